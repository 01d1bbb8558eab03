import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { drop, type Move } from '../moves.ts'
import { guildSeats } from '../options.ts'
import type { Auction, Position } from '../position.ts'
import { listOf } from './lists.ts'
import { priceOf } from './prospecting.ts'

/*
 * “Bidding Rules”: the Guild rolls for the highest bid of each of its seats when an auction begins.
 */

/** Whether the Guild has yet to roll for an auction. */
export function hasToRoll({ settings, boards }: Position, { begun, limits, seats }: Auction): boolean {
  if (settings.guild.length === 0 || !begun || limits.length > 0) return false
  return guildSeats(settings, boards.length).some((seat) => seats.includes(seat))
}

/**
 * The auction with the limits rolled: the red number and the dice, in the open like every die of the match. A purse with
 * less in it ends the bids before, and stays closed.
 */
export function rollLimits(box: Box, p: Position, auction: Auction, draw: Draw, tell: Tell<Effect>): Auction {
  const { card, seats } = auction
  const limits = p.boards.map(() => 0)
  for (const seat of guildSeats(p.settings, p.boards.length)) {
    if (!seats.includes(seat)) continue
    const dice = Array.from({ length: listOf(p, seat).dice }, () => draw(6) + 1)
    const money = dice.reduce((sum, die) => sum + die, priceOf(box, card))
    limits[seat] = money
    tell({ type: 'limit', seat, card, dice, money })
  }
  return { ...auction, limits }
}

/** The least bid that leads, as long as it keeps within the limit. */
export function bidFor(limit: number, moves: readonly Move[]): Move {
  const bid = moves.find(({ type }) => type === 'bid')
  return bid?.type === 'bid' && bid.money <= limit ? bid : drop
}

/** Of several auctions, the dearest card’s comes first. */
export const nextAuction = (box: Box, moves: readonly Move[]): Move | undefined =>
  moves
    .filter((move) => move.type === 'auction')
    .sort((a, b) => priceOf(box, b.card) - priceOf(box, a.card) || a.card - b.card)[0]
