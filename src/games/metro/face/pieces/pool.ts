import { colours } from '../../../../kit/tokens.ts'
import { circle, group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Size } from '../../../../stage/face.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { pad } from '../../../../table/layout/around.ts'
import { column, grid, row } from '../../../../table/layout/flow.ts'
import { decoration, rest, shape } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, type PlacedNode, piecesOf } from '../../../../table/layout/node.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { kinds, type TileKind } from '../../content/tiles.ts'
import { unseenOf } from '../../unseen.ts'
import { tileBack } from '../art/back.ts'
import { tileShapes } from '../art/tile.ts'
import { depths, type Table } from '../table.ts'
import { printed } from './print.ts'

/** The tiles to draw, and what is still unseen. */
export function poolPieces(table: Table): Piece[] {
  const { pool, unseen, small } = table.grid
  const place = { ...pool, h: pool.h + (unseen?.h ?? 0) }
  const ground = small ? [] : [piece('panel:pool', 'panel', place, depths.panel, panel)]
  return [...ground, ...laidPool(table).flatMap(piecesOf)]
}

/** The pool and what is unseen, laid out in their places. */
export function laidPool(table: Table): PlacedNode[] {
  const { pool, unseen } = table.grid
  return [lay(poolOf(table), pool), ...(unseen ? [lay(unseenKinds(table), unseen)] : [])]
}

/** The pile with its count beside it or, where that is too narrow, below it. */
function poolOf(table: Table): LayoutNode {
  const { pool, small } = table.grid
  const isRow = pool.w > pool.h * 1.2
  const node = isRow ? (pool.h < 80 || small ? brief : speltOut) : upright
  return onTable(table, node(table))
}

/** The pool; its frame is brass when drawing is allowed. */
function onTable({ p, say, looking }: Table, node: LayoutNode): LayoutNode {
  const may = looking.next.includes('pool')
  const frame = { radius: 7, stroke: stroke(colours.brass, 3) }
  const draw = (w: number, h: number): Shape[] =>
    may ? [rect(1.5, 1.5, w - 3, h - 3, 'rgba(240, 210, 138, 0.16)', frame)] : []
  const count = say.poolOf({ tiles: p.pool.length })
  const label = may ? `${say.draw}: ${count}` : count
  const it = { id: 'pool', key: `pool:${may}`, depth: depths.panel + 1, margin: 4, label } as const
  return thingWith(may ? { ...it, marked: true } : it, draw, node)
}

/** The pile of tiles to draw, as high as there are tiles. */
function pile({ p }: Table, most: number): LayoutNode {
  const layers = Math.min(6, Math.ceil(p.pool.length / 8))
  return pad(
    { bottom: 12 },
    decoration(shape(1, 20, most), `pile:${layers}`, (side) => pileShapes(side, layers)),
  )
}

function pileShapes(side: number, layers: number): Shape[] {
  const empty = { radius: 4, stroke: stroke(colours.slateLine, 1.5, { dash: [5, 4] }) }
  if (layers === 0) return [rect(1, 1, side - 2, side - 2, 'rgba(0, 0, 0, 0)', empty)]
  const look = { radius: side * 0.05, stroke: stroke('#0f1a20', 1) }
  const below = upTo(layers).map((i) => {
    const by = ((layers - i) * side) / 22
    return rect(by * 0.4, by, side, side, i % 2 === 0 ? '#1b3140' : '#24404f', look)
  })
  return [...below, ...tileBack(side)]
}

type Counted = { readonly size: number; readonly anchor?: 'middle' }

/** The number of tiles to draw. */
function count(table: Table, look: Counted, high = 0): LayoutNode {
  const print = { font: 'display', ...look } as const
  return printed(table, 'pool:count', { ways: [`${table.p.pool.length}`], print, holds: '88', keeps: look.size }, high)
}

const upright = (table: Table): LayoutNode => {
  const edge = table.grid.small ? 2 : 12
  return pad(
    { left: edge, top: edge + 2, right: edge, bottom: 2 },
    column({}, [pile(table, 60), count(table, { size: 22, anchor: 'middle' }, 46)]),
  )
}

