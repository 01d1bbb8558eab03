import { need } from '../kit/assert.ts'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { Body, Setup } from './body.ts'
import type { Ask, GameTypes, Seat } from './game.ts'

/** One line of a match's journal. */
export interface Entry<M> {
  /** Which host wrote it: 1 for the first, up by one at each takeover. */
  readonly epoch: number
  /** Its number in the journal: 0, 1, 2 … */
  readonly seq: number
  /** SHA-256 of the entry before it (canonical JSON without `sig` and `seal`), 64 hexadecimal digits; zeros for the first. */
  readonly prev: string
  /** The seat that acted, or the host. */
  readonly by: Seat | 'host'
  readonly body: Body<M>
  /** `digest64` of the position after it. */
  readonly position: string
  /** Its author's signature. In a trust match, the host and its bots need none: the seal is theirs. */
  readonly sig?: string
  /** The signature of the host that committed it, in a trust match: two at one number are evidence. */
  readonly seal?: string
}

/** What isn't covered by an entry's hash. */
export type Signed = Pick<Entry<unknown>, 'sig' | 'seal'>

/** A journal that replays, with the positions it leads to. Never mutated, never empty. */
export interface Journal<G extends GameTypes = GameTypes> {
  readonly entries: readonly Entry<G['move']>[]
  /** The position after each entry, by entry number. */
  readonly positions: readonly G['position'][]
  /** What the last position asks. */
  readonly ask: Ask<G['move']>
}

/** The position after the last entry. */
export function positionOf<G extends GameTypes>(journal: Journal<G>): G['position'] {
  return need(journal.positions.at(-1), 'the last position')
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

/** Makes the entry that continues a journal. `position` is the `digest64` of the position after it. */
export function makeEntry<M>(
  entries: readonly Entry<M>[],
  by: Seat | 'host',
  body: Body<M>,
  position: string,
): Entry<M> {
  return { ...nextLink(entries, body), by, body, position }
}

/** The epoch, number and `prev` required of the next entry. A takeover opens an epoch. */
export function nextLink<M>(entries: readonly Entry<M>[], body: Body<M>) {
  const last = entries.at(-1)
  const before = last?.epoch ?? 1
  const opens = body.type === 'host' ? before + 1 : before
  const epoch = (body.type === 'host' || body.type === 'setup' ? body.epoch : undefined) ?? opens
  return { epoch, seq: entries.length, prev: last ? entryHash(last) : noPrev }
}

/** The setup that entries begin with; undefined if they don't begin with one. */
export const setupIn = ([first]: readonly Pick<Entry<unknown>, 'body'>[]): Setup | undefined =>
  first?.body.type === 'setup' ? first.body : undefined

/** True for a match in which nobody has to trust the host; see `Setup`. */
export const isTrustMatch = (entries: readonly Pick<Entry<unknown>, 'body'>[]): boolean =>
  setupIn(entries)?.trust !== undefined

/** True for a match whose draws are made together; see `Setup`. */
export const isFair = (entries: readonly Pick<Entry<unknown>, 'body'>[]): boolean =>
  setupIn(entries)?.chance === 'chains'

/** True for entries that make the position: setup, moves, chance, seats that are out, and tests. */
export const isPlayed = ({ body }: Pick<Entry<unknown>, 'body'>): boolean =>
  ['setup', 'move', 'chance', 'out'].includes(body.type) || isTest(body)

/** True for what can be written again behind other entries, since it changes nothing in the match. */
export const isAside = ({ body }: Pick<Entry<unknown>, 'body'>): boolean =>
  body.type === 'host' || body.type === 'seat' || (body.type === 'mark' && !isTest(body))

/** True for a change from outside the rules: another position, or chosen draws. */
export const isTest = (body: Body<unknown>): boolean =>
  body.type === 'mark' && (body.position !== undefined || body.draws !== undefined)

/** True for a match changed as a test, even if that was undone: its result doesn't count. */
export const isTestMatch = (entries: readonly Entry<unknown>[]): boolean =>
  entries.some(({ body }) => isTest(body))

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
