import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { EditionMark, Options, Seat } from './game.ts'

/** The first entry's body: which game, with which values, for how many. */
export interface Setup {
  readonly type: 'setup'
  /** 128 random bits as 32 hexadecimal digits; names the match for ever. */
  readonly match: string
  readonly game: string
  readonly ruleset: number
  readonly edition: EditionMark
  readonly seats: number
  readonly options: Options
  /** The public key of whoever hosts first, and so signs this. */
  readonly key?: string
  /** Names the match from which the same people's keys derive; this one, when missing. */
  readonly people?: string
  /** The epoch it begins with, when the table has seen takeovers before; else 1. */
  readonly epoch?: number
}

/** What an entry says happened. `M` is the game's move. */
export type Body<M> =
  | Setup
  | { readonly type: 'move'; readonly move: M }
  /** `seed` is 32 hexadecimal digits; `streamOf` makes the draws from it. */
  | { readonly type: 'chance'; readonly seed: string }
  /** The position is again the one after entry `to`; what lies between stays in the journal. */
  | { readonly type: 'undo'; readonly to: number }
  | {
      readonly type: 'seat'
      readonly seat: Seat
      readonly kind: 'person' | 'bot'
      readonly name?: string
      /** The sitter's public key. A bot with a key stands in for the person whose key it is. */
      readonly key?: string
    }
  /** Seat `seat`'s browser hosts from here on, in the next epoch, or a later one if that was not free. */
  | { readonly type: 'host'; readonly seat: Seat; readonly epoch?: number }
  | MarkBody
  | WishBody
  /** What a seat says to the wish in entry `to`; the seat that wished may say no to take it back. */
  | { readonly type: 'answer'; readonly to: number; readonly yes: boolean }
  /** The seat gives the match up, which ends it. */
  | { readonly type: 'resign' }

/** A note from outside the rules, or something done from there, which makes the match a test for ever. */
export interface MarkBody {
  readonly type: 'mark'
  /** What a person wrote, at most 500 characters. Older builds wrote the host's remarks here too. */
  readonly note: string
  /** What the host itself remarks; its note is empty then. */
  readonly says?: Remark
  /** What a person's note is pinned to. */
  readonly on?: Pin
  /** Number of the entry whose note its author takes back: it stays in the journal and is shown no more. */
  readonly hides?: number
  /** The match goes on from this position, once it has settled. Unread: `readPosition` is the game's. */
  readonly position?: unknown
  /** What the next draw brings, in the game's own names; nothing: it is left to chance again. */
  readonly draws?: readonly string[]
}

/** A host's remark on the match. */
export type Remark =
  /** No seed was found that brings these draws, so they were left to chance. */
  | { readonly type: 'missedDraws'; readonly draws: readonly string[] }
  /** Everything after this was damaged in the host's storage. */
  | { readonly type: 'damaged' }

/** What a note is about. */
export interface Pin {
  /** Number of an entry before the note. */
  readonly entry: number
  /** A piece by the name it has on the stage, for a note about one thing on the table. */
  readonly place?: string
}

/** A seat asks the others to agree to something. */
export type WishBody =
  /** To take the match back to where it stood after entry `to`. */
  | { readonly type: 'wish'; readonly wish: 'undo'; readonly to: number }
  /** To play another match, once this one is over. */
  | { readonly type: 'wish'; readonly wish: 'rematch' }
  /** For a test: to go on from another position, or to choose what the next draw brings. */
  | {
      readonly type: 'wish'
      readonly wish: 'edit'
      readonly note: string
      readonly position: unknown
    }
  | {
      readonly type: 'wish'
      readonly wish: 'draws'
      readonly note: string
      readonly draws: readonly string[]
    }

/** One line of a match's journal. */
export interface Entry<M> {
  /** Which host wrote it: 1 for the first, up by one at each takeover. */
  readonly epoch: number
  /** Its number in the journal: 0, 1, 2 … */
  readonly seq: number
  /** SHA-256 of the entry before it (canonical JSON without `sig`), 64 hexadecimal digits; zeros for the first. */
  readonly prev: string
  /** The seat that acted, or the host. */
  readonly by: Seat | 'host'
  readonly body: Body<M>
  /** `digest64` of the position after it. */
  readonly position: string
  readonly sig?: string
}

