import type { Seat } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import { type Box, mineIn, transportIn } from './box.ts'
import type { Edition } from './content/edition.ts'
import { type Dwarven, dwarven } from './index.ts'
import { boardOf, type Position } from './position.ts'
import { priceOf } from './shipping.ts'
import { openRoutes, revenueFor } from './tickets.ts'
import type { Types } from './types.ts'

export { editions } from './index.ts'

/** Share of their price that goods on a mine are worth, since they are still to be hauled. */
const onMine = 0.6
/** Turns for which a ticket, a mine or a hauler goes on to bring something. */
const turns = 5

/** The Cu that a seat may expect of what it has. */
function worthOf(box: Box, p: Position, seat: Seat): number {
  const { money, mines, transports, bases, pawns } = boardOf(p, seat)
  if (bases.length === 0) return money
  const goods = mines.map((mine) => onMine * (p.goods[mine] ?? 0) * priceOf(box, p, 0, mineIn(box, mine).good))
  const working = mines.filter((mine) => !p.depleted.includes(mine)).length
  const strength = transports.reduce((sum, card) => sum + transportIn(box, card).number, 0)
  const tickets = revenueFor(box, openRoutes(box, p, seat).length)
  return (
    money + sum(goods) + turns * (Math.min(working * 2, strength / 2) * 3 + tickets) + pawns.length * 2 + strength / 2
  )
}

const sum = (all: readonly number[]) => all.reduce((some, one) => some + one, 0)

/** Dwarven Rails for those who think about it. */
export const mindOf = (box: Box): Mind<Types> => ({
  worth: (p) => p.boards.map((_, seat) => worthOf(box, p, seat)),
  swing: () => 60,
  turn: ({ turn }) => turn,
})

/** The rules with an edition, and their mind. */
export function think(edition: Edition): { game: Dwarven; mind: Mind<Types> } {
  const game = dwarven(edition)
  return { game, mind: mindOf(game.box) }
}
