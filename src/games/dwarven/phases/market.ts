import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import { type Box, cardIn, isAdvanced } from '../box.ts'
import { isForRow, nextCard } from '../cards.ts'
import { topRung } from '../content/edition.ts'
import type { Effect } from '../effects.ts'
import type { Position } from '../position.ts'
import { beginPlacing } from './place.ts'
import { chance, type PhaseRules } from './rules.ts'

/** “Bookkeeping”: prices, cards, pawns, the start token; the match ends with the turn in which someone reaches the goal. */
export const bookkeeping: PhaseRules = {
  ask: () => chance,
  step: (box, p, input, tell) => {
    if (input.type === 'chance') {
      adjustPrices(box, p, input.draw, tell)
      restoreCards(box, p, input.draw, tell)
    }
    tell({ type: 'recovered' })
    if (isOver(box, p)) {
      tell({ type: 'over' })
      return 'ended'
    }
    if (p.snow.length + p.storms.length > 0) tell({ type: 'weather', snow: p.storms })
    tell({ type: 'token', seat: (p.start + 1) % p.boards.length })
    tell({ type: 'turn', turn: p.turn + 1 })
    beginPlacing(p)
    return 'turn'
  },
}

const isOver = (box: Box, p: Position): boolean =>
  isAdvanced(box, p) ? p.turn >= box.is.advancedTurns : p.ending || p.turn >= box.is.mostTurns

const onLadder = (rung: number): number => Math.max(1, Math.min(topRung, rung))

/** Goods shipped fall a rung for every two or part of two, others rise one; then the die raises one more. */
function adjustPrices(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const { fall } = box.values.market
  const rungs = p.rungs.map((market, at) =>
    market.map((rung, good) => {
      const goods = p.shipped[at]?.[good] ?? 0
      return onLadder(goods > 0 ? rung - Math.ceil(goods / fall) : rung + 1)
    }),
  )
  tell({ type: 'prices', from: p.rungs, rungs })
  const die = draw(6) + 1
  tell({ type: 'marketDie', die })
  const raised = rungs.map((market) => market.map((rung, good) => (good === die - 1 ? onLadder(rung + 1) : rung)))
  if (rungs.some((market, at) => market[die - 1] !== raised[at]?.[die - 1]))
    tell({ type: 'prices', from: rungs, rungs: raised })
  if (p.shipped.some((counts) => counts.some((count) => count > 0))) tell({ type: 'returned' })
}

/** “Restore Cards”: the row is filled; the first storm of the turn blows away the cards that lay there before. */
function restoreCards(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const old = [...p.upcards]
  let isSwept = false
  const sweepOnce = () => {
    if (!isSwept && p.storms.length > 0) {
      isSwept = true
      if (old.length > 0) tell({ type: 'swept', cards: old })
    }
  }
  sweepOnce()
  while (p.upcards.length < box.is.upcards && [...p.deck, ...p.under].some((card) => isForRow(box, card))) {
    fill(box, p, box.is.upcards - p.upcards.length, draw, tell)
    sweepOnce()
  }
}

/** Draws so many cards at once, as far as there are any. */
function fill(box: Box, p: Position, count: number, draw: Draw, tell: Tell<Effect>): void {
  let left = count
  while (left > 0) {
    const first = nextCard(p, draw, tell)
    if (first === 0) return
    const drawn = [first]
    const others = p.deck.filter((card) => card !== first)
    while (drawn.length < left && others.length > 0) drawn.push(...others.splice(draw(others.length), 1))
    left -= drawn.length
    tell({ type: 'filled', ...sorted(box, drawn) })
  }
}

function sorted(box: Box, drawn: readonly number[]) {
  const of = (kind: 'event' | 'storm') => drawn.filter((card) => cardIn(box, card).kind === kind)
  return { upcards: drawn.filter((card) => isForRow(box, card)), events: of('event'), storms: of('storm') }
}
