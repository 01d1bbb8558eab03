import * as v from 'valibot'
import type { Game } from '../../rules/game.ts'
import { apply } from './apply.ts'
import { ask, opens } from './choices.ts'
import { type Edition, markOf, printed } from './content/edition.ts'
import { type Copies, deckOf } from './content/tiles.ts'
import { moveSchema, type Types } from './moves.ts'
import { readOptions, settingsOf } from './options.ts'
import { clonePosition, setup } from './position.ts'
import { readPosition } from './read.ts'
import { outcome } from './score.ts'
import { chart, step } from './turn.ts'
import { closed } from './unseen.ts'
import { why } from './why.ts'

/** Metro, bound to one edition. */
export interface Metro extends Game<Types> {
  readonly copies: Copies
}

/** The rules of Metro with the tiles of an edition. */
export function metroWith(edition: Edition): Metro {
  const deck = deckOf(edition.copies)
  return {
    id: 'metro',
    ruleset: 1,
    edition: markOf(edition),
    copies: edition.copies,
    seats: { min: 2, max: 6 },
    chart,
    readOptions,
    setup: (seats, options) => setup(seats, settingsOf(options)),
    clone: clonePosition,
    step,
    apply,
    ask,
    why,
    outcome,
    hidden: { closed: (p) => closed(deck, p), hands: ({ hands, shown }) => hands.map(unshown(shown)), opens },
    readMove: (data) => {
      const read = v.safeParse(moveSchema, data)
      return read.success ? read.output : undefined
    },
    readPosition: (data, p) => readPosition(deck, data, p),
    brings: (told, wanted) => wanted.every((what, at) => told[at]?.type === what),
  }
}

/** The rules of Metro with the tiles of the printed game. */
export const metro = metroWith(printed)

const unshown =
  (shown: readonly { readonly token: number }[]) =>
  (hand: readonly number[]): readonly number[] =>
    hand.filter((token) => !shown.some((card) => card.token === token))
