import { mix } from '../../../../../stage/art/colour.ts'
import { box, grain, group, rect } from '../../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../../stage/art/shape.ts'
import { usualSkin, worn } from '../../../../../stage/art/skin.ts'
import type { Size } from '../../../../../stage/face.ts'
import { fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { glow } from '../halls.ts'
import { inks } from '../inks.ts'
import { airShapes, chains, cut } from '../rock/heights.ts'
import { type SkyName, skies } from '../rock/skies.ts'
import { facets } from '../rock/slate.ts'

/** A picture in a box with rounded corners, which keeps its colours in every skin. */
export const framed = ({ w, h }: Size, shapes: readonly Shape[]): Group =>
  group(0, 0, 1, worn(shapes, usualSkin), { clip: box(0, 0, w, h, 4), own: true })

/** A vault: how much of the width it takes, its wall, and the light in it. */
export interface Vault {
  readonly wall: string
  readonly seed: number
  readonly wide?: number
}

/** A lit cave in the slate, its floor across the foot. */
export function cavern({ w, h }: Size, { wall, seed, wide = 0.84 }: Vault): Shape[] {
  const [left, right] = [(w * (1 - wide)) / 2, (w * (1 + wide)) / 2]
  const arch = (by: number) => {
    const [a, b, top] = [left + by, right - by, h * 0.14 + by]
    return `M${a} ${h}Q${a + w * 0.02} ${top} ${w / 2} ${top}Q${b - w * 0.02} ${top} ${b} ${h}Z`
  }
  const rock = { w, top: 0, foot: h, facet: Math.max(14, w * 0.3), seed }
  return [
    rect(0, 0, w, h, '#20354a'),
    ...facets(rock),
    fill(arch(0), mix(wall, '#0c1622', 0.55)),
    fill(arch(w * 0.06), wall),
    glow(w / 2, h * 0.56, Math.max(w, h) * 0.56, 1.15),
    ...teeth(w, h, wall, seed),
    rect(0, h * 0.9, w, h * 0.1, inks.black),
    rect(0, h * 0.9, w, h * 0.014, inks.floorHi),
  ]
}

/** Stalactites and stalagmites. */
function teeth(w: number, h: number, wall: string, seed: number): Shape[] {
  const next = grain(seed + 9)
  const tooth = (y: number, way: number) => {
    const [x, half, long] = [w * (0.2 + next() * 0.6), w * (0.02 + next() * 0.03), h * (0.05 + next() * 0.1)]
    return outline([
      [x - half, y],
      [x + half, y],
      [x, y + long * way],
    ])
  }
  const dark = mix(wall, '#0c1622', 0.5)
  return [
    fill(
      upTo(4)
        .map(() => tooth(h * 0.2, 1))
        .join(''),
      dark,
    ),
    fill(
      upTo(4)
        .map(() => tooth(h * 0.9, -0.7))
        .join(''),
      dark,
    ),
  ]
}

/** A view out of the mountain: sky, snow mountains, and a snowy ledge. */
export function outlook({ w, h }: Size, name: SkyName, seed: number): Shape[] {
  const sky = skies[name]
  const unit = (h * 0.8) / cut
  const above = [...airShapes(w / unit, sky, seed % 2 === 0 ? 0.78 : 0.22, 5.4), ...chains(w / unit, sky, 1, seed)]
  return [
    group(0, 0, unit, above),
    rect(0, h * 0.83, w, h * 0.2, sky.midShade),
    fill(`M0 ${h}V${h * 0.86}Q${w * 0.3} ${h * 0.78} ${w * 0.6} ${h * 0.84}T${w} ${h * 0.82}V${h}Z`, inks.snow),
  ]
}
