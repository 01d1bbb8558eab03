import { colours } from '../../../../kit/tokens.ts'
import { grain, path, rect, round, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { brass, panel, paper } from '../../../../stage/kit/paints.ts'
import { letter, sack } from '../../../../stage/kit/tiles.ts'
import { first, layers, pad, pin, sized } from '../../../../table/layout/around.ts'
import { column, grid, row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, rest, shape, slot, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { counted } from '../../../../table/parts/counted.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { darkPanel, titledPanel } from '../../../../table/parts/panel.ts'
import { caption, line } from '../../../../table/parts/print.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { type Heap, type Yard, yardCells } from '../../../../table/parts/yard.ts'
import { inBag, inYard } from '../../position.ts'
import { type IconName, icon } from '../art/icons.ts'
import { night } from '../art/pubSign.ts'
import { stones } from '../art/stones.ts'
import { depths, finger, piece, seatsOf, sizesOf, spot, type Table } from '../table.ts'
import { cubePiece } from './onStations.ts'

const anyRoom = { w: rest(), h: rest() }

const growing = (nodes: readonly LayoutNode[]) => nodes.map((node) => as({ grow: 1 }, node))

/** The head of a panel, with a count. */
function headOf(table: Table, title: string, id: string, words: string) {
  const { body, caption: size } = table.grid.measures
  const print = { font: 'text', size: body, anchor: 'end', colour: colours.mute } as const
  return { title, size, count: line(sizesOf(table), id, depths.onCard, { ways: [words], print }) }
}

/** The stockyard with its cubes: in a panel, a strip, or a tall one. */
export function yardNode(table: Table): LayoutNode {
  const { grid: areas, say, p, box } = table
  const count = Math.max(box.events, p.yard.event)
  const all = inYard(p)
  const holes = (most: number) => Array.from({ length: count }, (_, i) => hole(i, i < p.yard.event, most))
  const tall = (across: number, bands: number) =>
    column({ gap: 2 }, [
      as({ grow: 1 }, yardCells({ ...heaps(table, 44), across, bands })),
      row({ alike: true }, growing(holes(40))),
    ])
  const flat = () =>
    row({ gap: 3 }, [
      as({ grow: 1 }, yardCells({ ...heaps(table, 40), across: all > 6 ? 2 : 1, bands: 6, upright: true })),
      pad({ top: 4, right: 2, bottom: 4 }, grid(Math.ceil(count / 2), 1, holes(22))),
    ])
  if (areas.small) {
    const either = first([{ node: flat, from: { w: 150 } }, { node: () => tall(all > 8 ? 3 : 2, 4) }])
    return onGravel('panel:yard', depths.panel, pad(3, either))
  }
  const ground = onGravel('yard:ground', depths.panel + 1, tall(all > 9 ? 4 : 3, 3))
  const head = headOf(table, say.yard, 'yard:count', say.inYard(all))
  return titledPanel('panel:yard', depths.panel, sizesOf(table), head, pad({ left: 7, right: 7, bottom: 8 }, ground))
}

/** Ore from the start of the yard, stone from its end. */
function heaps(table: Table, most: number): Pick<Yard, 'ends' | 'finger' | 'ground'> {
  const heap = (kind: 'iron' | 'stone'): Heap => ({
    count: table.p.yard[kind],
    thing: (i) => cubeNode(`yard:${kind}:${i}`, kind, most),
    zone: (place) => spot(`zone:${kind}`, place, depths.panel + 2, table.say[kind], { pick: `yard:${kind}` }),
  })
  return { ends: [heap('iron'), heap('stone')], finger: finger(table), ground: siding }
}

const cubeNode = (id: string, kind: Parameters<typeof cubePiece>[1], most: number) =>
  leaf(shape(1, 12, most), (place) => [cubePiece(id, kind, place)])

/** A siding below a row of cubes. */
const siding = decoration(anyRoom, 'siding', (w, h) => {
  const y = h / 2 + Math.min(h, 50) * 0.12
  return [
    ...Array.from({ length: Math.floor((w - 8) / 14) }, (_, i) =>
      rect(4 + i * 14, y, 7, 14, '#3d2c1e', { radius: 1, only: 'usual' }),
    ),
    rect(0, y + 2, w, 2.4, '#aab2b6'),
    rect(0, y + 10, w, 2.4, '#aab2b6'),
  ]
})

/** A hole for a white cube, perhaps with the cube. */
const hole = (i: number, isFilled: boolean, most: number): LayoutNode =>
  layers([
    decoration(shape(1, 14, most), 'hole', (w, h) => {
      const [cx, cy, rx] = [w / 2, h / 2, w * 0.46]
      return [
        path(round(cx, cy, rx, rx * 0.8), { fill: '#1b1712', stroke: stroke(colours.ballast, 2) }),
        path(`M${cx - rx * 0.9} ${cy - 3}A${rx} ${rx * 0.8} 0 0 1 ${cx + rx * 0.9} ${cy - 3}`, {
          stroke: stroke('#0d0b08', 2.6),
        }),
        path(round(cx, cy, rx, rx * 0.8), { only: 'contrast', stroke: stroke(colours.chalk, 2) }),
      ]
    }),
    ...(isFilled ? [pad({ bottom: 2 }, cubeNode(`yard:event:${i}`, 'event', most))] : []),
  ])

/** Gravel, for sidings and holes. */
const onGravel = (id: string, depth: number, node: LayoutNode): LayoutNode => {
  const draw = (w: number, h: number): Shape[] => {
    const look = { colours: ['#6a5d4e', '#463c32'], least: 0.6, most: 1.9 } as const
    const gravel = stones(grain(5), Math.round((w * h) / 160), { x: 0, y: 0, w, h }, look)
    return [rect(0, 0, w, h, '#574c40', { radius: 5 }), ...gravel]
  }
  return thingWith({ id, key: 'yard', depth }, draw, node)
}

/** The bag and how many cubes it holds. */
export function bagNode(table: Table): LayoutNode {
  const { grid: areas, say, p } = table
  const count = inBag(p) + p.bag.event
  const bag = { id: 'bag', label: say.bag }
  if (areas.small) {
    const draw = (w: number, h: number): Shape[] => [
      ...panel(w, h),
      sack(w * 0.36, h - 5, Math.min((h - 10) / 158, (w * 0.62) / 170)),
    ]
    const print = { font: 'display', size: 20, anchor: 'end' } as const
    const number = line(sizesOf(table), 'bag:count', depths.onCard, { ways: [`${count}`], print, holds: '88' })
    const right = row({}, [as({ grow: 5 }, space(0)), as({ grow: 1 }, number)])
    return layers([thing(anyRoom, { ...bag, key: 'bag', depth: depths.panel }, draw), pad({ right: 6 }, right)])
  }
  const drawn = thing(anyRoom, { ...bag, key: 'sack', depth: depths.panel + 2 }, (w, h) => [
    sack(w / 2, h - 10, Math.min((h - 12) / 158, w / 190)),
  ])
  const head = headOf(table, say.bag, 'bag:count', say.inBag({ count }))
  return titledPanel('panel:bag', depths.panel, sizesOf(table), head, pad({ left: 6, right: 6 }, drawn))
}

interface Store {
  readonly id: string
  readonly name: IconName
  /** Undefined: there is no limit. */
  readonly left?: number
  readonly words: string
}

/** The general supply, with counts for what can run out; on small tables nothing else is seen of it. */
export function supplyNode(table: Table): LayoutNode {
  const { box, p, say, grid: areas } = table
  const navvies = p.navvies.reduce((sum, one) => sum + one, 0)
  const finite: readonly Store[] = [
    { id: 'navvies', name: 'navvy', left: box.navvies - navvies, words: say.navvies },
    { id: 'stops', name: 'buffer', left: box.stops - p.stops.length, words: say.stops },
  ]
  const endless: readonly Store[] = [
    { id: 'passengers', name: 'passenger', words: say.passengers },
    { id: 'rubble', name: 'rubble', words: say.rubble },
  ]
  const { goods, count, caption: size } = areas.measures
  if (areas.small) {
    const counts = finite.map((store) => as({ grow: 2 }, storeNode(table, store, [16, 30], 17)))
    const rows = counts.map((one) => row({}, [as({ grow: 1 }, space(0)), one], { grow: 1 }))
    // Things come from here.
    const unseen = leaf(anyRoom, (place) =>
      endless.map(({ id }) => piece(`store:${id}`, 'unseen', place, depths.onCard, () => [], { alpha: 0 })),
    )
    return darkPanel(
      'panel:supply',
      depths.panel,
      layers([unseen, pad({ left: 4, top: 2, right: 4, bottom: 2 }, column({ alike: true }, rows))]),
    )
  }
  const rows = [...finite, ...endless].map((store) => {
    const parts = [storeNode(table, store, [18, goods], count), storeWords(table, store)]
    return row({ gap: 8, align: 'centre' }, parts, { grow: 1 })
  })
  const stack = pad({ left: 10, right: 6, bottom: 4 }, column({ alike: true }, rows))
  return titledPanel('panel:supply', depths.panel, sizesOf(table), { title: say.supply, size }, stack)
}

/** A kind in the supply, with its count if it can run out. */
function storeNode(table: Table, { id, name, left }: Store, high: readonly [number, number], size: number): LayoutNode {
  const it = { id: `store:${id}`, key: `store:${name}` }
  const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
  if (left === undefined) return thing(shape(1, ...high), { ...it, depth: depths.onCard, margin: 2 }, draw)
  const shown = { ...it, draw, countId: `store:${id}:left`, count: left, high, size }
  return as({ grow: 0 }, counted(sizesOf(table), depths.onCard, shown))
}

/** The name of a kind in the supply, in two lines if one is too narrow, with a note if it has no limit. */
function storeWords(table: Table, { id, left, words }: Store): LayoutNode {
  const size = table.grid.measures.body
  const print = { font: 'text', size, colour: '#d6cdb8' } as const
  const note = { ...print, colour: colours.mute }
  const lines = (...some: readonly string[]) => {
    const all = some.map((one, i) => {
      const it = { ways: [one], print: left === undefined && i > 0 ? note : print }
      return line(sizesOf(table), `store:${id}:${i}`, depths.onCard, it, { grow: 1 })
    })
    const high = Math.ceil(all.length * size * 1.15)
    return sized({ h: span(high, high * 1.3) }, column({}, all))
  }
  if (left === undefined) return as({ grow: 1 }, lines(words, table.say.noLimit))
  return first([{ node: () => lines(words) }, { node: () => lines(...words.split(' ')) }], { grow: 1 })
}

/** The pub at night, with places for the surveyors in front of it. */
export function pubNode(table: Table): LayoutNode {
  const { say, grid: areas } = table
  const { caption: size, body, pawn } = areas.measures
  const sizes = sizesOf(table)
  const lit = { font: 'display', size: areas.small ? 15 : size * 1.3, colour: '#ffeec4', plate: true } as const
  const name = caption(sizes, { ways: [say.pub.toUpperCase()], print: { ...lit, spacing: 0.8 } }, { grow: 1 })
  const empty = [as({ grow: 4 }, space(0))]
  const standing = seatsOf(table).map((seat) => slot(`pub:${seat}`, shape(30 / 46, 14, pawn)))
  const sky = layers([
    decoration(anyRoom, 'night', (w, h) => [
      { type: 'group', x: 0, y: 0, clip: `M0 0H${w}V${h}H0Z`, shapes: night(w, h) },
    ]),
    pad({ left: areas.small ? 4 : 7 }, row({}, [column({}, [name, ...empty], { grow: 1 }), ...empty])),
    pad({ left: 9 }, pin(0, 1, row({ gap: 4 }, standing))),
  ])
  const rule = { ways: [say.pubRule], print: { font: 'text', size: body, weight: 500, colour: colours.ink } } as const
  const disc = decoration(shape(1, body * 1.24), 'E', (w) => letter(w / 2, w / 2, w / 2, 'E', brass(0, w)))
  const told = row({ gap: 6 }, [disc, caption(sizes, rule, { grow: 1 })])
  const foot = pad({ left: 10, top: 2, bottom: 1 }, sized({ h: span(body * 1.5) }, told))
  const pub = { id: 'pub', key: 'pub', depth: depths.card, label: say.pub, margin: 8 }
  const draw = (w: number, h: number): Shape[] => [rect(0, 0, w, h, paper(0, h), { radius: 4, height: 1 })]
  return thingWith(pub, draw, areas.small ? pad(2, sky) : pad(3, column({}, [as({ grow: 1 }, sky), foot])))
}
