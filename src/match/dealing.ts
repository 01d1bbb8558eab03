import { need } from '../kit/assert.ts'
import type { Clock } from '../kit/clock.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { inSlices } from '../kit/slices.ts'
import { deckOf } from '../rules/cards.ts'
import type { Game, Seat } from '../rules/game.ts'
import type { Journal } from '../rules/journal.ts'
import { entryHash } from '../rules/journal.ts'
import type { Problem, ProblemReason } from '../rules/problem.ts'
import type { DeckWork } from '../rules/together/cipher.ts'
import { type DealingPart, type Holder, togetherIn } from '../rules/together/together.ts'
import { auditedDeals, cheatsIn } from './cheats.ts'
import type { DealingNow } from './table.ts'

/** A device’s part in the deals of a match. */
export interface Dealing {
  /** The entry it has to write now, if any; one that takes time is begun, and is ready later. */
  due(journal: Journal): DealingPart | undefined
  /** Looks at what others have sealed for this device, and at how the cards were shuffled once everyone has shown it. */
  check(journal: Journal): void
  /** Notes that a seat's device was caught at once. */
  catch(seat: Seat): void
  /** The seats whose devices have been caught dealing falsely. */
  cheats(): readonly Seat[]
  /** Calls when something that took time can be written, or someone was caught. */
  on(listener: () => void): () => void
}

/** Dependencies of a device’s part in deals. */
interface Parts {
  readonly game: Game
  readonly signer: Holder
  readonly clock: Clock
}

/** Nothing done yet. */
export function makeDealing({ game, signer, clock }: Parts): Dealing {
  const ready = makeEmitter<void>()
  /** Decks by the work they come of; undefined while it goes on. */
  const works = new Map<string, readonly string[] | undefined>()
  /** Works in slices. */
  const worked = (id: string, begin: () => DeckWork) => {
    if (works.has(id)) return works.get(id)
    works.set(id, undefined)
    void inSlices(clock, begin()).then((made) => {
      works.set(id, made)
      ready.emit()
    })
    return undefined
  }
  const caught = new Set<Seat>()
  const checked = new Set<string>()
  const catchAll = (seats: readonly Seat[]) => {
    const before = caught.size
    for (const seat of seats) caught.add(seat)
    if (caught.size > before) ready.emit()
  }
  const check = async (journal: Journal) => {
    const { table } = deckOf(journal) ?? {}
    if (table) catchAll(togetherIn(game)?.foulFor(table, signer) ?? [])
    const deals = auditedDeals(journal)
    const id = deals.map(({ seq }) => entryHash(need(journal.entries[seq], 'the deal'))).join()
    if (deals.length === 0 || checked.has(id)) return
    checked.add(id)
    const pause = () => new Promise<void>((goOn) => void clock.after(0, goOn))
    catchAll(await cheatsIn(game, journal, pause))
  }
  return {
    check: (journal) => void check(journal),
    catch: (seat) => void caught.add(seat),
    cheats: () => [...caught],
    on: (listener) => ready.on(listener),
    due(journal) {
      const part = togetherIn(game)?.part(game, journal, signer)
      if (!part || 'body' in part) return part
      const { by, id, work, finish } = part
      const deck = worked(id, work)
      return deck && { by, body: finish(deck) }
    },
  }
}

/** The step that the cards wait for, as the table shows it. */
export function dealingNow(game: Game, journal: Journal): DealingNow | undefined {
  const due = togetherIn(game)?.due(game, journal)
  if (!due || due.isLost) return undefined
  const { seat, deal, type } = due
  if (type === 'share') return { seat }
  const committed = deal.dealers.filter(({ commit }) => commit !== undefined).length
  return { seat, shuffle: { done: committed + deal.decks.length, all: 3 * deal.dealers.length } }
}

/** Faults with hidden cards that no honest device commits, whatever else has happened. */
const falseDeals: ReadonlySet<ProblemReason> = new Set<ProblemReason>([
  ...(['badDeck', 'badShare', 'badOpening', 'badDeal'] as const),
])

/** Whether an entry was refused for what it does with hidden cards. */
export const isFalseDeal = ({ reason }: Pick<Problem, 'reason'>): boolean => falseDeals.has(reason)
