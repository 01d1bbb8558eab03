import { need } from '../../kit/assert.ts'
import { atOnce } from '../../kit/slices.ts'
import type { Body } from '../../rules/body.ts'
import { drawDue } from '../../rules/check.ts'
import { drawAsked } from '../../rules/draws.ts'
import type { Game, Seat, Typed } from '../../rules/game.ts'
import { type Journal, lastMover, positionOf, tableOf } from '../../rules/journal.ts'
import { asked, choicesOf } from '../../rules/play.ts'
import { isShowing, yetToAnswer } from '../../rules/pledges.ts'
import type { OrProblem } from '../../rules/replay.ts'
import { needsDrawKey, seatsOf, signingKeyOf } from '../../rules/tableState.ts'
import { togetherIn } from '../../rules/together/together.ts'
import { moveBody, pledgeFor } from '../answers.ts'
import { handOf, noHand } from '../dealer.ts'
import { type DrawAnswer, makeGathering, ownAnswer } from '../drawGathering.ts'
import { type DutyPorts, dutyOf } from '../duties.ts'
import { extendSigned, type Signer } from '../signing.ts'

/** A device's part in the draw that is due. */
export interface Part extends DrawAnswer {
  readonly key: string
}

/** A match played by letters, as one device holds it. */
export interface Desk {
  readonly journal: Journal
  /** The parts in the draw that is due, as far as they have come. */
  readonly parts: readonly Part[]
}

/** The tools of one device that plays by letters. */
export interface Writer {
  readonly game: Game
  readonly signer: Signer
}

/** The seat whose device has to write next; undefined once nobody has. Only that one does, so that no two go on at once. */
export function nextSeat(game: Game, { journal, parts }: Desk): Seat | undefined {
  const { ask } = journal
  const table = tableOf(journal)
  const { roster } = table
  if (ask.type === 'over') return undefined
  const seats = roster.seats.map((_, seat) => seat)
  const silent = seats.find((seat) => needsDrawKey(table, signingKeyOf(roster, seat) ?? ''))
  if (silent !== undefined) return silent
  const type = drawDue(game, journal)
  if (type) return nextHolder(journal, parts, type)
  const dealing = togetherIn(game)?.due(game, journal)
  if (dealing) return dealing.seat
  // A deal that nobody has begun is for the last who wrote.
  if (ask.type === 'chance') return seatsOf(roster, roster.host ?? '')[0]
  const left = yetToAnswer(table, ask)
  if (left.type !== 'choose') return undefined
  return isShowing(table, ask) ? ask.seat : choicesOf(left)[0]?.seat
}

/** The next to add a part to a draw, from the last mover on; the one who added the last part draws. */
function nextHolder(journal: Journal, parts: readonly Part[], type: 'chance' | 'shuffle'): Seat | undefined {
  const { seq, holders } = drawAsked(journal.entries, tableOf(journal), type)
  const { roster } = tableOf(journal)
  const given = new Set(parts.filter((part) => part.seq === seq).map(({ key }) => key))
  const first = lastMover(journal.entries) ?? 0
  const order = roster.seats.map((_, at) => (first + at) % roster.seats.length)
  const keyAt = (seat: Seat) => signingKeyOf(roster, seat) ?? ''
  const next = order.find((seat) => holders.includes(keyAt(seat)) && !given.has(keyAt(seat)))
  return next ?? order.findLast((seat) => holders.includes(keyAt(seat)))
}

/**
 * The number of letters before the first move where everyone deals, since keys, shuffles and shares each go round;
 * undefined where nothing is dealt.
 */
export const dealLetters = (game: Game, people: number): number | undefined =>
  togetherIn(game) ? 5 * people - 1 : undefined

/** Whether this device has to write next. */
export const isOurs = ({ game, signer }: Writer, desk: Desk): boolean => {
  const seat = nextSeat(game, desk)
  return seat !== undefined && signingKeyOf(tableOf(desk.journal).roster, seat) === signer.key
}

