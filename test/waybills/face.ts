import { colours } from '../../src/kit/tokens.ts'
import type { Known, Token } from '../../src/rules/game.ts'
import { rect, stroke, text } from '../../src/stage/art/draw.ts'
import type { Art, Face, Piece } from '../../src/stage/face.ts'
import { type Move, type Position, pickOf, type Types } from './waybills.ts'
import { waybillText } from './words.ts'

const width = 180
const height = 60

const card = (words: string, ground: string = colours.paper): Art => ({
  key: `waybill:${words}:${ground}`,
  w: width,
  h: height,
  draw: () => [
    rect(0, 0, width, height, ground, { radius: 6, stroke: stroke(colours.inkSoft, 1) }),
    text(width / 2, height / 2 + 7, words, {
      font: 'text',
      size: 20,
      weight: 700,
      colour: colours.ink,
      anchor: 'middle',
    }),
  ],
})

const piece = (id: string, label: string, x: number, y: number, art = card(label)): Piece => ({
  id,
  label,
  art,
  x,
  y,
  w: width,
  h: height,
  depth: 0,
})

/** A card in a hand: its face for those who may see it, its back for everyone else. */
function waybill(token: Token, x: number, y: number, known?: Known): Piece {
  const label = waybillText(token, known)
  const isOpen = known?.(token) !== undefined
  return piece(`waybill ${token}`, label, x, y, isOpen ? card(label) : card('', colours.inkSoft))
}

/** The last card played, turned over. */
function lastPlayed({ played }: Position): readonly Piece[] {
  const last = played.at(-1)
  if (!last) return []
  const { token, face } = last
  return [
    piece(
      `waybill ${token}`,
      waybillText(token, () => face),
      620,
      20,
    ),
  ]
}

const calls: readonly Move[] = [
  { type: 'call', call: 'light' },
  { type: 'call', call: 'heavy' },
]

/** The face of Waybills: plain cards for the depots and hands, the hand of the seat in front at the bottom. */
export const waybillsFace: Face<Types> = {
  layout(p, { w, h }, { seat, known }) {
    const size = { w: Math.max(w, 900), h: Math.max(h, 700) }
    const others = p.hands.flatMap((hand, of) => (of === seat ? [] : hand))
    return {
      size,
      pieces: [
        piece('pool', `Pool ${p.pool.length}`, 420, 20, card(`Pool ${p.pool.length}`)),
        ...lastPlayed(p),
        ...p.points.map((points, of) =>
          piece(`seat:${of}`, `Seat ${of + 1}: ${points}`, 20 + (of % 2) * 200, 20 + 70 * (of >> 1)),
        ),
        ...others.map((token, at) => waybill(token, 20 + (at % 4) * 200, 230 + 40 * Math.floor(at / 4), known)),
        ...(p.hands[seat] ?? []).map((token, at) => waybill(token, 20 + at * 200, 420, known)),
        ...calls.map((move, at) => piece(pickOf(move), pickOf(move), 620, 350 + 70 * at)),
      ],
      seats: p.points.map((_, of) => `seat:${of}`),
      areas: { decision: { x: 20, y: size.h - 200, w: 560, h: 180 }, log: { x: size.w - 260, y: 90, w: 240, h: 130 } },
    }
  },
  show: (effect) =>
    effect.type === 'played' ? [{ piece: `waybill ${effect.token}`, at: 0, for: 500, flip: true, ease: 'inOut' }] : [],
  picks: (_, move) => [pickOf(move)],
  touched(p, seat, ids) {
    const token = p.hands[seat]?.find((one) => ids.includes(`waybill ${one}`))
    if (token !== undefined) return { type: 'play', token }
    return calls.find((move) => ids.includes(pickOf(move)))
  },
  about(_, id, known) {
    const token = Number(/^waybill (\d+)$/.exec(id)?.[1] ?? Number.NaN)
    if (Number.isNaN(token)) return undefined
    return { piece: id, title: waybillText(token, known), kind: 'Waybill', lines: [] }
  },
}
