import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import { scoringPill } from '../art/actionCard.ts'
import { icon } from '../art/icons.ts'
import { brass, pewter } from '../art/paints.ts'
import { hut } from '../art/tiles.ts'
import { around, board, depths, piece } from '../table.ts'
import { rulerEnd, type Side } from './boards.ts'
import { printed } from './print.ts'

/** The hut a surveyor is at home in. */
export function hutPieces({ table, seat, at, look }: Side): Piece[] {
  const { hut: rect } = at
  const scale = Math.min((rect.w * 0.64) / 82, (rect.h * 0.94) / 64)
  const place = { x: rect.x, y: rect.y, w: rect.w, h: rect.h }
  const draw = (_: number, h: number) => [hut(8 * scale, h - 5 * scale, scale, look)]
  return [
    piece(`hut:${seat}`, `hut:${look.letter}`, place, depths.panel + 1, draw, {
      label: table.say.hut,
    }),
  ]
}

export function stationPieces(side: Side): Piece[] {
  return side.isFront ? rulerPieces(side) : [countPiece(side, 'station', side.at.stations)]
}

/** An icon with a count, for the board at the back. */
export function countPiece({ table, seat }: Side, name: 'station' | 'track', rect: Rect): Piece {
  const { stations, tracks } = board(table, seat)
  const count = String(name === 'station' ? stations : tracks)
  const label = name === 'station' ? table.say.stations : table.say.tracks
  const draw = (w: number, h: number): Shape[] => [
    icon(name, w * 0.32, h / 2, Math.min(h * 0.78, w * 0.56)),
    text(w * 0.66, h / 2 + h * 0.22, count, {
      font: 'display',
      size: Math.max(18, h * 0.62),
      colour: colours.paper,
    }),
  ]
  return piece(`${name}s:${seat}`, `${name}s:${count}`, rect, depths.onCard, draw, { label })
}

/** Stations built, on a ruler in two rows, with the counter lying on its number. */
function rulerPieces({ table, seat, at, look }: Side): Piece[] {
  const rect = at.stations
  const end = rulerEnd(table)
  const columns = Math.ceil((end + 1) / 2)
  const step = Math.floor(rect.w / columns)
  const r = Math.min(step * 0.46, rect.h * 0.24)
  const spots = Array.from({ length: end + 1 }, (_, i) => ({
    x: (i % columns) * step + step / 2,
    y: rect.h * (i < columns ? 0.26 : 0.76),
  }))
  const size = Math.max(14, r * 1.2)
  const draw = (w: number): Shape[] => [
    ...[0.26, 0.76].map((share) =>
      line(step / 2, rect.h * share, w - step / 2, rect.h * share, colours.pewter, 2),
    ),
    ...spots.flatMap(({ x, y }, i) => [
      circle(x, y, r, colours.slate800, { stroke: stroke('#6d7a82', 1.4) }),
      text(x, y + size * 0.36, String(i), {
        font: 'display',
        size,
        anchor: 'middle',
        colour: colours.mute,
      }),
    ]),
  ]
  const { stations } = board(table, seat)
  const on = spots[stations] ?? spots[0]
  const place = around(rect.x + (on?.x ?? 0), rect.y + (on?.y ?? 0), Math.round(2 * r + 4))
  const counter = (w: number): Shape[] => [
    circle(w / 2, w / 2, w / 2, look.pattern, { stroke: stroke('#ffffff', 1.6) }),
    circle(w / 2, w / 2, Math.max(w * 0.34, 7), look.dark),
    text(w / 2, w / 2 + size * 0.36, String(stations), {
      font: 'display',
      size,
      anchor: 'middle',
      colour: '#ffffff',
    }),
  ]
  return [
    piece(`ruler:${seat}`, `ruler:${end}`, rect, depths.panel + 1, draw),
    piece(`stations:${seat}`, `stations:${stations}:${look.letter}`, place, depths.cube, counter, {
      margin: 2,
      label: table.say.stations,
    }),
  ]
}

