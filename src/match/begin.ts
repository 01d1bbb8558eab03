import { deckOf } from '../rules/cards.ts'
import type { Game, Options, Seat, Typed } from '../rules/game.ts'
import { type Body, type Entry, isTrustMatch, lineOf, type Setup } from '../rules/journal.ts'
import { carried, type Note, notesOf } from '../rules/notes.ts'
import {
  beginJournal,
  extend,
  type Journal,
  lastOf,
  type OrProblem,
  openJournal,
  setupOf,
} from '../rules/replay.ts'
import { togetherIn } from '../rules/together/together.ts'
import { makeDeal } from './dealer.ts'
import type { Kept } from './keeper.ts'
import { rosterOf, type Seated, seatsOf, standInBot } from './roster.ts'
import {
  extendSigned,
  hostStep,
  makeSigner,
  peopleOf,
  type Signatures,
  type Signer,
  signaturesProblem,
  signerIn,
} from './signing.ts'

/** Who will sit in a seat when a table is opened. */
export type Place =
  /** A person at this device. */
  | { readonly kind: 'mine'; readonly name?: string }
  /** A bot of this device; its name says which. Seated by `seat()`. */
  | { readonly kind: 'bot'; readonly name: string }
  /** Anyone who has the link; with a key, only the holder of its secret, who is seated right away. */
  | { readonly kind: 'guest'; readonly key?: string; readonly name?: string }

/** What a new match is made of. */
export interface NewMatch {
  readonly game: Game
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  readonly signatures: Signatures
  /** This device's secret. */
  readonly secret: string
  readonly places: readonly Place[]
  readonly options: Options
  /** The match that the same people played before, for a rematch. */
  readonly before?: Before
  /** Draws are made together; by the host alone if missing. */
  readonly chance?: Setup['chance']
}

/** What a rematch takes over from the match before: whose keys hold, and the table's epoch. */
export interface Before {
  readonly people: string
  readonly epoch: number
}

/** The signed journal of a new match, with everyone seated who is known to play. */
export function beginMatch({
  game,
  entropy,
  signatures,
  secret,
  places,
  options,
  before,
  chance,
}: NewMatch): OrProblem<{ readonly journal: Journal; readonly signer: Signer }> {
  const { id, ruleset, edition } = game
  const match = entropy()
  const signer = makeSigner(signatures, secret, before?.people ?? match)
  const consent = game.consent ? { consent: game.consent } : {}
  const own = { match, game: id, ruleset, edition, key: signer.key, trust: 2 } as const
  const drawn = chance ? { chance } : {}
  // Where nobody can come from elsewhere, there is nobody to keep the cards from.
  const dealer =
    togetherIn(game) && places.some(({ kind }) => kind === 'guest')
      ? { dealer: 'table' as const }
      : {}
  const pinned = { ...own, ...drawn, ...dealer, ...consent, ...before }
  const begun = beginJournal(game, { type: 'setup', ...pinned, seats: places.length, options })
  if ('problem' in begun) return begun
  let { journal } = hostStep(begun, signer)
  for (const [seat, place] of places.entries()) {
    const body = seatBody(place, seat, signer.key)
    if (!body) continue
    const step = extendSigned(game, journal, 'host', body, signer)
    if ('problem' in step) return step
    journal = step.journal
  }
  return { journal, signer }
}

/** A stored match whose empty seats have been taken. Its other seats stay as they are. */
export function fillSeats(
  { game, journal, signer }: { game: Game; journal: Journal; signer: Signer },
  places: readonly Place[],
): OrProblem<{ readonly journal: Journal }> {
  let filled = journal
  for (const [seat, place] of places.entries()) {
    const body = seatBody(place, seat, signer.key)
    const { seats } = rosterOf(filled.entries)
    if (!body || sitsIn(seats[seat], body)) continue
    const step = extendSigned(game, filled, 'host', body, signer)
    if ('problem' in step) return step
    filled = step.journal
  }
  return { journal: filled }
}

/** True if this is who sits there already. */
const sitsIn = (
  seated: Seated | undefined,
  { kind, key, name }: Extract<Body<never>, { type: 'seat' }>,
) => seated?.kind === kind && (kind === 'person' ? seated.key === key : seated.name === name)

