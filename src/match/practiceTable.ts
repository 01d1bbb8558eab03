import { need } from '../kit/assert.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { digest64 } from '../kit/hash.ts'
import { streamOf } from '../rules/chance.ts'
import type { Ask, Game, Input, Known, Options, Seat, Typed } from '../rules/game.ts'
import { type Body, type Entry, makeEntry } from '../rules/journal.ts'
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

/** Which of my legal moves are on offer; every one, as in a match, if undefined. */
export type Offers = ((move: Typed) => boolean) | undefined

/** What a table for practice is made of. */
export interface PracticeParts {
  readonly game: Game
  readonly seats: number
  readonly options: Options
  readonly start: PracticeStart
  /** What is on offer now. */
  offers(): Offers
  /** Hears what happened before the listeners do, who may then ask what is on offer. */
  played(effects: readonly Typed[]): void
  /** Who sits where. */
  readonly sitters: readonly Sitter[]
  /** A new seed for every draw. */
  readonly seed: () => string
}

/** Opens a table for practice. Its journal holds no moves: the log tells what happens since it was opened. */
export function openPractice(parts: PracticeParts): PracticeTable {
  const { game, sitters } = parts
  const { emit, on } = makeEmitter<News>()
  const entries = setupEntries(parts)
  let { start } = parts
  let at = start.position
  let undo: (typeof at)[] = []
  let seq = 0
  let closed = false
  let isShowing = false
  let shown: Now | undefined
  const isMine = (seat: Seat) => sitters[seat]?.mine === true
  const knownTo = (seat: Seat | undefined): Known => {
    const held = (seat === undefined ? undefined : game.hidden?.hands(at)[seat]) ?? []
    return (token) => (held.includes(token) ? start.faces(token) : undefined)
  }
  const askNow = () => asked(game, at, knownTo(moverOf(game, at)))
  const now = (): Now => {
    shown ??= nowOf()
    return shown
  }
  const nowOf = (): Now => {
    const ask = offered(askNow(), isMine, isShowing ? () => false : parts.offers())
    const mine = ask.type === 'choose' && isMine(ask.seat) && ask.moves.length > 0
    const standing = closed ? 'closed' : ask.type === 'over' ? 'over' : 'playing'
    return {
      ...{ standing, position: at, ask, seq, hash: digest64(at), sitters },
      known: (seat) => knownTo(seat !== undefined && isMine(seat) ? seat : undefined),
      turn: mine ? ask.seat : undefined,
      undoTo: undo.length > 0 && parts.offers() === undefined ? seq : undefined,
      ...{ pending: false, hosting: true, epoch: 1, claims: [], unkept: 0, skew: undefined },
      hand: sitters.findIndex(({ mine: own }) => own),
    }
  }
  const tell = (news: News) => {
    shown = undefined
    emit(news)
  }
  const put = (by: Seat | 'host', body: Body<Typed>, input: Input<Typed>) => {
    const before = at
    const played = play(game, before, input)
    at = played.position
    seq++
    if (!isShowing) parts.played(played.effects)
    const entry: Entry<Typed> = { ...makeEntry(entries, by, body, digest64(at)), seq }
    tell({ type: 'told', entry, effects: played.effects, before, after: at })
  }
  const draw = () => {
    while (!closed && askNow().type === 'chance') {
      undo = []
      const seed = parts.seed()
      put('host', { type: 'chance', seed }, { type: 'chance', draw: streamOf(seed) })
    }
  }
  const move = (seat: Seat, chosen: Typed) => {
    undo = isMine(seat) ? [...undo, at] : []
    const opens = game.hidden?.opens(at, chosen) ?? []
    if (opens.length > 0) undo = []
    put(
      seat,
      { type: 'move', move: chosen },
      { type: 'move', seat, move: chosen, known: start.faces },
    )
    draw()
  }
  const reset = (position: typeof at, why: 'undo' | 'opened') => {
    at = position
    seq++
    tell({ type: 'reset', why })
  }
  const submit = async (seat: Seat, wanted: Typed): Promise<Answer> => {
    if (closed) return refuse('closed')
    const ask = isMine(seat) ? now().ask : askNow()
    const chosen = legal(ask, seat, wanted)
    if (!chosen) return refusal(game, now(), seat, wanted, knownTo(seat))
    move(seat, chosen)
    return { type: 'accepted', seq }
  }
  return {
    game: saying(game, now),
    ...{ now, on, submit },
    open(next) {
      start = next
      undo = []
      isShowing = false
      reset(next.position, 'opened')
      draw()
    },
    show(given) {
      const [before, seat] = [at, moverOf(game, at)]
      if (seat === undefined) return () => {}
      isShowing = true
      put(
        seat,
        { type: 'move', move: given },
        { type: 'move', seat, move: given, known: start.faces },
      )
      const after = at
      return () => {
        if (!isShowing || at !== after) return
        isShowing = false
        reset(before, 'undo')
      }
    },
    async undo() {
      const back = undo.at(-1)
      if (!back) return refuse('undoNothing')
      undo = undo.slice(0, -1)
      reset(back, 'undo')
      return { type: 'accepted', seq }
    },
    seat: (seat) => ({
      seat,
      on: (listener) => on(listener),
      asked() {
        const isPlaying = !closed && sitters[seat]?.kind === 'bot'
        const choice = isPlaying ? choiceOf(askNow(), seat) : undefined
        return choice && { seq, choice, position: at, known: knownTo(seat) }
      },
      submit: (asking, chosen) =>
        asking === seq ? submit(seat, chosen) : Promise.resolve(refuse('staleNumber')),
    }),
    ...{ act: never, standIn: never, takeBack: never, handOver: never, decideClaim: never },
    journal: () => entries,
    close() {
      closed = true
      tell({ type: 'changed' })
    },
  }
}

const never = async () => refuse('readOnly')

/** The setup, as if a match began here. */
function setupEntries({ game, seats, options }: PracticeParts): readonly Entry<Typed>[] {
  const { id, ruleset, edition } = game
  const match = '0'.repeat(32)
  const begun = beginJournal(game, {
    type: 'setup',
    match,
    game: id,
    ruleset,
    edition,
    seats,
    options,
  })
  return need('journal' in begun ? begun.journal.entries : undefined, 'a setup that can be played')
}

/** The seat that is asked, whatever it knows. */
function moverOf(game: Game, position: Now['position']): Seat | undefined {
  const ask = asked(game, position)
  return ask.type === 'choose' ? ask.seat : undefined
}

/** What is asked, with those of my moves that are on offer. */
function offered(ask: Ask<Typed>, isMine: (seat: Seat) => boolean, offers: Offers): Ask<Typed> {
  if (!offers || ask.type !== 'choose' || !isMine(ask.seat)) return ask
  return { ...ask, moves: ask.moves.filter(offers) }
}

/** The rules, which also say of a legal move that it isn't the one to make here. */
function saying(game: Game, now: () => Now): Game {
  return {
    ...game,
    why(p, seat, intention, known) {
      const refused = game.why(p, seat, intention, known)
      if (refused || typeof intention !== 'object' || intention === null) return refused
      const { ask } = now()
      if (ask.type === 'choose' && ask.moves.some((move) => isLike(move, intention)))
        return undefined
      return { reason: 'notNow', section: tableSection, amounts: {} }
    },
  }
}

function refusal(
  game: Game,
  { position, ask }: Now,
  seat: Seat,
  wanted: Typed,
  known: Known,
): Answer {
  if (ask.type === 'over') return refuse('over')
  const why = game.why(position, seat, wanted, known)
  return why ? { type: 'refused', refusal: why } : refuse('notNow')
}
