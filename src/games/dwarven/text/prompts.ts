import type { Choice } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Move } from '../moves.ts'
import { leastBid } from '../phases/auction.ts'
import { boardOf, type Do, home, type Position } from '../position.ts'
import { goodsToAdd, offeredCost, offeredThing, rolledFor } from './moves.ts'
import { cardName, segmentName, sentence } from './names.ts'
import type { Locale } from './words.ts'

/** The instruction shown with a choice. */
export function promptText(t: Locale, box: Box, p: Position, choice: Choice<Move>): string {
  const { prompts } = t
  switch (p.phase) {
    case 'place':
      return placePrompt(t, p, choice)
    case 'race':
      return prompts.race
    case 'auction':
      return auctionPrompt(t, box, p)
    case 'pay':
      return prompts.pay
    case 'settle':
      return settlePrompt(t, box, p)
    case 'operate':
      return prompts.operate({ cu: box.is.operate })
    case 'read':
      return readPrompt(t, box, p, choice)
    case 'deals':
      return choice.moves.some(({ type }) => type === 'accept') ? prompts.dealsOffered : prompts.deals
    case 'clear':
      return prompts.clear
    case 'sweep':
      return prompts.sweep({ count: p.sweeps[choice.seat] ?? 0 })
    default:
      return prompts.ship
  }
}

function placePrompt({ prompts: { place } }: Locale, p: Position, { seat, moves }: Choice<Move>): string {
  const atHome = boardOf(p, seat).pawns.filter(({ at }) => at === home).length
  const can = (...types: readonly Move['type'][]) => moves.some(({ type }) => types.includes(type))
  const [surveys, prospects] = [can('survey', 'clip'), can('prospect')]
  if (surveys && prospects) return place.both
  if (surveys) return atHome === 1 ? place.lastSurveyor : place.surveyors
  return atHome === 1 ? place.lastAgent : place.agents
}

function auctionPrompt({ prompts, ...t }: Locale, box: Box, { auctions: [current] }: Position): string {
  if (!current?.begun) return prompts.auction
  return prompts.bid({ cu: leastBid(box, current), card: cardName({ prompts, ...t }, box, current.card) })
}

function readPrompt(t: Locale, box: Box, p: Position, { moves }: Choice<Move>): string {
  const mine = moves.find((move) => move.type === 'read')?.mine ?? 0
  return t.prompts.read({ die: rolledFor(p, mine), mine: cardName(t, box, mine) })
}

function settlePrompt(t: Locale, box: Box, p: Position): string {
  const { prompts } = t
  const frame = p.todo.at(-1)
  const asked: Partial<Record<Do, () => string>> = {
    take: () => sentence(prompts.take({ thing: sentence(offeredThing(t, box, p)), cu: offeredCost(box, p) })),
    buy: () => {
      const card = offeredThing(t, box, p)
      const cu = offeredCost(box, p)
      return cu === 0 ? prompts.buyFree({ card }) : prompts.buy({ card, cu })
    },
    release: () => prompts.release({ count: box.is.transports }),
    name: () => prompts.name,
    strike: () => prompts.strike({ count: goodsToAdd(p) }),
  }
  if (frame?.do === 'lay') return prompts.lay({ segment: segmentName(t, box, p, frame.segment) })
  if (frame?.do === 'ride') return prompts.ride({ card: cardName(t, box, frame.card) })
  return (frame && asked[frame.do]?.()) ?? t.prompts.pay
}
