import type { Goods } from '../../../src/games/foothills/box.ts'
import type { Effect, EffectOf, EffectType } from '../../../src/games/foothills/effects.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import type { Move } from '../../../src/games/foothills/moves.ts'
import { boardOf, type Cube, type Position } from '../../../src/games/foothills/position.ts'
import { need } from '../../../src/kit/assert.ts'
import { same } from '../../../src/kit/json.ts'
import { type Draw, fastDraw } from '../../../src/rules/chance.ts'
import type { Ask, Outcome, PhaseInput } from '../../../src/rules/game.ts'
import { none, settle } from '../../../src/rules/play.ts'
import { type Colour, lay, seatOf, type TableSpec } from './lay.ts'
import { cardName, placeName, say } from './say.ts'

/** The game the tests play: the built-in edition. */
export const game = foothills(builtIn)
export const { box } = game

/** A match in progress, played by moves in words (see `say`). */
export interface Table {
  /** The position now; the table plays in place. */
  readonly p: Position
  /** Everything that has happened since the table was set up. */
  readonly effects: Effect[]
  /** Makes these moves in order; fails at an illegal one, naming the legal ones. */
  play(...moves: readonly string[]): Table
  /** Every legal move in words. */
  moves(): string[]
  /** Legal moves beginning with a word (“lay”, “go to”), without it. */
  options(word: string): string[]
  can(move: string): boolean
  /** The cubes that the bag gives next. Draws into the hand skip white cubes. */
  next(...cubes: readonly Cube[]): Table
  /** The colour that has to choose; “over” at the end. */
  asked(): Colour | 'over'
  supply(colour: Colour): Goods
  /** Points received so far. */
  points(colour: Colour): number
  /** A surveyor's place. */
  surveyor(colour: Colour): string
  /** Ids of a player's tickets. */
  tickets(colour: Colour): string[]
  /** Cards in the five slots, “ grey” behind those that show it. */
  cards(colour: Colour): string[]
  pile(colour: Colour): string[]
  /** Ids of the cards under navvy tiles. */
  navvies(): string[]
  /** Numerals of the lines with a buffer stop, in the order they were completed. */
  stops(): string[]
  /** Effects of one type since the table was set up. */
  told<T extends EffectType>(type: T): EffectOf<T>[]
  outcome(): Outcome
}

/** Sets up a table as described and goes on to the first question. */
export function at(spec: TableSpec = {}): Table {
  return tableOf(lay(game, spec))
}

/** A table with a given position; draws without a script come from `seed`. */
export function tableOf(p: Position, seed = 1): Table {
  const effects: Effect[] = []
  const script: Cube[] = []
  const draw = scripted(p, script, fastDraw(seed))
  const go = (input: PhaseInput<Move>): Ask<Move> => settle(game, p, input, (effect) => effects.push(effect))
  const goOn = (input: PhaseInput<Move>) => {
    let ask = go(input)
    while (ask.type === 'chance') ask = go({ type: 'chance', draw })
    return ask
  }
  let ask = goOn(none)
  const legal = () => (ask.type === 'choose' ? ask.moves : [])
  const inWords = () => legal().map((move) => say(box, p, move))
  const make = (words: string) => {
    const move = legal()[inWords().indexOf(words)]
    if (!move) throw new Error(`“${words}” is not legal; legal moves: ${inWords().join(', ')}`)
    ask = goOn({ type: 'move', seat: p.seat, move })
  }
  const table: Table = {
    p,
    effects,
    play: (...moves) => {
      for (const move of moves) make(move)
      return table
    },
    moves: inWords,
    options: (word) => inWords().flatMap((one) => (one.startsWith(`${word} `) ? [one.slice(word.length + 1)] : [])),
    can: (move) => inWords().includes(move),
    next: (...cubes) => {
      script.push(...cubes)
      return table
    },
    asked: () => (ask.type !== 'choose' ? 'over' : ask.seat === 0 ? 'blue' : 'green'),
    ...readings(p, effects),
  }
  return table
}

/** The read-only part of a table. */
function readings(p: Position, effects: readonly Effect[]) {
  const board = (colour: Colour) => boardOf(p, seatOf(colour))
  const names = (cards: readonly number[]) => cards.map((card) => cardName(box, card))
  return {
    supply: (colour: Colour) => board(colour).supply,
    points: (colour: Colour) => {
      const { cleared, track, bonus, exchange } = board(colour).earned
      return cleared + track + bonus + exchange
    },
    surveyor: (colour: Colour) => placeName(box, board(colour).surveyor),
    tickets: (colour: Colour) => box.tickets.filter((_, i) => (board(colour).tickets >> i) & 1).map(({ id }) => id),
    cards: (colour: Colour) =>
      names(board(colour).cards).map((name, slot) => ((board(colour).grey >> slot) & 1 ? `${name} grey` : name)),
    pile: (colour: Colour) => names(board(colour).pile),
    navvies: () => box.stations.filter(({ index }) => p.navvies[index] === 1).map(({ id }) => id),
    stops: () => p.stops.map((line) => need(box.lines[line], 'a line').numeral),
    told: <T extends EffectType>(type: T) => effects.filter(isOf(type)),
    outcome: () => need(game.outcome(p), 'an outcome'),
  }
}

const isOf =
  <T extends EffectType>(type: T) =>
  (effect: Effect): effect is EffectOf<T> =>
    effect.type === type

/** Draws the cubes of a script from the bag of `p`, then as `otherwise` does. */
function scripted(p: Position, script: Cube[], otherwise: Draw): Draw {
  let bag = { ...p.bag }
  // Cubes leave the bag together, when the draw is told.
  let left = { ...bag }
  const number = (below: number): number => {
    // A hand that skips white cubes draws from the resources only.
    const blind = below === left.iron + left.stone
    let cube = script.shift()
    while (blind && cube === 'event') cube = script.shift()
    if (cube === undefined) return otherwise(below)
    if (left[cube] === 0) throw new Error(`the bag has no ${cube} to give`)
    if (cube === 'iron') return 0
    return cube === 'stone' ? left.iron : left.iron + left.stone
  }
  return (below) => {
    if (!same(bag, p.bag)) left = { ...p.bag }
    bag = { ...p.bag }
    const at = number(below)
    left[at < left.iron ? 'iron' : at < left.iron + left.stone ? 'stone' : 'event'] -= 1
    return at
  }
}

/** The station with an id. */
export function station(id: string) {
  return need(
    box.stations.find((one) => one.id === id),
    `station ${id}`,
  )
}
