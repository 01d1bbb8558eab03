import { whose } from '../../../../kit/german.ts'
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

const at = (box: Box, station: number) => box.stations[station]?.name ?? 'irgendwo'

const texts: Texts = {
  dealt: (box, p, e) => {
    const lines = listAnd(bits(e.lines).map((line) => lineName(box, line)))
    return `${seatName(p, e.start)} beginnt. Im Spiel: ${lines}.`
  },
  turn: () => undefined,
  selected: (box, p, e) => `${seatName(p, e.seat)} spielte ${sideName(box, e.card, e.grey)}.`,
  skipped: (_, p, e) => `${seatName(p, e.seat)} konnte keine Karte spielen und setzte aus.`,
  drew: (_, __, e) => `Aus dem Beutel: ${cubesText(tally(e.cubes))}.`,
  drewHand: (_, p, e) => {
    const drawn = goodsText({ iron: e.iron, stone: e.stone })
    return e.looked
      ? `${seatName(p, e.seat)} fand ${drawn} im Beutel.`
      : `${seatName(p, e.seat)} zog ${drawn}.`
  },
  kept: (_, p, e) => {
    // Where nothing is left over, this would only repeat what was drawn.
    if (e.restIron + e.restStone === 0) return undefined
    const kept = goodsText({ iron: e.iron, stone: e.stone })
    const rest = sentence(goodsText({ iron: e.restIron, stone: e.restStone }))
    return `${seatName(p, e.seat)} behielt ${kept}. Auf den Lagerplatz kam: ${rest}.`
  },
  took: (_, p, e) => `${seatName(p, e.seat)} nahm ${kindName[e.kind]} ${fromText[e.from]}.`,
  received: (_, p, e) => `${seatName(p, e.seat)} bekam ${goodsText({ [e.what]: e.count })}.`,
  paid: (_, p, e) => `${seatName(p, e.seat)} zahlte ${goodsText(e)}.`,
  dug: (box, p, e) => `${seatName(p, e.seat)} räumte ${e.count} Schutt in ${at(box, e.station)}.`,
  cleared: (box, p, e) => `${seatName(p, e.seat)} machte ${at(box, e.station)} frei (+1 SP).`,
  gave: (_, p, e) => `${seatName(p, e.seat)} gab ${seatName(p, e.to)} ${e.rubble} Schutt.`,
  laid: (box, p, e) =>
    `${seatName(p, e.seat)} verlegte ein Gleis in ${at(box, e.station)} (+1 SP).`,
  built: (box, p, e) => {
    const station = box.stations[e.station]
    const where = station ? spaceName(station, e.space) : ''
    return `${seatName(p, e.seat)} baute einen Bahnhof in ${where}.`
  },
  earned: (_, p, e) =>
    e.source === 'bonus' || e.source === 'exchange'
      ? `${seatName(p, e.seat)} bekam ${e.points} SP.`
      : undefined,
  surveyed: (box, p, e) => `${whose(seatName(p, e.seat))} Vermesser ging ${placeText(box, e.to)}.`,
  ticket: (box, p, e) =>
    `${seatName(p, e.seat)} bekam die Fahrkarte ${box.tickets[e.ticket]?.name}.`,
  summit: (_, p, e) => `${seatName(p, e.seat)} holte sich das Gipfelplättchen.`,
  flipped: (box, p, e) => {
    const [from, to] = [sideName(box, e.card, !e.grey), sideName(box, e.card, e.grey)]
    return `${seatName(p, e.seat)} drehte ${from} zu ${to} um.`
  },
  scored: (box, p, e) => {
    const card = box.actions[e.card]
    return `${seatName(p, e.seat)} wertete ${card && sidesOf(card)}.`
  },
  event: () => 'Ein weißes Klötzchen kam heraus.',
  navvy: (box, _, e) => `Streckenarbeiter bauten in ${at(box, e.station)}.`,
  completed: (box, _, e) => {
    const stop = e.stop > 0 ? `: Prellbock ${e.stop} von ${box.stops}` : ''
    return `Fertig: ${lineName(box, e.line)}${stop === '' ? '' : stop.replace(':', ',')}.`
  },
  ending: (_, __, e) =>
    e.why === 'stops'
      ? 'Der letzte Prellbock steht. Das Ende ist nah.'
      : 'Für Streckenarbeiter ist kein Platz mehr. Das Ende ist nah.',
  returned: (_, __, e) => `Zurück in den Beutel: ${whiteCubes(e.events)}.`,
  over: () => 'Die Partie ist vorbei.',
}

const fromText = { yard: 'vom Lagerplatz', bag: 'aus dem Beutel' } as const

const lineName = (box: Box, line: number) => box.lines[line]?.name ?? ''

/** The name on one side of an action card. */
function sideName(box: Box, index: number, grey: boolean): string {
  const card = box.actions[index]
  return (grey ? card?.grey : card?.golden)?.name ?? ''
}

function placeText(box: Box, to: number): string {
  if (to === home) return 'nach Hause'
  return to === pub ? 'in den Pub' : `nach ${at(box, to)}`
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
  return parts.length > 0 ? listAnd(parts) : 'keine Klötzchen'
}
