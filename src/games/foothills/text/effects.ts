import type { Box } from '../box.ts'
import { sidesOf } from '../cards.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { bits } from '../layout.ts'
import { home, type Position, pub } from '../position.ts'
import type { Locale } from './locale.ts'
import { spaceName } from './moves.ts'
import { seatName } from './seats.ts'

interface Context {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
  /** The name of the seat whose effect it is; empty where it is no one’s. */
  readonly name: string
}
type Texts = {
  readonly [T in EffectType]: (context: Context, effect: EffectOf<T>) => string | undefined
}

const at = ({ t, box }: Context, station: number) => box.stations[station]?.name ?? t.effects.somewhere
const lineName = (box: Box, line: number) => box.lines[line]?.name ?? ''

const texts: Texts = {
  dealt: ({ t, box, p }, e) => {
    const lines = t.goods.listAnd(bits(e.lines).map((line) => lineName(box, line)))
    return t.effects.dealt(seatName(t, p, e.start), lines)
  },
  turn: () => undefined,
  selected: ({ t, box, name }, e) => t.effects.selected(name, sideName(box, e.card, e.grey)),
  skipped: ({ t, name }) => t.effects.skipped(name),
  drew: ({ t }, e) => t.effects.fromBag(cubesText(t, e.cubes)),
  drewHand: ({ t, name }, e) => {
    const drawn = t.goods.goodsText({ iron: e.iron, stone: e.stone })
    return e.looked ? t.effects.found(name, drawn) : t.effects.drew(name, drawn)
  },
  kept: ({ t, name }, e) => {
    // Where nothing is left over, this would only repeat what was drawn.
    if (e.restIron + e.restStone === 0) return undefined
    const kept = t.goods.goodsText({ iron: e.iron, stone: e.stone })
    return t.effects.kept(name, kept, t.goods.goodsText({ iron: e.restIron, stone: e.restStone }))
  },
  took: ({ t, name }, e) => t.effects.took(name, t.goods.kindName[e.kind] ?? e.kind, e.from),
  received: ({ t, name }, e) => t.effects.gained(name, t.goods.goodsText({ [e.what]: e.count })),
  paid: ({ t, name }, e) => t.effects.paid(name, t.goods.goodsText(e)),
  dug: (c, e) => c.t.effects.dug(c.name, e.count, at(c, e.station)),
  cleared: (c, e) => c.t.effects.cleared(c.name, at(c, e.station)),
  gave: ({ t, p, name }, e) => t.effects.gave(name, seatName(t, p, e.to), e.rubble),
  laid: (c, e) => c.t.effects.laid(c.name, at(c, e.station)),
  built: ({ t, box, name }, e) => {
    const station = box.stations[e.station]
    return t.effects.built(name, station ? spaceName(station, e.space) : '')
  },
  earned: ({ t, name }, e) =>
    e.source === 'bonus' || e.source === 'exchange' ? t.effects.gained(name, t.goods.counted.vp(e.points)) : undefined,
  surveyed: (c, e) => {
    const { effects } = c.t
    if (e.to === home) return effects.wentHome(c.name)
    return e.to === pub ? effects.wentToPub(c.name) : effects.wentTo(c.name, at(c, e.to))
  },
  ticket: ({ t, box, name }, e) => t.effects.ticket(name, box.tickets[e.ticket]?.name ?? ''),
  summit: ({ t, name }) => t.effects.summit(name),
  flipped: ({ t, box, name }, e) =>
    t.effects.flipped(name, sideName(box, e.card, !e.grey), sideName(box, e.card, e.grey)),
  scored: ({ t, box, name }, e) => {
    const card = box.actions[e.card]
    return t.effects.scored(name, card ? sidesOf(card) : '')
  },
  event: ({ t }) => t.effects.event,
  navvy: (c, e) => c.t.effects.navvy(at(c, e.station)),
  completed: ({ t, box }, e) => {
    const line = lineName(box, e.line)
    return e.stop > 0 ? t.effects.completedWith(line, e.stop, box.stops) : t.effects.completed(line)
  },
  ending: ({ t }, e) => t.effects.ending[e.why === 'stops' ? 'stops' : 'navvies'],
  returned: ({ t }, e) => t.effects.returned(t.goods.whiteCubes(e.events)),
  over: ({ t }) => t.effects.over,
}

/** The name on one side of an action card. */
function sideName(box: Box, index: number, grey: boolean): string {
  const card = box.actions[index]
  return (grey ? card?.grey : card?.golden)?.name ?? ''
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const textOf = <T extends EffectType>(type: T, context: Context, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  texts[type](context, effect)

/** The log’s line for an effect; undefined where it needs none of its own. */
export function effectText(t: Locale, box: Box, p: Position, effect: Effect): string | undefined {
  const name = 'seat' in effect ? seatName(t, p, effect.seat) : ''
  return textOf(effect.type, { t, box, p, name }, effect)
}

/** Cubes in one list, white ones last. */
function cubesText({ effects, goods }: Locale, cubes: readonly string[]): string {
  const count = (kind: string) => cubes.filter((cube) => cube === kind).length
  const white = count('event')
  const parts = [
    ...goods.goodsParts({ iron: count('iron'), stone: count('stone') }),
    ...(white > 0 ? [goods.whiteCubes(white)] : []),
  ]
  return parts.length > 0 ? goods.listAnd(parts) : effects.noCubes
}
