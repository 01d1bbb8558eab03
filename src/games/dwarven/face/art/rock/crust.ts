import { grain } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { fill, outline, through, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { inks } from '../inks.ts'
import type { Heights } from './heights.ts'
import type { Sky } from './skies.ts'

/** The line along which the mountain is cut open, ragged by a share of the sky. */
export function cutLine({ w, high }: Heights, seed: number): Point[] {
  const next = grain(seed)
  const step = Math.max(high * 0.5, w / 40)
  return upTo(Math.ceil(w / step) + 3).map((i): Point => {
    return [(i - 1) * step + next() * step * 0.5, high * (0.95 + next() * 0.11)]
  })
}

/** Snow that lies on the cut, `deep` as a share of the sky. */
export function crust(line: readonly Point[], high: number, deep: number): Shape[] {
  const raised = line.map(([x, y], i): Point => [x, y - high * deep * (i % 2 === 0 ? 1 : 0.7)])
  const back = [...line].reverse()
  const under = back.map(([x, y]): Point => [x, y + high * 0.02])
  const middle = line.map(([x, y], i): Point => [x, y - high * deep * (i % 2 === 0 ? 0.34 : 0.22)])
  return [fill(outline([...raised, ...under]), inks.snow), fill(outline([...middle, ...under]), '#c4dbe6')]
}

/** A fir’s outline and its snow, with its foot at `x`, `y`. */
const firOf = (x: number, y: number, high: number) => {
  const tier = (half: number, foot: number, top: number) =>
    outline([
      [x - high * half, y - high * foot],
      [x, y - high * top],
      [x + high * half, y - high * foot],
    ])
  return {
    green: tier(0.34, 0.04, 0.62) + tier(0.25, 0.36, 1),
    snow: `${tier(0.13, 0.68, 1)}${through([
      [x - high * 0.3, y - high * 0.1],
      [x - high * 0.05, y - high * 0.56],
      [x - high * 0.02, y - high * 0.3],
    ])}Z`,
  }
}

/** The height of a line at a place across. */
function heightAt(line: readonly Point[], x: number): number {
  const at = line.findIndex(([right]) => right >= x)
  const [[u, v], [s, t]] = [line[Math.max(0, at - 1)] ?? [0, 0], line[at] ?? [1, 0]]
  return v + ((t - v) * (x - u)) / Math.max(0.01, s - u)
}

/** Firs in loose groups on the snow, none where a chimney smokes. */
export function firs(line: readonly Point[], { w, high }: Heights, { fir }: Sky, free: readonly number[]): Shape[] {
  const next = grain(17)
  const step = high * 0.3
  const all = upTo(Math.round(w / step)).flatMap((i) => {
    const [x, size, luck] = [i * step + next() * step, high * (0.15 + next() * 0.2), next()]
    const inGroup = Math.sin(i * 0.9) + luck * 1.4 > 0.75
    const isFree = free.every((vent) => Math.abs(vent - x) > high * 0.3)
    return inGroup && isFree ? [firOf(x, heightAt(line, x) + high * 0.02, size)] : []
  })
  return [
    fill(all.map(({ green }) => green).join(''), fir),
    fill(all.map(({ snow }) => snow).join(''), inks.snow, 0.95),
  ]
}

/** Icicles that hang from the cut into the rock. */
export function icicles(line: readonly Point[], { w, high }: Heights): Shape[] {
  const next = grain(23)
  const step = high * 0.55
  const drops = upTo(Math.ceil(w / step)).map((i) => {
    const [x, long, half] = [
      i * step + next() * step * 0.8,
      high * (0.1 + next() * 0.26),
      high * (0.03 + next() * 0.03),
    ]
    return { x, y: heightAt(line, x), long, half }
  })
  const side = (sign: number) =>
    drops
      .map(({ x, y, long, half }) =>
        outline([
          [x, y],
          [x + half * sign, y],
          [x, y + long],
        ]),
      )
      .join('')
  return [fill(side(-1) + side(1), '#dff1f3', 0.9), fill(side(1), '#a9cfdd', 0.9)]
}

/** The top of the snow at a place, for what stands on it. */
export const snowAt = (line: readonly Point[], x: number): number => heightAt(line, x)
