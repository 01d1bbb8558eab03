import * as v from 'valibot'
import { sha256Hex } from '../../src/kit/hash.ts'
import { coloursSchema } from '../../src/rules/colours.ts'
import { type Flaw, flawOf } from '../../src/rules/flaw.ts'
import type { Ask, Game, MatchOptions, Outcome, PhaseInput, Refusal, Seat } from '../../src/rules/game.ts'

/**
 * Sidings: a game of wagons for tests, for one to six. A turn takes wagons from the yard, at most `limit` a train; a
 * push in between adds wagons by chance or loses the train. Most wagons win.
 */
export interface Position {
  phase: 'deal' | 'stock' | 'open' | 'shunt' | 'push' | 'close' | 'over'
  seat: Seat
  yard: number
  train: number
  pushed: boolean
  points: number[]
  /** The colours people chose, by seat. */
  colours?: readonly number[]
}

export type Move =
  | { readonly type: 'take'; readonly wagons: number }
  | { readonly type: 'push' }
  | { readonly type: 'stop' }

/** The plain JSON of a match of Sidings. */
export interface Types {
  readonly position: Position
  readonly move: Move
  readonly effect: Effect
  readonly intention: Move
}

export type Effect =
  | { readonly type: 'dealt'; readonly seat: Seat }
  | { readonly type: 'stocked'; readonly wagons: number }
  | { readonly type: 'opened'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly seat: Seat; readonly wagons: number }
  | { readonly type: 'derailed'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly wagons: number }

export type Tiny = Game<Types>

const limit = 4
const wagonsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2))
const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('take'), wagons: wagonsSchema }),
  v.strictObject({ type: v.literal('push') }),
  v.strictObject({ type: v.literal('stop') }),
])
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const colours = v.exactOptional(coloursSchema)
const positionSchema = v.strictObject({
  phase: v.picklist(['open', 'shunt', 'over']),
  seat: count,
  yard: v.pipe(count, v.minValue(1)),
  train: count,
  pushed: v.boolean(),
  points: v.array(count),
  colours,
})
const optionsSchema = v.strictObject({
  wagons: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 12),
  colours,
})

const chart = {
  deal: { dealt: 'stock' },
  stock: { stocked: 'open' },
  open: { opened: 'shunt' },
  shunt: { more: 'shunt', pushed: 'push', done: 'close' },
  push: { held: 'shunt', ended: 'close' },
  close: { next: 'open', over: 'over' },
  over: {},
} as const

const refusal = (reason: string, section: string, amounts: Refusal['amounts'] = {}): Refusal => ({
  reason,
  section,
  amounts,
})

/** A position of this game, as a table that knows no game by name shows it. */
export const tinyPosition = (data: unknown): Position => v.parse(positionSchema, data)

function why(p: Position, seat: Seat, move: Move): Refusal | undefined {
  if (p.phase !== 'shunt' || p.seat !== seat) return refusal('notAsked', 'Turns')
  const wagons = move.type === 'take' ? move.wagons : move.type === 'push' ? 1 : 0
  if (move.type === 'push' && p.pushed) return refusal('pushedAlready', 'Pushing')
  if (p.train + wagons > limit) return refusal('trainFull', 'Taking', { limit, train: p.train })
  if (wagons > p.yard) return refusal('yardShort', 'Taking', { wagons, yard: p.yard })
  if (move.type === 'stop' && p.train === 0) return refusal('nothingTaken', 'Stopping')
  return undefined
}

const everyMove: readonly Move[] = [
  { type: 'take', wagons: 1 },
  { type: 'take', wagons: 2 },
  { type: 'push' },
  { type: 'stop' },
]

function ask(p: Position): Ask<Move> | undefined {
  if (p.phase === 'deal' || p.phase === 'stock' || p.phase === 'push') return { type: 'chance' }
  if (p.phase === 'over') return { type: 'over' }
  if (p.phase !== 'shunt') return undefined
  return { type: 'choose', seat: p.seat, moves: everyMove.filter((move) => !why(p, p.seat, move)) }
}

