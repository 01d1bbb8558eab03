import type { Box } from './box.ts'
import type { Effect, EffectOf, EffectType } from './effects.ts'
import { boardOf, other, type Position, slotOf } from './position.ts'

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
