import * as v from 'valibot'
import type { Game } from '../../rules/game.ts'
import { apply } from './apply.ts'
import { type Box, openBox } from './box.ts'
import { ask } from './choices.ts'
import type { Edition } from './content/edition.ts'
import { brings, drawn } from './drawn.ts'
import { moveSchema, type Types } from './moves.ts'
import { readOptions } from './options.ts'
import { clonePosition } from './position.ts'
import { readPosition } from './read.ts'
import { earnedSoFar, outcome } from './score.ts'
import { setup } from './setup.ts'
import { chart, step } from './turn.ts'
import { why } from './why.ts'

export { readEdition } from './content/edition.ts'
export { builtIn } from './content/editions.ts'

/** Snowdonia, bound to one edition. */
export interface Snowdonia extends Game<Types> {
  readonly box: Box
}

/** The rules of Snowdonia with the values of an edition that the schema has read. */
export function snowdonia(edition: Edition): Snowdonia {
  const box = openBox(edition)
  return {
    id: 'snowdonia',
    ruleset: 1,
    edition: box.edition,
    seats: { min: 1, max: 5 },
    chart,
    box,
    readOptions,
    setup: (seats, options) => setup(box, seats, options),
    clone: clonePosition,
    step: (p, input, tell) => step(box, p, input, tell),
    apply: (p, effect) => apply(box, p, effect),
    ask: (p) => ask(box, p),
    why: (p, seat, intention) => why(box, p, seat, intention),
    outcome: (p, stopped) => outcome(box, p, stopped),
    earned: (p, seat) => earnedSoFar(box, p, seat),
    readMove: (data) => {
      const read = v.safeParse(moveSchema, data)
      return read.success ? read.output : undefined
    },
    readPosition: (data, p) => readPosition(box, data, p),
    drawn,
    brings,
  }
}
