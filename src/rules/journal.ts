import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { Flaw } from './flaw.ts'
import type { EditionMark, Options, Seat } from './game.ts'

/** The first entry's body: which game, with which values, for how many. */
export interface Setup {
  readonly type: 'setup'
  /** 128 random bits as 32 hexadecimal digits; names the match for good. */
  readonly match: string
  readonly game: string
  readonly ruleset: number
  readonly edition: EditionMark
  readonly seats: number
  readonly options: Options
  /** The public key of the first host, who signs this. */
  readonly key?: string
  /** The match from which these people's keys derive; this one if missing. */
  readonly people?: string
  /** The epoch it begins with, if the table has seen takeovers; else 1. */
  readonly epoch?: number
}

/** What happened, by an entry. `M` is the game's move. */
export type Body<M> =
  | Setup
  | { readonly type: 'move'; readonly move: M }
  /** `seed` is 32 hexadecimal digits; `streamOf` makes the draws from it. */
  | { readonly type: 'chance'; readonly seed: string }
  /** Back to the position after entry `to`; the entries undone stay in the journal. */
  | { readonly type: 'undo'; readonly to: number }
  | {
      readonly type: 'seat'
      readonly seat: Seat
      readonly kind: 'person' | 'bot'
      readonly name?: string
      /** The person's public key. A bot with a key stands in for that person. */
      readonly key?: string
    }
  /** The browser of seat `seat` hosts from here on, in the next epoch, or a later one if that was taken. */
  | { readonly type: 'host'; readonly seat: Seat; readonly epoch?: number }
  | MarkBody
  | WishBody
  /** A seat's answer to the request in entry `to`; the seat that asked may say no to withdraw it. */
  | { readonly type: 'answer'; readonly to: number; readonly yes: boolean }
  /** The seat resigns, which ends the match. */
  | { readonly type: 'resign' }
  /** Everyone has agreed to stop here, which ends the match. */
  | { readonly type: 'end' }

/** A note, or a change from outside the rules, which makes the match a test match for good. */
export interface MarkBody {
  readonly type: 'mark'
  /** What a person wrote, at most 500 characters. Older builds wrote the host's remarks here too. */
  readonly note: string
  /** What the host itself remarks; its note is empty then. */
  readonly says?: Remark
  /** What a person's note is pinned to. */
  readonly on?: Pin
  /** Number of an entry whose note its author withdraws: it stays in the journal, but is no longer shown. */
  readonly hides?: number
  /** The match goes on from this position, once settled. Still unread: see the game's `readPosition`. */
  readonly position?: unknown
  /** What the next draw is to bring, in the game's own names; empty: it is left to chance again. */
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
  /** The stage's name of a piece, for a note about one thing on the table. */
  readonly place?: string
}

/** A seat asks the others to agree to something. */
export type WishBody =
  /** To undo back to the position after entry `to`. */
  | { readonly type: 'wish'; readonly wish: 'undo'; readonly to: number }
  /** To play another match, once this one is over. */
  | { readonly type: 'wish'; readonly wish: 'rematch' }
  /** To stop, and count the points as they stand. */
  | { readonly type: 'wish'; readonly wish: 'end' }
  /** As a test: to go on from another position, or to choose what the next draw brings. */
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

/** What is wrong with an entry, a journal or a match file, and where. The overlay has the sentences. */
export interface Problem {
  readonly reason: ProblemReason
  /** Number of the entry at fault; missing if it is the whole. */
  readonly entry?: number
  /** Dotted path of the field at fault (“body.move”). */
  readonly field?: string
  /** What was found there. */
  readonly detail?: string
  /** Why options or a position are impossible, for the title's words. */
  readonly flaw?: Flaw
}

export const problemReasons = [
  /** Not JSON, or longer than any match. */
  'notJson',
  'tooLong',
  /** JSON, but not a match file, or one of an unknown version. */
  'notMatch',
  'otherVersion',
  /** A link's text that was changed on the way. */
  'damaged',
  /** A field is missing or has an impossible value. */
  'badField',
  /** Another game, ruleset or edition; impossible options or seats. */
  'otherGame',
  'otherRuleset',
  'otherEdition',
  'badOptions',
  'badSeats',
  /** The chain: a number, an epoch, a `prev`, an author or a signature that doesn't continue the journal. */
  'wrongNumber',
  'wrongEpoch',
  'wrongPrev',
  'wrongBy',
  'wrongSig',
  /** The rules don't allow the entry here. */
  'noSetup',
  'secondSetup',
  'illegalMove',
  'noChanceAsked',
  'undoNotFree',
  /** An impossible position, or a change from outside that not everyone agreed to. */
  'badPosition',
  'notAgreed',
  /** An impossible request, an answer to none, a resignation after the end. */
  'badWish',
  'noWish',
  'alreadyOver',
  /** A note that is too long, one too many, or pinned to a missing entry. */
  'badNote',
  /** The entry leads to a different position, or the whole to a different hash. */
  'wrongPosition',
  'wrongHash',
  /** A rule corrected since leads elsewhere from here. */
  'ruleCorrected',
] as const
export type ProblemReason = (typeof problemReasons)[number]

/** The `prev` of the first entry. */
export const noPrev = '0'.repeat(64)

/** Hashes of entries seen before: each is signed or verified once, and then named by the next. */
const hashes = new WeakMap<Entry<unknown>, string>()

/** SHA-256 of an entry without its signature: the next one's `prev`. */
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
function nextLink<M>(entries: readonly Entry<M>[], body: Body<M>) {
  const last = entries.at(-1)
  const before = last?.epoch ?? 1
  const opens = body.type === 'host' ? before + 1 : before
  const epoch = (body.type === 'host' || body.type === 'setup' ? body.epoch : undefined) ?? opens
  return { epoch, seq: entries.length, prev: last ? entryHash(last) : noPrev }
}

/** Checks that an entry continues a journal: number, chain, epoch and author, not what it does. */
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

/** Whether this author may write an entry of this type. */
export const mayWrite = (by: Seat | 'host', { type }: Body<unknown>): boolean =>
  authors[type].includes(by === 'host' ? 'host' : 'seat')

/** Who may write what. The host writes an undo that was agreed on; a free one is the seat's own. */
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
  end: ['host'],
}

/** True for entries that make the position: setup, moves, chance and tests. */
export const isPlayed = ({ body }: Entry<unknown>): boolean =>
  body.type === 'setup' || body.type === 'move' || body.type === 'chance' || isTest(body)

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
export function lineOf<M>(entries: readonly Entry<M>[]): readonly Entry<M>[] {
  const line: Entry<M>[] = []
  for (const entry of entries) {
    if (isPlayed(entry)) line.push(entry)
    if (entry.body.type !== 'undo') continue
    while ((line.at(-1)?.seq ?? -1) > entry.body.to) line.pop()
  }
  return line
}

/** The seat that resigned, if any. Nothing is played after that. */
export function resignedOf(entries: readonly Entry<unknown>[]): Seat | undefined {
  const by = entries.findLast(({ body }) => body.type === 'resign')?.by
  return by === 'host' ? undefined : by
}

/** True once everyone has agreed to stop. Nothing is played after that. */
export const isStopped = (entries: readonly Entry<unknown>[]): boolean =>
  entries.some(({ body }) => body.type === 'end')

/** True for a match that its players have ended, by resigning or by agreement. */
export const isEnded = (entries: readonly Entry<unknown>[]): boolean =>
  resignedOf(entries) !== undefined || isStopped(entries)
