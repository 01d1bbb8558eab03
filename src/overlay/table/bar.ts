import type { DealingNow, Now } from '../../match/table.ts'
import type { BasePosition, Choice, Known, Seat, Typed } from '../../rules/game.ts'
import { choiceOf, choicesOf } from '../../rules/play.ts'
import type { ShortMove, Words } from '../../rules/words.ts'
import { botText } from '../bots/bots.ts'
import { text } from '../text/text.ts'
import { botNamed } from './seatNames.ts'
import { askedSeat } from './seats.ts'

/** A legal move as the decision bar offers it. */
export interface BarMove {
  readonly move: Typed
  /** The button's label, unique within the bar. */
  readonly label: string
  /** A shorter label, with a mark if the title has one; also unique. */
  readonly short: ShortMove
  /** Its consequence, where few enough moves are offered for each to be thought through. */
  readonly brings?: string
  /** It stops where stopping is allowed. */
  readonly done: boolean
  /** The key that presses it, if it has one. */
  readonly hotkey: string | undefined
}

/** The decision bar: what is asked, and every answer. */
export interface Bar {
  /** The seat that is asked: of several, mine if there is one; undefined for chance and at the end. */
  readonly asked: Seat | undefined
  /** The seat that the prompt is about: the one whose device keeps the cards waiting, or else the one that is asked. */
  readonly about: Seat | undefined
  /** A seat of mine is asked. */
  readonly mine: boolean
  /** The name of the seat whose person has yet to take this device. */
  readonly passTo: string | undefined
  readonly prompt: string
  /** Empty unless a seat of mine is asked; only those that begin with what is picked on the table. */
  readonly moves: readonly BarMove[]
  /** The button that takes back what is picked on the table; undefined if nothing is. */
  readonly unpick: string | undefined
  /** The name of the form for moves that are too many to list; undefined where all are listed. */
  readonly form: string | undefined
  /** Undoing needs nobody's consent. */
  readonly undo: boolean
  /** A move is on its way to the host; presses are ignored until the answer. */
  readonly pending: boolean
}

/** The decision bar of a match as it is now; `left` are the moves that what is picked leaves. */
export function barOf(words: Words, now: Now, left?: readonly Typed[]): Bar {
  const { position, ask, turn, passTo } = now
  const choice = turn === undefined ? undefined : choiceOf(ask, turn)
  const known = now.known(now.hand)
  const moves = barMoves(words, position, (choice && left) ?? choice?.moves ?? [], known)
  const [only] = moves
  const trial = left && only && moves.length === 1 ? words.trial?.(position, only.move, known) : undefined
  return {
    asked: now.letters && now.ask.type !== 'over' ? now.letters.next : askedSeat(now),
    about: seatAbout(now, choice),
    mine: choice !== undefined,
    passTo: passTo === undefined ? undefined : words.seat(position, passTo),
    prompt: trial?.ask ?? promptOf(words, now, choice),
    moves: only && trial ? [{ ...only, label: trial.yes, short: { text: trial.yes } }] : moves,
    unpick: choice && left && (trial?.no ?? text().bar.unpick),
    form: choice?.form && words.formName?.(position),
    undo: now.undoTo !== undefined && now.ask.type !== 'over' && now.standing !== 'closed',
    pending: now.pending,
  }
}

/** The current question, after a refusal, and the buttons that lead out of it, if my seat is asked. */
export function meanwhileText({ mine, prompt, moves, undo }: Bar): string {
  if (!mine) return ''
  const stops = moves.filter(({ done }) => done).map(({ label }) => label)
  const ways = [...stops, ...(undo ? [text().bar.undo] : [])]
  return ways.length > 0
    ? `${prompt} ${text().bar.wayOut({ buttons: ways.map((label) => text().bar.quoted({ label })) })}`
    : prompt
}

/** The decision bar of a frozen table, where nothing can be pressed. */
export const frozenBar = (bar: Bar): Bar => ({
  ...bar,
  asked: undefined,
  about: undefined,
  mine: false,
  moves: [],
  unpick: undefined,
  form: undefined,
  undo: false,
  prompt: text().frozen.nobody,
})

/** Seats whose devices keep the cards waiting, unless this page can move meanwhile. */
function keptBy({ dealing, stalls = [] }: Now, mine: Choice<Typed> | undefined): readonly Seat[] {
  if (mine && mine.moves.length > 0) return []
  return stalls.length === 0 && dealing?.shuffle ? [dealing.seat] : stalls
}

