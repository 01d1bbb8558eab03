import { colours } from '../../../../kit/tokens.ts'
import { grain, path, rect, round, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf, wrapped } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged, enlargedIn } from '../../../../stage/kit/fit.ts'
import { panel } from '../../../../stage/kit/paints.ts'
import { sack } from '../../../../stage/kit/tiles.ts'
import { inBag, inYard } from '../../position.ts'
import { type IconName, icon } from '../art/icons.ts'
import { stones } from '../art/stones.ts'
import { around, depths, finger, piece, spot, type Table, textOf } from '../table.ts'
import { cubePiece } from './onStations.ts'
import { caption, captionSize, printed } from './print.ts'
import { lyingIn, type YardPlan, yardPlan } from './yardCells.ts'

/** The height of a panel's caption. */
const head = (table: Table) => table.grid.measures.caption + 12

/** The ground of the yard, and its holes for white cubes. */
function yardParts(table: Table): { readonly ground: Rect; readonly holes: readonly Rect[] } {
  const { yard } = table.grid
  const top = head(table)
  const ground = { x: yard.x + 7, y: yard.y + top, w: yard.w - 14, h: yard.h - top - 8 }
  const count = Math.max(table.box.events, table.p.yard.event)
  const step = ground.w / count
  const size = Math.round(Math.min(step * 0.86, ground.h * 0.21))
  const y = ground.y + ground.h - size * 0.66
  const holes = Array.from({ length: count }, (_, i) =>
    around(Math.round(ground.x + step * (i + 0.5)), Math.round(y), size),
  )
  return { ground, holes }
}

/** The places of resources: three bands of three, with more bands as needed. */
function plan(table: Table): YardPlan {
  const { ground, holes } = yardParts(table)
  const { iron, stone } = table.p.yard
  const area = { ...ground, h: (holes[0]?.y ?? ground.y) - ground.y - 2 }
  const across = inYard(table.p) > 9 ? 4 : 3
  return yardPlan(area, { iron, stone, across, bands: 3, upright: false, finger: finger(table) })
}

/** A yard's resources, and a touch area for each kind: all there is of it. */
export function resourcePieces({ say }: Table, { cells, zones }: YardPlan, lying: (cell: Rect) => Rect): Piece[] {
  return (['iron', 'stone'] as const).flatMap((kind) => {
    const zone = zones[kind]
    if (!zone) return []
    return [
      spot(`zone:${kind}`, zone, depths.panel + 2, say[kind], { pick: `yard:${kind}` }),
      ...cells[kind].map((cell, i) => cubePiece(`yard:${kind}:${i}`, kind, lying(cell))),
    ]
  })
}

function eventPieces(table: Table): Piece[] {
  const { holes } = yardParts(table)
  return Array.from({ length: table.p.yard.event }, (_, i) => i).flatMap((i) => {
    const place = holes[i]
    return place ? [cubePiece(`yard:event:${i}`, 'event', { ...place, y: place.y - 2 })] : []
  })
}

/** Gravel with sidings at these heights, and holes. */
export function yardGround(w: number, h: number, rows: readonly number[], holes: readonly Rect[]): Shape[] {
  const look = { colours: ['#6a5d4e', '#463c32'], least: 0.6, most: 1.9 } as const
  const gravel = stones(grain(5), Math.round((w * h) / 160), { x: 0, y: 0, w, h }, look)
  return [
    rect(0, 0, w, h, '#574c40', { radius: 5 }),
    ...gravel,
    ...rows.flatMap((y) => siding(y, w)),
    ...holes.flatMap(({ x, y, w: wide }) => {
      const [cx, cy, rx] = [x + wide / 2, y + wide / 2, wide * 0.46]
      return [
        path(round(cx, cy, rx, rx * 0.8), { fill: '#1b1712', stroke: stroke(colours.ballast, 2) }),
        path(`M${cx - rx * 0.9} ${cy - 3}A${rx} ${rx * 0.8} 0 0 1 ${cx + rx * 0.9} ${cy - 3}`, {
          stroke: stroke('#0d0b08', 2.6),
        }),
        path(round(cx, cy, rx, rx * 0.8), { only: 'contrast', stroke: stroke(colours.chalk, 2) }),
      ]
    }),
  ]
}

