import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { circle, group, line, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { isGrey } from '../../turn.ts'
import { scoringPill } from '../art/actionCard.ts'
import { type IconName, icon } from '../art/icons.ts'
import { brass, panel, pewter, type SeatLook } from '../art/paints.ts'
import { medal } from '../art/things.ts'
import { hut } from '../art/tiles.ts'
import { between } from '../grid.ts'
import { around, board, depths, lookOf, piece, pointsOf, type Table } from '../table.ts'
import { actionPiece } from './actions.ts'
import { type BoardPlaces, goodsKinds, rulerEnd } from './boards.ts'
import { caption, printed } from './print.ts'

const goodsIcon = {
  iron: 'iron',
  stone: 'stone',
  rubble: 'rubble',
  passengers: 'passenger',
} as const

/** Whose board, where, and whether in front. */
interface Side {
  readonly table: Table
  readonly seat: Seat
  readonly at: BoardPlaces
  readonly isFront: boolean
  readonly look: SeatLook
}

/** Everything on one seat's board but what travels (tickets, surveyor, summit chit). */
export function boardPieces(table: Table, seat: Seat, at: BoardPlaces): Piece[] {
  const side = { table, seat, at, isFront: seat === table.looking.seat, look: lookOf(table, seat) }
  return [
    groundPiece(side),
    ...pointsPieces(side),
    ...goodsPieces(side),
    ...cardPieces(side),
    ...hutPieces(side),
    ...stationPieces(side),
    ...trackPieces(side),
    ...pilePieces(side),
  ]
}

const isTurn = ({ table, seat }: Side) => table.p.seat === seat && table.p.phase !== 'over'

function groundPiece(side: Side): Piece {
  const { at, isFront, look, seat, table } = side
  const turn = isTurn(side)
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(0, 0, isFront ? 12 : 9, h, look.pattern)], {
      clip: `M6 0H20V${h}H6A6 6 0 0 1 0 ${h - 6}V6A6 6 0 0 1 6 0Z`,
    }),
    ...(turn
      ? [
          rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', {
            radius: 8,
            stroke: stroke(look.light, 2),
          }),
        ]
      : []),
    ...(isFront ? frontShapes(table, at) : backShapes(at)),
  ]
  return piece(
    `board:${seat}`,
    `board:${look.letter}:${isFront}:${turn}`,
    at.whole,
    depths.panel,
    draw,
    {
      margin: 2,
    },
  )
}

/** Captions and dividing lines of the board in front. */
function frontShapes({ say, grid }: Table, at: BoardPlaces): Shape[] {
  const size = grid.measures.caption
  const y = size + 5
  const parts: readonly (readonly [Rect, string])[] = [
    [at.goods.iron, say.mySupply],
    [at.tickets, say.tickets],
    [at.hut, say.hut],
    [at.stations, say.stations],
    [at.pile, say.pile],
  ]
  return parts.flatMap(([{ x }, words], index) => {
    const left = x - at.whole.x
    const title = caption(left, y, words, size)
    return index === 0 ? [title] : [title, divider(left - 6, at.whole.h)]
  })
}

const divider = (x: number, h: number) => line(x, 10, x, h - 10, colours.slateLine, 1)

const backShapes = ({ whole, ...at }: BoardPlaces): Shape[] =>
  [at.tickets, at.hut, at.stations, at.tracks, at.pile].map(({ x }) =>
    divider(x - whole.x - 5, whole.h),
  )

function pointsPieces(side: Side): Piece[] {
  const { table, seat, at, isFront, look } = side
  const points = pointsOf(board(table, seat))
  const { measures } = table.grid
  const rect = at.points
  const r = isFront ? Math.round(Math.min(rect.w * 0.33, rect.h * 0.31)) : Math.round(rect.h * 0.46)
  const x = isFront ? rect.x + rect.w * 0.5 + 7 : rect.x + rect.w - r - 12
  const y = isFront ? rect.y + rect.h * 0.42 : rect.y + rect.h / 2
  const place = around(Math.round(x), Math.round(y), 2 * r)
  const draw = (w: number) => [medal(w / 2, w / 2, w / 2 / 1.12, String(points))]
  const medalPiece = piece(`points:${seat}`, `points:${points}`, place, depths.onCard, draw, {
    margin: 4,
  })
  const name = table.words.seat(table.p, seat)
  const who = isFront ? `${name} · ${table.say.you}` : name
  const print = {
    font: 'display',
    size: measures.caption + (isFront ? between(table.grid, 1, 5) : 4),
    spacing: 0.8,
    anchor: isFront ? 'middle' : 'start',
  } as const
  const nameAt = isFront ? [x, rect.y + rect.h - 8] : [rect.x + rect.h + 4, y + print.size * 0.36]
  return [
    medalPiece,
    printed(`name:${seat}`, nameAt[0] ?? 0, nameAt[1] ?? 0, who.toUpperCase(), print),
    ...(isFront ? [] : [roundLetter(seat, rect, look)]),
  ]
}

