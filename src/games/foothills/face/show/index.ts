import type { Pose, Seen, Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import type { Box } from '../../box.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import type { Position } from '../../position.ts'
import {
  type Change,
  comers,
  dim,
  dust,
  find,
  goers,
  hop,
  pace,
  pulse,
  rise,
  roll,
  spotOf,
  travel,
} from './parts.ts'
import { steam } from './steam.ts'

type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>, box: Box) => Step[]
type Shows = { readonly [T in EffectType]: Show<T> }

/** For what the log and a soft change tell well enough. */
const silent = () => []

/** Seconds are dear: nothing here takes longer than about one. */
const shows: Shows = {
  dealt: (change) =>
    comers(change, 'station:').map((card, i) => ({
      piece: card.id,
      at: i * 28,
      for: 300,
      from: { y: card.y - 60, alpha: 0 },
      ease: 'out',
    })),
  turn: silent,
  selected: (_, { card }) => [{ piece: `action:${card}`, at: 0, for: 220, ease: 'back' }],
  skipped: silent,
  drew: (change) => [
    ...shudder(),
    ...outOfBag(change, 'yard:', 220),
    roll('bag:count', 300),
    roll('yard:count', 560),
  ],
  drewHand: (change, { looked }) => [
    ...(looked ? [] : shudder()),
    ...outOfBag(change, 'hand:', looked ? 0 : 220),
  ],
  kept: (change, effect) => keptSteps(change, effect),
  took: (change, { seat, kind, from }) => {
    const to = spotOf(change, `goods:${seat}:${kind}`)
    const gone = goers(change, `yard:${kind}:`).at(-1)
    const way: Step[] =
      from === 'yard' && gone
        ? [{ piece: gone.id, at: 0, for: pace.hopped, to, arc: 40 }]
        : hop(kind, 1, spotOf(change, 'bag'), to)
    return [...way, roll(`count:${seat}:${kind}`, pace.hopped - 60)]
  },
  received: (change, { seat, what, count }) => [
    ...hop(
      what === 'rubble' ? 'rubble' : 'passenger',
      count,
      spotOf(change, `store:${what}`),
      spotOf(change, `goods:${seat}:${what}`),
    ),
    roll(`count:${seat}:${what}`, pace.hopped - 60),
  ],
  paid: (change, effect) => paidSteps(change, effect),
  dug: (change, effect) => dugSteps(change, effect),
  cleared: (change, { station }) => dust(spotOf(change, `station:${station}`), 0, 40),
  gave: (change, { seat, to, rubble }) => [
    ...hop(
      'rubble',
      rubble,
      spotOf(change, `goods:${seat}:rubble`),
      spotOf(change, `goods:${to}:rubble`),
    ),
    roll(`count:${seat}:rubble`, 40),
    roll(`count:${to}:rubble`, pace.hopped - 60),
  ],
  laid: (change, { station, space }) => drop(change, `track:${station}:${space}`, 60),
  built: (change, { station, space }) => drop(change, `built:${station}:${space}`, 46),
  earned: (change, { seat, points, station }) => {
    const to = spotOf(change, `points:${seat}`)
    const from = station < 0 ? { x: to.x, y: to.y + 40 } : spotOf(change, `station:${station}`)
    return [...rise(points, from, to, 0), ...pulse(`points:${seat}`, 560, 180, 1.16)]
  },
  surveyed: (change, { seat }) => walk(change, `surveyor:${seat}`),
  ticket: (_, { seat, ticket }) => [
    { piece: `ticket:${ticket}:${seat}`, at: 0, for: 460, arc: 60, ease: 'inOut' },
  ],
  summit: (change, _, box) => {
    const peak = box.stations.find((s) => s.action?.some((verb) => verb.type === 'summit'))
    const come = find(change.before.layout, 'summit')
    const from =
      come || !peak ? {} : { from: { ...spotOf(change, `station:${peak.index}`), scale: 1.6 } }
    return [{ piece: 'summit', at: 0, for: 520, arc: 70, ease: 'inOut', ...from }]
  },
  flipped: (_, { card }) => [
    { piece: `action:${card}`, at: 0, for: 280, flip: true, ease: 'inOut' },
  ],
  scored: (_, { card, spare }) => [
    { piece: `action:${card}`, at: 0, for: 420, flip: true, arc: 40 },
    ...(spare >= 0
      ? [{ piece: `action:${spare}`, at: 260, for: 460, flip: true as const, arc: 30 }]
      : []),
  ],
  event: (change) => {
    const { yard } = change.after.position
    return [
      ...dim(change.after.layout, 0, 520),
      ...(yard.event > 0 ? pulse(`yard:event:${yard.event - 1}`, 0, 520, 1.5) : []),
    ]
  },
  navvy: (change, effect) => navvySteps(change, effect),
  completed: (change, { line, stop }) => {
    if (stop === 0) return []
    const to = spotOf(change, `stop:${line}`)
    return [
      { piece: `stop:${line}`, at: 0, for: 220, from: { x: to.x + 90, alpha: 0.2 }, ease: 'in' },
      ...dust(to, 210, 22),
      ...steam(change, line, to, 260),
    ]
  },
  ending: silent,
  returned: (change) => [
    ...goers(change, 'yard:event:').map((cube, i) => ({
      piece: cube.id,
      at: i * pace.draw,
      for: pace.drawn,
      to: spotOf(change, 'bag'),
      arc: 50,
    })),
  ],
  over: silent,
}

