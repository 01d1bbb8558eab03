import type { Effect } from '../../../src/games/foothills/effects.ts'
import { fits, type Move } from '../../../src/games/foothills/moves.ts'
import { boardOf, type Position } from '../../../src/games/foothills/position.ts'
import { need } from '../../../src/kit/assert.ts'
import { canonical } from '../../../src/kit/json.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { Ask, PhaseInput } from '../../../src/rules/game.ts'
import { legal, none, play, settle } from '../../../src/rules/play.ts'
import { broken } from './invariants.ts'
import { game } from './table.ts'

/** Everything that occurred over many matches, by kind. */
export interface Seen {
  /** Phases with the tags they ended with, as “phase.tag”. */
  readonly ways: Set<string>
  readonly frames: Set<string>
  readonly verbs: Set<string>
  readonly moves: Set<string>
  readonly effects: Set<string>
  /** The triggers of the end. */
  readonly ends: Set<string>
  /** Moves of all kinds, to try where they are not listed. */
  readonly pool: Map<string, Move>
}

export const nothingSeen = (): Seen => ({
  ways: new Set(),
  frames: new Set(),
  verbs: new Set(),
  moves: new Set(),
  effects: new Set(),
  ends: new Set(),
  pool: new Map(),
})

/** No random match takes this many turns. */
export const endless = 1500
/** Expensive checks are made once in this many moves. */
const seldom = 20

/** The course of a random match: any problem, in words, and where it ended. */
export interface Playout {
  readonly p: Position
  readonly moves: number
  readonly problem: string | undefined
}

/** A whole random match with every check along the way. */
export function playout(seed: number, seen: Seen): Playout {
  const draw = fastDraw(seed)
  const p = game.setup(2, {})
  const points = [0, 0]
  const tell = (effect: Effect) => {
    seen.effects.add(effect.type)
    if (effect.type === 'ending') seen.ends.add(effect.why)
    if (effect.type === 'earned') points[effect.seat] = (points[effect.seat] ?? 0) + effect.points
  }
  const watched = watch(seen)
  let moves = 0
  let ask = settle(watched, p, none, tell)
  while (ask.type !== 'over') {
    const problem =
      broken(game.box, p) ??
      (ask.type === 'choose' ? wrongChoice(p, ask, draw(seldom) === 0, seen) : undefined) ??
      (p.turn > endless ? 'no end in sight' : undefined)
    if (problem) return { p, moves, problem: `${problem} (seed ${seed}, move ${moves})` }
    if (ask.type === 'choose') moves += 1
    const input: PhaseInput<Move> =
      ask.type === 'chance'
        ? { type: 'chance', draw }
        : { type: 'move', seat: ask.seat, move: need(ask.moves[draw(ask.moves.length)], 'a move') }
    ask = settle(watched, p, input, tell)
  }
  const problem = broken(game.box, p) ?? wrongEnd(p, points)
  return { p, moves, problem: problem && `${problem} (seed ${seed}, at the end)` }
}

/** The game, noting what its steps do. */
function watch(seen: Seen): typeof game {
  const step: typeof game.step = (p, input, tell) => {
    const frame = p.phase === 'perform' ? p.todo.at(-1) : undefined
    if (frame) seen.frames.add(frame.do)
    if (frame?.do === 'verb') seen.verbs.add(frame.verb.type)
    if (input.type === 'move') seen.moves.add(input.move.type)
    const { phase } = p
    const tag = game.step(p, input, tell)
    seen.ways.add(`${phase}.${tag}`)
    return tag
  }
  return { ...game, step }
}

type Choice = Extract<Ask<Move>, { type: 'choose' }>

function wrongChoice(p: Position, ask: Choice, thorough: boolean, seen: Seen): string | undefined {
  if (ask.moves.length === 0) return 'no move'
  if (ask.seat !== p.seat) return 'another seat'
  if (!thorough) return undefined
  return wrongMoves(p, ask, seen) ?? wrongCopy(p)
}

function wrongMoves(p: Position, ask: Choice, seen: Seen): string | undefined {
  const before = JSON.stringify(p)
  const keys = new Set(ask.moves.map(canonical))
  if (keys.size !== ask.moves.length) return 'a move listed twice'
  for (const move of ask.moves) {
    seen.pool.set(canonical(move), move)
    if (canonical(game.readMove(JSON.parse(JSON.stringify(move)))) !== canonical(move))
      return `an unreadable ${move.type}`
    if (game.why(p, ask.seat, move)) return `a reason against a listed ${move.type}`
    const { position } = play(game, p, { type: 'move', seat: ask.seat, move })
    const problem = broken(game.box, position)
    if (problem) return `${problem} after ${JSON.stringify(move)}`
  }
  for (const move of some([...seen.pool.values()], p.turn * sample)) {
    if ((legal(ask, ask.seat, move) !== undefined) !== keys.has(canonical(move)))
      return `a ${move.type} taken against the list`
    const possible = ask.moves.some((one) => fits(one, move))
    if ((game.why(p, ask.seat, move) === undefined) !== possible) return `a ${move.type} refused against the list`
  }
  return JSON.stringify(p) === before ? undefined : 'a position changed by asking or playing'
}

/** Number of moves from elsewhere tried at a time. */
const sample = 10

const some = <T>(all: readonly T[], from: number): T[] =>
  Array.from({ length: Math.min(sample, all.length) }, (_, i) => need(all[(from + i) % all.length], 'one of them'))

function wrongCopy(p: Position): string | undefined {
  const text = canonical(p)
  const read: Position = JSON.parse(JSON.stringify(p))
  if (canonical(read) !== text) return 'a position that JSON does not keep'
  if (canonical(game.ask(read)) !== canonical(game.ask(p))) return 'another question after JSON'
  const copy = game.clone(p)
  if (canonical(copy) !== text) return 'an unequal clone'
  copy.todo.push({ do: 'ticket' })
  boardOf(copy, 0).supply.iron += 1
  boardOf(copy, 1).cards[0] = -1
  return canonical(p) === text ? undefined : 'a clone that shares what changes'
}

function wrongEnd(p: Position, points: readonly number[]): string | undefined {
  const outcome = game.outcome(p)
  if (!outcome) return 'no outcome'
  const most = Math.max(...outcome.seats.map(({ total }) => total))
  for (const [seat, { total, lines }] of outcome.seats.entries()) {
    if (lines.reduce((all, line) => all + line.points, 0) !== total) return 'a sum of its lines'
    const earned = Object.values(boardOf(p, seat).earned).reduce((all, one) => all + one, 0)
    if (earned !== points[seat]) return 'points earned and not told'
    if (outcome.winners.includes(seat) !== (total === most)) return 'a winner'
  }
  if (p.turn % 2 !== 0) return 'unequal turns'
  return p.seat === p.start ? 'the starting player’s turn last' : undefined
}
