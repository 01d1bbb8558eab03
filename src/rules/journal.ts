import { need } from '../kit/assert.ts'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import { type Body, type Entry, isPlayed, type Setup } from './body.ts'
import type { Ask, GameTypes, Seat } from './game.ts'
import { epochAfter, type TableState } from './tableState.ts'

/** What isn't covered by an entry's hash. */
export type Signed = Pick<Entry<unknown>, 'sig' | 'seal'>

/** A journal that replays, with the positions it leads to. Never mutated, never empty. */
export interface Journal<G extends GameTypes = GameTypes> {
  readonly entries: readonly Entry<G['move']>[]
  /** The position after each entry, by entry number. */
  readonly positions: readonly G['position'][]
  /** The table after each entry, by entry number. */
  readonly tables: readonly TableState[]
  /** What the last position asks. */
  readonly ask: Ask<G['move']>
}

/** The position after the last entry. */
export function positionOf<G extends GameTypes>(journal: Journal<G>): G['position'] {
  return need(journal.positions.at(-1), 'the last position')
}

/** The table after the last entry. */
export function tableOf({ tables }: Pick<Journal, 'tables'>): TableState {
  return need(tables.at(-1), 'the last table')
}

/** The last entry of a journal. */
export function lastOf<G extends GameTypes>(journal: Journal<G>): Entry<G['move']> {
  return need(journal.entries.at(-1), 'the last entry')
}

/** Epochs by which a takeover may be ahead: one for each that its host may have missed. */
export const mostEpochsAhead = 64

/** The `prev` of the first entry. */
export const noPrev = '0'.repeat(64)

/** Hashes of entries seen before: each is signed or verified once, and then named by the next. */
const hashes = new WeakMap<Entry<unknown>, string>()

/** SHA-256 of an entry without its signatures: the next one's `prev`. */
export function entryHash(entry: Entry<unknown>): string {
  const known = hashes.get(entry)
  if (known !== undefined) return known
  const { sig: _, seal: __, ...rest } = entry
  const hash = sha256Hex(canonical(rest))
  hashes.set(entry, hash)
  return hash
}

/** Whether two entries say the same, no matter who has signed them. */
export const isSameEntry = (a: Entry<unknown>, b: Entry<unknown>): boolean =>
  entryHash(a) === entryHash(b)

/** The same entry with more signatures. */
export function withSigs<M>(entry: Entry<M>, sigs: Signed): Entry<M> {
  const made = { ...entry, ...sigs }
  hashes.set(made, entryHash(entry))
  return made
}

/** Makes the entry that comes after another, or the first. `position` is the `digest64` of the position after it. */
export function makeEntry<M>(
  last: Entry<unknown> | undefined,
  by: Seat | 'host',
  body: Body<M>,
  position: string,
): Entry<M> {
  return { ...nextLink(last, body), by, body, position }
}

/** The epoch, number and `prev` required of the entry after another. A takeover opens an epoch. */
export const nextLink = (last: Entry<unknown> | undefined, body: Body<unknown>) => ({
  epoch: epochAfter(last?.epoch ?? 1, body),
  seq: last ? last.seq + 1 : 0,
  prev: last ? entryHash(last) : noPrev,
})

/** The setup that entries begin with; undefined if they don't begin with one. */
export const setupIn = ([first]: readonly Pick<Entry<unknown>, 'body'>[]): Setup | undefined =>
  first?.body.type === 'setup' ? first.body : undefined

/** What the next draw is to bring, as agreed; undefined if it is left to chance. */
export function chosenDraws(entries: readonly Entry<unknown>[]): readonly string[] | undefined {
  const last = lineOf(entries).findLast(
    ({ body }) => body.type === 'chance' || (body.type === 'mark' && body.draws !== undefined),
  )
  const draws = last?.body.type === 'mark' ? last.body.draws : undefined
  return draws?.length === 0 ? undefined : draws
}

/** The entries that made the position, without what was undone. */
export function lineOf<E extends Pick<Entry<unknown>, 'seq' | 'body'>>(
  entries: readonly E[],
): readonly E[] {
  const line: E[] = []
  for (const entry of entries) {
    if (isPlayed(entry)) line.push(entry)
    if (entry.body.type !== 'undo') continue
    while ((line.at(-1)?.seq ?? -1) > entry.body.to) line.pop()
  }
  return line
}
