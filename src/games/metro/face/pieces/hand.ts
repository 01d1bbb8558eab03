import { colours } from '../../../../kit/tokens.ts'
import type { Token } from '../../../../rules/game.ts'
import { rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { first, pad, pin, sized } from '../../../../table/layout/around.ts'
import { column, grid, row } from '../../../../table/layout/flow.ts'
import { leaf, rest, shape, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, type PlacedNode, piecesOf } from '../../../../table/layout/node.ts'
import { brassCapitals } from '../../../../table/parts/print.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { sideOf, striped } from '../seat/held.ts'
import { depths, type Table } from '../table.ts'
import { heldTile } from './heldTile.ts'
import { previews } from './previews.ts'
import { printed } from './print.ts'

/** The tiles of the seat in front, and what they would do. */
export const handPieces = (table: Table): Piece[] => piecesOf(laidHand(table))

/** The hand laid out in its place. */
export const laidHand = (table: Table): PlacedNode => lay(hand(table), table.grid.hand)

function hand(table: Table): LayoutNode {
  const { looking } = table
  const { small, hand } = table.grid
  const [edge, stripe] = small ? [8, 8] : [12, 15]
  const side = sideOf(table, looking.seat)
  const head = small ? 22 : Math.min(32, Math.round(hand.h * 0.13))
  const parts = (isTitled: boolean) => () => {
    const top = isTitled ? edge * 0.7 : edge
    const room = { w: hand.w - stripe - 3 - 2 * edge, h: hand.h - top - edge - (isTitled ? head + 4 : 0) }
    return pad(
      { left: stripe + 3 + edge, top, right: edge, bottom: edge },
      column({ gap: 3 }, [...(isTitled ? [title(table, head)] : []), held(table, room)]),
    )
  }
  const node = first([{ node: parts(true), from: { h: small ? 140 : 0 } }, { node: parts(false) }])
  return striped(side, { id: 'panel:hand', key: 'panel:hand' }, { wide: stripe, inset: 3 }, node)
}

function title(table: Table, high: number): LayoutNode {
  const { p, looking, say, words } = table
  const own = (p.hands[looking.seat]?.length ?? 0) > 1 ? say.yourTiles : say.yourTile
  const { ways, print } = brassCapitals([looking.watches ? words.seat(p, looking.seat) : own], high * 0.9)
  return printed(table, 'hand:title', { ways, print: { ...print, spacing: 1 }, keeps: print.size })
}

/** The tiles held, in a room of about this size, and what they would do: beside a single one if there is room. */
function held(table: Table, { w, h }: Room): LayoutNode {
  const { p, looking } = table
  const { small } = table.grid
  const tokens = p.hands[looking.seat] ?? []
  const isShowing = looking.next.includes('show')
  const effects = isShowing ? pin(0, 0, showButton(table)) : previews(table)
  const isAlone = tokens.length === 1
  const tiles = tokens.map((token, i) => tile(table, token, isAlone ? undefined : i + 1))
  if (isAlone && (w >= 270 || w > h * 1.7)) {
    const beside = sized({ w: span(50, w), h: rest() }, effects, { grow: 1 })
    const only = tiles.map((one) => sized({ w: span(24, Math.min(h, w * 0.6)) }, one, { weight: 1 }))
    return as({ grow: 1 }, pin(0, 0.5, row({ gap: Math.min(18, w * 0.05) }, [...only, beside])))
  }
  const gap = Math.min(10, w * 0.05)
  const least = isShowing ? 30 + gap : small ? Math.min(h * 0.34, 24) : h < 140 ? 0 : 78
  const below = sized({ w: rest(), h: rest(Math.max(0, least - gap)) }, effects, { grow: 1 })
  return column({ gap: Math.min(gap, least) }, [inRows(tiles, gap, { w, h: h - least }), below], { grow: 1 })
}

/** Squares in as many rows as let them be largest in such a room. */
function inRows(tiles: readonly LayoutNode[], gap: number, { w, h }: Room): LayoutNode {
  const sideIn = (across: number) => Math.min((w + gap) / across, (h + gap) / Math.ceil(tiles.length / across))
  const across = upTo(tiles.length).reduce((best, i) => (sideIn(i + 1) > sideIn(best) ? i + 1 : best), 1)
  return grid(across, gap, tiles, { weight: 1 })
}

type Room = Pick<Rect, 'w' | 'h'>

/** A held tile on the ground of the square it is tried on, with its number if there are several. */
const tile = (table: Table, token: Token, number?: number): LayoutNode =>
  leaf(shape(1, 24, 400), (place) => {
    const { looking, trial, p } = table
    const isTried = trial?.token === token && trial.isPicked
    const ground = isTried ? trial.cell : (p.laid.at(-1)?.cell ?? firstGround)
    const isPicked = isTried || looking.picked.includes(`hand:${token}`)
    const tried = isTried ? { kind: trial.kind, owners: table.owners.get(trial.cell) } : {}
    const held = heldTile(table, token, place, { ground, isPicked, ...tried })
    return number === undefined ? [held] : [held, numberPiece(table, token, place, number)]
  })

/** The ground of held tiles before anything lies on the board. */
const firstGround = 9

function numberPiece({ sizes }: Table, token: Token, { x, y }: Rect, number: number): Piece {
  const size = sizes.least
  const side = size * 1.4
  const draw = (w: number): Shape[] => [
    rect(0, 0, w, w, colours.slate900, { radius: 4, stroke: stroke(colours.brass, 1) }),
    text(w / 2, w / 2 + size * 0.36, `${number}`, { font: 'display', size, anchor: 'middle', colour: colours.paper }),
  ]
  const place = { x: x - 3, y: y - 3, w: side, h: side }
  return piece(`number:${token}`, `number:${number}`, place, depths.onPanel + 1, draw)
}

/** The button to show what one holds, since none of it can be laid. */
function showButton({ say: { show }, sizes }: Table): LayoutNode {
  const draw = (w: number, h: number): Shape[] => {
    const size = Math.max(sizes.least, Math.min(h * 0.46, (w * 1.9) / show.length))
    const type = { font: 'text', size, weight: 800, anchor: 'middle', colour: colours.brassInk } as const
    return [
      rect(0, 0, w, h, brass(0, h), { radius: 6, stroke: stroke(colours.brassLo, 1.6) }),
      text(w / 2, h / 2 + size * 0.31, show, type),
    ]
  }
  const it = { id: 'show', key: 'show', depth: depths.onPanel + 2, label: show, above: true, margin: 2 } as const
  return thing({ w: span(50, 400), h: span(28, 44) }, it, draw)
}
