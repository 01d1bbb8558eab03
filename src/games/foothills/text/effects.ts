import type { Box } from '../box.ts'
import { sidesOf } from '../cards.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { bits } from '../layout.ts'
import { home, type Position, pub } from '../position.ts'
import { goodsParts, goodsText } from './goods.ts'
import { type Locale, seatName } from './locale.ts'
import { spaceName } from './moves.ts'

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

const at = ({ t, box }: Context, station: number) => box.stations[station]?.name ?? t.log.somewhere
const lineName = (box: Box, line: number) => box.lines[line]?.name ?? ''

const texts: Texts = {
  dealt: ({ t, box, p }, e) => {
    const lines = t.list.and({ parts: bits(e.lines).map((line) => lineName(box, line)) })
    return t.log.dealt({ name: seatName(t, p, e.start), lines })
  },
  turn: () => undefined,
  selected: ({ t, box, name }, e) => t.log.selected({ name, side: sideName(box, e.card, e.grey) }),
  skipped: ({ t, name }) => t.log.skipped({ name }),
  drew: ({ t }, e) => t.log.fromBag({ cubes: cubesText(t, e.cubes) }),
  drewHand: ({ t, name }, e) => {
    const drawn = goodsText(t, { iron: e.iron, stone: e.stone })
    return e.looked ? t.log.found({ name, goods: drawn }) : t.log.drew({ name, goods: drawn })
  },
  kept: ({ t, name }, e) => {
    // Where nothing is left over, this would only repeat what was drawn.
    if (e.restIron + e.restStone === 0) return undefined
    const kept = goodsText(t, { iron: e.iron, stone: e.stone })
    return t.log.kept({ name, goods: kept, rest: goodsText(t, { iron: e.restIron, stone: e.restStone }) })
  },
  took: ({ t, name }, e) => t.log.took({ name, kind: e.kind, from: e.from }),
  received: ({ t, name }, e) => t.log.gained({ name, goods: goodsText(t, { [e.what]: e.count }) }),
  paid: ({ t, name }, e) => t.log.paid({ name, goods: goodsText(t, e) }),
  dug: (c, e) => c.t.log.dug({ name: c.name, rubble: e.count, station: at(c, e.station) }),
  cleared: (c, e) => c.t.log.cleared({ name: c.name, station: at(c, e.station) }),
  gave: ({ t, p, name }, e) => t.log.gave({ name, other: seatName(t, p, e.to), rubble: e.rubble }),
  laid: (c, e) => c.t.log.laid({ name: c.name, station: at(c, e.station) }),
  built: ({ t, box, name }, e) => {
    const station = box.stations[e.station]
    return t.log.built({ name, space: station ? spaceName(station, e.space) : '' })
  },
  earned: ({ t, name }, e) =>
    e.source === 'bonus' || e.source === 'exchange'
      ? t.log.gained({ name, goods: t.goods.vp({ vp: e.points }) })
      : undefined,
  surveyed: (c, e) => {
    const { log } = c.t
    if (e.to === home) return log.wentHome({ name: c.name })
    return e.to === pub ? log.wentToPub({ name: c.name }) : log.wentTo({ name: c.name, station: at(c, e.to) })
  },
  ticket: ({ t, box, name }, e) => t.log.ticket({ name, station: box.tickets[e.ticket]?.name ?? '' }),
  summit: ({ t, name }) => t.log.summit({ name }),
  flipped: ({ t, box, name }, e) =>
    t.log.flipped({ name, side: sideName(box, e.card, !e.grey), other: sideName(box, e.card, e.grey) }),
  scored: ({ t, box, name }, e) => {
    const card = box.actions[e.card]
    return t.log.scored({ name, card: card ? sidesOf(card) : '' })
  },
  event: ({ t }) => t.log.event,
  navvy: (c, e) => c.t.log.navvy({ station: at(c, e.station) }),
  completed: ({ t, box }, e) => {
    const line = lineName(box, e.line)
    return e.stop > 0 ? t.log.completedWith({ line, stop: e.stop, of: box.stops }) : t.log.completed({ line })
  },
  ending: ({ t }, e) => t.log.ending[e.why === 'stops' ? 'stops' : 'navvies'],
  returned: ({ t }, e) => t.log.returned({ white: e.events }),
  over: ({ t }) => t.log.over,
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
function cubesText(t: Locale, cubes: readonly string[]): string {
  const count = (kind: string) => cubes.filter((cube) => cube === kind).length
  const white = count('event')
  const parts = [
    ...goodsParts(t, { iron: count('iron'), stone: count('stone') }),
    ...(white > 0 ? [t.goods.white({ white })] : []),
  ]
  return parts.length > 0 ? t.list.and({ parts }) : t.log.noCubes
}
