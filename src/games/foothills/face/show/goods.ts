import type { Step } from '../../../../stage/face.ts'
import { landing } from '../../../../stage/timeline.ts'
import { goers, roll, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { type Change, hop } from './parts.ts'
import { hopped, kinds, lands } from './time.ts'

/** A resource hops from the yard, or out of the bag, to a supply. */
export function tookSteps(change: Change, { seat, kind, from }: EffectOf<'took'>): Step[] {
  const to = spotOf(change, `goods:${seat}:${kind}`)
  const gone = from === 'yard' ? goers(change, `yard:${kind}:`).at(-1) : undefined
  const way: Step[] = gone
    ? [{ piece: gone.id, at: 0, for: hopped.fly + landing, to, arc: 46, squash: 0.24 }]
    : hop(kind, 1, spotOf(change, 'bag'), to)
  return [...way, roll(`count:${seat}:${kind}`, lands(hopped)), roll('yard:count', 90)]
}

/** Rubble or passengers hop from the general supply. */
export const receivedSteps = (change: Change, { seat, what, count }: EffectOf<'received'>): Step[] => [
  ...hop(
    what === 'rubble' ? 'rubble' : 'passenger',
    count,
    spotOf(change, `store:${what}`),
    spotOf(change, `goods:${seat}:${what}`),
  ),
  roll(`count:${seat}:${what}`, lands(hopped)),
]

/** Rubble hops from one board to the other. */
export const gaveSteps = (change: Change, { seat, to, rubble }: EffectOf<'gave'>): Step[] => [
  ...hop('rubble', rubble, spotOf(change, `goods:${seat}:rubble`), spotOf(change, `goods:${to}:rubble`)),
  roll(`count:${seat}:rubble`, 90),
  roll(`count:${to}:rubble`, lands(hopped)),
]

const paidKinds = ['iron', 'stone', 'rubble', 'passengers'] as const

/** Resources go back to the bag, the rest to the general supply. */
export function paidSteps(change: Change, effect: EffectOf<'paid'>): Step[] {
  const paid = paidKinds.filter((kind) => effect[kind] > 0)
  return paid.flatMap((kind, i) => {
    const from = spotOf(change, `goods:${effect.seat}:${kind}`)
    const isResource = kind === 'iron' || kind === 'stone'
    const to = spotOf(change, isResource ? 'bag' : `store:${kind}`)
    return [
      ...hop(kind === 'passengers' ? 'passenger' : kind, effect[kind], from, to, i * kinds),
      roll(`count:${effect.seat}:${kind}`, 90 + i * kinds),
    ]
  })
}
