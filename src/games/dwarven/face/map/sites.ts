import { circle, group, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece } from '../../../../stage/face.ts'
import { city, gate, mine } from '../art/halls.ts'
import { icon } from '../art/icons.ts'
import { none } from '../art/inks.ts'
import { seatRoundel } from '../art/pawns.ts'
import {
  around,
  cardName,
  depths,
  goodIn,
  isNext,
  isPicked,
  ownerOf,
  paintsOf,
  piece,
  spot,
  type Table,
} from '../table.ts'
import { above, letterFor, placesOf, siteBox, ticketFor } from './places.ts'

/** Mines, cities and bases with their names, and what lies beside them. */
export const sitePieces = (table: Table): Piece[] =>
  table.layout.sites.flatMap(({ kind }, site) => [
    ...(kind === 'base'
      ? basePieces(table, site)
      : kind === 'city'
        ? cityPieces(table, site)
        : minePieces(table, site)),
    ...namePieces(table, site),
    ...goalPieces(table, site),
    ...ringPieces(table, site),
  ])

const placeOf = (table: Table, site: number): Point => placesOf(table).sites[site] ?? [0, 0]

/** Cards of mines at a site, the lower number first. */
const minesAt = ({ box, layout }: Table, site: number): number[] =>
  box.values.mines.flatMap(({ id }) => (layout.siteOf[id] === site ? [id] : []))

/** The picture of a site, which can be touched. */
function sitePiece(table: Table, site: number, key: string, draw: (x: number, y: number) => readonly Shape[]): Piece {
  const { k } = placesOf(table)
  const one = table.layout.sites[site]
  const [x, y] = placeOf(table, site)
  const place = siteBox(one?.kind ?? 'mine', [x, y], k)
  const label = one?.name ?? ''
  const [w, h] = [Math.round(place.w), Math.round(place.h)]
  const at = { x: Math.round(place.x), y: Math.round(place.y), w, h }
  return piece(`site:${site}`, `${key}:${k}`, at, depths.site + y / 10_000, () => draw(x - at.x, y - at.y), {
    label,
    margin: 8,
    marked: true,
  })
}

function basePieces(table: Table, site: number): Piece[] {
  const { k } = placesOf(table)
  const seat = table.p.boards.findIndex(({ bases }) => bases.includes(site))
  const paints = paintsOf(table, seat)
  const draw = (x: number, y: number) => [gate(x, y + 18 * k, k * 1.02, paints)]
  return [sitePiece(table, site, `gate:${paints?.letter ?? ''}`, draw), ...ticketPieces(table, site, above.base * k)]
}

function cityPieces(table: Table, site: number): Piece[] {
  const { k } = placesOf(table)
  const draw = (x: number, y: number) => [city(x, y + 13 * k, k * 1.05)]
  return [sitePiece(table, site, 'city', draw), ...ticketPieces(table, site, above.city * k)]
}

/** The ticket of a site over its roof, or the letters of those who have it. */
function ticketPieces(table: Table, site: number, high: number): Piece[] {
  const { p, layout, grid } = table
  const { k } = placesOf(table)
  const [x, y] = placeOf(table, site)
  const card = layout.passengers.find((one) => layout.siteOf[one] === site)
  if (card === undefined) return []
  const holders = p.boards.flatMap(({ tickets, rides }, seat) =>
    tickets.includes(card) || rides.includes(card) ? [seat] : [],
  )
  const r = letterFor(k, grid.small)
  const letters = holders.flatMap((seat, nth) => {
    const paints = paintsOf(table, seat)
    if (!paints) return []
    const left = x + (nth - (holders.length - 1) / 2) * (2 * r + 2)
    const place = around(left, y - high, 2 * r + 2)
    const draw = (w: number) => seatRoundel(w / 2, w / 2, r, paints)
    return piece(`rides:${card}:${seat}`, `owner:${paints.letter}`, place, depths.mark, draw, { margin: 1 })
  })
  const size = Math.max(44 * k, 34)
  const touch = spot(`ticket:${card}`, around(x, y - 4 * k, size), depths.touch + 1, layout.sites[site]?.name ?? '')
  const stub = holders.length > 0 ? [] : [ticketPiece(table, card, x, y - high)]
  return [...letters, ...stub, { ...touch, marked: true }]
}

