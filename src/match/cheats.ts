import { dealsOf, deckOf } from '../rules/cards.ts'
import type { Game, Seat } from '../rules/game.ts'
import type { Journal } from '../rules/journal.ts'
import type { TableDeal } from '../rules/tableState.ts'
import { togetherIn } from '../rules/together/together.ts'

/** Cards looked at in a row before the page gets its turn. */
const slice = 6

/** The seats whose devices haven’t shuffled as they said they would, as far as they have shown that. */
export async function cheatsIn(game: Game, journal: Journal, pause: () => Promise<void>): Promise<readonly Seat[]> {
  const deck = deckOf(journal)
  const seats = new Set<Seat>()
  for (const deal of deck ? dealsOf(deck) : []) {
    const work = togetherIn(game)?.audit(deal)
    if (!work) break
    let step = work.next()
    for (let count = 1; !step.done; step = work.next()) if (count++ % slice === 0) await pause()
    for (const seat of step.value) seats.add(seat)
  }
  return [...seats].sort((a, b) => a - b)
}

/** The deals by the table for which everyone has shown how they shuffled. */
export function auditedDeals(journal: Journal): readonly TableDeal[] {
  const deck = deckOf(journal)
  const isWhole = ({ dealers }: TableDeal) => dealers.every(({ seed }) => seed !== undefined)
  return deck ? dealsOf(deck).filter(isWhole) : []
}
