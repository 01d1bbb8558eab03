import { need } from '../kit/assert.ts'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { Body, Entry, Opening, Setup } from './body.ts'
import { seedIn } from './chance.ts'
import type { Ask, GameTypes, Seat } from './game.ts'
import { epochAfter, isEnded, isFair, type TableState } from './tableState.ts'

/** The fields that an entry's hash doesn't cover. */
export type Signed = Pick<Entry<unknown>, 'sig' | 'seal'>

/** A journal that replays, with the positions it leads to. Never mutated, never empty. */
export interface Journal<G extends GameTypes = GameTypes> {
  readonly entries: readonly Entry<G['move']>[]
  /** The position after each entry, by entry number. */
  readonly positions: readonly G['position'][]
  /** The table after each entry, by entry number. */
  readonly tables: readonly TableState[]
  /** The question in the last position. */
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
  const { sig: _, seal: __, body, ...rest } = entry
  const hash = sha256Hex(canonical({ ...rest, body: hashed(body) }))
  hashes.set(entry, hash)
  return hash
}

/** A body as its hash covers it: a draw by its seed, whose proofs are signatures, too. */
function hashed<M>(body: Body<M>): Body<M> {
  if ((body.type !== 'chance' && body.type !== 'shuffle') || body.proofs === undefined) return body
  return { type: body.type, seed: seedIn(body) }
}

/** Whether two entries say the same, no matter who has signed them. */
export const isSameEntry = (a: Entry<unknown>, b: Entry<unknown>): boolean => entryHash(a) === entryHash(b)

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

/** Things that the next draw is to bring, as agreed; undefined if it is left to chance. */
export function chosenDraws(entries: readonly Entry<unknown>[]): readonly string[] | undefined {
  const last = lineOf(entries).findLast(
    ({ body }) => body.type === 'chance' || (body.type === 'mark' && body.draws !== undefined),
  )
  const draws = last?.body.type === 'mark' ? last.body.draws : undefined
  return draws?.length === 0 ? undefined : draws
}

/** The entries that made the position, without what was undone. */
export function lineOf<E extends Pick<Entry<unknown>, 'seq' | 'body'>>(entries: readonly E[]): readonly E[] {
  const line: E[] = []
  for (const entry of entries) {
    if (isPlayed(entry)) line.push(entry)
    if (entry.body.type !== 'undo') continue
    while ((line.at(-1)?.seq ?? -1) > entry.body.to) line.pop()
  }
  return line
}

/** True for entries that make the position: setup, moves, chance, seats that are out, and tests. */
export const isPlayed = ({ body }: Pick<Entry<unknown>, 'body'>): boolean =>
  ['setup', 'move', 'chance', 'out'].includes(body.type) || isTest(body)

/** True for what can be written again behind other entries, since it changes nothing in the match. */
export const isAside = ({ body }: Pick<Entry<unknown>, 'body'>): boolean =>
  body.type === 'host' || body.type === 'seat' || (body.type === 'mark' && !isTest(body))

/** True for a change from outside the rules: another position, or chosen draws. */
export const isTest = (body: Body<unknown>): boolean =>
  body.type === 'mark' && (body.position !== undefined || body.draws !== undefined)

/** The openings that an entry brings. */
export const opensIn = (body: Body<unknown>): readonly Opening[] =>
  body.type === 'move' || body.type === 'open' ? (body.opens ?? []) : []

/**
 * The furthest a seat may undo freely: to the last chance, test or move of another seat, or the last time that anyone
 * saw a hidden card, never past them; undefined if it has not moved since, or the match has ended. Entries about seats,
 * hosts, notes and requests don't stand in the way.
 */
export function undoTarget(entries: readonly Entry<unknown>[], table: TableState, seat: Seat): number | undefined {
  if (isEnded(table)) return undefined
  const line = lineOf(entries)
  const seen = entries.findLast(({ body }) => body.type === 'share' || body.type === 'deal')?.seq ?? 0
  const isFree = ({ seq, by, body }: Entry<unknown>) =>
    body.type === 'move' && by === seat && body.opens === undefined && seq > seen
  const target = line.findLast((entry) => !isFree(entry))
  return target === line.at(-1) ? undefined : target?.seq
}

/** True while a draw is being made together: the first to know its outcome mustn't be able to call it off. */
export const isBound = ({ tables, ask }: Pick<Journal, 'tables' | 'ask'>): boolean =>
  isFair(tableOf({ tables })) && ask.type === 'chance'

/** True if a seat may freely undo to this entry, which must still stand. */
export function mayUndo(entries: readonly Entry<unknown>[], table: TableState, seat: Seat, to: number): boolean {
  const target = undoTarget(entries, table, seat)
  if (target === undefined || to < target) return false
  const line = lineOf(entries)
  return to !== line.at(-1)?.seq && line.some((entry) => entry.seq === to)
}

/** The seat that made the last move still standing, if no draw or test came after it. */
export function lastMover(entries: readonly Entry<unknown>[]): Seat | undefined {
  const last = lineOf(entries).at(-1)
  return last?.body.type === 'move' && last.by !== 'host' ? last.by : undefined
}
