import * as v from 'valibot'
import { need } from '../../src/kit/assert.ts'
import { sha256Hex } from '../../src/kit/hash.ts'
import { coloursSchema } from '../../src/rules/colours.ts'
import { type Flaw, flawOf } from '../../src/rules/flaw.ts'
import type {
  Ask,
  CardFace,
  Choice,
  Game,
  HiddenCards,
  Known,
  MatchOptions,
  Outcome,
  PhaseInput,
  Refusal,
  Seat,
  Tell,
  Token,
} from '../../src/rules/game.ts'
import { together, togetherBy } from '../../src/rules/together/index.ts'
import { dealtBy } from '../../src/rules/together/together.ts'
import { cheapCipher } from '../rules/cheapCipher.ts'

/**
 * Waybills: a game of hidden cards for tests, for one to six. Each turn the seat in turn and the next one call at once
 * whether the coming waybill is light or heavy; then the seat in turn plays a waybill of its hand, the weather adds to
 * its load, right calls score, and the seat draws again. The fullest depot wins; alone one has to carry a fair load, or
 * loses.
 */
export interface Position {
  phase: 'first' | 'call' | 'play' | 'weather' | 'draw' | 'over'
  /** The seat whose turn it is. */
  seat: Seat
  pool: Token[]
  hands: Token[][]
  /** Waybills played, in order. */
  played: { token: Token; face: CardFace; seat: Seat }[]
  calls: (Call | null)[]
  points: number[]
  out: boolean[]
  /** The colours people chose, by seat. */
  colours?: readonly number[]
}

export type Call = 'light' | 'heavy'

export type Move = { readonly type: 'call'; readonly call: Call } | { readonly type: 'play'; readonly token: Token }

export type Effect =
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'called'; readonly seat: Seat; readonly call: Call }
  | { readonly type: 'played'; readonly seat: Seat; readonly token: Token; readonly face: CardFace }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly token: Token }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat }

/** The plain JSON of a match of Waybills. */
export interface Types {
  readonly position: Position
  readonly move: Move
  readonly effect: Effect
  readonly intention: Move
}

export type Waybills = Game<Types>

/** The whole deck: tons by kind. */
export const tons: Readonly<Record<CardFace, number>> = { milk: 1, wool: 2, slate: 4, iron: 5 }
/** The faces a waybill can show. */
export const kinds = Object.keys(tons)
const copies = 5
const deckSize = kinds.length * copies
/** The load that one has to carry alone. */
export const fairLoad = 100

const isHeavy = (face: CardFace) => (tons[face] ?? 0) > 3

const chart = {
  first: { began: 'call' },
  call: { called: 'call', all: 'play' },
  play: { played: 'weather', skipped: 'draw' },
  weather: { fell: 'draw' },
  draw: { next: 'call', over: 'over' },
  over: {},
} as const

const handSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))
const colours = v.exactOptional(coloursSchema)
const optionsSchema = v.strictObject({ hand: v.optional(handSchema, 2), colours })
const tokenSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(deckSize - 1))
const callSchema = v.picklist(['light', 'heavy'])
const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('call'), call: callSchema }),
  v.strictObject({ type: v.literal('play'), token: tokenSchema }),
])
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const positionSchema = v.strictObject({
  phase: v.picklist(['call', 'play', 'over']),
  seat: count,
  pool: v.array(tokenSchema),
  hands: v.array(v.array(tokenSchema)),
  played: v.array(v.strictObject({ token: tokenSchema, face: v.picklist(kinds), seat: count })),
  calls: v.array(v.nullable(callSchema)),
  points: v.array(count),
  out: v.array(v.boolean()),
  colours,
})

/** A position of this game, as a table that knows no game by name shows it. */
export const waybillsPosition = (data: unknown): Position => v.parse(positionSchema, data)

const refusal = (reason: string, section: string): Refusal => ({ reason, section, amounts: {} })

/** The seat that plays next, or the same one if it is alone. */
function seatAfter({ out }: Position, seat: Seat): Seat {
  const n = out.length
  const seats = Array.from({ length: n }, (_, at) => (seat + 1 + at) % n)
  return seats.find((one) => !out[one]) ?? seat
}

