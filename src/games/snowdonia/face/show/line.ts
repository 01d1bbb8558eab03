import type { Seat } from '../../../../rules/game.ts'
import type { Step } from '../../../../stage/face.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { rise } from '../../../../table/motion/points.ts'
import { find, goers, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { digArea } from '../../spaces.ts'
import { type Change, counted, flySize, goodsOf, hops } from './parts.ts'
import { build, dig, lay, points, yard } from './time.ts'

/** The cubes of a space that vanish with this effect, the topmost first. */
const cubesOff = (change: Change, space: number) => goers(change, `rubble:${space}:`).reverse()

/** A seat's labourer at a workplace. */
const manAtWork = ({ before }: Change, seat: Seat, area: number): string =>
  `man:${area}:${before.position.work[area]?.indexOf(seat)}`

/** A pick strikes, and rubble jumps out of a heap and to the player. */
export function dugSteps(change: Change, { seat, space }: EffectOf<'dug'>): Step[] {
  const to = spotOf(change, goodsOf(seat)('rubble'))
  const cubes = cubesOff(change, space)
  const first = cubes[0]
  return [
    { piece: manAtWork(change, seat, digArea), at: 0, for: dig.strikes, to: { angle: 16 } },
    ...(first ? dust(middle(first), dig.strikes, first.w, space + 1) : []),
    ...cubes.map(
      (cube, i): Step => ({
        piece: cube.id,
        at: dig.strikes + i * dig.each,
        for: dig.flies,
        to: { ...to, scale: Math.max(0.7, flySize(change.after.layout) / cube.w / 1.4) },
        arc: 60,
        turns: 0.5,
        ease: 'inOut',
      }),
    ),
    counted(change, goodsOf(seat)('rubble'), dig.strikes + dig.flies),
  ]
}

/** An event clears a space: its cubes roll away. */
export function clearedSteps(change: Change, { space }: EffectOf<'cleared'>): Step[] {
  const cubes = cubesOff(change, space)
  return cubes.flatMap((cube, i): Step[] => {
    const { x, y } = middle(cube)
    const at = i * dig.each
    return [
      { piece: cube.id, at, for: 420, turns: 1, ease: 'in', to: { x: x + (i % 2 ? 34 : -34), y: y + 70, alpha: 0 } },
      ...(i === 0 ? dust({ x, y }, at, cube.w, space + 5) : []),
    ]
  })
}

/** Points rise from a place and fly to the seat that earned them. */
function earned(change: Change, id: string, seat: Seat, worth: number, at: number): Step[] {
  if (worth <= 0) return []
  const size = flySize(change.after.layout)
  const { layout } = change.after
  const counter = find(layout, `points:${seat}`) ?? find(layout, `seat:${seat}`)
  // A board that stands for its seat stays as it is: only a medal or a number rolls.
  const rolls = counter && [counter.id, counter.art.key].some((name) => name.startsWith('points:'))
  return [
    ...rise(`+${worth}`, spotOf(change, id), spotOf(change, counter?.id ?? ''), points, at, size),
    ...(rolls ? [roll(counter.id, at + points.counts)] : []),
  ]
}

/** A site’s last rubble is gone: its chip turns to the player’s. */
export const claimedSteps = (change: Change, { seat, space }: EffectOf<'claimed'>, worth: number): Step[] => [
  { piece: `dig:${space}`, at: 0, for: lay.turns, flip: true },
  ...earned(change, `dig:${space}`, seat, worth, lay.turns),
]

/** A track card turns over, its marker lands, and points rise. */
export function laidSteps(change: Change, { seat, space }: EffectOf<'laid'>, worth: number): Step[] {
  const at = spotOf(change, `track:${space}`)
  return [
    ...hops(change, { steel: 1 }, goodsOf(seat), () => `track:${space}`),
    { piece: `track:${space}`, at: 120, for: lay.turns, flip: true, arc: 10 },
    {
      piece: `marker:${space}`,
      at: lay.marker,
      for: lay.lands - lay.marker,
      from: { x: at.x, y: at.y - 60, alpha: 0 },
      ease: 'in',
      squash: 0.2,
    },
    ...dust(at, lay.lands, 20, space),
    ...earned(change, `worth:${space}`, seat, worth, lay.rises),
  ]
}

/** An event lays track for nobody. */
export const railedSteps = (change: Change, { space }: EffectOf<'railed'>): Step[] => [
  { piece: `track:${space}`, at: 0, for: lay.turns, flip: true, arc: 10 },
  ...dust(spotOf(change, `track:${space}`), lay.turns, 20, space),
]

/** A house of stone grows course by course; one of steel swings in on a crane. */
function risesSteps(id: string, { x, y }: Spot, high: number, isSteel: boolean): Step[] {
  const { begins, falls } = build
  if (isSteel)
    return [
      {
        piece: id,
        at: begins,
        for: falls,
        ease: 'bounce',
        arc: 14,
        from: { x: x + 1.6 * high, y: y - 2.4 * high, angle: 24, alpha: 0.6 },
      },
    ]
  const courses = 3
  const course = (nth: number) => ({ scale: nth / courses, y: y + (high / 2) * (1 - nth / courses) })
  return upTo(courses).map((nth) => ({
    piece: id,
    at: begins + (nth * falls) / courses,
    for: falls / courses,
    ease: 'back',
    from: course(nth),
    to: course(nth + 1),
    arc: 0,
  }))
}

/** The goods paid are carried to the plot, the house rises, its chip turns, and points rise. */
export function builtSteps(change: Change, e: EffectOf<'built'>, worth: number): Step[] {
  const { seat, site, steel, stone, iron, rubble } = e
  const plot = find(change.after.layout, `plot:${site}`)
  const { x, y } = spotOf(change, `plot:${site}`)
  return [
    ...hops(change, { steel, stone, iron, rubble }, goodsOf(seat), () => `plot:${site}`),
    ...risesSteps(`plot:${site}`, { x, y }, plot?.h ?? 20, steel + iron > 0),
    { piece: `site:${site}`, at: build.lands, for: lay.turns, flip: true },
    ...dust({ x, y: y + (plot?.h ?? 20) / 2 }, build.begins + build.lands, 18, site),
    ...earned(change, `plot:${site}`, seat, worth, build.begins + build.rises),
  ]
}

/** The last rubble is gone: the rock of area B gives way to a builder’s yard. */
export function allDugSteps(change: Change): Step[] {
  const old = find(change.before.layout, 'area:1')
  if (!old) return []
  const { x, y } = middle(old)
  return [
    ...[0, 1, 2].flatMap((nth) =>
      dust({ x: x + (nth - 1) * old.w * 0.28, y }, nth * yard.falls, old.w * 0.18, nth + 3, 6),
    ),
    { piece: 'area:1', at: 2 * yard.falls, for: yard.turns, flip: true },
  ]
}

/** An event closes a station: every open chip turns over. */
export function completedSteps(change: Change, { station }: EffectOf<'completed'>): Step[] {
  const { before, after } = change
  const turned = after.layout.pieces.filter(({ id, art }) => {
    const old = find(before.layout, id)
    return (id.startsWith('site:') || id.startsWith('dig:')) && old && old.art.key !== art.key
  })
  return [
    { piece: `board:${station}`, at: 0, for: 260, to: { scale: 1.03 }, ease: 'bounce' },
    ...turned.map(({ id }, i): Step => ({ piece: id, at: 60 + i * 70, for: lay.turns, flip: true })),
  ]
}
