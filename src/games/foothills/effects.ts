import type { Seat } from '../../rules/game.ts'
import type { Box } from './box.ts'
import { boardOf, type Cube, type Earned, type Kind, other, type Position, type Source, slotOf } from './position.ts'

/**
 * One thing that happened; applying it changes the table. Also the only source of animation, sound, captions and the
 * log. Stations, cards and tickets are indices into the box; lines count from 0.
 */
export type Effect =
  /** The table was set up: lines in play (a bit each), spare cards, who begins. */
  | Readonly<{ type: 'dealt'; lines: number; spare: readonly number[]; start: Seat }>
  | Readonly<{ type: 'turn'; seat: Seat; turn: number }>
  | Readonly<{ type: 'selected'; seat: Seat; card: number; grey: boolean }>
  /** No card could be selected: the turn is skipped and a navvy placed. */
  | Readonly<{ type: 'skipped'; seat: Seat }>
  /** Cubes left the bag for the stockyard, one after another. */
  | Readonly<{ type: 'drew'; cubes: readonly Cube[] }>
  /** Cubes left the bag for the player's hand, blindly or (`looked`) by choice. */
  | Readonly<{ type: 'drewHand'; seat: Seat; iron: number; stone: number; looked: boolean }>
  /** Cubes not kept went to the stockyard, the others to the supply. */
  | Readonly<{ type: 'kept'; seat: Seat; iron: number; stone: number; restIron: number; restStone: number }>
  /** One resource went to the player's supply. */
  | Readonly<{ type: 'took'; seat: Seat; kind: Kind; from: Source }>
  /** Rubble or passengers came from the general supply. */
  | Readonly<{ type: 'received'; seat: Seat; what: 'rubble' | 'passengers'; count: number }>
  /** Goods left the player's supply: resources to the bag, the rest to the general supply. */
  | Readonly<{ type: 'paid'; seat: Seat; iron: number; stone: number; rubble: number; passengers: number }>
  /** Rubble went from a card to the player's supply. */
  | Readonly<{ type: 'dug'; seat: Seat; station: number; count: number }>
  /** The last rubble left a card. */
  | Readonly<{ type: 'cleared'; seat: Seat; station: number }>
  | Readonly<{ type: 'gave'; seat: Seat; to: Seat; rubble: number }>
  /** A track tile; `space` is 0 for the left track space. */
  | Readonly<{ type: 'laid'; seat: Seat; station: number; space: number }>
  | Readonly<{ type: 'built'; seat: Seat; station: number; space: number }>
  /** Points, by their source; `station` is the one that earned them, else -1. */
  | Readonly<{ type: 'earned'; seat: Seat; points: number; source: keyof Earned; station: number }>
  /** A surveyor went from one place to another (a station, home -1, the pub -2). */
  | Readonly<{ type: 'surveyed'; seat: Seat; from: number; to: number }>
  | Readonly<{ type: 'ticket'; seat: Seat; ticket: number }>
  | Readonly<{ type: 'summit'; seat: Seat }>
  | Readonly<{ type: 'flipped'; seat: Seat; card: number; grey: boolean }>
  /** A card went to the scoring pile; `spare` took its place (-1: none left). */
  | Readonly<{ type: 'scored'; seat: Seat; card: number; spare: number; slot: number }>
  /** A white cube: an event. */
  | Readonly<{ type: 'event' }>
  /** A navvy tile covers a card; `rubble` cubes left it for the general supply. */
  | Readonly<{ type: 'navvy'; station: number; rubble: number }>
  /** A line is complete; `stop` is the number of its buffer stop, 0 if none was left. */
  | Readonly<{ type: 'completed'; line: number; stop: number }>
  /** The end was triggered. */
  | Readonly<{ type: 'ending'; why: 'stops' | 'navvies' }>
  /** White cubes went back to the bag at the end of a turn. */
  | Readonly<{ type: 'returned'; events: number }>
  | Readonly<{ type: 'over' }>
export type EffectType = Effect['type']
/** The effect of one type. */
export type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>

type Changes = {
  readonly [T in EffectType]: (box: Box, p: Position, effect: EffectOf<T>) => void
}

const nothing = () => {}

