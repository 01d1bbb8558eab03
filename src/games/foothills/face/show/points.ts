import type { Step } from '../../../../stage/face.ts'
import { glow } from '../../../../stage/kit/show/light.ts'
import { rise } from '../../../../stage/kit/show/points.ts'
import { type Spot, spotOf } from '../../../../stage/kit/show/spots.ts'
import { middle } from '../../../../stage/pose.ts'
import type { EffectOf } from '../../effects.ts'
import { bedOf } from './ground.ts'
import type { Change } from './parts.ts'
import { earned } from './time.ts'

/** Where points were earned: at the newest station there, or on the track bed. */
function sourceOf(change: Change, { station, source }: EffectOf<'earned'>): Spot {
  const pieces = change.after.layout.pieces
  const kind = source === 'bonus' ? 'built' : source === 'track' ? 'track' : ''
  const last =
    kind === '' ? undefined : pieces.findLast(({ id }) => id.startsWith(`${kind}:${station}:`))
  return last ? middle(last) : bedOf(change, station)
}

/** “+1” rises where it was earned and hops over to the counter, which adds it. */
export function earnedSteps(change: Change, effect: EffectOf<'earned'>): Step[] {
  const { seat, points, station } = effect
  const id = `points:${seat}`
  const to = spotOf(change, id)
  const from = station < 0 ? { x: to.x, y: to.y - 44 } : sourceOf(change, effect)
  const words = `${points > 0 ? '+' : ''}${points}`
  const at = earned.counts
  return [
    ...rise(words, from, to, earned, 0),
    { piece: id, at: at - 60, for: 60, to: { scale: 1 }, flip: true, ease: 'linear' },
    { piece: id, at, for: 110, to: { scale: 1.2 }, ease: 'out' },
    { piece: id, at: at + 110, for: 140, ease: 'in' },
    ...glow(to, 90, at - 40, 320, { strength: 0.7, colour: '#f0d28a' }),
  ]
}
