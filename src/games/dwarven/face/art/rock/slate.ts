import { downwards, grain, rect } from '../../../../../stage/art/draw.ts'
import type { Paint, Point, Shape } from '../../../../../stage/art/shape.ts'
import { draw, fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'

/** The rock from the cut down to the foot of the picture, lighter under the snow. */
export const rockPaint = (top: number, foot: number): Paint =>
  downwards(top, foot - top, ['#2d475f', '#1f3449', '#172739', '#111e2e'], [0, 0.3, 0.65, 1])

/** A part of a picture that is rock, and how large its facets are, in layout pixels. */
export interface Rock {
  readonly w: number
  readonly top: number
  readonly foot: number
  readonly facet: number
  readonly seed?: number
}

/** A net of shaken points, each with its neighbours to the right and below. */
function netOf({ w, top, foot, facet, seed = 5 }: Rock): Point[][] {
  const next = grain(seed)
  const [columns, rows] = [Math.ceil(w / facet) + 2, Math.ceil((foot - top) / (facet * 0.7)) + 2]
  return upTo(rows).map((j) =>
    upTo(columns).map((i): Point => {
      const shift = j % 2 === 0 ? 0 : 0.5
      const [dx, dy] = [next() - 0.5, next() - 0.5]
      return [(i - 0.8 + shift + dx * 0.8) * facet, top + (j - 0.6 + dy * 0.9) * facet * 0.7]
    }),
  )
}

/** Facets of slate in a few tones: strongly lit and deeply shaded ones are rare. */
export function facets(rock: Rock): Shape[] {
  const net = netOf(rock)
  const next = grain((rock.seed ?? 5) + 40)
  const tones = [
    { colour: '#5f83a2', opacity: 0.17 },
    { colour: '#4a6d8b', opacity: 0.15 },
    { colour: '#0b1521', opacity: 0.15 },
    { colour: '#070e17', opacity: 0.24 },
  ]
  const outlines = tones.map(() => '')
  const add = (corners: readonly (Point | undefined)[]) => {
    const luck = next()
    const at = luck < 0.08 ? 0 : luck < 0.3 ? 1 : luck < 0.52 ? 2 : luck < 0.62 ? 3 : 9
    const whole = corners.filter((corner) => corner !== undefined)
    if (at < tones.length && whole.length === 3) outlines[at] += outline(whole)
  }
  net.slice(1).forEach((row, j) => {
    const above = net[j] ?? []
    row.slice(1).forEach((here, i) => {
      const [left, up, upLeft] = [row[i], above[i + 1], above[i]]
      add([upLeft, up, here])
      add([upLeft, here, left])
    })
  })
  return tones.map(({ colour, opacity }, i) => fill(outlines[i] ?? '', colour, opacity))
}

/** Beds of slate that run through the rock, broken here and there. */
export function strata({ w, top, foot, facet }: Rock): Shape[] {
  const next = grain(31)
  const count = Math.max(3, Math.round((foot - top) / (facet * 0.9)))
  const bedAt = (i: number) => {
    const y = top + facet * 0.5 + ((foot - top) * i) / count
    const bends = upTo(7).map((j) => {
      const [dy, ty] = [(next() - 0.5) * facet * 0.7, (next() - 0.5) * facet * 0.4]
      return `Q${Math.round((w * (j + 0.5)) / 7)} ${Math.round(y + dy)} ${Math.round((w * (j + 1)) / 7)} ${Math.round(y + ty)}`
    })
    return `M0 ${Math.round(y)}${bends.join('')}`
  }
  const beds = (odd: number) =>
    upTo(count)
      .filter((i) => i % 2 === odd)
      .map(bedAt)
      .join('')
  const dash = [46, 10, 8, 14].map((long) => (long * facet) / 90)
  const wide = Math.max(1, facet / 42)
  return [
    { ...draw(beds(0), '#0a1420', wide, { dash }), opacity: 0.34 },
    { ...draw(beds(1), '#5a7a95', wide, { dash }), opacity: 0.2 },
  ]
}

/** Shade that gathers at the sides and the foot of the rock, so that the middle is what one sees. */
export function depth({ w, top, foot }: Rock): Shape[] {
  const side = (x: number, to: number): Shape =>
    rect(Math.min(x, to), top, Math.abs(to - x), foot - top, {
      type: 'linear',
      from: [x, 0],
      to: [to, 0],
      stops: [
        [0, 'rgba(5, 10, 17, 0.42)'],
        [1, 'rgba(5, 10, 17, 0)'],
      ],
    })
  return [side(0, w * 0.09), side(w, w * 0.91)]
}