/** A ticket that nobody holds. */
function ticketPiece(table: Table, card: number, x: number, y: number): Piece {
  const { k } = placesOf(table)
  const size = ticketFor(k)
  const draw = (w: number): Shape[] => [icon('ticket', w / 2, w / 2, w * 0.94)]
  return piece(`stub:${card}`, 'stub', around(x, y, size), depths.mark - 1, draw, { margin: 2 })
}

/** A mine with its owners’ letters, and the goods on its cards. */
function minePieces(table: Table, site: number): Piece[] {
  const { p } = table
  const { k } = placesOf(table)
  const [x, y] = placeOf(table, site)
  const cards = minesAt(table, site)
  const goods = cards.map((card) => goodIn(table, card))
  const owned = cards.filter((card) => ownerOf(p, card) >= 0)
  const offered = cards.find((card) => p.upcards.includes(card))
  const paints = paintsOf(table, owned[0] === undefined ? -1 : ownerOf(p, owned[0]))
  const look = { goods, ...(paints && { owner: paints }), ...(offered !== undefined && !paints && { isOffered: true }) }
  const key = `mine:${goods.join()}:${paints?.letter ?? ''}:${offered !== undefined}`
  const picture = sitePiece(table, site, key, (a, b) => [mine(a, b, k, look)])
  const r = letterFor(k, table.grid.small)
  const marks = owned.flatMap((card, nth) => ownerPieces(table, card, [x - 17 * k, y - 13 * k + nth * 2.1 * r], r, nth))
  const row = offered === undefined ? [] : offeredPieces(table, offered, [x, y])
  return [picture, ...marks, ...row]
}

/** A mine’s owner, and its goods at the right: on black once it is played out. */
function ownerPieces(table: Table, card: number, [x, y]: Point, r: number, nth: number): Piece[] {
  const { p, grid, layout } = table
  const { k } = placesOf(table)
  const paints = paintsOf(table, ownerOf(p, card))
  if (!paints) return []
  const [sx, sy] = placeOf(table, layout.siteOf[card] ?? 0)
  const owner = piece(
    `holder:${card}`,
    `owner:${paints.letter}`,
    around(x, y, 2 * r + 2),
    depths.mark,
    (w) => seatRoundel(w / 2, w / 2, r, paints),
    { margin: 1 },
  )
  const [goods, isOut] = [p.goods[card] ?? 0, p.depleted.includes(card)]
  if (goods === 0 && !isOut) return [owner]
  const size = Math.max(grid.small ? 12 : 15, 16 * k)
  const type = { font: 'display', size } as const
  const w = Math.round(widthOf(`${goods}`, type) + size * 0.6)
  const h = Math.round(size * 1.22)
  const draw = (wide: number, high: number): Shape[] => [
    rect(0, 0, wide, high, isOut ? '#20150f' : '#fbf3e0', {
      radius: 3,
      stroke: stroke(isOut ? '#d9cdb8' : '#20150f', 1.2),
    }),
    text(wide / 2, high / 2 + size * 0.36, `${goods}`, {
      ...type,
      anchor: 'middle',
      colour: isOut ? '#ffffff' : '#2a211a',
    }),
  ]
  const place = { x: Math.round(sx + 9 * k), y: Math.round(sy - 22 * k + nth * (h + 2)), w, h }
  return [owner, piece(`stock:${card}`, `stock:${goods}:${isOut}`, place, depths.mark, draw, { margin: 1 })]
}

/** The number of a mine’s card in the row, on brass; touching it is as good as touching the card. */
function offeredPieces(table: Table, card: number, [x, y]: Point): Piece[] {
  const { p, grid } = table
  const { k } = placesOf(table)
  const size = Math.max(grid.small ? 12 : 15, 16 * k)
  const r = size * 0.66
  const number = `${p.upcards.indexOf(card) + 1}`
  const draw = (w: number): Shape[] => [
    circle(w / 2, w / 2, r, '#f0c860', { stroke: stroke('#3d2a0c', 1.4) }),
    text(w / 2, w / 2 + size * 0.36, number, { font: 'display', size, anchor: 'middle', colour: '#2a1d08' }),
  ]
  const mark = piece(`nth:${card}`, `nth:${number}`, around(x - 17 * k, y - 15 * k, 2 * r + 2), depths.mark + 1, draw)
  const target = around(x, y, Math.max(46 * k, 34))
  const pick = `card:${card}`
  return isNext(table, pick)
    ? [mark, { ...spot(`offered:${card}`, target, depths.touch + 1, cardName(table, card), { pick }), marked: true }]
    : [mark]
}

