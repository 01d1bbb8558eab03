import { need } from '../kit/assert.ts'
import { type Emitter, makeEmitter } from '../kit/emitter.ts'
import { digest64 } from '../kit/hash.ts'
import type { Body } from '../rules/body.ts'
import { streamOf } from '../rules/chance.ts'
import type { Ask, Game, Known, MatchOptions, PhaseInput, Seat, Typed } from '../rules/game.ts'
import { type Journal, makeEntry, tableOf } from '../rules/journal.ts'
import { isLike } from '../rules/lesson.ts'
import { asked, choiceOf, legal, play } from '../rules/play.ts'
import type { PracticeStart } from '../rules/practice.ts'
import { beginJournal } from '../rules/replay.ts'
import { refuse, tableSection } from './refusals.ts'
import type { Answer, News, Now, SeatPort, Sitter, Table } from './table.ts'

/** A table to practise at: this browser plays it alone, and nothing of it is kept. */
export interface PracticeTable extends Table {
  /** Goes on from another position. */
  open(start: PracticeStart): void
  /** Plays a move to look at; the returned function goes back to before it, unless the table went on. */
  show(move: Typed): () => void
  /** A seat for a bot, which is asked where one sits. */
  seat(seat: Seat): SeatPort
}

/** Tests whether a legal move of mine is on offer; if undefined, every one is, as in a match. */
export type Offers = ((move: Typed) => boolean) | undefined

/** Parts a table for practice is made of. */
export interface PracticeParts {
  readonly game: Game
  readonly seats: number
  readonly options: MatchOptions
  readonly start: PracticeStart
  /** The moves on offer now. */
  offers(): Offers
  /** Hears what happened before the listeners do, who may then ask what is on offer. */
  played(effects: readonly Typed[]): void
  /** The sitter of each seat. */
  readonly sitters: readonly Sitter[]
  /** A new seed for every draw, given the number of draws since a position was opened. */
  readonly seed: (draws: number) => string
}

/** The changing state of a table for practice. */
interface Practice {
  readonly parts: PracticeParts
  /** The journal, which holds the setup alone. */
  readonly setup: Journal
  readonly news: Emitter<News>
  start: PracticeStart
  at: Now['position']
  /** The positions that undoing goes back to, the latest last. */
  undo: Now['position'][]
  seq: number
  /** Draws since `start`. */
  draws: number
  closed: boolean
  /** A move is being looked at, which doesn’t count. */
  isShowing: boolean
  /** The result of `now` since the last news. */
  shown: Now | undefined
}

/** Opens a table for practice. Its journal holds no moves: the log tells what happens since it was opened. */
export function openPractice(parts: PracticeParts): PracticeTable {
  const { start } = parts
  const practice: Practice = {
    parts,
    start,
    setup: setupFor(parts),
    news: makeEmitter<News>(),
    at: start.position,
    undo: [],
    seq: 0,
    draws: 0,
    closed: false,
    isShowing: false,
    shown: undefined,
  }
  const now = () => nowAt(practice)
  return {
    game: saying(parts.game, now),
    now,
    on: practice.news.on,
    submit: (seat, move) => submit(practice, seat, move),
    open: (next) => goOnFrom(practice, next),
    show: (move) => show(practice, move),
    undo: async () => undo(practice),
    seat: (seat) => portOf(practice, seat),
    act: never,
    standIn: never,
    takeBack: never,
    handOver: never,
    decideClaim: never,
    journal: () => practice.setup.entries,
    close() {
      practice.closed = true
      tell(practice, { type: 'changed' })
    },
  }
}

const isMine = ({ parts }: Practice, seat: Seat) => parts.sitters[seat]?.mine === true

/** The closed cards that a seat holds, and may look at. */
function knownTo({ parts, at, start }: Practice, seat: Seat | undefined): Known {
  const held = (seat === undefined ? undefined : parts.game.hidden?.hands(at)[seat]) ?? []
  return (token) => (held.includes(token) ? start.faces(token) : undefined)
}

/** The question by the rules, whatever is on offer. */
const askAt = (practice: Practice) => {
  const { game } = practice.parts
  return asked(game, practice.at, knownTo(practice, moverOf(game, practice.at)))
}

function nowAt(practice: Practice): Now {
  practice.shown ??= lookAt(practice)
  return practice.shown
}

function lookAt(practice: Practice): Now {
  const { parts, at, seq, undo, closed, isShowing } = practice
  const { sitters } = parts
  const mine = (seat: Seat) => isMine(practice, seat)
  const offers = isShowing ? () => false : parts.offers()
  const ask = offered(askAt(practice), mine, offers)
  const isAsked = ask.type === 'choose' && mine(ask.seat) && ask.moves.length > 0
  return {
    standing: closed ? 'closed' : ask.type === 'over' ? 'over' : 'playing',
    position: at,
    table: tableOf(practice.setup),
    ask,
    seq,
    hash: digest64(at),
    sitters,
    known: (seat) => knownTo(practice, seat !== undefined && mine(seat) ? seat : undefined),
    turn: isAsked ? ask.seat : undefined,
    undoTo: undo.length > 0 && parts.offers() === undefined ? seq : undefined,
    pending: false,
    hosting: true,
    epoch: 1,
    claims: [],
    unkept: 0,
    skew: undefined,
    hand: sitters.findIndex(({ mine: own }) => own),
  }
}

function tell(practice: Practice, news: News): void {
  practice.shown = undefined
  practice.news.emit(news)
}

