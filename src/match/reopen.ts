import type { Game, GameTypes, Seat } from '../rules/game.ts'
import { lineOf } from '../rules/journal.ts'
import { carried, type Note, notesOf } from '../rules/notes.ts'
import {
  beginJournal,
  extend,
  type Journal,
  lastOf,
  type OrProblem,
  type Step,
  setupOf,
  signed,
} from '../rules/replay.ts'
import { rosterOf, seatsOf } from './roster.ts'
import {
  entryText,
  makeSigner,
  type Signatures,
  type Signer,
  signaturesProblem,
} from './signing.ts'

/** What a device needs to go on with a match that it finds in a file. */
export interface FiledMatch<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly signatures: Signatures
  readonly journal: Journal<G>
}

/** Who sits in a seat when a match goes on under a new name: somebody here, a bot, or whoever comes. */
export type Sitting = 'mine' | 'bot' | 'open'

/** Whose of these secrets has a seat in a match; `undefined` when none has. */
export function ownSecret<G extends GameTypes>(
  signatures: Signatures,
  journal: Journal<G>,
  secrets: readonly string[],
): string | undefined {
  const roster = rosterOf(journal.entries)
  return secrets.find(
    (secret) => seatsOf(roster, signerFor(signatures, journal, secret).key).length > 0,
  )
}

/** What a secret signs with in a match. */
function signerFor<G extends GameTypes>(
  signatures: Signatures,
  journal: Journal<G>,
  secret: string,
): Signer {
  const { people, match } = setupOf(journal)
  return makeSigner(signatures, secret, people ?? match)
}

/** Whether a match is signed throughout, so that others will follow whoever goes on with it. */
export const isFullySigned = async <G extends GameTypes>(
  signatures: Signatures,
  journal: Journal<G>,
): Promise<boolean> =>
  setupOf(journal).key !== undefined &&
  !(await signaturesProblem(journal.entries, signatures.verify))

/**
 * The same match with this device as its next host: everybody else keeps their seat, and gets it by
 * their key. `undefined` when the secret has no seat, or the match is not signed throughout.
 */
export async function resumeAsHost<G extends GameTypes>(
  { game, signatures, journal }: FiledMatch<G>,
  secret: string,
): Promise<Journal<G> | undefined> {
  const signer = signerFor(signatures, journal, secret)
  const [seat] = seatsOf(rosterOf(journal.entries), signer.key)
  if (seat === undefined || !(await isFullySigned(signatures, journal))) return undefined
  const step = extend(game, journal, 'host', { type: 'host', seat })
  return 'problem' in step ? undefined : sign(step, signer).journal
}

/**
 * What is sound of a match that was damaged where it was kept, if anything was played in it. Whoever
 * hosted it says so in a note; a guest gets the rest from its host.
 */
export function repaired<G extends GameTypes>(
  { game, signatures, journal }: FiledMatch<G>,
  secret: string,
): Journal<G> | undefined {
  if (lineOf(journal.entries).length < 2) return undefined
  const signer = signerFor(signatures, journal, secret)
  if (rosterOf(journal.entries).host !== signer.key) return journal
  const step = extend(game, journal, 'host', {
    type: 'mark',
    note: '',
    says: { type: 'damaged' },
  })
  return 'problem' in step ? journal : sign(step, signer).journal
}

/**
 * A match under a new name that stands where this one stands: the same setup, moves and draws, what
 * was taken back left out, the notes about all that, and then whoever sits there now. For those who
 * have no seat in it any more, or want to go on by themselves; the old match is left alone.
 */
export function copyMatch<G extends GameTypes>(
  { game, signatures, journal }: FiledMatch<G>,
  { match, secret, seats, notes = notesOf(journal.entries) }: Copying,
): OrProblem<{ readonly journal: Journal<G> }> {
  const signer = makeSigner(signatures, secret, match)
  const { people: _, epoch: __, ...setup } = setupOf(journal)
  const begun = beginJournal(game, { ...setup, match, key: signer.key })
  if ('problem' in begun) return begun
  const roster = rosterOf(journal.entries)
  let { journal: made } = sign(begun, signer)
  const line = lineOf(journal.entries).slice(1)
  for (const { by, body } of [...line, ...carried(journal.entries, notes).map(asMark)]) {
    const step = extend(game, made, by, body)
    if ('problem' in step) return step
    // Nobody has a seat yet, so nobody else needs to sign.
    made = (by === 'host' ? sign(step, signer) : step).journal
  }
  // A person's name is no bot's.
  const botAt = (seat: Seat) => {
    const before = roster.seats[seat]
    return (before?.kind === 'bot' ? before.name : undefined) ?? 'random'
  }
  return seated(game, made, seats, signer, botAt)
}

/** A note as an entry says it. */
const asMark = ({ by, text: note, entry, place }: Note) => {
  const on = { entry, ...(place === undefined ? {} : { place }) }
  return { by, body: { type: 'mark', note, on } } as const
}

/** What a match under a new name needs: its name, this device's secret, and who sits where. */
export interface Copying {
  /** 128 random bits as 32 hexadecimal digits. */
  readonly match: string
  readonly secret: string
  readonly seats: readonly Sitting[]
  /** Notes that come along as far as they are about what the match holds; its own, unless told. */
  readonly notes?: readonly Note[]
}

function seated<G extends GameTypes>(
  game: Game<G>,
  before: Journal<G>,
  seats: readonly Sitting[],
  signer: Signer,
  botAt: (seat: Seat) => string,
): OrProblem<{ readonly journal: Journal<G> }> {
  let journal = before
  for (const [seat, sitting] of seats.entries()) {
    if (sitting === 'open') continue
    const sitter =
      sitting === 'bot'
        ? ({ kind: 'bot', name: botAt(seat) } as const)
        : ({ kind: 'person', key: signer.key } as const)
    const step = extend(game, journal, 'host', { type: 'seat', seat, ...sitter })
    if ('problem' in step) return step
    journal = sign(step, signer).journal
  }
  return { journal }
}

const sign = <G extends GameTypes>(step: Step<G>, signer: Signer) =>
  signed(step, signer.sign(entryText(lastOf(step.journal))))

/** Who sat in each seat at the end, as far as a new founding cares. */
export const sittingsOf = <G extends GameTypes>({
  entries,
}: Journal<G>): readonly ('person' | 'bot')[] =>
  rosterOf(entries).seats.map((seated) => (seated?.kind === 'bot' ? 'bot' : 'person'))
