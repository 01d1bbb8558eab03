import { fromBase64 } from '../kit/bytes.ts'
import { same } from '../kit/json.ts'
import { atOnce } from '../kit/slices.ts'
import type { Body, Entry, Opening } from './body.ts'
import { deckOf } from './cards.ts'
import type { Game, GameTypes, Token } from './game.ts'
import type { Journal } from './journal.ts'
import { pledgeOf } from './pledges.ts'
import type { TableDeal } from './tableState.ts'
import { type PartDue, togetherIn } from './together/together.ts'

/*
 * The parts links leave out of a deal by the table. In a finished match everyone has shown the seed by which they shuffled, and
 * those seeds are enough to do all that work over.
 */

type Authored = Pick<Entry<unknown>, 'by' | 'body'>

/** An answer to a sealed question, as it was shown. */
export interface PledgedAnswer {
  readonly salt: string
  readonly move: unknown
}

/** The secrets in a journal that others follow from. */
export interface Seeds {
  /** The seeds of its deals, by the number of the deal, then by dealer. */
  readonly known: Map<number, readonly (string | undefined)[]>
  /** Number of decks that may still be shuffled again, which takes long. */
  decks: number
  /** Pledged answers that were shown later, by their pledge. */
  readonly answers: Map<string, PledgedAnswer>
  /** The deck that was shuffled last, and what tells that work from any other. */
  made?: { readonly id: string; readonly deck: readonly string[] }
}

/** Decks that are shuffled again for one link: two deals by six devices take about a second and a half. */
const mostDecks = 24

/** No seeds known yet. */
export const noSeeds = (): Seeds => ({ known: new Map(), decks: mostDecks, answers: new Map() })

/** The seeds and answers that a journal shows. */
export function seedsIn(entries: readonly Entry<unknown>[]): Seeds {
  const seeds = noSeeds()
  for (const { seq, by, body } of entries) {
    if (body.type === 'deal' && body.dealers) seeds.known.set(seq, body.dealers.map(seedIn(entries, seq)))
    if (body.type !== 'move' || body.salt === undefined || by === 'host') continue
    seeds.answers.set(pledgeOf(body.salt, by, body.move), { salt: body.salt, move: body.move })
  }
  return seeds
}

/** Whether a journal’s deals can all be left out of a link; else they make it longer than a file. */
export const areSeedsShown = (entries: readonly Entry<unknown>[]): boolean =>
  [...seedsIn(entries).known.values()].flat().every((seed) => seed !== undefined)

const seedIn = (entries: readonly Entry<unknown>[], of: number) => (seat: number) => {
  const audit = entries.find(({ by, body }) => by === seat && body.type === 'audit' && body.of === of)
  return audit?.body.type === 'audit' ? audit.body.seed : undefined
}

/** The entry of this type that continues a journal, if its author’s seed is known. */
export function dealingBySeeds<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  type?: Body<unknown>['type'],
): Authored | undefined {
  const part = partBySeeds(game, journal, seeds, type)
  if (!part || 'body' in part) return part
  atOnce(shuffling(part, seeds))
  const { id, deck } = seeds.made ?? {}
  return deck && id === idOf(part) ? { by: part.by, body: part.finish(deck) } : undefined
}

/** Shuffles the deck that is due next, if its author’s seed is known, for `dealingBySeeds` to find it. */
export function* shufflingBySeeds<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
): Generator<void, void> {
  const part = seeds.known.size > 0 ? partBySeeds(game, journal, seeds) : undefined
  if (part && !('body' in part)) yield* shuffling(part, seeds)
}

function* shuffling(part: LongPart, seeds: Seeds): Generator<void, void> {
  const id = idOf(part)
  if (seeds.made?.id !== id && seeds.decks-- > 0) seeds.made = { id, deck: yield* part.work() }
}

const idOf = ({ id, by }: LongPart) => `${id} ${by}`

type LongPart = Exclude<PartDue, { readonly body: unknown }>

/** The next part of a deal, if its author’s seed is known. */
function partBySeeds<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  type?: Body<unknown>['type'],
): PartDue | undefined {
  const together = togetherIn(game)
  const due = together?.due(game, journal)
  if (!together || !due || due.isLost || (type && due.type !== type)) return undefined
  const seed = seeds.known.get(due.deal.seq)?.[due.dealer]
  const dealer = due.deal.dealers[due.dealer]
  const key = dealer?.heir?.key ?? dealer?.key
  if (seed === undefined || key === undefined) return undefined
  return together.part(game, journal, holderOf(key, seed))
}

/** A device of which no more is known than its seed: what it has sealed for others can’t be made again. */
function holderOf(key: string, seed: string) {
  const bytes = () => fromBase64(seed) ?? new Uint8Array(32)
  return { key, seal: () => '', unseal: bytes, derive: bytes }
}

/** A deal with the seeds that are known. */
const sown = (deal: TableDeal, { known }: Seeds): TableDeal => {
  const seeds = known.get(deal.seq) ?? []
  const dealers = deal.dealers.map((dealer, at) => {
    const seed = seeds[at]
    return seed === undefined ? dealer : { ...dealer, seed }
  })
  return { ...deal, dealers }
}

/** The opening of a card, by the seeds of everyone who dealt. */
function openingBySeeds<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
): (token: Token) => Opening | undefined {
  const table = deckOf(journal)?.table
  const deal = table && sown(table, seeds)
  return (token) => deal && togetherIn(game)?.opening(deal, token)
}

/** Writes openings that follow from seeds by their tokens alone. */
export function shortOpenings<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  opens: readonly Opening[],
): readonly (Opening | Token)[] {
  const opening = openingBySeeds(game, journal, seeds)
  return opens.map((one) => (same(opening(one.token), one) ? one.token : one))
}

/** Reads them back; what can’t be read stays as it is. */
export function wholeOpenings<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  opens: readonly unknown[],
): readonly unknown[] {
  const opening = openingBySeeds(game, journal, seeds)
  return opens.map((one) => (typeof one === 'number' ? opening(one) : one))
}
