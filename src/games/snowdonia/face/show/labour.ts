import type { Piece, Step } from '../../../../stage/face.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { between, find, goers, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { type Change, goodsOf, hops } from './parts.ts'
import { hop, walk } from './time.ts'

/** Where a seat's labourers wait: the one that has just left or come, or else the seat's medal. */
function homeOf(change: Change, seat: number): { x: number; y: number } {
  const left = goers(change, `home:${seat}:`)[0] ?? find(change.after.layout, `home:${seat}:0`)
  return left ? middle(left) : spotOf(change, `seat:${seat}`)
}

/** A labourer walks along the ground, in strides. */
export function walking(id: string, from: Spot, to: Spot, at: number, ms: number): Step[] {
  const strides = 4
  const leg = (i: number) => between(from, to, i / strides)
  return upTo(strides).map((i) => ({
    piece: id,
    at: at + (i * ms) / strides,
    for: ms / strides,
    ease: 'linear' as const,
    from: leg(i),
    to: leg(i + 1),
    arc: Math.min(6, ms / 50),
  }))
}

/** Where a labourer who comes from some place, or goes there, meets the ground that its workplace is on. */
function groundAt({ x, y }: Spot, home: Spot, { w }: Piece): Spot {
  return { x: x + Math.max(-4 * w, Math.min(4 * w, home.x - x)), y }
}

/** A labourer comes to the ground from its seat, walks to its workplace and plants the pick. */
export function placedSteps(change: Change, { seat, area, space }: EffectOf<'placed'>): Step[] {
  const man = find(change.after.layout, `man:${area}:${space}`)
  if (!man) return []
  const [to, home] = [middle(man), homeOf(change, seat)]
  const ground = groundAt(to, home, man)
  const { comes, lands, plants } = walk
  return [
    { piece: man.id, at: 0, for: comes, from: home, to: ground, ease: 'in' },
    ...walking(man.id, ground, to, comes, lands - comes),
    { piece: man.id, at: lands, for: plants - lands, from: { angle: -12 }, ease: 'back' },
    ...dust({ x: to.x, y: to.y + man.h * 0.4 }, lands, 12, seat + 3, 4),
  ]
}

/** A labourer changes its place. */
export function movedSteps(change: Change, e: EffectOf<'moved'>): Step[] {
  const [from, to] = [`man:${e.area}:${e.space}`, `man:${e.toArea}:${e.toSpace}`]
  return walking(to, spotOf(change, from), spotOf(change, to), 0, walk.lands)
}

/** A labourer walks off and goes home, or back to the pub. */
export function homeSteps(change: Change, { seat, area, space }: EffectOf<'home'>): Step[] {
  const man = find(change.before.layout, `man:${area}:${space}`)
  if (!man) return []
  const [from, home] = [middle(man), homeOf(change, seat)]
  const ground = groundAt(from, home, man)
  const { comes, lands } = walk
  const to = { ...home, alpha: 0.2 }
  return [
    ...walking(man.id, from, ground, 0, lands - comes),
    { piece: man.id, at: lands - comes, for: comes, from: ground, to, ease: 'out' },
  ]
}

/** Coal goes into the bag, and a labourer comes out of the pub. */
export const hiredSteps = (change: Change, { seat, coal }: EffectOf<'hired'>): Step[] => [
  ...hops(change, { coal }, goodsOf(seat), () => 'bag'),
  ...glow(homeOf(change, seat), 80, 0, 700),
  { piece: `home:${seat}:2`, at: hop.lands, for: 300, from: { alpha: 0, scale: 0.8 }, ease: 'back' },
]
