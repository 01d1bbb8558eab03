import { colours } from '../../../../kit/tokens.ts'
import { circle, grain, line, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { middle } from '../../../../stage/pose.ts'
import { lift } from '../../../../stage/timeline.ts'
import { glow } from '../../../../table/motion/light.ts'
import { find, roll, spotOf } from '../../../../table/motion/spots.ts'
import type { Box } from '../../box.ts'
import type { Weather } from '../../content/edition.ts'
import type { EffectOf } from '../../effects.ts'
import { sunAt } from '../art/mountain/sky.ts'
import { palettes } from '../art/weathers.ts'
import { rulerCell } from '../pieces/worksFeet.ts'
import { depths } from '../table.ts'
import type { Change } from './parts.ts'
import { weather } from './time.ts'

/** The discs slide on, the land changes, and then the markers of the work rates step along their tracks. */
export function weatherSteps(change: Change, { sky, ...rates }: EffectOf<'weather'>, box: Box): Step[] {
  const from = ['disc:1', 'disc:2', 'deck']
  const { position } = change.before
  return [
    ...skySteps(change, sky),
    ...from.map(
      (id, i): Step => ({ piece: `disc:${i}`, at: 0, for: weather.slides, from: spotOf(change, id), ease: 'inOut' }),
    ),
    ...(['dig', 'lay'] as const).flatMap((of) =>
      rateSteps(change, of, box.values.rates[of].spaces.length, position[of], rates[of]),
    ),
  ]
}

/** The old weather clears over the whole land, the table takes on the new light, and the new weather comes in its own way. */
function skySteps({ before, after }: Change, sky: Weather): Step[] {
  const olds = ['land', 'veil', 'ground'].flatMap((id) => {
    const [old, now] = [find(before.layout, id), find(after.layout, id)]
    return old && old.art.key !== now?.art.key ? [old] : []
  })
  const land = find(after.layout, 'land')
  if (!land || olds.length === 0) return []
  return [
    ...olds.map(
      (old): Step => ({
        piece: { ...old, id: `old:${old.id}`, depth: old.depth + 0.5 },
        at: 0,
        for: old.id === 'ground' ? weather.cools : weather.clears,
        to: { alpha: 0 },
        ease: 'inOut',
      }),
    ),
    { piece: 'veil', at: 0, for: weather.clears, from: { alpha: 0 }, to: { alpha: 1 } },
    ...comings[sky](land),
  ]
}

/** The way each weather comes over the land. */
const comings: Readonly<Record<Weather, (land: Rect) => Step[]>> = { sun: sunrise, rain: shower, fog: fogBanks }

/** Above the land and below the railway, for what stays there and for what moves. */
const still = depths.land + 0.7
const depth = still - lift

/** The sun swings up with its rays. */
function sunrise({ x, y, w, h }: Rect): Step[] {
  const [cx, cy] = sunAt({ w, h })
  const r = Math.min(w, h) * 0.068
  const { sun } = palettes.sun
  const draw = (size: number): Shape[] => [
    ...upTo(12).map((i) => {
      const [a, b] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
      const m = size / 2
      return line(m + a * r * 1.3, m + b * r * 1.3, m + a * m, m + b * m, sun, r * 0.14)
    }),
    circle(size / 2, size / 2, r, sun),
  ]
  const place = around(x + cx, y + cy, Math.round(r * 4.4))
  const rising = piece('sunrise', 'sunrise', place, depth, draw)
  const low = { x: x + cx - w * 0.12, y: y + cy + h * 0.12, angle: -60, alpha: 0 }
  const up = weather.clears * 0.8
  return [
    { piece: rising, at: 0, for: up, from: low, ease: 'out', arc: h * 0.03 },
    { piece: { ...rising, depth: still }, at: up, for: weather.clears - up, to: { alpha: 0 } },
  ]
}

/** Rain comes in from the left, slanting. */
function shower({ x, y, w, h }: Rect): Step[] {
  const next = grain(7)
  const long = Math.round(h * 0.1)
  const draw = (a: number, b: number) => [line(a, 0, 0, b, '#eef4f6', 1.6)]
  return upTo(26).map((): Step => {
    const place = { x: x + w * next() * 0.94, y: y + h * next() * 0.4, w: long * 0.34, h: long }
    const drop = piece('drop', 'drop', place, depth, draw)
    const { x: cx, y: cy } = middle(place)
    const at = ((place.x - x) / w) * weather.clears * 0.6
    const falls = { x: Math.max(x, cx - h * 0.17), y: cy + h * 0.45, alpha: 0.2 }
    return { piece: drop, at, for: weather.clears * 0.4, to: falls, ease: 'in', arc: 0 }
  })
}

/** Banks of fog roll down from the heights. */
function fogBanks({ x, y, w, h }: Rect): Step[] {
  return [0.72, 0.6, 0.5].flatMap((share, i) => {
    const look = { depth, strength: 0.9, colour: palettes.fog.mist, high: h * 0.5 }
    const bank = glow({ x: x + w * share, y: y + h * 0.28 }, w * 0.5, i * 120, 900, look)
    const low = { x: x + w * (share - 0.2), y: y + h * (0.5 + i * 0.08), alpha: 0 }
    return bank.map((step, nth): Step => ({ ...step, arc: 0, ...(nth > 0 && { to: low }) }))
  })
}

/** The marker of a work rate steps along its track, where that is drawn. */
function rateSteps({ before }: Change, of: 'dig' | 'lay', count: number, from: number, to: number): Step[] {
  const id = `rate:${of}`
  const track = find(before.layout, id)
  if (!track?.art.key.startsWith('rate:') || from === to) return [roll(id, weather.steps)]
  const [a, b] = [rulerCell(track, count, from), rulerCell(track, count, to)]
  const ms = Math.abs(to - from) * weather.each
  const frame = (w: number, h: number) => [
    rect(0, 0, w, h, 'rgba(0, 0, 0, 0)', { radius: 3, stroke: stroke(colours.brass, 3) }),
  ]
  const marker: Piece = piece('marker', 'rate:marker', a, depths.labourer, frame, { margin: 2 })
  return [
    { piece: marker, at: weather.steps, for: ms, to: middle(b), ease: 'inOut', arc: 0 },
    roll(id, weather.steps + ms + 90),
  ]
}
