import { colours } from '../kit/tokens.ts'
import { clear } from './art/colour.ts'
import { box, path, stroke } from './art/draw.ts'
import type { Shape } from './art/shape.ts'
import type { Art, Piece } from './face.ts'
import { poseOf } from './pose.ts'
import { type Sprite, spriteOf } from './timeline.ts'

/** Depth above every piece, still, moving or offered. */
const above = 4000

/** The “touch me” highlight: a bright outline, dashed once the piece is picked. */
function glowArt(w: number, h: number, isPicked: boolean): Art {
  return {
    key: `glow:${isPicked ? 'picked:' : ''}${w}x${h}`,
    w,
    h,
    margin: 10,
    draw: () => {
      const outline = box(0, 0, w, h, Math.min(5, w / 2, h / 2))
      const glow = { x: 0, y: 0, blur: 7, colour: colours.brassHi }
      const dash = isPicked ? { dash: [9, 6] } : {}
      return [
        path(outline, { stroke: stroke(colours.ink, 5.4), shadow: glow, only: 'usual' }),
        path(outline, { stroke: stroke(bright, 2.8, dash), only: 'usual' }),
        path(outline, { stroke: stroke(colours.ink, 9), only: 'contrast' }),
        path(outline, { stroke: stroke(colours.brassHi, 4.6, dash), only: 'contrast' }),
      ]
    },
  }
}

/** Lighter than any background, so that it doesn't rely on hue. */
const bright = '#ffe49a'

/** The glow of a piece that may be touched now or has been picked. */
export function glowOf(piece: Piece, isPicked = false): Sprite {
  const art = glowArt(Math.round(piece.w), Math.round(piece.h), isPicked)
  return { ...spriteOf(piece, { ...poseOf(piece), alpha: 1 }), id: `glow:${piece.id}`, art, depth: above + piece.depth }
}

/** A piece shown above any playback. */
export const aboveAll = (piece: Piece): Sprite => ({ ...spriteOf(piece), depth: above - 500 + piece.depth / 10 })

/** The “move pending” mark: pale dots around a piece, and a small hourglass. */
function waitingArt(w: number, h: number): Art {
  return {
    key: `waiting:${w}x${h}`,
    w,
    h,
    margin: 14,
    draw: () => {
      const outline = box(-1, -1, w + 2, h + 2, Math.min(6, w / 2, h / 2))
      return [
        path(outline, { fill: clear(colours.slate900, 0.3), stroke: stroke(colours.ink, 4.2) }),
        path(outline, { stroke: stroke(colours.paper, 2.6, { dash: [0.1, 6], round: true }) }),
        ...hourglass(w - 2, 2),
      ]
    },
  }
}

/** A small hourglass on a dark disc about a point. */
const hourglass = (x: number, y: number): Shape[] => [
  path(`M${x - 10},${y}a10,10 0 1 0 20,0a10,10 0 1 0 -20,0`, {
    fill: colours.slate900,
    stroke: stroke(colours.paper, 1.4),
  }),
  path(`M${x - 4},${y - 6}h8L${x},${y}L${x + 4},${y + 6}h-8L${x},${y}Z`, { fill: colours.paper }),
  path(`M${x - 5},${y - 6}h10M${x - 5},${y + 6}h10`, { stroke: stroke(colours.paper, 1.6, { round: true }) }),
]

/** The mark of a hint: a broad brass frame, and a small lamp. */
function lampArt(w: number, h: number): Art {
  return {
    key: `lamp:${w}x${h}`,
    w,
    h,
    margin: 16,
    draw: () => {
      const outline = box(-2, -2, w + 4, h + 4, Math.min(7, w / 2, h / 2))
      const glow = { x: 0, y: 0, blur: 12, colour: bright }
      return [
        path(outline, { stroke: stroke(colours.ink, 9), shadow: glow }),
        path(outline, { stroke: stroke(colours.brassHi, 5.5) }),
        path(outline, { stroke: stroke(colours.white, 1.6) }),
        ...lamp(2, 2),
      ]
    },
  }
}

/** A small lit lamp on a dark disc about a point. */
const lamp = (x: number, y: number): Shape[] => [
  path(`M${x - 10},${y}a10,10 0 1 0 20,0a10,10 0 1 0 -20,0`, {
    fill: colours.slate900,
    stroke: stroke(colours.brassHi, 1.6),
  }),
  path(`M${x},${y - 7}a4.6,4.6 0 0 0 -2.4,8.6h4.8a4.6,4.6 0 0 0 -2.4,-8.6Z`, { fill: bright }),
  path(`M${x - 2.2},${y + 3.6}h4.4M${x - 1.4},${y + 6}h2.8`, { stroke: stroke(bright, 1.5, { round: true }) }),
]

/** A mark above a piece. */
const markOf =
  (name: string, artOf: (w: number, h: number) => Art) =>
  (piece: Piece): Sprite => ({
    ...spriteOf(piece, { ...poseOf(piece), alpha: 1 }),
    id: `${name}:${piece.id}`,
    art: artOf(Math.round(piece.w), Math.round(piece.h)),
    depth: above + piece.depth,
  })

/** The mark of a piece whose move is pending. */
export const waitingOf = markOf('waiting', waitingArt)

/** The mark of a piece whose move is a hint. */
export const lampOf = markOf('lamp', lampArt)
