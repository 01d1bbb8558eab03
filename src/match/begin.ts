import type { Body, Setup } from '../rules/body.ts'
import { type Called, called } from '../rules/called.ts'
import type { Game, MatchOptions, Seat } from '../rules/game.ts'
import { guild, withGuild } from '../rules/guild.ts'
import { type Journal, lastOf, lineOf, tableOf } from '../rules/journal.ts'
import { beginJournal, type OrProblem, setupOf } from '../rules/replay.ts'
import { isSeated, isStandIn, type Seated, seatsOf } from '../rules/tableState.ts'
import { togetherIn } from '../rules/together/together.ts'
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

/** The future holder of a seat when a table is opened. */
export type SeatPlan =
  /** A person at this device. */
  | ({ readonly kind: 'mine' } & Called)
  /** A bot of this device; its name says which. Seated by `seat()`. The Guild is one that nothing has to seat. */
  | { readonly kind: 'bot'; readonly name: string }
  /** Anyone who has the link; with a key, only the holder of its secret, who is seated right away. */
  | ({ readonly kind: 'guest'; readonly key?: string } & Called)

/** Everything a new match is made of. */
export interface NewMatch {
  readonly game: Game
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  readonly signatures: Signatures
  /** This device's secret. */
  readonly secret: string
  readonly places: readonly SeatPlan[]
  readonly options: MatchOptions
  /** The match that the same people played before, for a rematch. */
  readonly before?: Before
  /** Draws are made together; by the host alone if missing. */
  readonly chance?: Setup['chance']
}

/** Data a rematch takes over from the match before: the people, whose keys hold, and the table's epoch. */
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
  const dealer = togetherIn(game) && places.some(({ kind }) => kind === 'guest') ? { dealer: 'table' as const } : {}
  const pinned = { ...own, ...drawn, ...dealer, ...consent, ...before }
  const played = withGuild(game, options, guildIn(places))
  const begun = beginJournal(game, { type: 'setup', ...pinned, seats: places.length, options: played })
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

/** The seats that are for the Guild. */
const guildIn = (places: readonly SeatPlan[]): readonly Seat[] =>
  places.flatMap(({ kind, name }, seat) => (kind === 'bot' && name === guild ? [seat] : []))

/** A stored match whose empty seats have been taken. Its other seats stay as they are. */
export function fillSeats(
  { game, journal, signer }: { game: Game; journal: Journal; signer: Signer },
  places: readonly SeatPlan[],
): OrProblem<{ readonly journal: Journal }> {
  let filled = journal
  for (const [seat, place] of places.entries()) {
    const body = seatBody(place, seat, signer.key)
    const { seats } = tableOf(filled).roster
    if (!body || sitsIn(seats[seat], body)) continue
    const step = extendSigned(game, filled, 'host', body, signer)
    if ('problem' in step) return step
    filled = step.journal
  }
  return { journal: filled }
}

/** True if this is who sits there already. */
const sitsIn = (seated: Seated | undefined, { kind, key, name }: Extract<Body<never>, { type: 'seat' }>) =>
  seated?.kind === kind && (kind === 'person' ? seated.key === key : seated.name === name)

/** The holder of a seat from the start; other guests are seated when they come. */
function seatBody(place: SeatPlan, seat: Seat, own: string): Extract<Body<never>, { type: 'seat' }> | undefined {
  if (place.kind === 'bot') return { type: 'seat', seat, kind: 'bot', name: place.name }
  const key = place.kind === 'mine' ? own : place.key
  return key === undefined ? undefined : { type: 'seat', seat, kind: 'person', ...called(place), key }
}

/** The places of a match, for a rematch of the same people. */
export function placesOf(journal: Journal, own: string): readonly SeatPlan[] {
  return tableOf(journal).roster.seats.map((seated): SeatPlan => {
    if (!seated) return { kind: 'guest' }
    const { kind, key, name } = seated
    const said = isStandIn(seated) ? {} : called(seated)
    if (key === own) return { kind: 'mine', ...said }
    if (key !== undefined) return { kind: 'guest', key, ...said }
    return kind === 'bot' ? { kind, name: name ?? '' } : { kind: 'guest' }
  })
}

/** The part of this match that a rematch takes over. */
export const beforeOf = (journal: Journal): Before => ({ people: peopleOf(journal), epoch: lastOf(journal).epoch })

/** A match out of a file, and what a device needs to go on with it. */
export interface FiledMatch {
  readonly game: Game
  readonly signatures: Signatures
  readonly journal: Journal
}

/** The one of these secrets that has a seat in a match, if any. */
export function ownSecret(signatures: Signatures, journal: Journal, secrets: readonly string[]): string | undefined {
  const table = tableOf(journal)
  const people = peopleOf(journal)
  return secrets.find((secret) => isSeated(table, signatures.keyOf(secret, people)))
}

/** Whether a match is signed throughout, so that others will follow its next host. */
export const isFullySigned = async (signatures: Signatures, journal: Journal): Promise<boolean> =>
  setupOf(journal).key !== undefined && !(await signaturesProblem(journal.entries, signatures.verify))

/**
 * The same match with this device as its next host. Everyone else keeps their seat, by their key. Returns undefined if
 * the secret has no seat, or the match isn't signed throughout.
 */
export async function resumeAsHost(
  { game, signatures, journal }: FiledMatch,
  secret: string,
): Promise<Journal | undefined> {
  const signer = signerIn(signatures, secret, journal)
  const [seat] = seatsOf(tableOf(journal).roster, signer.key)
  if (seat === undefined || !(await isFullySigned(signatures, journal))) return undefined
  const step = extendSigned(game, journal, 'host', { type: 'host', seat }, signer)
  return 'problem' in step ? undefined : step.journal
}

/**
 * The sound part of a match that was damaged in storage, if anything was played in it or others hold the rest. Its host
 * remarks on the damage, in a new epoch, since it may have sealed what was lost; a guest gets the rest from its host.
 */
export function repaired({ game, signatures, journal }: FiledMatch, secret: string): Journal | undefined {
  const signer = signerIn(signatures, secret, journal)
  const { host, seats } = tableOf(journal).roster
  if (host !== signer.key) return journal
  const isAlone = seats.every((seated) => seated?.kind !== 'person' || seated.key === host)
  if (isAlone && lineOf(journal.entries).length < 2) return undefined
  const [seat] = seatsOf(tableOf(journal).roster, host)
  const opens = seat !== undefined
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

/** The kind of holder each seat had at the end. */
export const sittingsOf = (journal: Journal): readonly ('person' | 'bot')[] =>
  tableOf(journal).roster.seats.map((seated) => (seated?.kind === 'bot' ? 'bot' : 'person'))