/** A siding across the yard. */
const siding = (y: number, w: number): Shape[] => [
  ...Array.from({ length: Math.floor((w - 8) / 14) }, (_, i) =>
    rect(4 + i * 14, y, 7, 14, '#3d2c1e', { radius: 1, only: 'usual' }),
  ),
  rect(0, y + 2, w, 2.4, '#aab2b6'),
  rect(0, y + 10, w, 2.4, '#aab2b6'),
]

/** The stockyard with its cubes. */
export function yardPieces(table: Table): Piece[] {
  const { grid, say, p } = table
  const { yard, measures } = grid
  const { ground, holes } = yardParts(table)
  const lie = plan(table)
  const lying = (cell: Rect) => lyingIn(cell, 0.82, 54)
  const rows = lie.bands.map(lying).map(({ y, h }) => Math.round(y + h * 0.62 - ground.y))
  const local = holes.map((hole) => ({ ...hole, x: hole.x - ground.x, y: hole.y - ground.y }))
  const words = say.inYard(inYard(p))
  const counted = besideCaption(table, words, say.yard, yard.w)
  return [
    panelPiece('yard', yard, say.yard, captionSize(table, say.yard, measures.caption, yard.w - 30 - counted.wide)),
    piece('yard:ground', `yard:${rows.join()}`, ground, depths.panel + 1, (w, h) => yardGround(w, h, rows, local)),
    printed('yard:count', yard.x + yard.w - 10, yard.y + measures.caption + 5, words, counted.print),
    ...resourcePieces(table, lie, lying),
    ...eventPieces(table),
  ]
}

/** The print of a count at the right of a panel's caption. */
function besideCaption(table: Table, words: string, title: string, w: number) {
  const { body, caption: size } = table.grid.measures
  const type = { font: 'text', size: body } as const
  const taken = widthOf(title.toUpperCase(), { font: 'display', size, spacing: 1.5 })
  const large = enlargedIn(words, type, textOf(table), { w: w - 30 - taken, h: size + 4 })
  const print = { ...type, size: large, anchor: 'end', colour: colours.mute } as const
  return { print, wide: widthOf(words, print) }
}

/** A dark panel with a caption. */
export function panelPiece(id: string, place: Rect, words: string, size: number, label?: string): Piece {
  const draw = (w: number, h: number) => [...panel(w, h), caption(10, size + 5, words, size)]
  return piece(`panel:${id}`, `panel:${id}`, place, depths.panel, draw, {
    margin: 1,
    ...(label !== undefined && { label }),
  })
}

/** In front of the bag: the place for cubes drawn into the hand. */
export function bagFront({ grid: { bag } }: Table): { x: number; y: number } {
  return { x: bag.x + bag.w / 2, y: bag.y + bag.h * 0.82 }
}

/** The bag and how many cubes it holds. */
export function bagPieces(table: Table): Piece[] {
  const { grid, say, p } = table
  const { bag, measures } = grid
  const top = head(table)
  const place = { x: bag.x + 6, y: bag.y + top - 4, w: bag.w - 12, h: bag.h - top }
  const words = say.inBag(inBag(p) + p.bag.event)
  const counted = besideCaption(table, words, say.bag, bag.w)
  return [
    panelPiece('bag', bag, say.bag, captionSize(table, say.bag, measures.caption, bag.w - 30 - counted.wide)),
    piece('bag', 'sack', place, depths.panel + 2, (w, h) => [sack(w / 2, h - 10, Math.min((h - 12) / 158, w / 190))], {
      label: say.bag,
    }),
    printed('bag:count', bag.x + bag.w - 10, bag.y + measures.caption + 5, words, counted.print),
  ]
}

interface Store {
  readonly id: string
  readonly icon: IconName
  /** Undefined: there is no limit. */
  readonly left?: number
  readonly words: string
}

