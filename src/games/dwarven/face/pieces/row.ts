import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { row } from '../../../../table/layout/flow.ts'
import { leaf, rest, span } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { deck } from '../../position.ts'
import { deckBack } from '../art/cards/scenes.ts'
import { seatRoundel } from '../art/pawns.ts'
import { between } from '../grid.ts'
import { pawnPiece, pawnsIn, type Standing } from '../map/pawns.ts'
import { cardName, depths, paintsOf, piece, type Table } from '../table.ts'
import { cardKey, faceShapes, isBroad, ordinal } from './cards.ts'
import { paperShapes } from './tile.ts'

/** The deck and the cards for sale, side by side or in rows; `ends` lie under the deck. */
export function rowNode(table: Table, rows = 1, ends: readonly LayoutNode[] = []): LayoutNode {
  const { grid, p } = table
  const gap = grid.small ? 3 : between(grid, 5, 8)
  const cards = p.upcards.map((card, nth) => cardNode(table, card, nth))
  const wide = grid.small ? between(grid, 44, 46) : between(grid, 76, 104)
  const left = ends.length > 0 ? evenly(1, gap, [deckNode(table, wide), ...ends]) : deckNode(table, wide)
  return row({ gap }, [left, evenly(Math.ceil(cards.length / rows), gap, cards, { grow: 1 })])
}

/** The pawns on a card that don’t stand on the mountain, in the lower right corner of it or of its picture. */
function standingOn(table: Table, card: number, place: Rect): Piece[] {
  const here = agentsOn(table, card)
  const high = Math.min(place.h * 0.44, 50)
  const foot = card === deck ? place.h * 0.64 : isBroad(place) ? place.h : place.h * 0.5
  const wide = Math.min(high * 0.72, (place.w - 4) / Math.max(1, here.length))
  return here.flatMap((pawn, nth) => {
    const x = Math.round(place.x + place.w - (nth + 1) * wide)
    const at = { x, y: Math.round(place.y + foot - high), w: Math.round(wide), h: Math.round(high) }
    return pawnPiece(table, pawn, at, depths.pawn)
  })
}

const agentsOn = (table: Table, card: number): Standing[] =>
  pawnsIn(table).filter(({ role, at }) => role === 'agent' && at === card)

const isOnMountain = ({ layout }: Table, card: number) => (layout.siteOf[card] ?? -1) >= 0

/** A card of the row, its number in the corner; who stands on it is seen on the mountain or on its edge. */
export const cardNode = (table: Table, card: number, nth: number): LayoutNode =>
  leaf({ w: rest(), h: rest() }, (place) => {
    const { grid } = table
    const here = isOnMountain(table, card) ? agentsOn(table, card) : []
    const letters = here.flatMap(({ seat }) => paintsOf(table, seat) ?? [])
    const r = grid.small ? 7 : between(grid, 8, 11)
    const draw = (w: number, h: number): Shape[] => [
      ...paperShapes(w, h),
      ...faceShapes(table, card, { w, h }),
      ...(nth >= 0 ? ordinal(nth + 1, grid.small ? 7.5 : between(grid, 9, 12)) : []),
      ...letters.flatMap((paints, i) =>
        seatRoundel(r + 5 + i * (2 * r + 1), (isBroad({ w, h }) ? h : h * 0.5) - r - 6, r, paints),
      ),
    ]
    const key = `card:${cardKey(table, card)}:${nth}:${letters.map(({ letter }) => letter).join('')}`
    const label = cardName(table, card)
    return [
      piece(`card:${card}`, key, place, depths.panel, draw, { label, margin: 6 }),
      ...(isOnMountain(table, card) ? [] : standingOn(table, card, place)),
    ]
  })

/** The deck with its number of cards, and the agents on it. */
const deckNode = (table: Table, wide: number): LayoutNode =>
  leaf({ w: span(wide), h: rest() }, (place) => {
    const { p, say, grid } = table
    const count = p.deck.length
    const size = Math.min(grid.small ? 17 : 15 + 9 * grid.share, place.h * 0.24)
    const draw = (w: number, h: number): Shape[] => [
      ...deckBack({ w, h }),
      rect(w * 0.1, h - size * 1.5, w * 0.8, size * 1.3, '#0d1620', { radius: 4, stroke: stroke(colours.brass, 1) }),
      inscribed(w / 2, h - size * 0.85, w * 0.76, [`${count}`], {
        font: 'display',
        size,
        anchor: 'middle',
        colour: colours.brassText,
      }),
    ]
    const label = `${say.deck}: ${count} ${say.inDeck}`
    return [
      piece(`card:${deck}`, `deck:${count}`, place, depths.panel, draw, { label, margin: 4 }),
      ...standingOn(table, deck, place),
    ]
  })
