import * as v from 'valibot'
import type { Game } from '../../rules/game.ts'
import { apply } from './apply.ts'
import { type Box, openBox } from './box.ts'
import { ask } from './choices.ts'
import type { Edition } from './content/edition.ts'
import { drawn } from './drawn.ts'
import { brings, readPosition } from './edit/index.ts'
import { moveSchema } from './moves.ts'
import { boardOf, clonePosition } from './position.ts'
import { earnedSoFar, outcome } from './score.ts'
import { readOptions, setup } from './setup.ts'
import { chart, step } from './turn.ts'
import type { Types } from './types.ts'
import { why } from './why.ts'

export { builtIn, builtInBy, isBuiltIn, readEdition } from './content/editions.ts'

/** Foothills, bound to one edition. */
export interface Foothills extends Game<Types> {
  readonly box: Box
}

/** The rules of Foothills with the values of an edition that the schema has read. */
export function foothills(edition: Edition): Foothills {
  const box = openBox(edition)
  return {
    id: 'foothills',
    ruleset: 1,
    edition: box.edition,
    seats: { min: 2, max: 2 },
    chart,
    box,
    readOptions,
    setup: (_, options) => setup(box, options),
    clone: clonePosition,
    step: (p, input, tell) => step(box, p, input, tell),
    apply: (p, effect) => apply(box, p, effect),
    ask: (p) => ask(box, p),
    why: (p, seat, intention) => why(box, p, seat, intention),
    outcome: (p, stopped) => outcome(box, p, stopped),
    earned: (p, seat) => earnedSoFar(boardOf(p, seat)),
    readMove: (data) => {
      const read = v.safeParse(moveSchema, data)
      return read.success ? read.output : undefined
    },
    readPosition: (data, p) => readPosition(box, data, p),
    drawn,
    brings,
  }
}