/** The seats that have yet to call. */
function callers(p: Position): readonly Seat[] {
  const both = [...new Set([p.seat, seatAfter(p, p.seat)])]
  return both.filter((seat) => !p.out[seat] && p.calls[seat] === null)
}

const calls: readonly Move[] = [
  { type: 'call', call: 'light' },
  { type: 'call', call: 'heavy' },
]

function ask(p: Position, known: Known = () => undefined): Ask<Move> | undefined {
  if (p.phase === 'first' || p.phase === 'weather') return { type: 'chance' }
  if (p.phase === 'over') return { type: 'over' }
  if (p.phase === 'call') return askAll(callers(p).map((seat) => ({ seat, moves: calls })))
  const hand = p.hands[p.seat] ?? []
  if (p.phase !== 'play' || p.out[p.seat] || hand.length === 0) return undefined
  const moves = hand.flatMap((token): Move[] => (known(token) ? [{ type: 'play', token }] : []))
  return askAll([{ seat: p.seat, moves }])
}

function askAll([first, ...also]: readonly Choice<Move>[]): Ask<Move> | undefined {
  return first && { type: 'choose', ...first, ...(also.length > 0 ? { also } : {}) }
}

function why(p: Position, seat: Seat, move: Move): Refusal | undefined {
  if (p.phase === 'call' && move.type === 'call')
    return callers(p).includes(seat) ? undefined : refusal('calledAlready', 'Calling')
  if (p.phase !== 'play' || move.type !== 'play' || p.seat !== seat) return refusal('notAsked', 'Turns')
  return p.hands[seat]?.includes(move.token) ? undefined : refusal('notHeld', 'Playing')
}

type TellUs = Tell<Effect>

function step(p: Position, input: PhaseInput<Move>, tell: TellUs): string {
  switch (p.phase) {
    case 'first':
      tell({ type: 'began', seat: drawn(input, p.points.length) })
      return 'began'
    case 'call':
      return input.type === 'move' ? call(p, input.seat, input.move, tell) : 'all'
    case 'play':
      return input.type === 'move' ? playCard(input, tell) : 'skipped'
    case 'weather':
      scoreLast(p, drawn(input, 3), tell)
      return 'fell'
    case 'draw':
      return drawCard(p, tell)
    case 'over':
      return 'none'
  }
}

const drawn = (input: PhaseInput<Move>, below: number) => (input.type === 'chance' ? input.draw(below) : Number.NaN)

function call(p: Position, seat: Seat, move: Move, tell: TellUs): string {
  if (move.type === 'call') tell({ type: 'called', seat, call: move.call })
  return callers(p).length > 0 ? 'called' : 'all'
}

function playCard({ seat, move, known }: Extract<PhaseInput<Move>, { type: 'move' }>, tell: TellUs) {
  if (move.type !== 'play') return 'skipped'
  const face = need(known?.(move.token), 'an opened card')
  tell({ type: 'played', seat, token: move.token, face })
  return 'played'
}

function scoreLast(p: Position, weather: number, tell: TellUs): void {
  const { face, seat } = need(p.played.at(-1), 'the waybill just played')
  tell({ type: 'scored', seat, points: (tons[face] ?? 0) + weather })
  const right = isHeavy(face) ? 'heavy' : 'light'
  for (const [caller, said] of p.calls.entries()) if (said === right) tell({ type: 'scored', seat: caller, points: 2 })
}

function drawCard(p: Position, tell: TellUs): string {
  const [token] = p.pool
  if (token !== undefined && !p.out[p.seat]) tell({ type: 'drew', seat: p.seat, token })
  tell({ type: 'passed', seat: seatAfter(p, p.seat) })
  return p.hands.every((hand, seat) => hand.length === 0 || p.out[seat]) ? 'over' : 'next'
}

function apply(p: Position, effect: Effect): void {
  switch (effect.type) {
    case 'began':
      p.seat = effect.seat
      break
    case 'called':
      p.calls[effect.seat] = effect.call
      break
    case 'played':
      p.played.push({ token: effect.token, face: effect.face, seat: effect.seat })
      p.hands[effect.seat] = (p.hands[effect.seat] ?? []).filter((one) => one !== effect.token)
      break
    case 'scored':
      p.points[effect.seat] = (p.points[effect.seat] ?? 0) + effect.points
      break
    case 'drew':
      p.pool.shift()
      p.hands[effect.seat]?.push(effect.token)
      break
    case 'passed':
      p.seat = effect.seat
      p.calls = p.calls.map(() => null)
      break
    case 'left':
      p.out[effect.seat] = true
      break
  }
}