function roundLetter(seat: Seat, { x, y, h }: Rect, look: SeatLook): Piece {
  const draw = (w: number): Shape[] => [
    circle(w / 2, w / 2, w * 0.46, look.colour, { stroke: stroke(look.light, 2) }),
    text(w / 2, w * 0.69, look.letter, {
      font: 'display',
      size: w * 0.58,
      anchor: 'middle',
      colour: '#ffffff',
    }),
  ]
  return piece(`letter:${seat}`, `letter:${look.letter}`, { x, y, w: h, h }, depths.onCard, draw)
}

function goodsPieces({ table, seat, at, isFront }: Side): Piece[] {
  const { supply } = board(table, seat)
  const labels = { ...table.say }
  return goodsKinds.flatMap((kind) => {
    const place = at.goods[kind]
    const name: IconName = goodsIcon[kind]
    const size = isFront
      ? Math.min(table.grid.measures.count + 3, place.h)
      : Math.max(18, place.h * 0.9)
    const x = place.x + place.w + 4
    const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
    return [
      piece(`goods:${seat}:${kind}`, `goods:${name}`, place, depths.onCard, draw, {
        margin: 2,
        label: labels[kind],
      }),
      printed(
        `count:${seat}:${kind}`,
        x,
        place.y + place.h / 2 + size * 0.36,
        String(supply[kind]),
        {
          font: 'display',
          size,
        },
      ),
    ]
  })
}

function cardPieces({ table, seat, at, isFront }: Side): Piece[] {
  const { cards } = board(table, seat)
  const { p, box } = table
  return cards.flatMap((index, slot) => {
    const card = box.actions[index]
    const place = at.cards[slot]
    if (!card || !place) return []
    const isLifted = p.seat === seat && p.selected === slot && p.phase !== 'over'
    const lift = isFront ? Math.round(place.h * 0.07) : 3
    const lying = isLifted ? { ...place, y: place.y - (isFront ? lift : -lift) } : place
    return [actionPiece(table, card, isGrey(board(table, seat), slot), lying, isFront, isLifted)]
  })
}

function hutPieces({ table, seat, at, look }: Side): Piece[] {
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

function stationPieces(side: Side): Piece[] {
  return side.isFront ? rulerPieces(side) : [countPiece(side, 'station', side.at.stations)]
}

/** An icon with a count, for the board at the back. */
function countPiece({ table, seat }: Side, name: 'station' | 'track', rect: Rect): Piece {
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

function trackPieces(side: Side): Piece[] {
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

/** The cards in the scoring pile, the last on top, with how many there are and how many there may be. */
function pilePieces({ table, seat, at, isFront }: Side): Piece[] {
  const { pile } = board(table, seat)
  const area = at.pile
  const h = isFront ? Math.round(area.h * 0.74) : area.h - 2
  const w = Math.round(h * 0.7)
  const cards = pile.flatMap((index, order) => {
    const card = table.box.actions[index]
    if (!card) return []
    const spread = Math.min((area.w - w - 4) / Math.max(1, pile.length - 1), isFront ? 16 : 8)
    const place = { x: Math.round(area.x + order * spread), y: area.y + 2, w, h }
    const draw = (wide: number, high: number): Shape[] => [
      scoredCard(wide, high),
      ...scoringPill(card.scoring, wide - 2, high * 0.5, Math.min(high * 0.42, (wide - 5) / 2.15)),
    ]
    return [
      piece(`action:${card.index}`, `scored:${card.scoring}`, place, depths.onCard + order, draw, {
        margin: 4,
        label: table.words.card(card),
      }),
    ]
  })
  const size = table.grid.measures.body
  const foot = isFront
    ? [
        printed(`pile:${seat}`, area.x, area.y + area.h - 2, table.say.pileCount(pile.length), {
          font: 'text',
          size,
          colour: colours.mute,
        }),
      ]
    : [
        printed(`pile:${seat}`, area.x + area.w, area.y + area.h * 0.72, String(pile.length), {
          font: 'display',
          size: Math.max(18, area.h * 0.6),
          anchor: 'end',
        }),
      ]
  const empty = piece(
    `pile:place:${seat}`,
    'pile:place',
    { x: area.x, y: area.y + 2, w, h },
    depths.panel + 1,
    (wide, high) => [
      rect(1, 1, wide - 2, high - 2, 'rgba(0, 0, 0, 0)', {
        radius: 4,
        opacity: 0.6,
        stroke: stroke(colours.mute, 1.2, { dash: [5, 4] }),
      }),
    ],
    { label: table.say.pile },
  )
  return [empty, ...cards, ...foot]
}

/** A scored card, face down to its foot. */
function scoredCard(w: number, h: number): Shape {
  return group(0, 0, 1, [
    rect(0, 0, w, h, brass(0, h), { radius: 4 }),
    rect(3, 3, w - 6, h - 6, colours.paper, { radius: 2 }),
    rect(3, 3, w - 6, Math.round(h * 0.2), pewter(0, h)),
  ])
}