export function trackPieces(side: Side): Piece[] {
  const { table, seat, at, isFront } = side
  if (!isFront) return [countPiece(side, 'track', at.tracks)]
  const { tracks, stations } = board(table, seat)
  const left = table.box.tiles - tracks - stations
  const rect = at.tracks
  const { measures } = table.grid
  const size = Math.min(measures.count, rect.h * 0.9)
  const draw = (w: number, h: number): Shape[] => [
    icon('track', h * 0.5, h / 2, h * 0.92),
    text(h * 1.1, h / 2 + size * 0.36, String(tracks), {
      font: 'display',
      size,
      colour: colours.paper,
    }),
    text(w - 4, h / 2 + measures.body * 0.33, `${left} ${table.say.tiles}`, {
      font: 'text',
      size: measures.body,
      anchor: 'end',
      colour: colours.mute,
    }),
  ]
  return [
    piece(`tracks:${seat}`, `tracks:${tracks}:${left}`, rect, depths.onCard, draw, {
      label: table.say.tracks,
    }),
  ]
}

/** The cards in the scoring pile, the last on top, with how many there are. */
export function pilePieces(side: Side): Piece[] {
  return [pilePlace(side), ...scoredPieces(side), pileCount(side)]
}

/** A scored card's size: upright, as high as the pile's place allows. */
function scoredSize({ at, isFront }: Side): Size {
  const h = isFront ? Math.round(at.pile.h * 0.74) : at.pile.h - 2
  return { w: Math.round(h * 0.7), h }
}

function scoredPieces(side: Side): Piece[] {
  const { table, seat, at, isFront } = side
  const { pile } = board(table, seat)
  const { w, h } = scoredSize(side)
  const spread = Math.min((at.pile.w - w - 4) / Math.max(1, pile.length - 1), isFront ? 16 : 8)
  return pile.flatMap((index, order) => {
    const card = table.box.actions[index]
    if (!card) return []
    const place = { x: Math.round(at.pile.x + order * spread), y: at.pile.y + 2, w, h }
    const draw = (wide: number, high: number): Shape[] => [
      scoredCard(wide, high),
      ...scoringPill(card.scoring, wide - 2, high * 0.5, Math.min(high * 0.42, (wide - 5) / 2.15)),
    ]
    const rest = { margin: 4, label: table.words.card(card) }
    const depth = depths.onCard + order
    return [piece(`action:${card.index}`, `scored:${card.scoring}`, place, depth, draw, rest)]
  })
}

function pileCount({ table, seat, at, isFront }: Side): Piece {
  const { pile: area } = at
  const { length } = board(table, seat).pile
  if (isFront)
    return printed(`pile:${seat}`, area.x, area.y + area.h - 2, table.say.pileCount(length), {
      font: 'text',
      size: table.grid.measures.body,
      colour: colours.mute,
    })
  return printed(`pile:${seat}`, area.x + area.w, area.y + area.h * 0.72, String(length), {
    font: 'display',
    size: Math.max(18, area.h * 0.6),
    anchor: 'end',
  })
}

/** Where the first scored card will lie. */
function pilePlace(side: Side): Piece {
  const { table, seat, at } = side
  const place = { x: at.pile.x, y: at.pile.y + 2, ...scoredSize(side) }
  const dashes = stroke(colours.mute, 1.2, { dash: [5, 4] })
  const draw = (w: number, h: number) => [
    rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 4, opacity: 0.6, stroke: dashes }),
  ]
  const rest = { label: table.say.pile }
  return piece(`pile:place:${seat}`, 'pile:place', place, depths.panel + 1, draw, rest)
}

/** A scored card, face down to its foot. */
function scoredCard(w: number, h: number): Shape {
  return group(0, 0, 1, [
    rect(0, 0, w, h, brass(0, h), { radius: 4 }),
    rect(3, 3, w - 6, h - 6, colours.paper, { radius: 2 }),
    rect(3, 3, w - 6, Math.round(h * 0.2), pewter(0, h)),
  ])
}
