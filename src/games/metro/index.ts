import * as v from 'valibot'
import { sha256Hex } from '../../kit/hash.ts'
import { canonical } from '../../kit/json.ts'
import type { Game } from '../../rules/game.ts'
import { apply } from './apply.ts'
import { ask, opens } from './choices.ts'
import { closed } from './closed.ts'
import { ownStations } from './content/stations.ts'
import { copies } from './content/tiles.ts'
import { moveSchema, type Types } from './moves.ts'
import { readOptions, settingsOf } from './options.ts'
import { clonePosition, setup } from './position.ts'
import { readPosition } from './read.ts'
import { outcome } from './score.ts'
import { chart, step } from './turn.ts'
import { why } from './why.ts'

/** The rules of Metro. */
export const metro: Game<Types> = {
  id: 'metro',
  ruleset: 1,
  edition: { name: 'Classic', hash: sha256Hex(canonical({ copies, ownStations })) },
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
  hidden: { closed, hands: ({ hands, shown }) => hands.map(unshown(shown)), opens },
  readMove(data) {
    const read = v.safeParse(moveSchema, data)
    return read.success ? read.output : undefined
  },
  readPosition,
  brings: (told, wanted) => wanted.every((what, at) => told[at]?.type === what),
}

const unshown =
  (shown: readonly { readonly token: number }[]) =>
  (hand: readonly number[]): readonly number[] =>
    hand.filter((token) => !shown.some((card) => card.token === token))