/** The changes each effect makes on the table. */
const changes: Changes = {
  dealt: (box, p, { lines, spare, start }) => {
    p.lines = lines
    p.spare = [...spare]
    p.start = start
    p.seat = other(start)
    p.bag.event = box.events
    for (const station of box.stations)
      if (station.lines.some((line) => (lines >> line) & 1)) p.rubble[station.index] = station.rubble
  },
  turn: (_, p, { seat, turn }) => {
    p.seat = seat
    p.turn = turn
    p.selected = -1
  },
  selected: (_, p, { seat, card }) => {
    p.selected = slotOf(boardOf(p, seat), card)
  },
  skipped: nothing,
  drew: (_, p, { cubes }) => {
    for (const cube of cubes) {
      p.bag[cube] -= 1
      p.yard[cube] += 1
    }
  },
  // The hand is part of the pending work. The verb adds how many of its cubes may be kept.
  drewHand: (_, p, { iron, stone }) => {
    p.bag.iron -= iron
    p.bag.stone -= stone
    p.todo.push({ do: 'keep', iron, stone, keep: 0 })
  },
  kept: (_, p, { seat, iron, stone, restIron, restStone }) => {
    if (p.todo.at(-1)?.do === 'keep') p.todo.pop()
    const { supply } = boardOf(p, seat)
    supply.iron += iron
    supply.stone += stone
    p.yard.iron += restIron
    p.yard.stone += restStone
  },
  took: (_, p, { seat, kind, from }) => {
    p[from][kind] -= 1
    boardOf(p, seat).supply[kind] += 1
  },
  received: (_, p, { seat, what, count }) => {
    boardOf(p, seat).supply[what] += count
  },
  paid: (_, p, { seat, iron, stone, rubble, passengers }) => {
    const { supply } = boardOf(p, seat)
    supply.iron -= iron
    supply.stone -= stone
    supply.rubble -= rubble
    supply.passengers -= passengers
    p.bag.iron += iron
    p.bag.stone += stone
  },
  dug: (_, p, { seat, station, count }) => {
    p.rubble[station] = (p.rubble[station] ?? 0) - count
    boardOf(p, seat).supply.rubble += count
  },
  cleared: nothing,
  gave: (_, p, { seat, to, rubble }) => {
    boardOf(p, seat).supply.rubble -= rubble
    boardOf(p, to).supply.rubble += rubble
  },
  laid: (box, p, { seat, station, space }) => {
    p.tracks[(box.stations[station]?.firstTrack ?? 0) + space] = seat + 1
    boardOf(p, seat).tracks += 1
  },
  built: (box, p, { seat, station, space }) => {
    p.spaces[(box.stations[station]?.firstSpace ?? 0) + space] = seat + 1
    boardOf(p, seat).stations += 1
  },
  earned: (_, p, { seat, points, source }) => {
    boardOf(p, seat).earned[source] += points
  },
  surveyed: (_, p, { seat, to }) => {
    boardOf(p, seat).surveyor = to
  },
  ticket: (_, p, { seat, ticket }) => {
    boardOf(p, seat).tickets |= 1 << ticket
  },
  summit: (_, p, { seat }) => {
    p.summit = seat
  },
  flipped: (_, p, { seat, card, grey }) => {
    const board = boardOf(p, seat)
    const bit = 1 << slotOf(board, card)
    board.grey = grey ? board.grey | bit : board.grey & ~bit
  },
  scored: (_, p, { seat, card, spare, slot }) => {
    const board = boardOf(p, seat)
    board.pile.push(card)
    board.cards[slot] = spare
    board.grey &= ~(1 << slot)
    if (spare >= 0) p.spare.splice(p.spare.indexOf(spare), 1)
    if (p.selected === slot) p.selected = -1
  },
  event: nothing,
  navvy: (_, p, { station }) => {
    p.rubble[station] = 0
    p.navvies[station] = 1
  },
  completed: (_, p, { line, stop }) => {
    if (stop > 0) p.stops.push(line)
  },
  ending: (_, p) => {
    p.ending = true
  },
  returned: (_, p, { events }) => {
    p.yard.event -= events
    p.bag.event += events
  },
  over: nothing,
}

// The type is passed beside the effect so that the compiler pairs table entry and effect.
const change = <T extends EffectType>(type: T, box: Box, p: Position, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  changes[type](box, p, effect)

/** Makes an effect happen: the only way anything on the table changes. */
export const apply = (box: Box, p: Position, effect: Effect): void => change(effect.type, box, p, effect)
