import type { Now } from '../../match/table.ts'
import type { BasePosition, Seat, Typed } from '../../rules/game.ts'
import type { ShortMove, Words } from '../../rules/words.ts'
import { bar as text } from '../text/en/table.ts'
import { askedSeat } from './seats.ts'

/** A legal move as the decision bar offers it. */
export interface BarMove {
  readonly move: Typed
  /** The button's label, unique within the bar. */
  readonly label: string
  /** A shorter label, with a mark if the title has one; also unique. */
  readonly short: ShortMove
  /** It stops where stopping is allowed. */
  readonly done: boolean
  /** The key that presses it, if it has one. */
  readonly hotkey: string | undefined
}

/** The decision bar: what is asked, and every answer. */
export interface Bar {
  /** The seat that is asked, no matter who sits there; undefined for chance and at the end. */
  readonly asked: Seat | undefined
  /** A seat of mine is asked. */
  readonly mine: boolean
  readonly prompt: string
  /** Empty unless a seat of mine is asked. */
  readonly moves: readonly BarMove[]
  /** Undoing needs nobody's consent. */
  readonly undo: boolean
  /** A move is on its way to the host; presses are ignored until the answer. */
  readonly pending: boolean
}

/** The decision bar of a match as it is now. */
export function barOf(words: Words, now: Now): Bar {
  const mine = now.ask.type === 'choose' && now.turn === now.ask.seat
  return {
    asked: askedSeat(now),
    mine,
    prompt: promptOf(words, now, mine),
    moves: mine && now.ask.type === 'choose' ? barMoves(words, now.position, now.ask.moves) : [],
    undo: now.undoTo !== undefined && now.ask.type !== 'over',
    pending: now.pending,
  }
}

function promptOf(words: Words, { ask, position, sitters, standing }: Now, mine: boolean): string {
  if (standing === 'waiting') return text.open
  if (ask.type === 'over') return text.over
  if (ask.type === 'chance') return text.chance
  if (mine) return words.prompt(position, ask)
  const name = words.seat(position, ask.seat)
  return sitters[ask.seat]?.present === false ? text.absent(name) : text.waits(name)
}

/** Every legal move once; moves of type `done`, which stop, come last. */
export function barMoves(
  words: Words,
  position: BasePosition,
  moves: readonly Typed[],
): readonly BarMove[] {
  const isDone = (move: Typed) => move.type === 'done'
  const ordered = [...moves.filter((move) => !isDone(move)), ...moves.filter(isDone)]
  const labels = numbered(ordered.map((move) => words.move(position, move)))
  const shorts = ordered.map((move) => words.short?.(position, move))
  return ordered.map((move, at) => {
    const label = labels[at] ?? ''
    return {
      ...{ move, label, short: uniqueShort(shorts, at) ?? { text: label } },
      done: isDone(move),
      hotkey: isDone(move) ? '0' : at < 9 ? String(at + 1) : undefined,
    }
  })
}

/** The short label at an index, unless another move has the same. */
function uniqueShort(
  shorts: readonly (ShortMove | undefined)[],
  at: number,
): ShortMove | undefined {
  const read = (short: ShortMove | undefined) => short && `${short.mark?.text ?? ''} ${short.text}`
  const same = shorts.filter((short) => read(short) === read(shorts[at]))
  return same.length === 1 ? shorts[at] : undefined
}

/** Labels made unique by numbering repeated ones. */
function numbered(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return labels.map((label) => {
    let unique = label
    for (let n = 2; taken.has(unique); n++) unique = text.another(label, n)
    taken.add(unique)
    return unique
  })
}