/** Plays an input and tells what happened. */
function put(practice: Practice, by: Seat | 'host', body: Body<Typed>, input: PhaseInput<Typed>): void {
  const { parts, setup, at: before } = practice
  const { position, effects } = play(parts.game, before, input)
  practice.at = position
  practice.seq++
  if (!practice.isShowing) parts.played(effects)
  const entry = { ...makeEntry(setup.entries[0], by, body, digest64(position)), seq: practice.seq }
  tell(practice, { type: 'told', entry, effects, before, after: position })
}

/** Draws until a seat is asked. A draw can’t be undone. */
function draw(practice: Practice): void {
  while (!practice.closed && askAt(practice).type === 'chance') {
    practice.undo = []
    const seed = practice.parts.seed(practice.draws++)
    put(practice, 'host', { type: 'chance', seed }, { type: 'chance', draw: streamOf(seed) })
  }
}

const putMove = (practice: Practice, seat: Seat, move: Typed) =>
  put(practice, seat, { type: 'move', move }, { type: 'move', seat, move, known: practice.start.faces })

async function submit(practice: Practice, seat: Seat, wanted: Typed): Promise<Answer> {
  if (practice.closed) return refuse('closed')
  const { game } = practice.parts
  const ask = isMine(practice, seat) ? nowAt(practice).ask : askAt(practice)
  const move = legal(game, practice.at, ask, seat, wanted)
  if (!move) return refusal(game, nowAt(practice), seat, wanted, knownTo(practice, seat))
  const opens = game.hidden?.opens(practice.at, move) ?? []
  // Moves of others, and cards that everyone has seen, can’t be undone.
  practice.undo = isMine(practice, seat) && opens.length === 0 ? [...practice.undo, practice.at] : []
  putMove(practice, seat, move)
  draw(practice)
  return { type: 'accepted', seq: practice.seq }
}

/** Goes to another position without playing anything. */
function reset(practice: Practice, position: Now['position'], why: 'undo' | 'opened'): void {
  practice.at = position
  practice.seq++
  tell(practice, { type: 'reset', why })
}

function goOnFrom(practice: Practice, start: PracticeStart): void {
  Object.assign(practice, { start, undo: [], draws: 0, isShowing: false })
  reset(practice, start.position, 'opened')
  draw(practice)
}

function show(practice: Practice, move: Typed): () => void {
  const before = practice.at
  const seat = moverOf(practice.parts.game, before)
  if (seat === undefined) return () => {}
  practice.isShowing = true
  putMove(practice, seat, move)
  const after = practice.at
  return () => {
    if (!practice.isShowing || practice.at !== after) return
    practice.isShowing = false
    reset(practice, before, 'undo')
  }
}

function undo(practice: Practice): Answer {
  const back = practice.undo.at(-1)
  if (!back) return refuse('undoNothing')
  practice.undo = practice.undo.slice(0, -1)
  reset(practice, back, 'undo')
  return { type: 'accepted', seq: practice.seq }
}

function portOf(practice: Practice, seat: Seat): SeatPort {
  return {
    seat,
    on: (listener) => practice.news.on(listener),
    asked() {
      const isPlaying = !practice.closed && practice.parts.sitters[seat]?.kind === 'bot'
      const choice = isPlaying ? choiceOf(askAt(practice), seat) : undefined
      const { seq, at } = practice
      return choice && { seq, choice, position: at, known: knownTo(practice, seat) }
    },
    submit: async (asking, move) => (asking === practice.seq ? submit(practice, seat, move) : refuse('staleNumber')),
  }
}

const never = async () => refuse('readOnly')

/** The setup, as if a match began here. */
function setupFor({ game, seats, options }: PracticeParts): Journal {
  const { id, ruleset, edition } = game
  const match = '0'.repeat(32)
  const begun = beginJournal(game, { type: 'setup', match, game: id, ruleset, edition, seats, options, trust: 2 })
  return need('journal' in begun ? begun.journal : undefined, 'a setup that can be played')
}

/** The seat that is asked, whatever it knows. */
function moverOf(game: Game, position: Now['position']): Seat | undefined {
  const ask = asked(game, position)
  return ask.type === 'choose' ? ask.seat : undefined
}

/** The question asked, with those of my moves that are on offer; none of them is to be filled in. */
function offered(ask: Ask<Typed>, isMine: (seat: Seat) => boolean, offers: Offers): Ask<Typed> {
  if (!offers || ask.type !== 'choose' || !isMine(ask.seat)) return ask
  const { form: _, ...rest } = ask
  return { ...rest, moves: ask.moves.filter(offers) }
}

/** The rules, which also say of a legal move that it isn't the one to make here. */
function saying(game: Game, now: () => Now): Game {
  return {
    ...game,
    why(p, seat, intention, known) {
      const refused = game.why(p, seat, intention, known)
      if (refused || typeof intention !== 'object' || intention === null) return refused
      const { ask } = now()
      if (ask.type === 'choose' && ask.moves.some((move) => isLike(move, intention))) return undefined
      return { reason: 'notNow', section: tableSection, amounts: {} }
    },
  }
}

function refusal(game: Game, { position, ask }: Now, seat: Seat, wanted: Typed, known: Known): Answer {
  if (ask.type === 'over') return refuse('over')
  const why = game.why(position, seat, wanted, known)
  return why ? { type: 'refused', refusal: why } : refuse('notNow')
}
