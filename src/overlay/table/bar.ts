import type { Now } from '../../match/table.ts'
import type { GameTypes, Seat } from '../../rules/game.ts'
import type { ShortMove, Words } from '../../rules/words.ts'
import { bar as text } from '../text/en/table.ts'
import { askedSeat } from './seats.ts'

/** One legal move as the decision bar offers it. `M` is the game's move. */
export interface Choice<M> {
  readonly move: M
  /** What the button says; no other button of the same bar says the same. */
  readonly label: string
  /** The same in few words, with a sign before them where the title has one; no other's are the same. */
  readonly short: ShortMove
  /** It stops where stopping is allowed. */
  readonly done: boolean
  /** The key that presses it, where it has one. */
  readonly hotkey: string | undefined
}

/** The decision bar: what is asked, and every answer. */
export interface Bar<M> {
  /** The seat that is asked, whoever sits there; `undefined` for chance and at the end. */
  readonly asked: Seat | undefined
  /** A seat of mine is asked. */
  readonly mine: boolean
  readonly prompt: string
  /** Empty unless a seat of mine is asked. */
  readonly choices: readonly Choice<M>[]
  /** Going back is free. */
  readonly undo: boolean
  /** What was pressed is on its way; nothing more is taken meanwhile. */
  readonly pending: boolean
}

/** The decision bar of a match as it stands now. */
export function barOf<G extends GameTypes>(words: Words<G>, now: Now<G>): Bar<G['move']> {
  const mine = now.ask.type === 'choose' && now.turn === now.ask.seat
  return {
    asked: askedSeat(now),
    mine,
    prompt: promptOf(words, now, mine),
    choices: mine && now.ask.type === 'choose' ? barMoves(words, now.position, now.ask.moves) : [],
    undo: now.undoTo !== undefined && now.ask.type !== 'over',
    pending: now.pending,
  }
}

function promptOf<G extends GameTypes>(
  words: Words<G>,
  { ask, position, sitters, standing }: Now<G>,
  mine: boolean,
): string {
  if (standing === 'waiting') return text.open
  if (ask.type === 'over') return text.over
  if (ask.type === 'chance') return text.chance
  if (mine) return words.prompt(position, ask)
  const name = words.seat(position, ask.seat)
  const sitter = sitters[ask.seat]
  return sitter && !sitter.present ? text.absent(name) : text.waits(name)
}

/**
 * Every legal move once, stopping last. A move of type `done` stops; the table's Words may give two
 * moves the same text, and then a number tells them apart.
 */
export function barMoves<G extends GameTypes>(
  words: Words<G>,
  position: G['position'],
  moves: readonly G['move'][],
): readonly Choice<G['move']>[] {
  const isDone = (move: G['move']) => move.type === 'done'
  const ordered = [...moves.filter((move) => !isDone(move)), ...moves.filter(isDone)]
  const labels = distinct(ordered.map((move) => words.move(position, move)))
  const shorts = unlike(
    ordered.map((move) => words.short?.(position, move)),
    labels,
  )
  return ordered.map((move, at) => ({
    move,
    label: labels[at] ?? '',
    short: shorts[at] ?? { text: labels[at] ?? '' },
    done: isDone(move),
    hotkey: isDone(move) ? '0' : at < 9 ? String(at + 1) : undefined,
  }))
}

/** Few words where they tell a move from all others, its whole label where not. */
function unlike(
  shorts: readonly (ShortMove | undefined)[],
  labels: readonly string[],
): readonly ShortMove[] {
  const told = shorts.map((short) => short && `${short.mark?.text ?? ''} ${short.text}`)
  return shorts.map((short, at) => {
    const isAlone = told.indexOf(told[at]) === told.lastIndexOf(told[at])
    return short && isAlone ? short : { text: labels[at] ?? '' }
  })
}

/** Labels of which none equals another: repeated ones are numbered. */
function distinct(labels: readonly string[]): readonly string[] {
  const given = new Set<string>()
  return labels.map((label) => {
    let unlike = label
    for (let n = 2; given.has(unlike); n++) unlike = text.another(label, n)
    given.add(unlike)
    return unlike
  })
}
