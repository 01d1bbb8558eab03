import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import { enlarged, enlargedIn } from '../../../../stage/kit/fit.ts'
import { brass, pewter } from '../../../../stage/kit/paints.ts'
import { hut } from '../../../../stage/kit/tiles.ts'
import { scoringIcon, scoringPill } from '../art/actionCard.ts'
import { icon } from '../art/icons.ts'
import { around, board, depths, finger, piece, spot, textOf } from '../table.ts'
import { aboveCaption, rulerEnd, type SeatBoard } from './boards.ts'
import { printed, underline } from './print.ts'

/** A surveyor's hut. */
export function hutPieces({ table, seat, at, isFront, look }: SeatBoard): Piece[] {
  const { hut: place } = at
  const { h: high } = isFront ? place : aboveCaption(table, seat, place)
  const scale = Math.min((place.w * 0.64) / 82, (high * 0.94) / 64)
  // Fingers are broad, and moves end here: on small boards the touch area is larger than the drawing.
  const draw = () => [hut(8 * scale, high - 5 * scale, scale, look)]
  const drawn = piece(`hut:${seat}`, `hut:${look.letter}`, place, depths.panel + 1, draw, { label: table.say.hut })
  if (seat !== table.looking.seat) return [drawn]
  const more = (length: number) => Math.max(0, (finger(table) - length) / 2)
  const [wide, tall] = [more(place.w), more(place.h)]
  const reach = { x: place.x - wide, y: place.y - tall, w: place.w + 2 * wide, h: place.h + 2 * tall }
  const area = `home:${seat}`
  return [spot(area, reach, depths.panel + 1, table.say.hut), { ...drawn, of: area }]
}

export function stationPieces(side: SeatBoard): Piece[] {
  return side.isFront ? rulerPieces(side) : [countPiece(side, 'station', side.at.stations)]
}

/** An icon with a count, and its name below if there is room. */
export function countPiece({ table, seat }: SeatBoard, name: 'station' | 'track', rect: Rect): Piece {
  const { say, grid } = table
  const { stations, tracks } = board(table, seat)
  const n = name === 'station' ? stations : tracks
  const count = String(n)
  const label = name === 'station' ? say.stations : say.tracks
  const counted = name === 'station' ? say.countedStations(n) : say.countedTracks(n)
  const words = grid.small ? '' : counted
  const { least } = grid.measures
  const isBeside = rect.w >= 88 && rect.h < 46
  const foot = words === '' || isBeside ? 0 : least + 1
  const draw = (w: number, h: number): Shape[] => {
    const high = h - foot
    const wide = Math.min(high * 0.86, w * (isBeside ? 0.3 : 0.56))
    const said = isBeside ? widthOf(words, { font: 'text', size: least }) : 0
    const usual = { font: 'display', size: Math.max(18, Math.min(28, high * 0.68)) } as const
    const room = { w: w - wide - 10 - said, h: high * 0.95 }
    const size = enlargedIn(count, usual, textOf(table), room)
    const from = wide + 9 + widthOf(count, { font: 'display', size })
    const [x, y] = isBeside ? [from, high / 2 + least * 0.42] : [2, h]
    return [
      icon(name, wide / 2 + 2, high / 2, wide),
      text(wide + 7, high / 2 + size * 0.36, count, { font: 'display', size, colour: colours.paper }),
      ...(words === '' ? [] : [underline(x, y, words, least)]),
    ]
  }
  return piece(`${name}s:${seat}`, `${name}s:${count}`, rect, depths.onCard, draw, { label })
}

/** Stations built, on a ruler in two rows, with the counter on its number. */
function rulerPieces({ table, seat, at, look }: SeatBoard): Piece[] {
  const rect = at.stations
  const end = rulerEnd(table)
  const columns = Math.ceil((end + 1) / 2)
  const step = Math.floor(rect.w / columns)
  const r = Math.min(step * 0.46, rect.h * 0.24)
  const spots = Array.from({ length: end + 1 }, (_, i) => ({
    x: (i % columns) * step + step / 2,
    y: rect.h * (i < columns ? 0.26 : 0.76),
  }))
  const size = enlarged(Math.max(14, r * 1.2), textOf(table), (tried) => tried <= r * 1.6)
  const draw = (w: number): Shape[] => [
    ...[0.26, 0.76].map((share) => line(step / 2, rect.h * share, w - step / 2, rect.h * share, colours.pewter, 2)),
    ...spots.flatMap(({ x, y }, i) => [
      circle(x, y, r, colours.slate800, { stroke: stroke('#6d7a82', 1.4) }),
      text(x, y + size * 0.36, String(i), { font: 'display', size, anchor: 'middle', colour: colours.mute }),
    ]),
  ]
  const { stations } = board(table, seat)
  const on = spots[stations] ?? spots[0]
  const place = around(rect.x + (on?.x ?? 0), rect.y + (on?.y ?? 0), Math.round(2 * r + 4))
  const counter = (w: number): Shape[] => [
    circle(w / 2, w / 2, w / 2, look.pattern, { stroke: stroke('#ffffff', 1.6) }),
    circle(w / 2, w / 2, Math.max(w * 0.34, 7), look.dark),
    text(w / 2, w / 2 + size * 0.36, String(stations), { font: 'display', size, anchor: 'middle', colour: '#ffffff' }),
  ]
  return [
    piece(`ruler:${seat}`, `ruler:${end}`, rect, depths.panel + 1, draw),
    piece(`stations:${seat}`, `stations:${stations}:${look.letter}`, place, depths.cube, counter, {
      margin: 2,
      label: table.say.stations,
    }),
  ]
}

