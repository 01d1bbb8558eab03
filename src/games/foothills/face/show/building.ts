import { group } from '../../../../stage/art/draw.ts'
import type { Piece, Rect, Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { find, passing } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { piece } from '../table.ts'
import type { Change } from './parts.ts'
import { built } from './time.ts'
import { weather } from './weather.ts'

/** A part of a piece's picture as a passing piece; `part` is measured from its upper left corner. */
function cut(whole: Piece, name: string, part: Rect): Piece {
  const { x, y, w, h } = part
  const draw = () => [group(0, 0, 1, whole.art.draw(), { clip: `M${x} ${y}H${x + w}V${y + h}H${x}Z` })]
  const place = { x: whole.x, y: whole.y, w: whole.w, h: whole.h }
  const margin = whole.art.margin ?? 0
  return piece(name, `${name}:${whole.art.key}`, place, passing + 5, draw, { margin })
}

/** A station's tile is 44 units high: where its flag ends, and its roof begins and ends, in these. */
const tile = { units: 44, flag: 20.5, pole: 16, eaves: 23 } as const

/** The flag beside a station, unfolded from 0 to 1. */
function flagAt(whole: Piece, share: number): Piece {
  const s = whole.h / tile.units
  const clip = `M${-10 * s} ${-10 * s}H${tile.flag * s}V${whole.h}H${-10 * s}Z`
  const pole = tile.pole * s
  const draw = () => [group(pole, 0, [share, 1], [group(-pole, 0, 1, whole.art.draw(), { clip })])]
  const place = { x: whole.x, y: whole.y, w: whole.w, h: whole.h }
  const margin = whole.art.margin ?? 0
  const key = `flag:${Math.round(share * 100)}:${whole.art.key}`
  return piece('flag', key, place, passing + 6, draw, { margin })
}

const unfolding = [0.08, 0.3, 0.62, 0.95, 1.18, 1.06, 0.94, 1] as const

/** The flag unfolds in the wind. */
function flagSteps(whole: Piece): Step[] {
  const each = (built.flies - built.flag) / unfolding.length
  return unfolding.map((share, i) => ({ piece: flagAt(whole, share), at: built.flag + i * each, for: each }))
}

/** Walls appear, a roof lands on them, and a flag in the seat's colours unfolds. */
export function builtSteps(change: Change, { station, space }: EffectOf<'built'>): Step[] {
  const id = `built:${station}:${space}`
  const whole = find(change.after.layout, id)
  if (!whole) return []
  const s = whole.h / tile.units
  const [x, y] = [tile.flag * s, whole.h - tile.eaves * s]
  const walls = cut(whole, 'walls', { x, y, w: whole.w - x + 8, h: whole.h - y + 8 })
  const roof = cut(whole, 'roof', { x, y: -12, w: whole.w - x + 8, h: y + 12 })
  const to = middle(whole)
  const end = built.flies
  return [
    {
      piece: walls,
      at: 0,
      for: built.walls,
      ease: 'out',
      from: { y: to.y + whole.h * 0.35, alpha: 0 },
      to: { alpha: 1 },
    },
    { piece: walls, at: built.walls, for: end - built.walls },
    {
      piece: roof,
      at: built.walls - 40,
      for: built.roof - built.walls + 40,
      ease: 'in',
      from: { y: to.y - 70, alpha: 0.3, scale: 1.15, angle: -5 },
    },
    { piece: roof, at: built.roof, for: 90, arc: 4, ease: 'linear' },
    { piece: roof, at: built.roof + 90, for: end - built.roof - 90 },
    ...dust({ x: to.x + whole.w * 0.1, y: whole.y + whole.h - 3 }, built.roof - 8, whole.w * 0.4, 9, 9),
    ...flagSteps(whole),
    { piece: id, at: end, for: 1, from: { alpha: 1 } },
    ...weather(change, station, 0, 980),
  ]
}
