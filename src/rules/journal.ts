import { need } from '../kit/assert.ts'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { Body, Entry, Opening, Setup } from './body.ts'
import { seedIn } from './chance.ts'
import type { Ask, GameTypes, Seat } from './game.ts'
import { isShowing } from './pledges.ts'
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
  for (const { body } of lineBack(entries)) {
    if (body.type === 'chance') return undefined
    if (body.type === 'mark' && body.draws) return body.draws.length === 0 ? undefined : body.draws
  }
  return undefined
}

/** Things that the draw of entry `seq` was to bring, and whether one was found that did; undefined if none were chosen. */
export function chosenFor(entries: readonly Entry<unknown>[], seq: number) {
  const draws = chosenDraws(entries.slice(0, seq))
  const next = entries[seq + 1]?.body
  return draws && { draws, came: !(next?.type === 'mark' && next.says?.type === 'missedDraws') }
}

/** The entries that made the position, without what was undone. */
export const lineOf = <E extends Pick<Entry<unknown>, 'body'>>(entries: readonly E[]): readonly E[] =>
  [...lineBack(entries)].reverse()

/** The same from the last one back, so that nobody need look at a whole journal for it. */
export function* lineBack<E extends Pick<Entry<unknown>, 'body'>>(entries: readonly E[]): Generator<E, undefined> {
  let entry = entries.at(-1)
  for (let at = entries.length - 1; entry; entry = entries[at]) {
    if (isPlayed(entry)) yield entry
    at = entry.body.type === 'undo' ? Math.min(entry.body.to, at - 1) : at - 1
  }
  return undefined
}

/** Whether an entry still stands that a test is true of, looking back no further than to number `from`. */
export function stands(
  entries: readonly Entry<unknown>[],
  test: (entry: Entry<unknown>) => boolean,
  from = 0,
): boolean {
  for (const entry of lineBack(entries)) {
    if (entry.seq < from) return false
    if (test(entry)) return true
  }
  return false
}

const playedTypes: ReadonlySet<string> = new Set<Body<unknown>['type']>(['setup', 'move', 'chance', 'out'])

/** True for entries that make the position: setup, moves, chance, seats that are out, and tests. */
export const isPlayed = ({ body }: Pick<Entry<unknown>, 'body'>): boolean => playedTypes.has(body.type) || isTest(body)

const asking: ReadonlySet<string> = new Set(['undo', 'deal', 'mix', 'lock'])

/** The number of the last entry that asks devices for something secret: a draw, or a part in dealing. */
export const lastQuestion = ({ entries }: { readonly entries: readonly Entry<unknown>[] }): number =>
  entries.findLast((entry) => isPlayed(entry) || asking.has(entry.body.type))?.seq ?? 0

const dealt: ReadonlySet<string> = new Set(['mix', 'lock', 'share', 'audit'])

/** The number of the last pledge, which asks for the answers to a sealed question to be shown. */
export const lastPledge = (entries: readonly Entry<unknown>[]): number =>
  entries.findLast(({ body }) => body.type === 'pledge')?.seq ?? 0

/** Whether an entry shows a pledged answer, which its device does by itself. */
export const isShownAnswer = (body: Body<unknown>): boolean => body.type === 'move' && body.salt !== undefined

/** The number of the question that an entry answers with something secret; undefined for one that tells no secret. */
export const secretQuestion = (body: Body<unknown>, entries: readonly Entry<unknown>[]): number | undefined => {
  if (isShownAnswer(body)) return lastPledge(entries)
  return dealt.has(body.type) ? lastQuestion({ entries }) : undefined
}

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
  return undoRange(entries, table, seat)[0]
}

/** The entries that a seat may freely undo to, the furthest first. */
function undoRange(entries: readonly Entry<unknown>[], table: TableState, seat: Seat): readonly number[] {
  if (isEnded(table)) return []
  const range: number[] = []
  let at = entries.length - 1
  for (const { seq, by, body } of lineBack(entries)) {
    // A move before the last time that anyone saw a card is none that may be undone.
    while (at > seq && !isLook(entries[at])) at--
    range.unshift(seq)
    const isOwn = body.type === 'move' && by === seat && body.opens === undefined
    if (at > seq || !isOwn || isShownAnswer(body)) break
  }
  return range.slice(0, -1)
}

/** True for entries by which someone sees a hidden card. */
const isLook = (entry: Entry<unknown> | undefined) => entry?.body.type === 'share' || entry?.body.type === 'deal'

/**
 * True while a draw is being made together, or sealed answers are shown: the first to know the outcome mustn't be able to
 * call it off.
 */
export const isBound = ({ tables, ask }: Pick<Journal, 'tables' | 'ask'>): boolean =>
  isFair(tableOf({ tables })) && (ask.type === 'chance' || isShowing(tableOf({ tables }), ask))

/** True if a seat may freely undo to this entry, which must still stand. */
export const mayUndo = (entries: readonly Entry<unknown>[], table: TableState, seat: Seat, to: number): boolean =>
  undoRange(entries, table, seat).includes(to)

/** Tells apart two questions to a seat: it changes with all that is played or undone around it. */
export function questionOf({ entries }: Pick<Journal, 'entries'>, seat?: Seat): string {
  const changes = entries.filter((entry) => changesQuestion(entry, seat))
  return `${changes.length}/${changes.at(-1)?.position}`
}

/** True for entries after which a seat is asked something else than before; others may answer meanwhile. */
export const changesQuestion = ({ by, body }: Entry<unknown>, seat?: Seat): boolean => {
  const isAnswer = body.type === 'move' || body.type === 'pledge'
  const isOthers = isAnswer && seat !== undefined && by !== seat
  return ((isPlayed({ body }) || isAnswer) && !isOthers) || body.type === 'undo'
}

/** The seat that made the last move still standing, if no draw or test came after it. */
export function lastMover(entries: readonly Entry<unknown>[]): Seat | undefined {
  const { value: last } = lineBack(entries).next()
  return last?.body.type === 'move' && last.by !== 'host' ? last.by : undefined
}
