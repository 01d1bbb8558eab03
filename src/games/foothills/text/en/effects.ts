import type { Box } from '../../box.ts'
import { sidesOf } from '../../cards.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import { bits } from '../../layout.ts'
import { home, type Position, pub } from '../../position.ts'
import { goodsText, kindName, listAnd } from './goods.ts'
import { spaceName } from './moves.ts'
import { seatName } from './seats.ts'

type Texts = {
  readonly [T in EffectType]: (box: Box, p: Position, effect: EffectOf<T>) => string | undefined
}

const at = (box: Box, station: number) => box.stations[station]?.name ?? 'the table'

const texts: Texts = {
  dealt: (box, p, e) =>
    `${seatName(p, e.start)} begins. In play: ${listAnd(bits(e.lines).map((l) => box.lines[l]?.name ?? ''))}.`,
  turn: () => undefined,
  selected: (box, p, e) => {
    const card = box.actions[e.card]
    return `${seatName(p, e.seat)} plays ${(e.grey ? card?.grey : card?.golden)?.name}.`
  },
  skipped: (_, p, e) => `${seatName(p, e.seat)} can do nothing and skips the turn.`,
  drew: (_, __, e) => `Out of the bag: ${goodsText(tally(e.cubes))}${eventsText(e.cubes)}.`,
  drewHand: (_, p, e) => {
    const drawn = goodsText({ iron: e.iron, stone: e.stone })
    return e.looked
      ? `${seatName(p, e.seat)} looks for ${drawn} in the bag.`
      : `${seatName(p, e.seat)} draws ${drawn}.`
  },
  kept: (_, p, e) => {
    const kept = goodsText({ iron: e.iron, stone: e.stone })
    if (e.restIron + e.restStone === 0) return `${seatName(p, e.seat)} keeps ${kept}.`
    const rest = goodsText({ iron: e.restIron, stone: e.restStone })
    return `${seatName(p, e.seat)} keeps ${kept}; ${rest} to the stockyard.`
  },
  took: (_, p, e) =>
    e.from === 'yard'
      ? `${seatName(p, e.seat)} takes ${kindName[e.kind]} from the stockyard.`
      : `${seatName(p, e.seat)} takes ${kindName[e.kind]} from the bag.`,
  received: (_, p, e) => `${seatName(p, e.seat)} receives ${goodsText({ [e.what]: e.count })}.`,
  paid: (_, p, e) => `${seatName(p, e.seat)} pays ${goodsText(e)}.`,
  dug: (box, p, e) => `${seatName(p, e.seat)} removes ${e.count} rubble at ${at(box, e.station)}.`,
  cleared: (box, p, e) => `${seatName(p, e.seat)} clears ${at(box, e.station)}, +1.`,
  gave: (_, p, e) => `${seatName(p, e.seat)} gives ${e.rubble} rubble to ${seatName(p, e.to)}.`,
  laid: (box, p, e) => `${seatName(p, e.seat)} lays track at ${at(box, e.station)}, +1.`,
  built: (box, p, e) => {
    const station = box.stations[e.station]
    return `${seatName(p, e.seat)} builds ${station ? spaceName(station, e.space) : ''}.`
  },
  earned: (_, p, e) =>
    e.source === 'bonus' || e.source === 'exchange'
      ? `${seatName(p, e.seat)} receives ${e.points} VP.`
      : undefined,
  surveyed: (box, p, e) => {
    if (e.to === home) return `${seatName(p, e.seat)}'s surveyor goes home.`
    if (e.to === pub) return `${seatName(p, e.seat)}'s surveyor goes to the pub.`
    return `${seatName(p, e.seat)} surveys ${at(box, e.to)}.`
  },
  ticket: (box, p, e) =>
    `${seatName(p, e.seat)} receives the ticket of ${box.tickets[e.ticket]?.name}.`,
  summit: (_, p, e) => `${seatName(p, e.seat)} takes the summit chit.`,
  flipped: (box, p, e) => {
    const card = box.actions[e.card]
    return `${seatName(p, e.seat)} turns a card to ${(e.grey ? card?.grey : card?.golden)?.name}.`
  },
  scored: (box, p, e) => {
    const card = box.actions[e.card]
    return `${seatName(p, e.seat)} scores ${card && sidesOf(card)}.`
  },
  event: () => 'A white cube.',
  navvy: (box, _, e) => `Navvies build at ${at(box, e.station)}.`,
  completed: (box, _, e) =>
    e.stop > 0
      ? `${box.lines[e.line]?.name} is complete: buffer stop ${e.stop} of ${box.stops}.`
      : `${box.lines[e.line]?.name} is complete.`,
  ending: (_, __, e) =>
    e.why === 'stops'
      ? 'The last buffer stop is placed: the end is near.'
      : 'No navvies can be placed: the end is near.',
  returned: (_, __, e) => `${e.events} white cubes go back into the bag.`,
  over: () => 'The match is over.',
}

// The kind goes beside the effect: so the compiler sees that text and effect belong together.
const textOf = <T extends EffectType>(
  type: T,
  box: Box,
  p: Position,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => texts[type](box, p, effect)

/** What happened, as the log tells it; undefined for what needs no line of its own. */
export const effectText = (box: Box, p: Position, effect: Effect): string | undefined =>
  textOf(effect.type, box, p, effect)

function tally(cubes: readonly string[]): { iron: number; stone: number } {
  const count = (kind: string) => cubes.filter((cube) => cube === kind).length
  return { iron: count('iron'), stone: count('stone') }
}

function eventsText(cubes: readonly string[]): string {
  const events = cubes.filter((cube) => cube === 'event').length
  if (events === 0) return ''
  return events === 1 ? ', and a white cube' : `, and ${events} white cubes`
}