/** The bag is shaken. */
const shudder = (): Step[] =>
  [-3, 3, -2, 0].map((angle, i) => ({
    piece: 'bag',
    at: i * 55,
    for: 55,
    to: { angle },
    ease: 'linear' as const,
  }))

/** Cubes leave the bag one by one. */
const outOfBag = (change: Change, prefix: string, start: number): Step[] =>
  comers(change, prefix)
    .filter(({ art }) => art.key.startsWith('cube:'))
    .map(({ id }, i) => ({
      piece: id,
      at: start + i * pace.draw,
      for: pace.drawn,
      from: { ...spotOf(change, 'bag'), scale: 0.6 },
      arc: 70,
      turns: i % 2 === 0 ? 1 : -1,
      ease: 'out' as const,
    }))

/** What is kept goes to the supply, the rest to its place in the yard. */
function keptSteps(change: Change, { seat, iron, stone }: EffectOf<'kept'>): Step[] {
  const hand = goers(change, 'hand:')
  const left = { iron, stone }
  const steps: Step[] = []
  const rest = comers(change, 'yard:')
  for (const [i, cube] of hand.entries()) {
    const kind = cube.art.key.startsWith('cube:iron') ? 'iron' : 'stone'
    const at = i * pace.hop
    if (left[kind] > 0) {
      left[kind] -= 1
      steps.push({
        piece: cube.id,
        at,
        for: pace.hopped,
        to: spotOf(change, `goods:${seat}:${kind}`),
        arc: 30,
      })
      continue
    }
    const next = rest.findIndex(({ id }) => id.startsWith(`yard:${kind}:`))
    const [target] = next < 0 ? [] : rest.splice(next, 1)
    steps.push({ piece: cube.id, at, for: 1, to: { alpha: 0 } })
    if (target) steps.push({ piece: target.id, at, for: pace.hopped, from: middle(cube), arc: 30 })
  }
  const kinds = (['iron', 'stone'] as const).map((kind) =>
    roll(`count:${seat}:${kind}`, pace.hopped - 60),
  )
  return [...steps, ...kinds]
}

const paidKinds = ['iron', 'stone', 'rubble', 'passengers'] as const

/** Resources go back to the bag, the rest to the general supply. */
function paidSteps(change: Change, effect: EffectOf<'paid'>): Step[] {
  return paidKinds.flatMap((kind, i) => {
    const count = effect[kind]
    if (count === 0) return []
    const from = spotOf(change, `goods:${effect.seat}:${kind}`)
    const isResource = kind === 'iron' || kind === 'stone'
    const to = spotOf(change, isResource ? 'bag' : `store:${kind}`)
    return [
      ...hop(kind === 'passengers' ? 'passenger' : kind, count, from, to, i * 60),
      roll(`count:${effect.seat}:${kind}`, i * 60),
    ]
  })
}

