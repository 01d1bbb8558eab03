import { circle, group, rect } from '../../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../../stage/art/shape.ts'
import { plume } from '../../../../../stage/kit/scenery/mist.ts'
import { boxes, draw, fill, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { type GoodName, good, goodNames } from '../goods.ts'
import { glow } from '../halls.ts'
import { inks } from '../inks.ts'
import { beam, chimneyTop, engine, tub } from '../trains.ts'

/** Distance between the piers, in units. */
const span = 13

/** The bridge across the halls, its rails at `rails`, its foot below the picture; goods glitter under its arches. */
export function bridge(w: number, rails: number): Shape[] {
  const count = Math.ceil(w / span) + 1
  const top = rails + 1
  const start = (w / 2) % span
  const arch = (x: number, half: number) =>
    `M${x - half} 106V${top + 9}A${half} ${half} 0 0 1 ${x + half} ${top + 9}V106Z`
  const all = upTo(count).map((i) => start + (i - 0.5) * span)
  return [
    rect(-4, top, w + 8, 24, inks.stoneLo),
    fill(all.map((x) => arch(x, 5)).join(''), '#0b1420'),
    fill(
      all
        .map((x) => `M${x - 5} 106V${top + 9}A5 5 0 0 1 ${x} ${top + 4}Q${x - 3} ${top + 6} ${x - 3} ${top + 11}V106Z`)
        .join(''),
      '#6d5236',
    ),
    boxes(inks.stone, ...all.flatMap((x) => [x + 5, top + 3, 0.9, 24])),
    ...all.map((x, i) => group(x, 96.8, 1, niche(goodNames[i % goodNames.length] ?? 'gold', i))),
    boxes(inks.stone, -4, top, w + 8, 2.5),
    boxes('#f6e3b8', -4, top, w + 8, 0.7),
    boxes('#7d5f3c', -4, top + 2.5, w + 8, 0.6),
    boxes('#5a3a22', ...upTo(Math.ceil(w / 2.1) + 2).flatMap((i) => [i * 2.1 - 2, rails + 0.1, 1.1, 0.9])),
    draw(`M-4 ${rails}H${w + 4}`, '#2a2f33', 0.6),
  ]
}

const niche = (name: GoodName, i: number): Shape[] => [glow(0, 0, 5, 1.1), good(name, 0, i % 2 === 0 ? -0.8 : 0, 4.4)]

/** A train that comes across the bridge: its engine’s rear at `x`. */
export interface Run {
  readonly x: number
  readonly rails: number
  readonly scale: number
  readonly paint: string
  readonly tubs: number
  readonly load: number
}

/** Its tubs are full of goods, a kind each. */
export function goodsTrain({ x, rails, scale, paint, tubs, load }: Run): Group[] {
  const heaped = upTo(tubs).map((i) => {
    const name = goodNames[(load + i * 2) % goodNames.length] ?? 'ruby'
    return tub(
      x - (38 + i * 40) * scale,
      rails,
      scale,
      Array.from({ length: 5 }, () => name),
    )
  })
  const steam = plume('#e8cfa6', { drift: -62, rise: 34, puffs: 9, thick: 9 })
  const [cx, cy] = chimneyTop
  const puffs = group(x + cx * scale, rails + cy * scale, scale, [circle(0, -2, 3, '#fff8ea'), ...steam])
  return [puffs, beam(x, rails, scale), engine(x, rails, scale, paint), ...heaped]
}
