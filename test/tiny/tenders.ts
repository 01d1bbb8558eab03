import * as v from 'valibot'
import { sha256Hex } from '../../src/kit/hash.ts'
import { flawOf } from '../../src/rules/flaw.ts'
import type { Ask, Game, Outcome, PhaseInput, Refusal, Seat } from '../../src/rules/game.ts'

/**
 * Tenders: a game of sealed numbers for tests, for two to six. In each round a seat calls for tenders, for one point or
 * for up to nine, as it likes; then everyone names a number in secret, and the highest that nobody else named wins.
 */
export interface Position {
  phase: 'call' | 'bid' | 'over'
  round: number
  stake: number
  /** By seat, the number named; -1 before. */
  answers: number[]
  points: number[]
  /** Seats that the rules play: they bid nothing. */
  guild: readonly Seat[]
  gone: Seat[]
}

export type Move = { readonly type: 'call' | 'raise' | 'bid'; readonly n: number }

export type Effect =
  | { readonly type: 'called'; readonly stake: number }
  | { readonly type: 'opened'; readonly bids: readonly number[] }
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'closed' }
  | { readonly type: 'left'; readonly seat: Seat }

/** The plain JSON of a match of Tenders. */
export interface Types {
  readonly position: Position
  readonly move: Move
  readonly effect: Effect
  readonly intention: Move
}

export type Tenders = Game<Types>

const rounds = 4
/** Above the highest number that may be named. */
const numbers = 5

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const seats = v.array(count)
const moveSchema = v.strictObject({ type: v.picklist(['call', 'raise', 'bid']), n: count })
const optionsSchema = v.strictObject({ guild: v.exactOptional(seats) })
const positionSchema = v.strictObject({
  phase: v.picklist(['call', 'bid', 'over']),
  round: count,
  stake: count,
  answers: v.array(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(numbers - 1))),
  points: v.array(count),
  guild: seats,
  gone: seats,
})

const playing = ({ points, guild, gone }: Position): readonly Seat[] =>
  points.flatMap((_, seat) => (guild.includes(seat) || gone.includes(seat) ? [] : [seat]))
const left = (p: Position) => playing(p).filter((seat) => p.answers[seat] === -1)
const caller = (p: Position): Seat => playing(p)[p.round % playing(p).length] ?? 0

const bids: readonly Move[] = Array.from({ length: numbers }, (_, n) => ({ type: 'bid', n }))

function ask(p: Position): Ask<Move> | undefined {
  if (p.phase === 'over') return { type: 'over' }
  if (p.phase === 'call') return { type: 'choose', seat: caller(p), moves: [{ type: 'call', n: 1 }], form: true }
  const [first, ...others] = left(p)
  if (first === undefined) return undefined
  const also = others.map((seat) => ({ seat, moves: bids }))
  return { type: 'choose', sealed: true, seat: first, moves: bids, ...(also.length > 0 ? { also } : {}) }
}

function why(p: Position, seat: Seat, { type, n }: Move): Refusal | undefined {
  const isCall = p.phase === 'call' && seat === caller(p)
  if (type === 'call' && isCall && n === 1) return undefined
  if (type === 'raise' && isCall && n > 1 && n < 10) return undefined
  if (type === 'bid' && p.phase === 'bid' && left(p).includes(seat) && n < numbers) return undefined
  return { reason: 'notAsked', section: 'Rounds', amounts: { n } }
}

function step(p: Position, input: PhaseInput<Move>, tell: (effect: Effect) => void): string {
  if (p.phase === 'call' && input.type === 'move') {
    tell({ type: 'called', stake: input.move.n })
    return 'called'
  }
  if (input.type === 'move') p.answers[input.seat] = input.move.n
  return left(p).length > 0 ? 'more' : open(p, tell)
}

function open(p: Position, tell: (effect: Effect) => void): string {
  const named = [...p.answers]
  tell({ type: 'opened', bids: named })
  const single = named.filter((one) => one >= 0 && named.filter((other) => other === one).length === 1)
  if (single.length > 0) tell({ type: 'won', seat: named.indexOf(Math.max(...single)) })
  tell({ type: 'closed' })
  p.answers = p.points.map(() => -1)
  return p.round < rounds ? 'next' : 'over'
}

function apply(p: Position, effect: Effect): void {
  if (effect.type === 'called') p.stake = effect.stake
  if (effect.type === 'won') p.points[effect.seat] = (p.points[effect.seat] ?? 0) + p.stake
  if (effect.type === 'closed') p.round++
  if (effect.type === 'left') p.gone.push(effect.seat)
}

function outcome(p: Position, stopped = false): Outcome | undefined {
  if (p.phase !== 'over' && !stopped) return undefined
  const best = Math.max(...p.points)
  const winners = p.points.flatMap((points, seat) => (points === best ? [seat] : []))
  return { seats: p.points.map((points) => ({ total: points, lines: [{ source: 'tenders', points }] })), winners }
}

/** Tenders. A bot goes on for a seat that resigns. */
export const tenders: Tenders = {
  id: 'tenders',
  ruleset: 1,
  edition: { name: 'Plain', hash: sha256Hex('tenders') },
  seats: { min: 2, max: 6 },
  chart: { call: { called: 'bid' }, bid: { more: 'bid', next: 'call', over: 'over' }, over: {} },
  rulesPlay: (options) => v.parse(optionsSchema, options).guild ?? [],
  readOptions(data) {
    const read = v.safeParse(optionsSchema, data)
    return read.success ? { options: read.output } : { flaw: flawOf(read.issues) }
  },
  setup(all, options) {
    const none = Array.from({ length: all }, () => 0)
    const { guild = [] } = v.parse(optionsSchema, options)
    return { phase: 'call', round: 0, stake: 0, answers: none.map(() => -1), points: none, guild, gone: [] }
  },
  clone: (p) => ({ ...p, answers: [...p.answers], points: [...p.points], gone: [...p.gone] }),
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
    const fits = read.output.points.length === p.points.length
    return fits ? { position: read.output } : { flaws: [{ reason: 'impossible', at: 'points', amounts: {} }] }
  },
  brings: () => false,
}

/** The same, where the others play on without a seat that resigns. */
export const tendersWithout: Tenders = { ...tenders, out: (_, seat, tell) => tell({ type: 'left', seat }) }
