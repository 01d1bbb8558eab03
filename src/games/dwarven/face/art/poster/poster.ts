import { mix, recoloured, vivid } from '../../../../../stage/art/colour.ts'
import { box, group } from '../../../../../stage/art/draw.ts'
import type { Group, Point, Shape } from '../../../../../stage/art/shape.ts'
import { usualSkin, worn } from '../../../../../stage/art/skin.ts'
import { svgDocument } from '../../../../../stage/art/svg.ts'
import type { Size } from '../../../../../stage/face.ts'
import { fill, outline } from '../../../../../stage/kit/scenery/shapes.ts'
import { agent, surveyor } from '../pawns.ts'
import { cutLine, icicles } from '../rock/crust.ts'
import { crownShapes, snowfall } from '../rock/ground.ts'
import { cut } from '../rock/heights.ts'
import type { SkyName } from '../rock/skies.ts'
import { facets } from '../rock/slate.ts'
import { type Bay, bridge, goodsTrain, greatHall, lights, type Sight, sideHall } from './hall.ts'

/** A poster: its sky, the light of its hall, and the scene there. */
export interface PosterLook {
  readonly sky: SkyName
  readonly light: keyof typeof lights
  readonly sight: Sight
  readonly paint: string
  readonly load: number
}

/** The posters of the pages common to all titles. */
const named: Readonly<Record<string, PosterLook>> = {
  table: { sky: 'night', light: 'amber', sight: 'avenue', paint: '#8c2f25', load: 1 },
  here: { sky: 'dawn', light: 'violet', sight: 'town', paint: '#2861a4', load: 0 },
  bot: { sky: 'northern', light: 'verdigris', sight: 'avenue', paint: '#54407a', load: 3 },
  alone: { sky: 'storm', light: 'amber', sight: 'town', paint: '#39844b', load: 2 },
  end: { sky: 'night', light: 'ember', sight: 'hoard', paint: '#23606b', load: 4 },
}

const paints = ['#8c2f25', '#2861a4', '#39844b', '#54407a', '#23606b', '#6f4632'] as const
const some = <T>(all: readonly [T, ...T[]], at: number): T => all[at % all.length] ?? all[0]

/** The look of any other page, by a number made from its name. */
const madeBy = (seed: number): PosterLook => ({
  sky: some<SkyName>(['night', 'northern', 'dawn', 'storm'], seed),
  light: some<keyof typeof lights>(['amber', 'ember', 'violet', 'verdigris'], seed >> 2),
  sight: some<Sight>(['avenue', 'town', 'hoard'], seed >> 4),
  paint: some<string>(paints, seed >> 1),
  load: seed % 5,
})

/** Posters are 100 units high; the halls end here, and here are the rails. */
const floor = 86
const rails = 84

/** Great halls and small ones in turn, a great one in the middle. */
function baysOf(w: number): { great: Bay[]; small: Bay[] } {
  const wide = Math.min(w - 4, 78)
  const [side, gap] = [32, 4.4]
  const step = wide + side + 2 * gap
  const count = Math.ceil(Math.max(0, w / 2 - wide / 2) / step)
  const turns = Array.from({ length: 2 * count + 1 }, (_, i) => i - count)
  const middle = w / 2
  const great = turns.map((i): Bay => ({ left: middle + i * step - wide / 2, wide, top: 51, foot: floor }))
  const small =
    count === 0
      ? []
      : [...turns.slice(1), count + 1].map((i): Bay => {
          return { left: middle + (i - 0.5) * step - side / 2, wide: side, top: 59, foot: floor }
        })
  return { great, small }
}

/** The mountain from its sky down to the rock. */
function heightsShapes(w: number, { sky }: PosterLook): Shape[] {
  const line = cutLine(w, 9)
  const corners: Point[] = [
    [w + 20, 104],
    [-20, 104],
  ]
  const body = outline([...line, ...corners])
  return [
    ...crownShapes({ w, sky, vents: [], moon: [0.79, w > 90 ? 6.4 : 5.6], line }),
    fill(body, '#20384f'),
    group(0, 0, 1, facets({ w, top: cut, foot: 100, facet: 11, seed: 4 }), { clip: body }),
    ...icicles(line, w),
  ]
}

/** Two who wait for the train. */
function crowd(x: number, { paint }: PosterLook, isRoomy: boolean): Group[] {
  const coat = (colour: string) => ({ pattern: colour, dark: mix(colour, '#0c0f11', 0.5) })
  const elf = coat(paint === '#39844b' ? '#a5382a' : '#39844b')
  return [
    ...(isRoomy ? [surveyor(x - 6.4, rails + 0.9, 0.235, elf, { isFacingLeft: true })] : []),
    agent(x, rails + 1.1, 0.24, coat('#2861a4')),
    agent(x + 5.4, rails + 1.1, 0.22, coat('#6f4f96'), { hair: '#8a8f96', hasPick: false }),
  ]
}

/** A poster, filling a box from 0, 0. */
export function posterShapes(look: PosterLook, { w, h }: Size): Group {
  const scale = h / 100
  const wide = w / scale
  const { great, small } = baysOf(wide)
  const light = lights[look.light]
  const size = Math.min(0.37, 0.25 + wide / 900)
  const x = wide * 0.5 - 8
  const shapes = [
    ...heightsShapes(wide, look),
    ...small.flatMap((bay, i) => sideHall(bay, light, i)),
    ...great.flatMap((bay) => greatHall(bay, light, look.sight)),
    ...bridge(wide, rails),
    ...goodsTrain({ x, rails, scale: size, paint: look.paint, tubs: Math.ceil(x / 14), load: look.load }),
    ...crowd(Math.min(wide - 8.4, x + 44), look, wide > 80),
    ...(look.sky === 'storm' ? [group(0, 0, 0.16, snowfall(wide / 0.16, 320))] : []),
  ]
  return group(
    0,
    0,
    scale,
    recoloured(worn(shapes, usualSkin), (colour) => vivid(colour, 1.12, 1.04)),
    { clip: box(0, 0, wide, 100), own: true },
  )
}

/** The poster of a page as an SVG document, always the same one for a name. */
export function posterOf(name: string, size: Size): string {
  const seed = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7)
  const shapes = [posterShapes(named[name] ?? madeBy(seed), size)]
  return svgDocument(shapes, { width: size.w, height: size.h, prefix: `d${seed}-` })
}