/**
 * Does all that this device owes before a person has to choose: its keys, its parts in draws and deals, pledged answers.
 * The writer hosts: it takes over first, so that the last to write is the one who seals.
 */
export async function goOn(writer: Writer, desk: Desk): Promise<OrProblem<Desk>> {
  let now = withOwnPart(writer, desk)
  while (isOurs(writer, now)) {
    const duty = dutyOf(await dutyPorts(writer, now), seated(writer, now.journal))
    if (!duty?.body) return now
    const written = write(writer, now, duty.by, duty.body)
    if ('problem' in written) return written
    now = withOwnPart(writer, written)
  }
  return now
}

/** A person's move, or the pledge of it, and all that this device owes after it. */
export async function playMove(writer: Writer, desk: Desk, seat: Seat, move: Typed): Promise<OrProblem<Desk>> {
  const { game, signer } = writer
  const { journal } = desk
  const ask = questionAt(writer, journal, seat)
  const body =
    pledgeFor(game, journal, ask, signer, { seat, move }) ??
    moveBody(game, journal, handAt(writer, journal), seat, move)
  const written = write(writer, desk, seat, body)
  return 'problem' in written ? written : goOn(writer, written)
}

/** Leaves the match, and all that this device owes after that. */
export async function resign(writer: Writer, desk: Desk, seat: Seat): Promise<OrProblem<Desk>> {
  const written = write(writer, desk, seat, { type: 'resign' })
  return 'problem' in written ? written : goOn(writer, written)
}

/** The question as this device sees it: with the cards that only its seat knows. */
export function questionAt(writer: Writer, journal: Journal, seat: Seat): Journal['ask'] {
  if (!writer.game.hidden || journal.ask.type !== 'choose') return journal.ask
  return asked(writer.game, positionOf(journal), handAt(writer, journal).known([seat]))
}

const handAt = ({ game, signer }: Writer, journal: Journal) =>
  game.hidden ? handOf(game, journal, signer, tableOf(journal).roster.host === signer.key) : noHand

/** The journal hosted by this device. */
function seated({ game, signer }: Writer, journal: Journal): Journal {
  const { roster } = tableOf(journal)
  if (roster.host === signer.key) return journal
  const seat = need(seatsOf(roster, signer.key)[0], 'a seat of this device')
  const step = extendSigned(game, journal, 'host', { type: 'host', seat }, signer)
  return 'problem' in step ? journal : step.journal
}

function write(writer: Writer, { journal, parts }: Desk, by: Seat | 'host', body: Body<Typed>): OrProblem<Desk> {
  const step = extendSigned(writer.game, seated(writer, journal), by, body, writer.signer)
  return 'problem' in step ? step : { journal: step.journal, parts }
}

/** With this device's part in the draw that is due, once it is next to give it. */
function withOwnPart(writer: Writer, desk: Desk): Desk {
  const { journal, parts } = desk
  const type = drawDue(writer.game, journal)
  const answer = type && isOurs(writer, desk) ? ownAnswer(journal, writer.signer, type) : undefined
  const { key } = writer.signer
  if (!answer || parts.some((part) => part.key === key && part.seq === answer.seq)) return desk
  return { journal, parts: [...parts.filter(({ seq }) => seq === answer.seq), { key, ...answer }] }
}

/**
 * Nobody acknowledges a letter before the next one. A device shows a secret once it holds the question, and never
 * leaves what it has answered: a person who goes back before that goes on alone.
 */
async function dutyPorts({ game, signer }: Writer, { journal, parts }: Desk): Promise<DutyPorts> {
  const gathering = makeGathering(signer)
  for (const { key, ...answer } of parts) await gathering.add(journal, key, answer)
  const due = (at: Journal) => {
    const part = togetherIn(game)?.part(game, at, signer)
    return !part || 'body' in part ? part : { by: part.by, body: part.finish(atOnce(part.work())) }
  }
  const nobody = () => []
  return {
    game,
    signer,
    gathering,
    dealing: { due },
    isHeld: () => true,
    absent: nobody,
    gone: nobody,
    entropy: () => '',
  }
}