/** Where goods may go: to one of two bases, or to another mine. */
function goalPieces(table: Table, site: number): Piece[] {
  const { p, looking, layout } = table
  const { k } = placesOf(table)
  const base = p.boards[looking.seat]?.bases.indexOf(site) ?? -1
  const picks = [`base:${base}`, ...minesAt(table, site).map((card) => `to:${card}`)]
  const [x, y] = placeOf(table, site)
  return picks
    .filter((pick) => isNext(table, pick) || looking.picked.includes(pick))
    .map((pick, nth, all) => {
      // Two cards of one site lie side by side.
      const place = around(x + (nth - (all.length - 1) / 2) * 30 * k, y, Math.max(44 * k, 34))
      return { ...spot(pick, place, depths.touch + 2, layout.sites[site]?.name ?? ''), marked: true as const }
    })
}

/** A ring about a site that may be touched, broken once it is picked. */
function ringPieces(table: Table, site: number): Piece[] {
  const { p, looking, layout } = table
  const { k } = placesOf(table)
  const [x, y] = placeOf(table, site)
  const ticket = layout.passengers.find((card) => layout.siteOf[card] === site)
  const base = p.boards[looking.seat]?.bases.indexOf(site) ?? -1
  const to = minesAt(table, site).map((card) => `to:${card}`)
  const picks = [`site:${site}`, `ticket:${ticket}`, `base:${base}`, ...to]
  const isTicked = picks.some((pick) => isPicked(table, pick))
  if (!isTicked && !picks.some((pick) => isNext(table, pick))) return []
  const r = (layout.sites[site]?.kind === 'base' ? 42 : 30) * k
  const dash = isTicked ? { dash: [7 * k, 5 * k] } : {}
  const draw = (w: number): Shape[] => [
    circle(w / 2, w / 2, r, '#ffe49a', { opacity: 0.16 }),
    circle(w / 2, w / 2, r, none, { stroke: stroke('#0b131d', 5.4 * k) }),
    circle(w / 2, w / 2, r, none, { stroke: stroke('#ffe49a', 3 * k, dash) }),
  ]
  return [piece(`ring:${site}`, `ring:${isTicked}`, around(x, y - 3 * k, 2 * r + 8), depths.site - 1, draw)]
}

/** Names of bases and cities; those of mines where they matter, or where a large table has room. */
function namePieces(table: Table, site: number): Piece[] {
  const { layout, grid } = table
  const { labels } = placesOf(table)
  const [one, label] = [layout.sites[site], labels[site]]
  if (!one || !label) return []
  const importance = one.kind === 'mine' || grid.small ? mattersAt(table, site) : 2
  const { box, size, isFree } = label
  const isWanted = one.kind !== 'mine' || (!grid.small && (importance > 0 || grid.share > 0.4))
  if (!isFree && (one.kind === 'mine' || importance < 2)) return []
  if (importance < 2 && !isWanted) return []
  const colour =
    one.kind === 'base' ? '#ffe9b0' : one.kind === 'city' ? '#ffe3b4' : importance > 0 ? '#f4ead5' : '#9fb0bc'
  const look = { font: 'display', size, anchor: 'middle', spacing: 0.4, colour, plate: true } as const
  const draw = (w: number, h: number): Shape[] => [
    group(0, 0, 1, [
      text(w / 2, h / 2 + size * 0.36, one.name.toUpperCase(), {
        ...look,
        halo: { colour: '#0b131d', width: size * 0.26 },
      }),
    ]),
  ]
  return [piece(`called:${site}`, `called:${one.name}:${colour}:${size}`, box, depths.label, draw, { margin: 4 })]
}

/** 2 for a site that is pointed at or picked; 1 for a mine that is owned or for sale; 0 for others. */
function mattersAt(table: Table, site: number): number {
  const { looking, p } = table
  const ids = [looking.at, ...looking.picked]
  const cards = minesAt(table, site)
  if (
    ids.includes(`site:${site}`) ||
    cards.some((card) => ids.includes(`card:${card}`) || ids.includes(`mine:${card}`))
  )
    return 2
  return cards.some((card) => ownerOf(p, card) >= 0 || p.upcards.includes(card)) ? 1 : 0
}
