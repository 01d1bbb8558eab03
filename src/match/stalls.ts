import type { Clock } from '../kit/clock.ts'
import { drawDue } from '../rules/check.ts'
import { drawAsked } from '../rules/draws.ts'
import type { Game, Seat } from '../rules/game.ts'
import { type Journal, lastQuestion, tableOf } from '../rules/journal.ts'
import { isShowing } from '../rules/pledges.ts'
import { holderOf, isDrawnTogether } from '../rules/tableState.ts'
import { togetherIn } from '../rules/together/together.ts'
import { isHeldBy } from './agreement.ts'
import { answersAsked } from './answers.ts'
import type { Acks } from './caught.ts'
import type { Match } from './match.ts'

interface Parts {
  readonly game: Game
  readonly clock: Clock
  readonly match: Pick<Match, 'journal' | 'notify'>
  /** This browser's key, and the others' acknowledgements. */
  readonly own: string
  readonly acks: Acks
}

/** Time that devices have to acknowledge what asks for a secret, ms. */
export const patience = 4000

/**
 * The seats whose devices keep a draw or a deal waiting: they have yet to acknowledge the entry that asks, and nobody
 * shows anything secret before. Empty while they still have time; called again for each change of the match.
 */
export function watchStalls({ game, clock, match, own, acks }: Parts): () => readonly Seat[] {
  let asked: number | undefined
  let isLate = false
  let cancel = () => {}
  return () => {
    const journal = match.journal()
    const question = questionIn(game, journal)
    if (question?.seq !== asked) {
      cancel()
      asked = question?.seq
      isLate = false
      if (question)
        cancel = clock.after(patience, () => {
          isLate = true
          match.notify()
        })
    }
    if (!question || !isLate) return []
    const { seats } = tableOf(journal).roster
    const late = question.keys.filter((key) => !isHeldBy([key], journal, { acks, own, seq: question.seq }))
    return seats.flatMap((seated, seat) => (late.includes(seated?.key) ? [seat] : []))
  }
}

/** The entry that asks for the next secrets, and the keys of those who acknowledge it first. */
function questionIn(game: Game, journal: Journal) {
  const table = tableOf(journal)
  const type = drawDue(game, journal)
  if (type && !isDrawnTogether(table)) return undefined
  if (type) {
    const { seq, holders } = drawAsked(journal.entries, table, type)
    return { seq, keys: holders }
  }
  if (isShowing(table, journal.ask)) return answersAsked(journal)
  const due = table.deck?.table && togetherIn(game)?.due(game, journal)
  if (!due || due.isLost || due.type === 'commit') return undefined
  return { seq: lastQuestion(journal), keys: due.deal.dealers.map(holderOf) }
}
