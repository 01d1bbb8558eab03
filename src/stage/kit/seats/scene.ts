import { mix } from '../../art/colour.ts'
import { box, circle, group } from '../../art/draw.ts'
import type { Group } from '../../art/shape.ts'
import { svgDocument } from '../../art/svg.ts'
import { type CityLight, skyline, sunburst, viaduct } from '../scenery/city.ts'
import { flat, type SceneArt } from '../scenery/frame.ts'
import { upTo } from '../scenery/shapes.ts'
import { type SeatPaints, type SeatSign, seatPaints } from './paints.ts'
import { seatTrain } from './trains.ts'

/** A picture's size in CSS pixels. */
interface Size {
  readonly w: number
  readonly h: number
}

const dusk: CityLight = { sky: ['#4d5358', '#777d80', '#b5b8b6'], sun: '#c9cac6' }

/** A sky in the seat's own colour. */
const lightOf = ({ base }: SeatPaints): CityLight => ({
  sky: [mix(base, '#22304a', 0.55), mix(base, '#e8c9a4', 0.34), mix(base, '#fbdb9c', 0.76)],
  sun: '#fff3d2',
})

/** Pictures this many times as wide as high are strips, and the train fills more of their height. */
const strip = 2.1

/** A seat's train on a viaduct before its city, filling a box from 0, 0; without a sign, the city alone. */
export function seatArt(sign: SeatSign | undefined, { w, h }: Size): Group {
  const paints = sign && seatPaints(sign)
  const light = paints ? lightOf(paints) : dusk
  const isStrip = w > strip * h
  const high = isStrip ? 116 : 155
  const scale = h / high
  const wide = w / scale
  const rails = high * 0.74
  const art = [
    sunburst(light, wide, high, wide * 0.72),
    skyline(light, wide, high, 7 + (paints?.kind ?? 3)),
    viaduct(light, wide, high, rails),
    paints ? trainArt(paints, isStrip ? Math.min(wide * 0.64, wide - 132) : wide * 0.48, rails) : [],
  ]
  return group(0, 0, scale, flat(art), { clip: box(0, 0, wide, high), own: true })
}

/** The same as an SVG document. */
export const seatScene = (sign: SeatSign | undefined, size: Size): string =>
  svgDocument([seatArt(sign, size)], { width: size.w, height: size.h, prefix: 'seat' })

/** A seat's train alone, facing right, as an SVG document of 124 by 76 units. */
export function seatPortrait(sign: SeatSign): string {
  const paints = seatPaints(sign)
  const art = group(0, 75, 1, flat(seatTrain(paints.kind).art(paints)))
  return svgDocument([art], { width: 124, height: 76, prefix: 'train' })
}

function trainArt(paints: SeatPaints, x: number, y: number): SceneArt {
  const { art, chimney } = seatTrain(paints.kind)
  const puffs = chimney
    ? upTo(5).map((i) =>
        circle(chimney[0] - i * 15, chimney[1] - 6 - i * 4.5, 5 + i * 1.6, '#fff6e4', { opacity: 0.75 - i * 0.13 }),
      )
    : []
  return group(x, y + 0.5, 1, [...puffs, ...flat(art(paints))])
}