function step(p: Position, input: PhaseInput<Move>, tell: (effect: Effect) => void): string {
  const draw = (below: number) => (input.type === 'chance' ? input.draw(below) : Number.NaN)
  switch (p.phase) {
    case 'deal':
      tell({ type: 'dealt', seat: draw(p.points.length) })
      return 'dealt'
    case 'stock':
      tell({ type: 'stocked', wagons: draw(4) })
      return 'stocked'
    case 'open':
      p.pushed = false
      tell({ type: 'opened', seat: p.seat })
      return 'opened'
    case 'shunt':
      return input.type === 'move' ? shunt(p, input.move, tell) : 'none'
    case 'push':
      return push(p, draw, tell)
    case 'close':
      return close(p, tell)
    case 'over':
      return 'none'
  }
}

function shunt(p: Position, move: Move, tell: (effect: Effect) => void): string {
  if (move.type === 'stop') return 'done'
  if (move.type === 'push') return 'pushed'
  tell({ type: 'taken', seat: p.seat, wagons: move.wagons })
  return p.yard === 0 ? 'done' : 'more'
}

function push(p: Position, draw: (below: number) => number, tell: (effect: Effect) => void) {
  p.pushed = true
  if (draw(3) > 0) {
    const more = p.yard > 1 && p.train < limit - 1 ? draw(2) : 0
    tell({ type: 'taken', seat: p.seat, wagons: 1 + more })
    return p.yard === 0 ? 'ended' : 'held'
  }
  tell({ type: 'derailed', seat: p.seat })
  return 'ended'
}

function close(p: Position, tell: (effect: Effect) => void): string {
  tell({ type: 'scored', seat: p.seat, wagons: p.train })
  p.seat = (p.seat + 1) % p.points.length
  return p.yard === 0 ? 'over' : 'next'
}

function apply(p: Position, effect: Effect): void {
  switch (effect.type) {
    case 'dealt':
      p.seat = effect.seat
      break
    case 'stocked':
      p.yard += effect.wagons
      break
    case 'opened':
      p.train = 0
      break
    case 'taken':
      p.yard -= effect.wagons
      p.train += effect.wagons
      break
    case 'derailed':
      p.yard -= 1
      p.train = 0
      break
    case 'scored':
      p.points[effect.seat] = (p.points[effect.seat] ?? 0) + effect.wagons
      break
  }
}

function outcome(p: Position, stopped = false): Outcome | undefined {
  if (p.phase !== 'over' && !stopped) return undefined
  const best = Math.max(...p.points)
  const seats = p.points.map((points) => ({ total: points, lines: [{ source: 'wagons', points }] }))
  return { seats, winners: p.points.flatMap((points, seat) => (points === best ? [seat] : [])) }
}

function readOptions(data: unknown): { options: MatchOptions } | { flaw: Flaw } {
  const read = v.safeParse(optionsSchema, data)
  return read.success ? { options: read.output } : { flaw: flawOf(read.issues) }
}

function setup(seats: number, options: MatchOptions): Position {
  const { wagons, ...chosen } = v.parse(optionsSchema, options)
  const points = Array.from({ length: seats }, () => 0)
  return { phase: 'deal', seat: 0, yard: wagons, train: 0, pushed: false, points, ...chosen }
}

/** Sidings. */
export const tiny: Tiny = {
  id: 'sidings',
  ruleset: 1,
  edition: { name: 'Plain', hash: sha256Hex('sidings') },
  seats: { min: 1, max: 6 },
  chart,
  readOptions,
  setup,
  clone: (p) => ({ ...p, points: [...p.points] }),
  step,
  apply,
  ask,
  why,
  outcome,
  readMove(data) {
    const read = v.safeParse(moveSchema, data)
    return read.success ? read.output : undefined
  },
  readPosition(data, p) {
    const read = v.safeParse(positionSchema, data)
    if (!read.success) return { flaws: [flawOf(read.issues)] }
    const { points, seat, train } = read.output
    const flaw = (at: string, amounts: Flaw['amounts']) => ({ flaws: [{ reason: 'impossible', at, amounts }] })
    if (points.length !== p.points.length) return flaw('points', { have: points.length })
    if (seat >= points.length) return flaw('seat', { seat })
    return train > limit ? flaw('train', { train, limit }) : { position: read.output }
  },
  brings: (told, wanted) =>
    wanted.every((what, at) => {
      const effect = told[at]
      return effect && ('wagons' in effect ? `${effect.type} ${effect.wagons}` : effect.type) === what
    }),
}

/** Names a move as a piece to touch. */
export const pickOf = (move: Move): string => (move.type === 'take' ? `take ${move.wagons}` : move.type)
