import type { Seat } from '../../../../rules/game.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { pieceOf, spotOf } from '../../../../table/motion/spots.ts'
import { transportIn } from '../../box.ts'
import type { EffectOf } from '../../effects.ts'
import { endsOf, isInNetwork } from '../../network.ts'
import { boardOf } from '../../position.ts'
import { dragonFire, hauler } from '../art/haulers.ts'
import { built } from '../art/ways/segments.ts'
import { pointAt, type Way, wayBetween } from '../art/ways/way.ts'
import { wayOf } from '../map/places.ts'
import { wayPiece } from '../map/segments.ts'
import { depths, nthOf, paintsOf } from '../table.ts'
import { type Change, markSpot, onLand, paySteps, type Shows, scaleOf } from './parts.ts'
import { clear, lay, pay } from './time.ts'

const parts = 4

/** A stretch of a way between two shares of it, as good as straight. */
const stretch = (way: Way, from: number, to: number): Way => wayBetween(pointAt(way, from), pointAt(way, to), 0)

/** A segment’s way from the end that a seat comes from. */
function wayOfBuilder({ old, table }: Change, seat: Seat, segment: number): Way | undefined {
  const way = wayOf(table, segment)
  const [a] = endsOf(table.layout, table.p, segment)
  if (!way || isInNetwork(old.box, old.p, seat, a)) return way
  return { ...way, from: way.to, to: way.from }
}

/** The gallery lights up lamp by lamp, rails fall in from the owner’s end, and the letter is stamped on. */
function laidSteps(change: Change, { seat, segment, cost }: EffectOf<'laid'>): Step[] {
  const [way, paints] = [wayOfBuilder(change, seat, segment), paintsOf(change.table, seat)]
  if (!way || !paints) return []
  const k = scaleOf(change)
  const { each, falls, stamps, over } = lay
  const rails = upTo(parts).flatMap((nth): Step[] => {
    const one = stretch(way, nth / parts, (nth + 1) / parts)
    const key = `rails:${paints.letter}`
    const rail = wayPiece('rails', key, one, k, onLand, () => built(one, k, paints))
    const { x, y } = middle(rail)
    const lands = nth * each + falls
    return [
      { piece: rail, at: nth * each, for: falls, from: { x, y: y - 26, alpha: 0 }, ease: 'in' },
      { piece: { ...rail, depth: depths.way + 1 }, at: lands, for: over - lands },
      ...glow({ x, y }, 74 * k, nth * each, over - nth * each + 200, { depth: depths.way - 1, strength: 0.7 }),
    ]
  })
  return [
    ...paySteps(change, seat, cost, markSpot(change, segment)),
    ...rails,
    { piece: 'lamps', at: over - 60, for: 60 },
    { piece: `track:${segment}`, at: over - 1, for: 1, from: { alpha: 1 } },
    { piece: `owner:${segment}`, at: stamps, for: over - stamps, from: { scale: 2.4, alpha: 0 }, ease: 'in', arc: 0 },
  ]
}

/** A cube leaves its segment and flies home. */
function liftedSteps(change: Change, { seat, segment }: EffectOf<'lifted'>): Step[] {
  const home = pieceOf(change, `cubes:${seat}`) ? `cubes:${seat}` : `seat:${seat}`
  const to = { ...spotOf(change, home), scale: 0.7, alpha: 0 }
  return [
    { piece: `owner:${segment}`, at: 0, for: pay.slides, to, arc: 40, ease: 'inOut' },
    { piece: `track:${segment}`, at: 0, for: pay.slides, to: { alpha: 0 }, ease: 'out' },
  ]
}

/** The haulers of a seat that are at work clearing, a dragon first. */
function sweeperOf({ table: { p, box } }: Change, seat: Seat) {
  const busy = boardOf(p, seat).transports.filter((card) => p.busy.includes(card))
  return busy.find((card) => transportIn(box, card).kind === 'dragon') ?? busy[0]
}

/** A hauler on its board jumps to work. */
export const hauls = (card: number, at: number): Step => ({
  piece: `hauler:${card}`,
  at,
  for: 260,
  arc: 9,
  squash: 0.16,
  ease: 'out',
})

/** A hauler shovels from one end to the other; before a dragon the snow goes up in steam. */
function clearedSteps(change: Change, { seat, segment }: EffectOf<'cleared'>): Step[] {
  const [way, card] = [wayOf(change.table, segment), sweeperOf(change, seat)]
  if (!way) return []
  const { shovels } = clear
  const gone: Step = { piece: `drift:${segment}`, at: shovels * 0.4, for: shovels * 0.6, to: { alpha: 0 }, ease: 'in' }
  const flies = [0.3, 0.6].flatMap((share, nth) => {
    const [x, y] = pointAt(way, share)
    return dust({ x, y }, shovels * share, 20, segment + nth, 6)
  })
  return [...(card === undefined ? [] : worker(change, way, card)), gone, ...flies]
}

function worker(change: Change, way: Way, card: number): Step[] {
  const { box } = change.table
  const { kind } = transportIn(box, card)
  const size = Math.round(46 * scaleOf(change))
  const [from, to] = [pointAt(way, 0.08), pointAt(way, 0.86)]
  const draw = (w: number) => [
    ...(kind === 'dragon' ? [dragonFire(w / 2, w / 2, w)] : []),
    hauler(kind, nthOf(box, card), w / 2, w / 2, w),
  ]
  const place = { x: from[0] - size / 2, y: from[1] - size * 0.8, w: size, h: size }
  const one: Piece = piece('worker', `worker:${card}`, place, onLand, draw, { margin: size / 2 })
  const end = { x: to[0], y: to[1] - size * 0.3 }
  return [
    { piece: one, at: 0, for: clear.shovels, to: end, arc: 5, ease: 'linear' },
    { piece: one, at: clear.shovels, for: 160, from: end, to: { ...end, alpha: 0 } },
  ]
}

/** Track: a paper clip flies from its seat and lies down between two sites; haulers set out for the snow. */
export const trackShows = {
  laid: laidSteps,
  lifted: liftedSteps,
  clipped: (change, { seat }) => {
    const id = `clip:${change.table.layout.segments.length + seat}`
    const from = { ...spotOf(change, pieceOf(change, 'clip') ? 'clip' : `seat:${seat}`), scale: 0.3, alpha: 0.4 }
    return [{ piece: id, at: 0, for: lay.clip, from, arc: 40 }]
  },
  sent: (_, { transports }) => transports.map((card, nth) => hauls(card, nth * 80)),
  cleared: clearedSteps,
} satisfies Partial<Shows>
