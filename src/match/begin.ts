import type { Game, GameTypes, Options, Seat } from '../rules/game.ts'
import type { Body, Problem } from '../rules/journal.ts'
import {
  beginJournal,
  extend,
  type Journal,
  lastOf,
  type OrProblem,
  openJournal,
  type Step,
  setupOf,
  signed,
} from '../rules/replay.ts'
import type { Kept } from './keeper.ts'
import { rosterOf } from './roster.ts'
import { entryText, makeSigner, type Signatures, type Signer } from './signing.ts'

/** Who will sit in a seat when a table is opened. */
export type Place =
  /** A person at this device. */
  | { readonly kind: 'mine'; readonly name?: string }
  /** A bot of this device; its name says which. Whoever opens the table seats it by `seat()`. */
  | { readonly kind: 'bot'; readonly name: string }
  /** Whoever comes by a link; with a key, whoever holds its secret, who sits down at once. */
  | { readonly kind: 'guest'; readonly key?: string; readonly name?: string }

/** What a new match is made of. */
export interface NewMatch<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  readonly signatures: Signatures
  /** This device's secret. */
  readonly secret: string
  readonly places: readonly Place[]
  readonly options: Options
  /** The match that the same people played before, if it is to be one more among them. */
  readonly before?: Before
}

/** What a match takes over from the one before it: whose keys hold, and which epoch the table is in. */
export interface Before {
  readonly people: string
  readonly epoch: number
}

/** A new match's journal, everybody who is known to play seated, and all of it signed. */
export function beginMatch<G extends GameTypes>({
  game,
  entropy,
  signatures,
  secret,
  places,
  options,
  before,
}: NewMatch<G>): OrProblem<{ readonly journal: Journal<G>; readonly signer: Signer }> {
  const { id, ruleset, edition } = game
  const match = entropy()
  const signer = makeSigner(signatures, secret, before?.people ?? match)
  const pinned = { match, game: id, ruleset, edition, key: signer.key, ...before }
  const begun = beginJournal(game, { type: 'setup', ...pinned, seats: places.length, options })
  if ('problem' in begun) return begun
  const journal = places.reduce(
    (so, place, seat) => sit(game, so, seatBody(place, seat, signer.key), signer),
    sign(begun, signer).journal,
  )
  return { journal, signer }
}

const sign = <G extends GameTypes>(step: Step<G>, signer: Signer) =>
  signed(step, signer.sign(entryText(lastOf(step.journal))))

/** Who sits from the start; other guests are seated when they come. */
function seatBody(place: Place, seat: Seat, own: string): Body<never> | undefined {
  const name = place.name === undefined ? {} : { name: place.name }
  if (place.kind === 'bot') return { type: 'seat', seat, kind: 'bot', ...name }
  const key = place.kind === 'mine' ? own : place.key
  return key === undefined ? undefined : { type: 'seat', seat, kind: 'person', ...name, key }
}

function sit<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  body: Body<never> | undefined,
  signer: Signer,
): Journal<G> {
  const step = body && extend(game, journal, 'host', body)
  return step && 'journal' in step ? sign(step, signer).journal : journal
}

/** The places of a match, as one more among the same people would begin with them. */
export function placesOf<G extends GameTypes>(journal: Journal<G>, own: string): readonly Place[] {
  return rosterOf(journal.entries).seats.map((seated): Place => {
    if (!seated) return { kind: 'guest' }
    const { kind, key, name } = seated
    const called = name === undefined || (kind === 'bot' && key !== undefined) ? {} : { name }
    if (key === own) return { kind: 'mine', ...called }
    if (key !== undefined) return { kind: 'guest', key, ...called }
    return kind === 'bot' ? { kind, name: name ?? '' } : { kind: 'guest' }
  })
}

/** What the next match takes over from this one. */
export function beforeOf<G extends GameTypes>(journal: Journal<G>): Before {
  const { people, match } = setupOf(journal)
  return { people: people ?? match, epoch: lastOf(journal).epoch }
}

/**
 * The match that was kept. One that names no keys was kept by a version of the page that knew none, and
 * cannot go on.
 */
export function reopen<G extends GameTypes>(
  game: Game<G>,
  kept: Kept,
): { readonly journal: Journal<G> } | { readonly problem: Problem } {
  const opened = openJournal(game, kept.entries)
  if ('problem' in opened) return { problem: opened.problem }
  const { journal } = opened
  return setupOf(journal).key === undefined ? { problem: { reason: 'otherVersion' } } : { journal }
}
