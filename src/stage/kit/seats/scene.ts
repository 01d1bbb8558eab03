import { mix } from '../../art/colour.ts'
import { box, circle, downwards, grain, group, poly, rect } from '../../art/draw.ts'
import type { Group, Point } from '../../art/shape.ts'
import { svgDocument } from '../../art/svg.ts'
import { flat, type SceneArt } from '../scenery/frame.ts'
import { boxes, fill, upTo } from '../scenery/shapes.ts'
import { type SeatPaints, type SeatSign, seatPaints } from './paints.ts'
import { seatTrain } from './trains.ts'

/** A picture's size in CSS pixels. */
interface Size {
  readonly w: number
  readonly h: number
}

/** The light over a seat's city: its sky from the zenith down to the horizon, and its sun. */
interface Light {
  readonly sky: readonly [zenith: string, middle: string, horizon: string]
  readonly sun: string
}

const dusk: Light = { sky: ['#4d5358', '#777d80', '#b5b8b6'], sun: '#c9cac6' }
const ink = '#10161b'

/** A sky in the seat's own colour. */
const lightOf = ({ base }: SeatPaints): Light => ({
  sky: [mix(base, '#22304a', 0.55), mix(base, '#e8c9a4', 0.34), mix(base, '#fbdb9c', 0.76)],
  sun: '#fff3d2',
})

/** Pictures this many times as wide as high are strips, and the train fills more of their height. */
const strip = 2.5

/**
 * A seat's train on a viaduct before its city, filling a box from 0, 0; without a sign, the city alone.
 */
export function seatArt(sign: SeatSign | undefined, { w, h }: Size): Group {
  const paints = sign && seatPaints(sign)
  const light = paints ? lightOf(paints) : dusk
  const isStrip = w > strip * h
  const high = isStrip ? 116 : 155
  const scale = h / high
  const wide = w / scale
  const rails = high * 0.74
  const art = [
    skyArt(light, wide, high),
    skyline(light, wide, high, 7 + (paints?.kind ?? 3)),
    viaduct(light, wide, high, rails),
    paints ? trainArt(paints, wide * (isStrip ? 0.64 : 0.48), rails) : [],
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

function skyArt({ sky, sun }: Light, w: number, h: number): SceneArt {
  const next = grain(11)
  const [x, y] = [w * 0.72, h * 0.5]
  const at = (turn: number): Point => [x + w * Math.cos(turn), y + w * Math.sin(turn)]
  const rays = upTo(18).map((i) => (Math.PI * 2 * i) / 18)
  return [
    rect(0, 0, w, h, downwards(0, h, sky, [0, 0.5, 0.95])),
    rays.map((turn) => poly([[x, y], at(turn), at(turn + 0.16)], sun, { opacity: 0.1 })),
    circle(x, y, h * 0.3, sun, { opacity: 0.3 }),
    circle(x, y, h * 0.19, sun),
    upTo(5).map(() =>
      rect(next() * w, h * (0.1 + next() * 0.34), 30 + next() * 70, 2.4, sun, {
        radius: 1.2,
        opacity: 0.2 + next() * 0.2,
      }),
    ),
  ]
}

/** Three rows of roofs, the nearest dark and with a few windows lit. */
function skyline(
  { sky: [zenith, middle, horizon], sun }: Light,
  w: number,
  h: number,
  seed: number,
) {
  const next = grain(seed)
  const row = (foot: number, high: number, colour: string): SceneArt => {
    const roofs: SceneArt[] = []
    for (let x = -10; x < w + 10; ) {
      const wide = 12 + next() * 26
      const top = foot - high * (0.45 + next() * 0.55)
      roofs.push(
        boxes(colour, x, top, wide + 0.6, h - top),
        fill(roof(next(), x, top, wide), colour),
      )
      x += wide
    }
    return roofs
  }
  const windows = upTo(16).map(() => [next() * w, h * (0.78 + next() * 0.12), 2.2, 3.2])
  return [
    row(h * 0.78, h * 0.3, mix(middle, horizon, 0.35)),
    row(h * 0.84, h * 0.26, mix(zenith, middle, 0.55)),
    row(h * 0.94, h * 0.22, mix(zenith, ink, 0.3)),
    boxes(sun, ...windows.flat()),
  ]
}

/** Path data of a roof over a house: hipped, a dome, a spire, or flat with two chimneys. */
function roof(kind: number, x: number, top: number, wide: number): string {
  const [end, middle] = [x + wide, x + wide / 2]
  if (kind < 0.34) return `M${x} ${top}l3 -6H${end - 3}L${end} ${top}Z`
  if (kind < 0.44) return `M${x} ${top}Q${middle} ${top - wide * 0.9} ${end} ${top}Z`
  if (kind < 0.52)
    return `M${x + wide * 0.3} ${top}L${middle} ${top - 26}L${end - wide * 0.3} ${top}Z`
  return `M${x + 3} ${top}v-5h3v5ZM${end - 7} ${top}v-4h3v4Z`
}

function viaduct({ sky: [zenith] }: Light, w: number, h: number, rails: number): SceneArt {
  const [lit, shade, dark] = [
    mix('#e8d5ab', zenith, 0.3),
    mix('#a58f6a', zenith, 0.45),
    mix(zenith, ink, 0.35),
  ]
  const arches = upTo(Math.ceil((w + 8) / 34)).map((i): SceneArt => {
    const [x, spring] = [i * 34 - 8, rails + 20]
    return [
      fill(`M${x + 5} ${h}V${spring}a12 12 0 0 1 24 0V${h}Z`, dark),
      fill(`M${x + 5} ${h}V${spring}a12 12 0 0 1 12 -12a15 15 0 0 0 -7 14V${h}Z`, shade),
    ]
  })
  return [
    rect(0, rails, w, h - rails, lit),
    arches,
    rect(0, rails, w, 3.2, '#fbf3e0'),
    rect(0, rails + 3.2, w, 2.6, shade),
  ]
}

function trainArt(paints: SeatPaints, x: number, y: number): SceneArt {
  const { art, chimney } = seatTrain(paints.kind)
  const puffs = chimney
    ? upTo(5).map((i) =>
        circle(chimney[0] - i * 15, chimney[1] - 6 - i * 4.5, 5 + i * 1.6, '#fff6e4', {
          opacity: 0.75 - i * 0.13,
        }),
      )
    : []
  return group(x, y + 0.5, 1, [...puffs, ...flat(art(paints))])
}