/** What is wrong with an entry, a journal or a match file, and where. Sentences for it are the table's. */
export interface Problem {
  readonly reason: ProblemReason
  /** Number of the entry at fault; missing when it is the whole. */
  readonly entry?: number
  /** Dotted path of the field at fault («body.move»). */
  readonly field?: string
  /** What stands there, or what was expected, where a sentence can use it. */
  readonly detail?: string
}

export const problemReasons = [
  /** It is not JSON, or longer than any match. */
  'notJson',
  'tooLong',
  /** It is JSON, but no match file, or one of a version unknown here. */
  'notMatch',
  'otherVersion',
  /** It is a link's text, and not as it was made. */
  'damaged',
  /** A field is missing, or holds what it cannot hold. */
  'badField',
  /** The match is of another game, by other rules, or with other component values. */
  'otherGame',
  'otherRuleset',
  'otherEdition',
  'badOptions',
  'badSeats',
  /** The chain: a number, an epoch or a `prev` that does not continue the entry before. */
  'wrongNumber',
  'wrongEpoch',
  'wrongPrev',
  'wrongBy',
  'wrongSig',
  /** The rules: what the entry says cannot happen here. */
  'noSetup',
  'secondSetup',
  'illegalMove',
  'noChanceAsked',
  'undoNotFree',
  /** A position that cannot be, or something done from outside that not all have agreed to. */
  'badPosition',
  'notAgreed',
  /** A wish for what cannot be, an answer where none is waited for, giving up what is over. */
  'badWish',
  'noWish',
  'alreadyOver',
  /** A note that is too long, one too many, or pinned to nothing that is there. */
  'badNote',
  /** It leads to another position than it says, or the whole to another hash. */
  'wrongPosition',
  'wrongHash',
] as const
export type ProblemReason = (typeof problemReasons)[number]

/** `prev` of the first entry. */
export const noPrev = '0'.repeat(64)

/** Hashes of entries seen before: each is signed or verified once, and then named by the next. */
const hashes = new WeakMap<Entry<unknown>, string>()

/** SHA-256 of an entry without its signature: what the next one's `prev` says. */
export function entryHash(entry: Entry<unknown>): string {
  const known = hashes.get(entry)
  if (known !== undefined) return known
  const { sig: _, ...rest } = entry
  const hash = sha256Hex(canonical(rest))
  hashes.set(entry, hash)
  return hash
}

/** The same entry with a signature. */
export function withSig<M>(entry: Entry<M>, sig: string): Entry<M> {
  const made = { ...entry, sig }
  hashes.set(made, entryHash(entry))
  return made
}

/** The entry that continues a journal. `position` is the `digest64` of the position after it. */
export function makeEntry<M>(
  entries: readonly Entry<M>[],
  by: Seat | 'host',
  body: Body<M>,
  position: string,
): Entry<M> {
  return { ...nextLink(entries, body), by, body, position }
}

/** Epoch, number and `prev` that the next entry must have. A takeover opens an epoch. */
function nextLink<M>(entries: readonly Entry<M>[], body: Body<M>) {
  const last = entries.at(-1)
  const before = last?.epoch ?? 1
  const opens = body.type === 'host' ? before + 1 : before
  const epoch = (body.type === 'host' || body.type === 'setup' ? body.epoch : undefined) ?? opens
  return { epoch, seq: entries.length, prev: last ? entryHash(last) : noPrev }
}

/** Whether an entry continues a journal: number, chain, epoch, who wrote it. Not what it does. */
export function checkEntry<M>(entries: readonly Entry<M>[], entry: Entry<M>): Problem | undefined {
  const next = nextLink(entries, entry.body)
  const wrong = (reason: ProblemReason, field: string, detail: string | number): Problem => ({
    reason,
    entry: next.seq,
    field,
    detail: String(detail),
  })
  if (entry.seq !== next.seq) return wrong('wrongNumber', 'seq', entry.seq)
  if (entry.epoch !== next.epoch) return wrong('wrongEpoch', 'epoch', entry.epoch)
  if (entry.prev !== next.prev) return wrong('wrongPrev', 'prev', entry.prev)
  if (!mayWrite(entry.by, entry.body)) return wrong('wrongBy', 'by', entry.by)
  return undefined
}

