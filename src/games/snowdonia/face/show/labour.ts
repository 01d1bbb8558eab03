import type { Step } from '../../../../stage/face.ts'
import { dust } from '../../../../stage/kit/show/dust.ts'
import { glow } from '../../../../stage/kit/show/light.ts'
import { find, goers, spotOf } from '../../../../stage/kit/show/spots.ts'
import { middle } from '../../../../stage/pose.ts'
import type { EffectOf } from '../../effects.ts'
import { type Change, goodsOf, hops } from './parts.ts'
import { hop, walk } from './time.ts'

/** Where a seat's labourers wait: the one that has just left or come, or else the seat's medal. */
function homeOf(change: Change, seat: number): { x: number; y: number } {
  const left = goers(change, `home:${seat}:`)[0] ?? find(change.after.layout, `home:${seat}:0`)
  return left ? middle(left) : spotOf(change, `seat:${seat}`)
}

/** A labourer walks from its seat to a workplace. */
export function placedSteps(change: Change, { seat, area, space }: EffectOf<'placed'>): Step[] {
  const man = find(change.after.layout, `man:${area}:${space}`)
  if (!man) return []
  const { x, y } = middle(man)
  return [
    { piece: man.id, at: 0, for: walk.lands, from: homeOf(change, seat), arc: 30, ease: 'inOut' },
    ...dust({ x, y: y + man.h * 0.4 }, walk.lands - 20, 12, seat + 3, 4),
  ]
}

/** A labourer changes its place. */
export const movedSteps = (change: Change, e: EffectOf<'moved'>): Step[] => [
  {
    ...{ piece: `man:${e.toArea}:${e.toSpace}`, at: 0, for: walk.lands },
    ...{ from: spotOf(change, `man:${e.area}:${e.space}`), arc: 30, ease: 'inOut' },
  },
]

/** A labourer goes home, or back to the pub. */
export const homeSteps = (change: Change, { seat, area, space }: EffectOf<'home'>): Step[] => [
  {
    ...{ piece: `man:${area}:${space}`, at: 0, for: walk.lands },
    ...{ to: { ...homeOf(change, seat), alpha: 0.2 }, arc: 24, ease: 'inOut' },
  },
]

/** Coal goes into the bag, and a labourer comes out of the pub. */
export const hiredSteps = (change: Change, { seat, coal }: EffectOf<'hired'>): Step[] => [
  ...hops(change, { coal }, goodsOf(seat), () => 'bag'),
  ...glow(homeOf(change, seat), 80, 0, 700),
  {
    piece: `home:${seat}:2`,
    at: hop.lands,
    for: 300,
    from: { alpha: 0, scale: 0.8 },
    ease: 'back',
  },
]
