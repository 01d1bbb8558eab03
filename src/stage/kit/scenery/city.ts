import { mix } from '../../art/colour.ts'
import { circle, downwards, grain, poly, rect } from '../../art/draw.ts'
import type { Point } from '../../art/shape.ts'
import type { SceneArt } from './frame.ts'
import { boxes, fill, upTo } from './shapes.ts'

/** The light over a city: its sky from the zenith down to the horizon, and its sun. */
export interface CityLight {
  readonly sky: readonly [zenith: string, middle: string, horizon: string]
  readonly sun: string
}

const ink = '#10161b'

/** A sky over a box, with the sun half way down it at `x` and its rays. */
export function sunburst({ sky, sun }: CityLight, w: number, h: number, x: number): SceneArt {
  const next = grain(11)
  const y = h * 0.5
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
export function skyline({ sky: [zenith, middle, horizon], sun }: CityLight, w: number, h: number, seed: number) {
  const next = grain(seed)
  const row = (foot: number, high: number, colour: string): SceneArt => {
    const roofs: SceneArt[] = []
    for (let x = -10; x < w + 10; ) {
      const wide = 12 + next() * 26
      const top = foot - high * (0.45 + next() * 0.55)
      roofs.push(boxes(colour, x, top, wide + 0.6, h - top), fill(roof(next(), x, top, wide), colour))
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
  if (kind < 0.52) return `M${x + wide * 0.3} ${top}L${middle} ${top - 26}L${end - wide * 0.3} ${top}Z`
  return `M${x + 3} ${top}v-5h3v5ZM${end - 7} ${top}v-4h3v4Z`
}

/** A viaduct with its rails at a height, down to the foot of a box. */
export function viaduct({ sky: [zenith] }: CityLight, w: number, h: number, rails: number): SceneArt {
  const [lit, shade, dark] = [mix('#e8d5ab', zenith, 0.3), mix('#a58f6a', zenith, 0.45), mix(zenith, ink, 0.35)]
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
