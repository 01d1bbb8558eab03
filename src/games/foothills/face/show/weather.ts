import { mix } from '../../../../stage/art/colour.ts'
import { grain, path, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect, Step } from '../../../../stage/face.ts'
import { lift } from '../../../../stage/timeline.ts'
import { pieceOf } from '../../../../table/motion/spots.ts'
import { mistOf } from '../scenes/index.ts'
import { depths, piece } from '../table.ts'
import type { Change } from './parts.ts'
import { breathing } from './steam.ts'

/** Lozenges of mist or cloud, thinner towards the ends of their box. */
function wispShapes(w: number, h: number, colour: string, seed: number): Shape[] {
  const next = grain(seed)
  return Array.from({ length: 4 }, (_, i) => {
    const y = h * (0.2 + i * 0.2)
    const long = w * (0.34 + next() * 0.4)
    const x = (w - long) * (0.15 + next() * 0.7)
    return path(`M${x} ${y}h${long}`, {
      stroke: stroke(colour, h * 0.17, { round: true }),
      opacity: 0.6 + (i % 2) * 0.25,
    })
  })
}

/** A wisp's depth: on the landscape, under all the pieces there. */
function wisp(place: Rect, colour: string, seed: number): Piece {
  const draw = (w: number, h: number) => wispShapes(w, h, colour, seed)
  return piece('wisp', `wisp:${colour}:${seed}`, place, depths.card + 1 - lift, draw)
}

/** Where mist and clouds are in a landscape, as shares of its card: left, top, width, drift. */
const drifts = [
  { x: 0.04, y: 0.36, w: 0.44, by: 0.07, cloud: false },
  { x: 0.42, y: 0.4, w: 0.46, by: 0.08, cloud: false },
  { x: 0.54, y: 0.19, w: 0.3, by: -0.06, cloud: true },
] as const

/** The share of a card's height that one row takes. */
const rowOf = (card: Rect) => (card.h > card.w * 0.8 ? card.h / 2 : card.h)

/** Mist drifts through a station's landscape, a cloud goes over it, its engine breathes. */
export function weather(change: Change, station: number, at: number, ms: number): Step[] {
  const card = pieceOf(change, `station:${station}`)
  const place = change.box.stations[station]
  if (!card || !place) return []
  const high = rowOf(card)
  const top = card.y + (card.h - high) * 0.8
  const mist = mistOf(place.id)
  const wisps = drifts.flatMap(({ x, y, w, by, cloud }, i): Step[] => {
    const at0 = { x: card.x + card.w * x, y: (cloud ? card.y : top) + high * y }
    const box = { ...at0, w: Math.round(card.w * w), h: Math.round(high * 0.14) }
    const one = wisp(box, cloud ? mix(mist, '#ffffff', 0.4) : mist, i + 1)
    const [from, over] = [box.x + box.w / 2, card.w * by]
    const later = at + i * ms * 0.08
    const half = (ms * 0.84) / 2
    return [
      { piece: one, at: later, for: half, ease: 'linear', from: { alpha: 0 }, to: { x: from + over / 2, alpha: 0.85 } },
      {
        piece: one,
        at: later + half,
        for: half,
        ease: 'linear',
        from: { x: from + over / 2, alpha: 0.85 },
        to: { x: from + over, alpha: 0 },
      },
    ]
  })
  const engines = place.start ? place.lines : []
  const steam = engines.flatMap((line) => {
    const engine = pieceOf(change, `engine:${line}`)
    const here = engine && engine.x >= card.x && engine.x < card.x + card.w
    return here ? breathing(engine, line, at, ms) : []
  })
  return [...wisps, ...steam]
}