const quiet = { font: 'text', size: 13, colour: colours.mute } as const

const brief = (table: Table): LayoutNode =>
  pad(
    { left: 6, top: 4, right: 6 },
    row({ gap: 10 }, [
      pile(table, 70),
      count(table, { size: 30 }),
      printed(table, 'pool:words', { ways: [table.say.inPool], print: quiet }, 0, { grow: 1, drop: 1 }),
    ]),
  )

function speltOut(table: Table): LayoutNode {
  const { p, say, looking, grid } = table
  const high = grid.pool.h
  const theirs = p.hands.reduce((sum, hand, seat) => sum + (seat === looking.seat ? 0 : hand.length), 0)
  const display = { font: 'display', size: Math.min(27, high * 0.27), spacing: 1, colour: colours.brassText } as const
  const words = { font: 'text', size: Math.min(17, Math.max(14, high * 0.16)) } as const
  const others = {
    ways: [say.inOtherHands({ count: theirs }), say.held({ count: theirs })],
    print: { ...words, colour: colours.mute },
  }
  const beside = [
    printed(table, 'pool:words', { ways: [say.toDraw], print: words }, high * 0.26),
    printed(table, 'pool:others', others, high * 0.24),
  ]
  return pad(
    { left: 16, top: 8, right: 6, bottom: 4 },
    row({ gap: 20 }, [
      pad({ top: 4 }, pile(table, 70)),
      column(
        {},
        [
          printed(table, 'pool:title', { ways: [say.pool.toUpperCase()], print: display }, high * 0.3),
          row({ gap: 10 }, [count(table, { size: Math.min(52, high * 0.45) }), column({}, beside, { grow: 1 })]),
        ],
        { grow: 1 },
      ),
    ]),
  )
}

/** Every kind with a dot for each of its tiles, filled while it is unseen. */
function unseenKinds(table: Table): LayoutNode {
  const { p, say, looking, words } = table
  const counts = unseenOf(words.copies, p, looking.known)
  const print = { font: 'text', size: 15 } as const
  const dots = { ...print, italic: true, anchor: 'end', colour: colours.mute } as const
  const head = row({ gap: 8 }, [
    printed(table, 'unseen:title', { ways: [say.unseen], print }, 24, { grow: 0.6 }),
    printed(table, 'unseen:dots', { ways: [say.aDot, ''], print: dots }, 24, { grow: 0.4 }),
  ])
  const each = kinds.map((kind) => {
    const count = counts.get(kind) ?? 0
    const of = words.copies[kind]
    const draw = (w: number, h: number) => kindShapes(kind, count, of, { w, h })
    const about = {
      id: `kind:${kind}`,
      key: `kind:${kind}:${count}:${of}`,
      label: say.kind({ tile: words.tile(kind), count }),
    }
    return thing({ w: rest(), h: rest() }, { ...about, depth: depths.onPanel }, draw)
  })
  return pad(
    { left: 12, right: 12, bottom: 4 },
    column({ gap: 2 }, [pad({ left: 2, right: 2 }, head), as({ grow: 1 }, grid(8, 0, each))]),
  )
}

/** A kind of tile over a dot for each of them, of which `count` are still unseen. */
function kindShapes(kind: TileKind, count: number, of: number, { w, h }: Size): Shape[] {
  const side = Math.floor(Math.min(w - 6, h - 13))
  const apart = Math.min(8.4, w / of)
  const dots = upTo(of).map((i) => {
    const [cx, cy] = [w / 2 + (i - (of - 1) / 2) * apart, side + 6.5]
    return i < count
      ? circle(cx, cy, 3, colours.brassHi, { stroke: stroke(colours.brassLo, 1) })
      : circle(cx, cy, 2.6, colours.panel, { stroke: stroke(colours.pewterLo, 1) })
  })
  const opacity = count > 0 ? 1 : 0.26
  return [group(Math.round((w - side) / 2), 0, 1, tileShapes(kind, side, { small: true }), { opacity }), ...dots]
}