export function trackPieces(side: SeatBoard): Piece[] {
  const { table, seat, at, isFront } = side
  if (!isFront) return [countPiece(side, 'track', at.tracks)]
  const { tracks, stations } = board(table, seat)
  const left = table.box.tiles - tracks - stations
  const rect = at.tracks
  const { say, grid } = table
  const { measures } = grid
  const size = Math.min(measures.count, rect.h * 0.9)
  const stock = `${left} ${say.countedTiles(left)}`
  const laid = say.countedTracks(tracks)
  const words = `${laid}  ${stock}`
  const taken = rect.h * 1.1 + widthOf(String(tracks), { font: 'display', size }) + 20
  const usual = { font: 'text', size: measures.body } as const
  const room = { w: rect.w - taken, h: rect.h * 0.9 }
  const body = enlargedIn(words, usual, textOf(table), room)
  // Where both would meet, the icon and the number say what was laid.
  const hasRoom = widthOf(words, { ...usual, size: body }) <= room.w
  const small = { font: 'text', size: body, colour: colours.mute } as const
  const foot = rect.h / 2 + body * 0.33
  const draw = (w: number, h: number): Shape[] => [
    icon('track', h * 0.5, h / 2, h * 0.92),
    text(h * 1.1, h / 2 + size * 0.36, String(tracks), { font: 'display', size, colour: colours.paper }),
    ...(hasRoom ? [text(h * 1.1 + widthOf(String(tracks), { font: 'display', size }) + 4, foot, laid, small)] : []),
    text(w - 4, foot, stock, { ...small, anchor: 'end' }),
  ]
  return [piece(`tracks:${seat}`, `tracks:${tracks}:${left}`, rect, depths.onCard, draw, { label: table.say.tracks })]
}

/** The scoring pile, last card on top, with its count. */
export function pilePieces(side: SeatBoard): Piece[] {
  return [pilePlace(side), ...scoredPieces(side), ...pileCount(side)]
}

/** A scored card's size: higher than wide, as tall as the pile's place allows. */
function scoredSize({ table, at, isFront }: SeatBoard): Size {
  const { small, measures } = table.grid
  const foot = small || at.pile.w >= 88 ? 2 : measures.least + 2
  const h = isFront ? Math.round(at.pile.h * 0.74) : Math.min(at.pile.h - foot, 44)
  return { w: Math.round(h * 0.7), h }
}

function scoredPieces(side: SeatBoard): Piece[] {
  const { table, seat, at, isFront } = side
  const { pile } = board(table, seat)
  const { w, h } = scoredSize(side)
  const room = at.pile.w - w - (isFront ? 4 : at.pile.w >= 88 && !table.grid.small ? 54 : 22)
  const spread = Math.min(room / Math.max(1, pile.length - 1), isFront ? 16 : 12)
  return pile.flatMap((index, order) => {
    const card = table.box.actions[index]
    if (!card) return []
    const place = { x: Math.round(at.pile.x + order * spread), y: at.pile.y + 1, w, h }
    const draw = (wide: number, high: number): Shape[] => [
      scoredCard(wide, high),
      ...(wide < 38
        ? [icon(scoringIcon(card.scoring), wide / 2, high * 0.58, wide * 0.66)]
        : scoringPill(card.scoring, wide - 2, high * 0.5, Math.min(high * 0.42, (wide - 5) / 2.15))),
    ]
    const rest = { margin: 4, label: table.words.card(card) }
    const depth = depths.onCard + order
    return [piece(`action:${card.index}`, `scored:${card.scoring}`, place, depth, draw, rest)]
  })
}

/** The number of scored cards: below the pile in front, elsewhere beside it with the word below. */
function pileCount(side: SeatBoard): Piece[] {
  const { table, seat, at, isFront } = side
  const { say, grid } = table
  const { x, y, w, h } = at.pile
  const { length } = board(table, seat).pile
  const mute = { font: 'text', size: grid.measures.body, colour: colours.mute } as const
  const text = textOf(table)
  if (isFront) {
    const words = say.pileCount(length)
    const large = enlargedIn(words, mute, text, { w: w - 2, h: h * 0.24 - 4 })
    return [printed(`pile:${seat}`, x, y + h - 2, words, { ...mute, size: large })]
  }
  const usual = { font: 'display', size: Math.max(18, Math.min(28, scoredSize(side).h * 0.68)) } as const
  const size = enlargedIn('88', usual, text, { w: 19, h: scoredSize(side).h * 0.95 })
  const count = { font: 'display', size, anchor: 'end' } as const
  const middle = y + 1 + scoredSize(side).h / 2 + size * 0.36
  const word = { ...mute, size: grid.measures.least }
  if (grid.small) return [printed(`pile:${seat}`, x + w, middle, String(length), count)]
  if (w >= 88)
    return [
      printed(`pile:${seat}`, x + w - 46, middle, String(length), count),
      printed(`pile:word:${seat}`, x + w - 42, middle, say.scored, word),
    ]
  return [
    printed(`pile:${seat}`, x + w, middle, String(length), count),
    printed(`pile:word:${seat}`, x, y + h - 1, say.scored, word),
  ]
}

/** The place of the first scored card. */
function pilePlace(side: SeatBoard): Piece {
  const { table, seat, at } = side
  const place = { x: at.pile.x, y: at.pile.y + 1, ...scoredSize(side) }
  const dashes = stroke(colours.mute, 1.2, { dash: [5, 4] })
  const draw = (w: number, h: number) => [
    rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 4, opacity: 0.6, stroke: dashes }),
    group(0, 0, 1, [icon('card', w / 2, h / 2, w * 0.66)], { opacity: 0.28 }),
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