/** Whether a thing of this kind is a seat's, or the host's, to write. */
export const mayWrite = (by: Seat | 'host', { type }: Body<unknown>): boolean =>
  authors[type].includes(by === 'host' ? 'host' : 'seat')

/** Who writes what. The host carries out an undo that was agreed on; a free one is the seat's own. */
const authors: Readonly<Record<Body<unknown>['type'], readonly ('seat' | 'host')[]>> = {
  setup: ['host'],
  move: ['seat'],
  chance: ['host'],
  undo: ['seat', 'host'],
  seat: ['host'],
  host: ['host'],
  mark: ['seat', 'host'],
  wish: ['seat'],
  answer: ['seat'],
  resign: ['seat'],
}

/** True for entries that make the position: setup, moves and chance, and what was done for a test. */
export const isPlayed = ({ body }: Entry<unknown>): boolean =>
  body.type === 'setup' || body.type === 'move' || body.type === 'chance' || isTest(body)

/** True for what is done to a match from outside its rules: another position, or chosen draws. */
export const isTest = (body: Body<unknown>): boolean =>
  body.type === 'mark' && (body.position !== undefined || body.draws !== undefined)

/** True for a match that was tampered with for a test, even if that was taken back: its result means nothing. */
export const isTestMatch = (entries: readonly Entry<unknown>[]): boolean =>
  entries.some(({ body }) => isTest(body))

/** What the next draw is to bring, as agreed; `undefined` where it is left to chance. */
export function chosenDraws(entries: readonly Entry<unknown>[]): readonly string[] | undefined {
  const last = lineOf(entries).findLast(
    ({ body }) => body.type === 'chance' || (body.type === 'mark' && body.draws !== undefined),
  )
  const draws = last?.body.type === 'mark' ? last.body.draws : undefined
  return draws?.length === 0 ? undefined : draws
}

/** The entries that made the position, without what was taken back. */
export function lineOf<M>(entries: readonly Entry<M>[]): readonly Entry<M>[] {
  const line: Entry<M>[] = []
  for (const entry of entries) {
    if (isPlayed(entry)) line.push(entry)
    if (entry.body.type !== 'undo') continue
    while ((line.at(-1)?.seq ?? -1) > entry.body.to) line.pop()
  }
  return line
}

/**
 * How far a seat may go back freely: to the last chance, test or move of another seat, never past
 * them; `undefined` when it made no move since, or somebody gave up. Seats, hosts, marks and wishes
 * stand in nobody's way.
 */
export function undoTarget(entries: readonly Entry<unknown>[], seat: Seat): number | undefined {
  if (resignedOf(entries) !== undefined) return undefined
  const line = lineOf(entries)
  const own = (entry: Entry<unknown>) => entry.body.type === 'move' && entry.by === seat
  const target = line.findLast((entry) => !own(entry))
  return target === line.at(-1) ? undefined : target?.seq
}

/** True when a seat may go back to this entry: one on the line, its own moves alone behind it. */
export function mayUndo(entries: readonly Entry<unknown>[], seat: Seat, to: number): boolean {
  const target = undoTarget(entries, seat)
  if (target === undefined || to < target) return false
  const line = lineOf(entries)
  return to !== line.at(-1)?.seq && line.some((entry) => entry.seq === to)
}

/** The seat that gave the match up, if one did. Nothing is played after that. */
export function resignedOf(entries: readonly Entry<unknown>[]): Seat | undefined {
  const by = entries.findLast(({ body }) => body.type === 'resign')?.by
  return by === 'host' ? undefined : by
}

/** The seat that made the last move still standing, if nothing but seats and notes came after it. */
export function lastMover(entries: readonly Entry<unknown>[]): Seat | undefined {
  const last = lineOf(entries).at(-1)
  return last?.body.type === 'move' && last.by !== 'host' ? last.by : undefined
}
