import { lineIn } from '../../../src/games/snowdonia/box.ts'
import type { Effect, EffectOf, EffectType } from '../../../src/games/snowdonia/effects.ts'
import { builtIn, snowdonia } from '../../../src/games/snowdonia/index.ts'
import type { Line } from '../../../src/games/snowdonia/line.ts'
import type { Intention, Move, Types } from '../../../src/games/snowdonia/moves.ts'
import { type Board, boardOf, type Goods, type Position } from '../../../src/games/snowdonia/position.ts'
import { need } from '../../../src/kit/assert.ts'
import { type Draw, fastDraw } from '../../../src/rules/chance.ts'
import type { Ask, MatchOptions, Outcome, PhaseInput, Seat } from '../../../src/rules/game.ts'
import { choiceOf, choicesOf, legal, none, settle } from '../../../src/rules/play.ts'

/** The game that the tests play. */
export const game = snowdonia(builtIn)
export const { box } = game

/** The areas by their letters. */
export const [A, B, C, D, E, F, G] = [0, 1, 2, 3, 4, 5, 6] as const

/** A match in progress, played in place. */
export interface Table {
  readonly p: Position
  readonly line: Line
  /** Everything told since the deal. */
  readonly effects: Effect[]
  board(seat: Seat): Board
  /** Goes on from a position that was changed by hand. */
  goOn(): Table
  /** Plays a move of the seat asked first, or of the one given; it has to be legal. */
  play(move: Move, seat?: Seat): Table
  /** Answers chance. */
  draw(draw?: Draw): Table
  ask(): Ask<Move>
  /** Seats that are asked, in order. */
  seats(): Seat[]
  /** The legal moves of the seat asked first, or of the one given. */
  moves(seat?: Seat): readonly Move[]
  can(move: Move, seat?: Seat): boolean
  /** Why an intention is refused; undefined if it isn’t. */
  why(intention: Intention, seat?: Seat): string | undefined
  told<T extends EffectType>(type: T): EffectOf<T>[]
  outcome(): Outcome
}

/** A match after the deal, asked for its first move, changed by hand if `change` does so. */
export function at(
  seats: number,
  change: (p: Position, line: Line) => void = () => {},
  options: MatchOptions = {},
  seed = 1,
): Table {
  const table = tableOf(game.setup(seats, options), seed)
  table.goOn().draw()
  table.p.start = 0
  table.p.seat = 0
  change(table.p, table.line)
  table.effects.length = 0
  return table.goOn()
}

/** A table with a position; draws come from `seed`. */
export function tableOf(p: Position, seed = 1): Table {
  const effects: Effect[] = []
  const random = fastDraw(seed)
  let ask: Ask<Move> = { type: 'over' }
  const go = (input: PhaseInput<Move>) => {
    ask = settle<Types>(game, p, input, (effect) => effects.push(effect))
    return table
  }
  const first = () => choicesOf(ask)[0]?.seat ?? -1
  const table: Table = {
    p,
    effects,
    get line() {
      return lineIn(box, p)
    },
    board: (seat) => boardOf(p, seat),
    goOn: () => go(none),
    play(move, seat = first()) {
      if (!legal(game, p, ask, seat, move)) throw new Error(`illegal: ${JSON.stringify(move)}; ${JSON.stringify(ask)}`)
      return go({ type: 'move', seat, move })
    },
    draw: (draw = random) => go({ type: 'chance', draw }),
    ask: () => ask,
    seats: () => choicesOf(ask).map(({ seat }) => seat),
    moves: (seat = first()) => choiceOf(ask, seat)?.moves ?? [],
    can: (move, seat = first()) => legal(game, p, ask, seat, move) !== undefined,
    why: (intention, seat = first()) => game.why(p, seat, intention)?.reason,
    told: <T extends EffectType>(type: T) => effects.filter((effect): effect is EffectOf<T> => effect.type === type),
    outcome: () => need(game.outcome(p), 'an outcome'),
  }
  return table
}

/** Labourers in some areas, by space, as if all had been placed; the resolution of the first is next. */
export function resolving(p: Position, work: Readonly<Record<number, readonly Seat[]>>): void {
  const areas = Object.keys(work).map(Number)
  for (const area of areas) {
    const spaces = need(p.work[area], 'an area')
    for (const [space, seat] of (work[area] ?? []).entries()) {
      spaces[space] = seat
      if (seat >= 0) boardOf(p, seat).labourers -= 1
    }
  }
  p.phase = 'cards'
  p.area = Math.min(...areas)
  p.stage = 'cards'
  p.window = p.boards.map((_, step) => (p.start + step) % p.boards.length)
}

/** The round is at its end: the next thing is to restock. */
export function ending(p: Position): void {
  p.phase = 'restock'
}

/** The next white cube is about to come onto the event track. */
export function eventComing(p: Position, cubes = 1): void {
  p.phase = 'events'
  p.due = cubes
}

/** Gives a player goods. */
export function give(p: Position, seat: Seat, goods: Partial<Goods>): void {
  Object.assign(boardOf(p, seat).goods, goods)
}

/** Gives a player contracts to use. */
export function hold(p: Position, seat: Seat, ...contracts: readonly number[]): void {
  for (const contract of contracts) {
    p.deck = p.deck.filter((one) => one !== contract)
    p.discard = p.discard.filter((one) => one !== contract)
    p.office = p.office.map((one) => (one === contract ? 0 : one))
  }
  boardOf(p, seat).hand.push(...contracts)
}

/** Makes a player own some spaces or sites, as far as markers are concerned. */
export function own(p: Position, seat: Seat, list: 'owners' | 'sites', ...at: readonly number[]) {
  for (const one of at) p[list][one] = seat + 1
  boardOf(p, seat).markers -= at.length
}

/** Rubble in the first spaces of the line; all the others are clear. */
export function rubble(p: Position, ...counts: readonly number[]): void {
  p.rubble = p.rubble.map((_, at) => counts[at] ?? 0)
}

/** A player’s total of some kind in the outcome. */
export const points = (table: Table, seat: Seat, source: string): number =>
  need(table.outcome().seats[seat], 'a seat')
    .lines.filter((line) => line.source === source)
    .reduce((sum, line) => sum + line.points, 0)

/** The station of a number on its card. */
export const station = (line: Line, number: number) =>
  need(
    line.stations.find(({ card }) => card.number === number),
    'a station',
  )

/** A building site by its station and price. */
export function site(line: Line, number: number, kind: 'stone' | 'steel', count: number): number {
  const { sites } = station(line, number)
  return need(
    sites.find((at) => line.sites[at]?.[kind] === count),
    'a site',
  )
}

/** Ends a match now: every track is laid, no event is due. */
export function finished(p: Position): void {
  for (const space of lineIn(box, p).tracks) if (p.owners[space] === 0) p.owners[space] = -1
  p.phase = 'events'
}

/** Everyone has contracts of a whole match, unused, but for those of some numbers. */
export function dealOut(p: Position, ...without: readonly number[]): void {
  p.deck.push(...p.boards.flatMap(({ used }) => used.splice(0)), ...p.discard.splice(0))
  p.deck = p.deck.filter((id) => !without.includes(id))
  for (let seat = 0; p.deck.length > 3; seat = (seat + 1) % p.boards.length)
    boardOf(p, seat).hand.push(...p.deck.splice(-1))
}