/** Who sits from the start; other guests are seated when they come. */
function seatBody(
  place: Place,
  seat: Seat,
  own: string,
): Extract<Body<never>, { type: 'seat' }> | undefined {
  const { kind, name } = place
  const called = name === undefined ? {} : { name }
  if (kind === 'bot') return { type: 'seat', seat, kind, ...called }
  const key = kind === 'mine' ? own : place.key
  return key === undefined ? undefined : { type: 'seat', seat, kind: 'person', ...called, key }
}

/** The places of a match, for a rematch of the same people. */
export function placesOf(journal: Journal, own: string): readonly Place[] {
  return rosterOf(journal.entries).seats.map((seated): Place => {
    if (!seated) return { kind: 'guest' }
    const { kind, key, name } = seated
    const called = name === undefined || (kind === 'bot' && key !== undefined) ? {} : { name }
    if (key === own) return { kind: 'mine', ...called }
    if (key !== undefined) return { kind: 'guest', key, ...called }
    return kind === 'bot' ? { kind, name: name ?? '' } : { kind: 'guest' }
  })
}

/** What a rematch takes over from this match. */
export const beforeOf = (journal: Journal): Before => ({
  people: peopleOf(journal),
  epoch: lastOf(journal).epoch,
})

/** Opens a stored match. One without keys was stored by a build that had none, and can't go on. */
export function reopen(game: Game, kept: Kept): OrProblem<{ readonly journal: Journal }> {
  const opened = openJournal(game, kept.entries)
  if ('problem' in opened) return { problem: opened.problem }
  const { journal } = opened
  return setupOf(journal).key === undefined ? { problem: { reason: 'otherVersion' } } : { journal }
}

/** A match out of a file, and what a device needs to go on with it. */
export interface FiledMatch {
  readonly game: Game
  readonly signatures: Signatures
  readonly journal: Journal
}

/** Which of these secrets has a seat in a match, if any. */
export function ownSecret(
  signatures: Signatures,
  journal: Journal,
  secrets: readonly string[],
): string | undefined {
  const roster = rosterOf(journal.entries)
  const people = peopleOf(journal)
  return secrets.find((secret) => seatsOf(roster, signatures.keyOf(secret, people)).length > 0)
}

/** Whether a match is signed throughout, so that others will follow its next host. */
export const isFullySigned = async (signatures: Signatures, journal: Journal): Promise<boolean> =>
  setupOf(journal).key !== undefined &&
  !(await signaturesProblem(journal.entries, signatures.verify))

/**
 * The same match with this device as its next host. Everyone else keeps their seat, by their key.
 * Returns undefined if the secret has no seat, or the match isn't signed throughout.
 */
export async function resumeAsHost(
  { game, signatures, journal }: FiledMatch,
  secret: string,
): Promise<Journal | undefined> {
  const signer = signerIn(signatures, secret, journal)
  const [seat] = seatsOf(rosterOf(journal.entries), signer.key)
  if (seat === undefined || !(await isFullySigned(signatures, journal))) return undefined
  const step = extendSigned(game, journal, 'host', { type: 'host', seat }, signer)
  return 'problem' in step ? undefined : step.journal
}

/**
 * The sound part of a match that was damaged in storage, if anything was played in it. Its host
 * remarks on the damage, in a new epoch, since it may have sealed what was lost; a guest gets the rest from
 * its host.
 */
export function repaired(
  { game, signatures, journal }: FiledMatch,
  secret: string,
): Journal | undefined {
  if (lineOf(journal.entries).length < 2) return undefined
  const signer = signerIn(signatures, secret, journal)
  const { host } = rosterOf(journal.entries)
  if (host !== signer.key) return journal
  const [seat] = seatsOf(rosterOf(journal.entries), host)
  const opens = isTrustMatch(journal.entries) && seat !== undefined
  let mended = journal
  for (const body of [
    ...(opens ? [{ type: 'host', seat } as const] : []),
    { type: 'mark', note: '', says: { type: 'damaged' } } as const,
  ]) {
    const step = extendSigned(game, mended, 'host', body, signer)
    if ('problem' in step) return mended
    mended = step.journal
  }
  return mended
}

/** Who sits in a seat of a copied match: someone at this device, a bot, or anyone who comes. */
export type Sitting = 'mine' | 'bot' | 'open'

