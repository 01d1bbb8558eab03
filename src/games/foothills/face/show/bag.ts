import type { Piece, Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { landing } from '../../../../stage/timeline.ts'
import { dim, glow } from '../../../../table/motion/light.ts'
import { comers, goers, passing, pieceOf, roll, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import type { Cube } from '../../position.ts'
import type { Change } from './parts.ts'
import { drawn, event, handed, hopped, lands, leaves, type Run, rests, shudder } from './time.ts'

/** The bag is shaken: it swings and sinks into itself. */
export const shaken = (): Step[] =>
  [-4, 4, -3, 0].map((angle, i) => ({
    piece: 'bag',
    at: (i * shudder) / 4,
    for: shudder / 4,
    to: { angle, scale: i % 2 === 0 ? 1.03 : 0.98 },
    ease: 'linear' as const,
  }))

/** Cubes leave the bag one by one, turn as they fly, and land. */
function outOfBag(change: Change, cubes: readonly Piece[], run: Run): Step[] {
  const { x, y } = spotOf(change, 'bag')
  const mouth = { x, y: y - (pieceOf(change, 'bag')?.h ?? 0) * 0.3 }
  return cubes.map(({ id }, i) => ({
    piece: id,
    at: leaves(run, i),
    for: run.fly + landing,
    from: { ...mouth, scale: 0.5 },
    arc: 78,
    turns: i % 2 === 0 ? 1 : -1,
    squash: 0.28,
    ease: 'out' as const,
  }))
}

/** The cubes that reach the yard, in the order drawn. */
function inOrder(comes: readonly Piece[], cubes: readonly Cube[]): Piece[] {
  const left = [...comes]
  return cubes.flatMap((kind) =>
    left.splice(
      Math.max(
        0,
        left.findIndex(({ id }) => id.startsWith(`yard:${kind}:`)),
      ),
      1,
    ),
  )
}

/** The bag is shaken and cubes fly to the yard. */
export function drewSteps(change: Change, { cubes }: EffectOf<'drew'>): Step[] {
  const flying = comers(change, 'yard:').filter(({ art }) => art.key.startsWith('cube:'))
  return [
    ...shaken(),
    ...outOfBag(change, inOrder(flying, cubes), drawn),
    roll('bag:count', shudder + 80),
    roll('yard:count', lands(drawn)),
  ]
}

/** Cubes fly to the front of the bag to be chosen from. */
export const drewHandSteps = (change: Change, { looked }: EffectOf<'drewHand'>): Step[] => [
  ...(looked ? [] : shaken()),
  ...outOfBag(change, comers(change, 'hand:'), looked ? handed : drawn),
  roll('bag:count', looked ? 90 : shudder + 80),
]

/** Cubes kept go to the supply, the rest to its place in the yard. */
export function keptSteps(change: Change, { seat, iron, stone }: EffectOf<'kept'>): Step[] {
  const left = { iron, stone }
  const steps: Step[] = []
  const rest = comers(change, 'yard:')
  for (const [i, cube] of goers(change, 'hand:').entries()) {
    const kind = cube.art.key.startsWith('cube:iron') ? 'iron' : 'stone'
    const hops = { at: leaves(hopped, i), for: hopped.fly + landing, arc: 34, squash: 0.24 }
    if (left[kind] > 0) {
      left[kind] -= 1
      steps.push({ piece: cube.id, ...hops, to: spotOf(change, `goods:${seat}:${kind}`) })
      continue
    }
    const next = rest.findIndex(({ id }) => id.startsWith(`yard:${kind}:`))
    const [target] = next < 0 ? [] : rest.splice(next, 1)
    steps.push({ piece: cube.id, at: hops.at, for: 1, to: { alpha: 0 } })
    if (target) steps.push({ piece: target.id, ...hops, from: middle(cube) })
  }
  const kinds = (['iron', 'stone'] as const).map((kind) => roll(`count:${seat}:${kind}`, lands(hopped)))
  return [...steps, ...kinds]
}

/** White cubes go back into the bag. */
export function returnedSteps(change: Change): Step[] {
  const cubes = goers(change, 'yard:event:')
  const back: Run = { ...drawn, start: 0 }
  return [
    ...cubes.map((cube, i) => ({
      piece: cube.id,
      at: leaves(back, i),
      for: back.fly,
      to: { ...spotOf(change, 'bag'), scale: 0.6 },
      arc: 60,
      turns: -1,
    })),
    ...(cubes.length > 0
      ? [{ piece: 'bag', at: rests(back, cubes.length) - landing, for: landing, squash: 0.06 }]
      : []),
  ]
}

/** A white cube is an event: all else dims while it rises from its hole and shines. */
export function eventSteps(change: Change): Step[] {
  const { yard } = change.after.position
  const id = `yard:event:${Math.max(0, yard.event - 1)}`
  const cube = pieceOf(change, id)
  const night = { from: 0, dark: event.dark, light: event.light, until: event.over }
  const steps = dim(change.after.layout, night, 0.62)
  if (!cube) return steps
  const spot = middle(cube)
  const up = { x: spot.x, y: spot.y - cube.h * 0.9, scale: 2 }
  const shine = { depth: passing + 1, colour: '#fff3d6' }
  return [
    ...steps,
    ...glow(up, cube.w * 6, 40, event.over - 40, shine),
    { piece: id, at: 0, for: 190, arc: 0, to: up, ease: 'back' },
    { piece: id, at: 190, for: event.light - 190, arc: 0, to: { ...up, y: up.y - 3 } },
    { piece: id, at: event.light, for: event.over - event.light, arc: 0, squash: 0.2, ease: 'in' },
  ]
}
