import * as v from 'valibot'
import type { Game } from '../../rules/game.ts'
import { refusalOf } from '../../rules/refusal.ts'
import { apply } from './apply.ts'
import { type Box, openBox } from './box.ts'
import { chart } from './chart.ts'
import { hinderMove } from './choices.ts'
import { type Edition, editions } from './content/edition.ts'
import { brings } from './effects.ts'
import { moveSchema } from './moves.ts'
import { guildSeats, readOptions, settingsOf } from './options.ts'
import { boardOf, clonePosition, isOpen } from './position.ts'
import { readPosition } from './read.ts'
import { reasons } from './reasons.ts'
import { outcome } from './score.ts'
import { setup } from './setup.ts'
import { ask, step } from './turn.ts'
import type { Types } from './types.ts'

export { editions }

/** The built-in edition. */
export const { builtIn } = editions

/** Dwarven Rails, bound to one edition. */
export interface Dwarven extends Game<Types> {
  readonly box: Box
}

/** The rules of Dwarven Rails with the values of an edition that the schema has read. */
export function dwarven(edition: Edition): Dwarven {
  const box = openBox(edition)
  return {
    id: 'dwarven',
    ruleset: 1,
    edition: box.edition,
    seats: { min: 2, max: 4 },
    chart,
    box,
    readOptions,
    rulesPlay: (options, seats) => guildSeats(settingsOf(options), seats),
    setup: (seats, options) => setup(box, seats, options),
    clone: clonePosition,
    step: (p, input, tell) => step(box, p, input, tell),
    apply: (p, effect) => apply(box, p, effect),
    ask: (p) => ask(box, p),
    why: (p, seat, intention) => {
      const against = hinderMove(box, p, seat, intention)
      return against && refusalOf(against, reasons)
    },
    outcome: (p, stopped) => outcome(box, p, stopped),
    earned: (p, seat) => (isOpen(p, seat, -1) ? boardOf(p, seat).money : undefined),
    turn: ({ turn }) => turn,
    readMove: (data) => {
      const read = v.safeParse(moveSchema, data)
      return read.success ? read.output : undefined
    },
    readPosition: (data, p) => readPosition(box, data, p),
    brings: (told, wanted) => brings(told, wanted),
  }
}
