import type { Game, GameTypes, Options, Seat } from '../rules/game.ts'
import type { Body } from '../rules/journal.ts'
import { beginJournal, type Journal, lastOf, type OrProblem, setupOf } from '../rules/replay.ts'
import { rosterOf } from './roster.ts'
import { extendSigned, makeSigner, type Signatures, type Signer, signStep } from './signing.ts'

/** Who will sit in a seat when a table is opened. */
export type Place =
  /** A person at this device. */
  | { readonly kind: 'mine'; readonly name?: string }
  /** A bot of this device; its name says which. Seated by `seat()`. */
  | { readonly kind: 'bot'; readonly name: string }
  /** Anyone who has the link; with a key, only the holder of its secret, who is seated right away. */
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
  /** The match that the same people played before, for a rematch. */
  readonly before?: Before
}

/** What a rematch takes over from the match before: whose keys hold, and the table's epoch. */
export interface Before {
  readonly people: string
  readonly epoch: number
}

/** The signed journal of a new match, with everyone seated who is known to play. */
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
  let { journal } = signStep(begun, signer)
  for (const [seat, place] of places.entries()) {
    const body = seatBody(place, seat, signer.key)
    const step = body && extendSigned(game, journal, 'host', body, signer)
    if (step && 'problem' in step) return step
    journal = step?.journal ?? journal
  }
  return { journal, signer }
}

/** Who sits from the start; other guests are seated when they come. */
function seatBody(place: Place, seat: Seat, own: string): Body<never> | undefined {
  const name = place.name === undefined ? {} : { name: place.name }
  if (place.kind === 'bot') return { type: 'seat', seat, kind: 'bot', ...name }
  const key = place.kind === 'mine' ? own : place.key
  return key === undefined ? undefined : { type: 'seat', seat, kind: 'person', ...name, key }
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
export function beforeOf(journal: Journal): Before {
  const { people, match } = setupOf(journal)
  return { people: people ?? match, epoch: lastOf(journal).epoch }
}