/** How a match is copied. */
export interface Copying {
  /** The copy's name: 128 random bits as 32 hexadecimal digits. */
  readonly match: string
  /** This device's secret. */
  readonly secret: string
  readonly seats: readonly Sitting[]
  /** Notes to copy, if their entries are copied; the match's own by default. */
  readonly notes?: readonly Note[]
}

/**
 * A match under a new name that stands where this one stands: the same setup, moves and draws
 * without what was undone, the notes about them, and new sitters. For those who have no seat in it
 * any more, or want to go on by themselves; the original stays as it is.
 */
export function copyMatch(
  { game, signatures, journal: original }: FiledMatch,
  { match, secret, seats, notes = notesOf(original.entries) }: Copying,
): OrProblem<{ readonly journal: Journal }> {
  const signer = makeSigner(signatures, secret, match)
  const { people: _, epoch: __, ...setup } = setupOf(original)
  const begun = beginJournal(game, {
    ...{ ...setup, match, key: signer.key, trust: 2, chance: 'chains' },
  })
  if ('problem' in begun) return begun
  const { journal } = hostStep(begun, signer)
  const story = storyOf(original.entries)
  const marks = carried(original.entries, notes, story).map(asMark)
  const sitters = seats.flatMap((sitting, seat) => sitterIn(original, seat, sitting, signer.key))
  const copied = grown(game, journal, [...story.slice(1).map(drawnBefore), ...marks], signer)
  if ('problem' in copied) return copied
  const deal = dealtAgain(game, copied.journal, signer)
  return grown(game, copied.journal, [...deal, ...sitters], signer)
}

/** A journal with these entries behind it. Nobody has a seat before them, so the host alone has to sign. */
function grown(
  game: Game,
  begun: Journal,
  entries: readonly Pick<Entry<Typed>, 'by' | 'body'>[],
  signer: Signer,
): OrProblem<{ readonly journal: Journal }> {
  let journal = begun
  for (const { by, body } of entries) {
    const step =
      by === 'host'
        ? extendSigned(game, journal, by, body, signer)
        : extend(game, journal, by, body)
    if ('problem' in step) return step
    journal = step.journal
  }
  return { journal }
}

/** What a copy takes over: the entries that made the position, and the deals that prove what they opened. */
function storyOf(entries: Journal['entries']): Journal['entries'] {
  const line = new Set(lineOf(entries))
  return entries.filter(
    (entry) => line.has(entry) || entry.body.type === 'deal' || entry.body.type === 'shuffle',
  )
}

/** A draw of the original as the copy has it: those who made it together sit elsewhere. */
function drawnBefore<M>({ by, body }: Entry<M>): Pick<Entry<M>, 'by' | 'body'> {
  if (body.type !== 'chance' && body.type !== 'shuffle') return { by, body }
  return { by, body: { type: body.type, seed: body.seed } }
}

/** The deal of a copy whose original was dealt: its closed cards are secrets that stay behind. */
function dealtAgain(game: Game, journal: Journal, signer: Signer) {
  if (journal.ask.type === 'over' || deckOf(game, journal)?.dealt === undefined) return []
  return [{ by: 'host' as const, body: makeDeal(game, journal, signer) }]
}

/** A note as an entry holds it. */
const asMark = ({ by, text: note, entry, place }: Note) => {
  const on = { entry, ...(place === undefined ? {} : { place }) }
  return { by, body: { type: 'mark', note, on } } as const
}

/** The entry for a copy's new sitter. A bot keeps its name, but a person's name is no bot's. */
function sitterIn(original: Journal, seat: Seat, sitting: Sitting, key: string) {
  if (sitting === 'open') return []
  const before = rosterOf(original.entries).seats[seat]
  const name = (before?.kind === 'bot' ? before.name : undefined) ?? standInBot
  const sitter =
    sitting === 'bot' ? ({ kind: 'bot', name } as const) : ({ kind: 'person', key } as const)
  return [{ by: 'host', body: { type: 'seat', seat, ...sitter } } as const]
}

/** Who sat in each seat at the end. */
export const sittingsOf = ({ entries }: Journal): readonly ('person' | 'bot')[] =>
  rosterOf(entries).seats.map((seated) => (seated?.kind === 'bot' ? 'bot' : 'person'))