/** The general supply, with counts for what can run out. */
export function stores({ box, p, say }: Table): Store[] {
  const navvies = p.navvies.reduce((sum, one) => sum + one, 0)
  return [
    { id: 'navvies', icon: 'navvy', left: box.navvies - navvies, words: say.navvies },
    { id: 'stops', icon: 'buffer', left: box.stops - p.stops.length, words: say.stops },
    { id: 'passengers', icon: 'passenger', words: say.passengers },
    { id: 'rubble', icon: 'rubble', words: say.rubble },
  ]
}

/** The place of a kind in the general supply. */
export function storePlace(table: Table, id: string): Rect {
  const { supply, measures } = table.grid
  const all = stores(table)
  const index = all.findIndex((store) => store.id === id)
  const top = supply.y + measures.caption + 8
  const step = (supply.y + supply.h - top - 4) / all.length
  const size = Math.round(Math.min(step * 0.9, measures.goods))
  return around(supply.x + size * 0.5 + 10, Math.round(top + step * (index + 0.5)), size)
}

/** The general supply. */
export function supplyPieces(table: Table): Piece[] {
  const { grid, say } = table
  const { supply, measures } = grid
  return [
    panelPiece('supply', supply, say.supply, captionSize(table, say.supply, measures.caption, supply.w - 20)),
    ...stores(table).flatMap((store) => {
      const place = storePlace(table, store.id)
      const draw = (w: number) => [icon(store.icon, w / 2, w / 2, w)]
      const id = `store:${store.id}`
      return [piece(id, `store:${store.icon}`, place, depths.onCard, draw, { margin: 2 }), ...storeWords(table, store)]
    }),
  ]
}

/** A store's text: where it starts, its room, and the size of the count. */
function besideStore(table: Table, { id, left }: Store) {
  const { supply, measures } = table.grid
  const place = storePlace(table, id)
  const x = place.x + place.w + 8
  const top = supply.y + measures.caption + 8
  const high = (supply.y + supply.h - top - 4) / stores(table).length
  const usual = Math.min(measures.count, place.h)
  const size = enlarged(usual, Math.min(textOf(table), 1.3), (tried) => tried <= high * 0.9)
  const from = x + (left === undefined ? 0 : Math.round(size * 0.95))
  return { x, y: place.y + place.h / 2, size, from, high, room: supply.x + supply.w - 6 - from }
}

/** A store's text at a size: a name for what can run out, with a note of no limit for the rest. */
function storeLines(table: Table, store: Store, size: number): readonly string[] {
  if (store.left === undefined) return [store.words, table.say.noLimit]
  return wrapped(store.words, besideStore(table, store).room, { font: 'text', size })
}

/** The number left of a kind and its name, in two lines if one is too narrow. */
function storeWords(table: Table, store: Store): Piece[] {
  const { id, left } = store
  const { measures } = table.grid
  const { x, y, size, from, high } = besideStore(table, store)
  const fits = (size: number) => (one: Store) => {
    const lines = storeLines(table, one, size)
    const { room } = besideStore(table, one)
    const isNarrow = lines.every((line) => widthOf(line, { font: 'text', size }) <= room)
    return isNarrow && lines.length * size * 1.05 <= high - 2
  }
  const body = enlarged(measures.body, textOf(table), (size) => stores(table).every(fits(size)))
  const print = { font: 'text', size: body, colour: '#d6cdb8' } as const
  const lines = storeLines(table, store, body)
  const step = body * 1.05
  const first = y + body * 0.34 - ((lines.length - 1) * step) / 2
  const count = { font: 'display', size } as const
  return [
    ...(left === undefined ? [] : [printed(`store:${id}:left`, x, y + size * 0.36, `${left}`, count)]),
    ...lines.map((line, i) => {
      const colour = left === undefined && i === 1 ? colours.mute : print.colour
      return printed(`store:${id}:${i}`, from, first + i * step, line, { ...print, colour })
    }),
  ]
}