function outcome(p: Position, stopped = false): Outcome | undefined {
  if (p.phase !== 'over' && !stopped) return undefined
  const alone = p.points.length === 1
  const best = Math.max(...p.points.filter((_, seat) => !p.out[seat]), alone ? fairLoad : 0)
  const seats = p.points.map((points) => ({ total: points, lines: [{ source: 'tons', points }] }))
  const isBest = (seat: Seat) => !p.out[seat] && (p.points[seat] ?? 0) >= best
  return { seats, winners: p.points.flatMap((_, seat) => (isBest(seat) ? [seat] : [])) }
}

function setup(seats: number, options: MatchOptions): Position {
  const { hand, ...chosen } = v.parse(optionsSchema, options)
  const tokens = Array.from({ length: deckSize }, (_, token) => token)
  const each = <T>(make: (seat: Seat) => T) => Array.from({ length: seats }, (_, seat) => make(seat))
  return {
    phase: 'first',
    seat: 0,
    played: [],
    pool: tokens.slice(seats * hand),
    hands: each((seat) => tokens.slice(seat * hand, (seat + 1) * hand)),
    calls: each(() => null),
    points: each(() => 0),
    out: each(() => false),
    ...chosen,
  }
}

function readOptions(data: unknown): { options: MatchOptions } | { flaw: Flaw } {
  const read = v.safeParse(optionsSchema, data)
  return read.success ? { options: read.output } : { flaw: flawOf(read.issues) }
}

function closed({ played }: Position) {
  const open = new Set(played.map(({ token }) => token))
  const tokens = Array.from({ length: deckSize }, (_, token) => token)
  const faces = kinds.flatMap((kind) => {
    const seen = played.filter(({ face }) => face === kind).length
    return Array.from({ length: copies - seen }, () => kind)
  })
  return { tokens: tokens.filter((token) => !open.has(token)), faces }
}

const hidden: HiddenCards<Types> = {
  closed,
  hands: (p) => p.hands,
  opens: (_, move) => (move.type === 'play' ? [move.token] : []),
}

/** Waybills. */
export const waybills: Waybills = dealtBy(together, {
  id: 'waybills',
  ruleset: 1,
  edition: { name: 'Plain', hash: sha256Hex('waybills') },
  seats: { min: 1, max: 6 },
  chart,
  readOptions,
  setup,
  clone: (p) => structuredClone(p),
  step,
  apply,
  ask,
  why,
  outcome,
  hidden: { ...hidden },
  out: (_, seat, tell) => tell({ type: 'left', seat }),
  readMove(data) {
    const read = v.safeParse(moveSchema, data)
    return read.success ? read.output : undefined
  },
  readPosition(data, p) {
    const read = v.safeParse(positionSchema, data)
    if (!read.success) return { flaws: [flawOf(read.issues)] }
    const { pool, hands, played, seat, points } = read.output
    const flaw = (at: string) => ({ flaws: [{ reason: 'impossible', at, amounts: {} }] })
    if (points.length !== p.points.length || seat >= points.length) return flaw('seat')
    const tokens = [...pool, ...hands.flat(), ...played.map(({ token }) => token)]
    const isWhole = tokens.length === deckSize && new Set(tokens).size === deckSize
    return isWhole ? { position: read.output } : flaw('pool')
  },
  brings: (told, wanted) => wanted.every((what, at) => told[at]?.type === what),
})

/** The same game, whose cards are dealt together in a way that is easy to break, but cheap: for long tests. */
export const quickWaybills: Waybills = dealtBy(togetherBy(cheapCipher), { ...waybills, hidden: { ...hidden } })

/** The same game where the host deals even if others play on other devices, as in some copies. */
export const hostDealt: Waybills = { ...waybills, hidden }

/** Names a move as a piece to touch. */
export const pickOf = (move: Move): string => (move.type === 'play' ? `waybill ${move.token}` : move.call)
