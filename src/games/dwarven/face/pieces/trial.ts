import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cardShadow } from '../../../../stage/kit/paints.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { type Chip, chipPieces } from '../../../../table/parts/offers.ts'
import { costOf } from '../../money.ts'
import { deck } from '../../position.ts'
import { copper } from '../art/exchange.ts'
import { agent, surveyor } from '../art/pawns.ts'
import { lit } from '../art/ways/segments.ts'
import { markAt, placesOf, wayOf } from '../map/places.ts'
import { reachOf, wayPiece } from '../map/segments.ts'
import { around, depths, paintsOf, piece, type Table, viewerOf } from '../table.ts'

/** The cheapest way to the place being looked at, and once it is picked, the pawns that may go. */
export function trialPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const { looking, p } = table
  const id = looking.picked[0] ?? looking.at
  if (id === undefined || p.phase !== 'place') return chipsFor(table, pieces)
  return [...wayPieces(table, id), ...chipsFor(table, pieces)]
}

/** The site that a piece is about; -1 for none. */
function siteOfId({ layout }: Table, id: string): number {
  const [what = '', first = ''] = id.split(':')
  if (what === 'site') return Number(first)
  return ['card', 'ticket', 'offered', 'mine', 'nth'].includes(what) ? (layout.siteOf[Number(first)] ?? -1) : -1
}

/** The segments still to be laid to a site, lit, and their number and cost beside it. */
function wayPieces(table: Table, id: string): Piece[] {
  const { k, sites } = placesOf(table)
  const [what, first] = id.split(':')
  if (what === 'segment') return litPieces(table, [Number(first)], k)
  const site = siteOfId(table, id)
  const at = sites[site]
  if (!at || viewerOf(table) < 0) return []
  const reach = reachOf(table, table.looking.seat, site)
  return [...litPieces(table, reach?.segments ?? [], k), slipBy(table, site, reach?.segments.length, reach?.cost ?? 0)]
}

const litPieces = (table: Table, segments: readonly number[], k: number): Piece[] =>
  segments.flatMap((segment) => {
    const way = wayOf(table, segment)
    return way ? [wayPiece(`lit:${segment}`, 'lit', way, k, depths.trial, () => lit(way, k))] : []
  })

/** A slip beside a site: so many to lay, for so much. */
function slipBy(table: Table, site: number, count: number | undefined, cost: number): Piece {
  const { say, grid } = table
  const { sites, k } = placesOf(table)
  const [x, y] = sites[site] ?? [0, 0]
  const words = count === undefined ? say.cutOff : count === 0 ? say.joined : say.toLay(count)
  const size = grid.small ? 13 : 16
  const type = { font: 'text', size, weight: 700 } as const
  const r = cost > 0 ? size * 0.8 : 0
  const w = Math.ceil(widthOf(words, type) + 14 + (r > 0 ? 2 * r + 4 : 0))
  const h = Math.round(size * 1.7)
  const { land } = grid
  const left = Math.max(land.x + 4, Math.min(land.x + land.w - w - 4, x - w / 2))
  const top = y - 46 * k - h > land.y ? y - 46 * k - h : y + 46 * k
  const draw = (): Shape[] => [
    rect(0, 0, w, h, colours.paperLight, { radius: 5, stroke: stroke(colours.brass, 1.8), shadow: cardShadow }),
    inscribed(7, h / 2, w, [words], { ...type, colour: count === undefined ? '#a5382a' : colours.ink }, 11),
    ...(r > 0 ? [copper(w - r - 5, h / 2, r, `${cost}`, 'price')] : []),
  ]
  const place = { x: Math.round(left), y: Math.round(top), w, h }
  return piece('trial:reach', `reach:${words}:${cost}`, place, depths.offer - 2, draw, { margin: 8 })
}

/** The pawns that may go to what is picked, one to a chip, with what it will cost. */
function chipsFor(table: Table, pieces: readonly Piece[]): Piece[] {
  const { looking, grid } = table
  const sends = looking.next.filter((pick) => pick.startsWith('send:'))
  if (sends.length === 0) return []
  const high = grid.small ? 48 : 54
  const chips = sends.map((pick): Chip => ({ pick, label: labelOf(table, pick), row: chipRow(table, pick, high) }))
  const room = {
    anchor: anchorOf(table, pieces),
    stage: { x: 6, y: 4, w: grid.size.w - 12, h: grid.size.h - 8 },
    clear: [grid.decision, grid.log],
    high,
  }
  return chipPieces(depths.offer, chips, room)
}

const labelOf = ({ say }: Table, pick: string): string => {
  const [, role, rating] = pick.split(':')
  return `${say.kinds[role === 'agent' ? 'agent' : 'surveyor']}${rating === '0' ? '' : ` +${rating}`}`
}

/** A pawn, and the cost of what it is sent to. */
function chipRow(table: Table, pick: string, high: number): Chip['row'] {
  const { looking } = table
  const [, role, rating] = pick.split(':')
  const paints = paintsOf(table, looking.seat)
  const cost = costOfPick(table)
  const foot = high * 0.4
  const look = { rating: Number(rating) }
  const scale = (high * 0.84) / 48
  const figure = paints ? [(role === 'agent' ? agent : surveyor)(16 * scale, foot, scale, paints, look)] : []
  const [x, r] = [34 * scale, high * 0.26]
  return cost === 0
    ? { w: x, shapes: figure }
    : { w: x + 2 * r + 4, shapes: [...figure, copper(x + r + 4, 0, r, `${cost}`, 'price')] }
}

/** Cu for what is picked: of a thing that goes by auction, its price; nothing for the deck. */
function costOfPick({ looking, box, p }: Table): number {
  const [what, first] = looking.picked[0]?.split(':') ?? []
  const on = Number(first)
  if (what === 'clip') return box.is.red
  if (what === 'segment') return costOf(box, p, { track: true, on })
  return on === deck || box.cards[on] === undefined ? 0 : costOf(box, p, { track: false, on })
}

/** Where the thing is that was picked last. */
function anchorOf(table: Table, pieces: readonly Piece[]): Rect {
  const last = table.looking.picked.at(-1) ?? ''
  const [what, first] = last.split(':')
  const mark = what === 'segment' ? markAt(table, Number(first)) : undefined
  const { k } = placesOf(table)
  if (mark) return around(mark[0], mark[1], 40 * k)
  return pieces.find((one) => (one.pick ?? one.id) === last) ?? table.grid.land
}