function seatAbout(now: Now, mine: Choice<Typed> | undefined): Seat | undefined {
  if (now.letters?.isReady) return now.sitters.findIndex((sitter) => sitter.mine)
  if (now.letters && !mine) return now.letters.next
  const kept = keptBy(now, mine)
  return kept.length > 1 ? undefined : (kept[0] ?? askedSeat(now))
}

function promptOf(words: Words, now: Now, mine: Choice<Typed> | undefined): string {
  const { ask, position, sitters, standing, passTo, dealing, stalls = [], letters } = now
  const name = (seat: Seat) => words.seat(position, seat)
  const player = (seat: Seat) => {
    const sitter = sitters[seat]
    const isNamed = sitter?.kind === 'bot' && botText(sitter.name) !== undefined
    return isNamed ? text().bar.botAt({ bot: botNamed(sitters, seat, ''), seat: name(seat) }) : name(seat)
  }
  if (standing === 'waiting') return text().bar.open
  if (ask.type === 'over') return letters?.isReady ? text().bar.sendLetter : text().bar.over
  if (standing === 'closed') return text().connection.closed
  if (letters && !mine && !isLive(letters)) return letterPrompt(letters, ask, name)
  const isFree = !mine || mine.moves.length === 0
  if (isFree && stalls.length > 0)
    return text().bar.stalls({ owners: stalls.map((seat) => text().bar.owner({ name: name(seat) })) })
  if (isFree && dealing?.shuffle) return shuffling(name(dealing.seat), dealing.shuffle)
  if (ask.type === 'chance') return text().bar.chance
  if (mine) return words.prompt(position, mine, now.known(now.hand))
  if (passTo !== undefined) return text().bar.passTo({ name: name(passTo) })
  if (ask.sealed && choicesOf(ask).every(({ moves }) => moves.length === 0)) return text().bar.answered
  return text().bar.waits({ names: choicesOf(ask).map(({ seat }) => player(seat)) })
}

/** The next to write is there, so that the match goes on as it does online. */
const isLive = ({ next, live }: NonNullable<Now['letters']>) => next !== undefined && live.includes(next)

/** Asks for the letter that is ready, and says so if it is due for a draw: nobody has chosen anything then. */
function letterPrompt(
  { next, isReady }: NonNullable<Now['letters']>,
  ask: Now['ask'],
  name: (seat: Seat) => string,
): string {
  if (isReady) return ask.type === 'chance' ? text().bar.drawLetter : text().bar.sendLetter
  return next === undefined ? '' : text().bar.letter({ name: name(next) })
}

const shuffling = (name: string, { done, all }: NonNullable<DealingNow['shuffle']>) =>
  text().bar.shuffles({ name, percent: Math.round((100 * done) / all) })

/** Every legal move once; moves of type `done`, which stop, come last. */
export function barMoves(
  words: Words,
  position: BasePosition,
  moves: readonly Typed[],
  known?: Known,
): readonly BarMove[] {
  const isDone = (move: Typed) => move.type === 'done'
  const ordered = [...moves.filter((move) => !isDone(move)), ...moves.filter(isDone)]
  const labels = numbered(ordered.map((move) => words.move(position, move, known)))
  const shorts = ordered.map((move) => words.short?.(position, move, known))
  return ordered.map((move, at) => {
    const label = labels[at] ?? ''
    return {
      move,
      label,
      short: uniqueShort(shorts, at) ?? { text: label },
      done: isDone(move),
      hotkey: isDone(move) ? '0' : at < 9 ? String(at + 1) : undefined,
    }
  })
}

/** The short label at an index, unless another move has the same. */
function uniqueShort(shorts: readonly (ShortMove | undefined)[], at: number): ShortMove | undefined {
  const read = (short: ShortMove | undefined) => short && `${short.mark?.text ?? ''} ${short.text}`
  const same = shorts.filter((short) => read(short) === read(shorts[at]))
  return same.length === 1 ? shorts[at] : undefined
}

/** Labels made unique by numbering repeated ones. */
function numbered(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return labels.map((label) => {
    let unique = label
    for (let n = 2; taken.has(unique); n++) unique = text().bar.another({ label, n })
    taken.add(unique)
    return unique
  })
}
