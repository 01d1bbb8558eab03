import { makeSerial, type Serial } from '../../kit/serial.ts'
import type { Body } from '../../rules/body.ts'
import type { Seat, Typed } from '../../rules/game.ts'
import { tableOf } from '../../rules/journal.ts'
import type { OrProblem } from '../../rules/replay.ts'
import { isStandIn, type Seated } from '../../rules/tableState.ts'
import type { Evidence } from '../evidence.ts'
import { type Match, makeMatch, makeView } from '../match.ts'
import { refuse, refuseFor } from '../refusals.ts'
import type { Answer, Now, Sitter, Table } from '../table.ts'
import { type Desk, goOn, isOurs, nextSeat, playMove, resign, type Writer } from './desk.ts'
import type { Letter } from './letter.ts'
import { type LetterState, startLetterChart } from './letterChart.ts'
import { letterOf, type Opened, openLetter, wholeLetter } from './post.ts'

/** Parts that a table by letters is made of. */
export interface LetterParts {
  readonly writer: Writer
  readonly desk: Desk
  /** The state in which this device left it. */
  readonly state: LetterState
  /** Stores the match; rejects if a reload wouldn't find it. Nothing is shown or sent before. */
  keep(desk: Desk, state: LetterState): Promise<void>
}

/** A match by letters as the page uses it. */
export interface LetterTable extends Table {
  state(): LetterState
  /** Opens a letter, and does what this device owes then. */
  open(letter: Letter): Promise<Opened['type'] | 'notKept'>
  /** The letter for everyone else, as the match stands now. */
  letter(): Letter
  /** The whole match, for another device of the same person. */
  whole(): Letter
  /** The letter is on its way. */
  sent(): Promise<void>
  /** Does what this device owes before anyone here has to choose. */
  begin(): Promise<void>
  /** These seats' devices get letters at once, since they have the same match open. */
  meet(seats: readonly Seat[]): void
}

/** A table by letters at work. */
interface Post extends LetterParts {
  readonly match: Match
  readonly chart: ReturnType<typeof startLetterChart>
  readonly serial: Serial
  desk: Desk
  closed: boolean
  live: readonly Seat[]
  evidence: Evidence | undefined
}

/** Opens a table by letters. Its journal goes on by what is played here, and by the letters of others. */
export function openLetters(parts: LetterParts): LetterTable {
  const { writer, desk, state } = parts
  const { game, signer } = writer
  const match = makeMatch({ game, journal: desk.journal, signer })
  const chart = startLetterChart(state)
  const post: Post = { ...parts, match, chart, serial: makeSerial(), closed: false, live: [], evidence: undefined }
  return {
    game,
    now: viewOf(post),
    on: match.on,
    state: () => chart.now(),
    submit: (seat, move) => inTurn(post, seat, { type: 'move', move }, () => playMove(writer, post.desk, seat, move)),
    act: (seat, body) =>
      body.type === 'resign' ? inTurn(post, seat, body, () => resign(writer, post.desk, seat)) : never(),
    open: (letter) => post.serial(() => open(post, letter)),
    begin: () => post.serial(() => settle(post)),
    meet(seats) {
      post.live = seats
      match.notify()
    },
    letter: () => letterOf(writer, post.desk),
    whole: () => wholeLetter(writer, post.desk),
    sent: () => post.serial(() => markSent(post)),
    journal: () => match.journal().entries,
    evidence: () => post.evidence,
    undo: never,
    standIn: never,
    takeBack: never,
    handOver: never,
    decideClaim: never,
    close() {
      post.closed = true
      match.stop()
      match.notify()
    },
  }
}

const never = async () => refuse('readOnly')

/** The match, where a person is asked only while it is for this device to write. */
function viewOf(post: Post): () => Now {
  const { match, writer } = post
  const { game, signer } = writer
  const view = makeView(match, () => ({
    standing: post.closed ? 'closed' : match.journal().ask.type === 'over' ? 'over' : 'playing',
    sitters: tableOf(match.journal()).roster.seats.map((seated) => sitterIn(seated, signer.key)),
    pending: false,
    hosting: false,
    claims: [],
    unkept: 0,
    skew: undefined,
  }))
  let seen: Now | undefined
  let now: Now | undefined
  return () => {
    if (now && seen === view()) return now
    seen = view()
    const next = nextSeat(game, post.desk)
    const { dealing: _, ...shown } = seen
    const turn = seen.turn !== undefined && seen.turn === next ? next : undefined
    now = {
      ...shown,
      turn,
      undoTo: undefined,
      letters: { next, isReady: post.chart.now() === 'ready', live: post.live },
    }
    return now
  }
}

/** A seat; nobody is missed, since nobody is expected to be there. */
function sitterIn(seated: Seated | undefined, own: string): Sitter {
  if (!seated) return { kind: 'open', mine: false, present: true }
  const { key, face: _, ...known } = seated
  return { ...known, mine: key === own, present: true, ...(isStandIn(seated) ? { standIn: true } : {}) }
}

/** Stores a match that has gone on, then shows it. */
async function take(post: Post, desk: Desk, hasWritten: boolean): Promise<void> {
  const { match, chart, writer } = post
  const changed = { type: 'changed', isOurs: isOurs(writer, desk), hasWritten } as const
  await post.keep(desk, chart.after(changed))
  post.desk = desk
  chart.send(changed)
  const { entries } = desk.journal
  for (const entry of entries.slice(match.journal().entries.length)) {
    if ('problem' in match.follow(entry)) break
    match.commit()
  }
  if (match.journal().entries.length < entries.length) match.replace(desk.journal, 'resync')
  match.notify()
}

async function inTurn(
  post: Post,
  seat: Seat,
  body: Body<Typed>,
  play: () => Promise<OrProblem<Desk>>,
): Promise<Answer> {
  return post.serial(async () => {
    const { writer, desk } = post
    if (!isOurs(writer, desk) || nextSeat(writer.game, desk) !== seat) return refuse('notYourTurn')
    const played = await play()
    if ('problem' in played) return refuseFor(writer.game, desk.journal, seat, body, played.problem)
    const isKept = await take(post, played, true).then(
      () => true,
      () => false,
    )
    return isKept ? { type: 'accepted', seq: played.journal.entries.length - 1 } : refuse('notKept')
  })
}

/** Writes what this device owes before a person has to choose, if anything. */
async function settle(post: Post): Promise<void> {
  const settled = await goOn(post.writer, post.desk)
  if (!('problem' in settled) && settled !== post.desk) await take(post, settled, true)
}

async function open(post: Post, letter: Letter): Promise<Opened['type'] | 'notKept'> {
  const opened = await openLetter(post.writer, post.desk, letter)
  if (opened.type === 'differs' && opened.evidence) {
    post.evidence = opened.evidence
    post.match.notify()
  }
  if (opened.type !== 'news') return opened.type
  try {
    await take(post, opened.desk, false)
    await settle(post)
    return 'news'
  } catch {
    return 'notKept'
  }
}

async function markSent(post: Post): Promise<void> {
  const { chart, desk } = post
  await post.keep(desk, chart.after({ type: 'sent' }))
  chart.send({ type: 'sent' })
  post.match.notify()
}
