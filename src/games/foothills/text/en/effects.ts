import type { Box } from '../../box.ts'
import { sidesOf } from '../../cards.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import { bits } from '../../layout.ts'
import { home, type Position, pub } from '../../position.ts'
import { goodsParts, goodsText, kindName, listAnd, sentence, whiteCubes } from './goods.ts'
import { spaceName } from './moves.ts'
import { seatName } from './seats.ts'

type Texts = {
  readonly [T in EffectType]: (box: Box, p: Position, effect: EffectOf<T>) => string | undefined
}

const at = (box: Box, station: number) => box.stations[station]?.name ?? 'the table'

const texts: Texts = {
  dealt: (box, p, e) => {
    const lines = listAnd(bits(e.lines).map((line) => lineName(box, line)))
    return `${seatName(p, e.start)} goes first. Lines in play: ${lines}.`
  },
  turn: () => undefined,
  selected: (box, p, e) => `${seatName(p, e.seat)} played ${sideName(box, e.card, e.grey)}.`,
  skipped: (_, p, e) => `${seatName(p, e.seat)} couldn’t play any card and missed the turn.`,
  drew: (_, __, e) => `From the bag: ${cubesText(tally(e.cubes))}.`,
  drewHand: (_, p, e) => {
    const drawn = goodsText({ iron: e.iron, stone: e.stone })
    return e.looked
      ? `${seatName(p, e.seat)} found ${drawn} in the bag.`
      : `${seatName(p, e.seat)} drew ${drawn}.`
  },
  kept: (_, p, e) => {
    // Where nothing is left over, this would only repeat what was drawn.
    if (e.restIron + e.restStone === 0) return undefined
    const kept = goodsText({ iron: e.iron, stone: e.stone })
    const rest = sentence(goodsText({ iron: e.restIron, stone: e.restStone }))
    return `${seatName(p, e.seat)} kept ${kept}. ${rest} went to the stockyard.`
  },
  took: (_, p, e) => `${seatName(p, e.seat)} took ${kindName[e.kind]} ${fromText[e.from]}.`,
  received: (_, p, e) => `${seatName(p, e.seat)} gained ${goodsText({ [e.what]: e.count })}.`,
  paid: (_, p, e) => `${seatName(p, e.seat)} paid ${goodsText(e)}.`,
  dug: (box, p, e) =>
    `${seatName(p, e.seat)} removed ${e.count} rubble from ${at(box, e.station)}.`,
  cleared: (box, p, e) => `${seatName(p, e.seat)} cleared ${at(box, e.station)} (+1 VP).`,
  gave: (_, p, e) => `${seatName(p, e.seat)} gave ${seatName(p, e.to)} ${e.rubble} rubble.`,
  laid: (box, p, e) => `${seatName(p, e.seat)} laid track at ${at(box, e.station)} (+1 VP).`,
  built: (box, p, e) => {
    const station = box.stations[e.station]
    const where = station ? spaceName(station, e.space) : ''
    return `${seatName(p, e.seat)} built a station at ${where}.`
  },
  earned: (_, p, e) =>
    e.source === 'bonus' || e.source === 'exchange'
      ? `${seatName(p, e.seat)} gained ${e.points} VP.`
      : undefined,
  surveyed: (box, p, e) => `${seatName(p, e.seat)}’s surveyor went ${placeText(box, e.to)}.`,
  ticket: (box, p, e) => `${seatName(p, e.seat)} gained the ${box.tickets[e.ticket]?.name} ticket.`,
  summit: (_, p, e) => `${seatName(p, e.seat)} claimed the summit chit.`,
  flipped: (box, p, e) => {
    const [from, to] = [sideName(box, e.card, !e.grey), sideName(box, e.card, e.grey)]
    return `${seatName(p, e.seat)} flipped ${from} to ${to}.`
  },
  scored: (box, p, e) => {
    const card = box.actions[e.card]
    return `${seatName(p, e.seat)} scored ${card && sidesOf(card)}.`
  },
  event: () => 'A white cube came up.',
  navvy: (box, _, e) => `Navvies built at ${at(box, e.station)}.`,
  completed: (box, _, e) => {
    const stop = e.stop > 0 ? `: buffer stop ${e.stop} of ${box.stops}` : ''
    return `The ${lineName(box, e.line)} is complete${stop}.`
  },
  ending: (_, __, e) =>
    e.why === 'stops'
      ? 'The last buffer stop is down. The end is near.'
      : 'No more navvies can be placed. The end is near.',
  returned: (_, __, e) => `${sentence(whiteCubes(e.events))} went back into the bag.`,
  over: () => 'The match is over.',
}

const fromText = { yard: 'from the stockyard', bag: 'from the bag' } as const

const lineName = (box: Box, line: number) => box.lines[line]?.name ?? ''

/** The name on one side of an action card. */
function sideName(box: Box, index: number, grey: boolean): string {
  const card = box.actions[index]
  return (grey ? card?.grey : card?.golden)?.name ?? ''
}

function placeText(box: Box, to: number): string {
  if (to === home) return 'home'
  return to === pub ? 'to the pub' : `to ${at(box, to)}`
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const textOf = <T extends EffectType>(
  type: T,
  box: Box,
  p: Position,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => texts[type](box, p, effect)

/** The log’s line for an effect; undefined where it needs none of its own. */
export const effectText = (box: Box, p: Position, effect: Effect): string | undefined =>
  textOf(effect.type, box, p, effect)

interface Cubes {
  readonly iron: number
  readonly stone: number
  readonly event: number
}

function tally(cubes: readonly string[]): Cubes {
  const count = (kind: string) => cubes.filter((cube) => cube === kind).length
  return { iron: count('iron'), stone: count('stone'), event: count('event') }
}

/** Cubes in one list, white ones last. */
function cubesText({ iron, stone, event }: Cubes): string {
  const parts = [...goodsParts({ iron, stone }), ...(event > 0 ? [whiteCubes(event)] : [])]
  return parts.length > 0 ? listAnd(parts) : 'no cubes'
}