/** A pick strikes, cubes jump out with dust and hop to the supply. */
function dugSteps(change: Change, { seat, station }: EffectOf<'dug'>): Step[] {
  const to = spotOf(change, `goods:${seat}:rubble`)
  const cubes = goers(change, `rubble:${station}:`).reverse()
  const first = cubes[0]
  const strike = first
    ? [
        travel(
          'pick',
          { x: middle(first).x - 8, y: first.y - 14 },
          { x: middle(first).x, y: first.y + 4 },
          {
            at: 0,
            for: 180,
            from: { angle: -50 },
            ease: 'in',
          },
        ),
      ]
    : []
  const hops = cubes.flatMap((cube, i): Step[] => [
    ...dust(middle(cube), 160 + i * 60, 10, i + 3),
    { piece: cube.id, at: 170 + i * 60, for: 340, to, arc: 50, turns: 1 },
  ])
  return [...strike, ...hops, roll(`count:${seat}:rubble`, 430)]
}

/** A tile comes down from above and bounces. */
function drop(change: Change, id: string, height: number): Step[] {
  const to = spotOf(change, id)
  return [
    {
      piece: id,
      at: 0,
      for: 280,
      from: { y: to.y - height, alpha: 0.6, scale: 1.06 },
      ease: 'bounce',
    },
    ...dust({ x: to.x, y: to.y + 6 }, 175, 46),
  ]
}

/** A figure walks in short steps. */
function walk({ before, after }: Change, id: string): Step[] {
  const [old, next] = [find(before.layout, id), find(after.layout, id)]
  if (!old || !next) return []
  const [from, to] = [middle(old), middle(next)]
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(1, Math.min(6, Math.round(far / 90)))
  const ms = 130
  return Array.from({ length: count }, (_, i) => ({
    piece: id,
    at: i * ms,
    for: ms,
    arc: 9,
    ease: 'linear' as const,
    ...(i < count - 1 && { to: way(from, to, (i + 1) / count) }),
  }))
}

const way = (a: Pick<Pose, 'x' | 'y'>, b: Pick<Pose, 'x' | 'y'>, share: number) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** A navvy comes from the supply, the rubble goes there, and his tile comes down. */
function navvySteps(change: Change, { station }: EffectOf<'navvy'>): Step[] {
  const id = `navvy:${station}`
  const to = spotOf(change, id)
  const store = spotOf(change, 'store:rubble')
  return [
    travel('navvy', spotOf(change, 'store:navvies'), to, {
      at: 0,
      for: 520,
      arc: 14,
      ease: 'inOut',
    }),
    ...goers(change, `rubble:${station}:`).map((cube, i) => ({
      piece: cube.id,
      at: 380 + i * pace.hop,
      for: pace.hopped + 60,
      to: store,
      arc: 40,
    })),
    { piece: id, at: 500, for: 240, from: { y: to.y - 40, alpha: 0.5 }, ease: 'bounce' },
    ...dust(to, 660, 50),
  ]
}

// The kind goes beside the effect: so the compiler sees that show and effect belong together.
const show = <T extends EffectType>(
  type: T,
  change: Change,
  effect: { [K in EffectType]: EffectOf<K> }[T],
  box: Box,
) => shows[type](change, effect, box)

/** How an effect is shown. Steps for pieces that are not on the table are left out. */
export function stepsFor(
  box: Box,
  effect: Effect,
  before: Seen<Position>,
  after: Seen<Position>,
): Step[] {
  const there = new Set([...before.layout.pieces, ...after.layout.pieces].map(({ id }) => id))
  const steps = show(effect.type, { before, after }, effect, box)
  return steps.filter(({ piece }) => typeof piece !== 'string' || there.has(piece))
}
