import { colours } from '../../src/kit/tokens.ts'
import { rect, stroke, text } from '../../src/stage/art/draw.ts'
import type { Art, Face, Piece } from '../../src/stage/face.ts'
import { type Move, type Position, pickOf, type Types } from './tiny.ts'

const card = (words: string, w: number, h: number): Art => ({
  key: `card:${words}:${w}:${h}`,
  w,
  h,
  draw: () => [
    rect(0, 0, w, h, colours.paper, { radius: 6, stroke: stroke(colours.inkSoft, 1) }),
    text(w / 2, h / 2 + 7, words, { font: 'text', size: 20, weight: 700, colour: colours.ink, anchor: 'middle' }),
  ],
})

const piece = (id: string, label: string, x: number, y: number): Piece => ({
  id,
  label,
  x,
  y,
  w: 180,
  h: 60,
  depth: 0,
  art: card(label, 180, 60),
})

const moves: readonly Move[] = [
  { type: 'take', wagons: 1 },
  { type: 'take', wagons: 2 },
  { type: 'push' },
  { type: 'stop' },
]

/** The face of Sidings: plain cards for the yard, the train, each seat’s wagons and each move. */
export const tinyFace: Face<Types> = {
  layout(p, { w, h }) {
    const size = { w: Math.max(w, 900), h: Math.max(h, 560) }
    return {
      size,
      pieces: [
        piece('yard', `Yard ${p.yard}`, 20, 20),
        piece('train', `Train ${p.train}`, 220, 20),
        ...p.points.map((points, seat) =>
          piece(`seat:${seat}`, `Seat ${seat + 1}: ${points}`, 20 + (seat % 3) * 200, 100 + 80 * Math.floor(seat / 3)),
        ),
        ...moves.map((move, at) => piece(pickOf(move), pickOf(move), 20 + at * 200, 280)),
      ],
      seats: p.points.map((_, of) => `seat:${of}`),
      areas: { decision: { x: 20, y: size.h - 200, w: 560, h: 180 }, log: { x: size.w - 300, y: 20, w: 280, h: 220 } },
    }
  },
  show: () => [],
  picks: (_, move) => [pickOf(move)],
  touched: (_: Position, __, ids) => moves.find((move) => ids.includes(pickOf(move))),
  about: () => undefined,
}
