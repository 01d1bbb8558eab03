import { colours } from '../../../../kit/tokens.ts'
import { group, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass, panel } from '../../../../stage/kit/paints.ts'
import { layers, pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { leaf, rest } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { stages } from '../../chart.ts'
import { goods, topRung } from '../../content/edition.ts'
import { isSnowy } from '../../position.ts'
import { cageShapes, rungTop, shaftShapes } from '../art/exchange.ts'
import { good } from '../art/goods.ts'
import { icon } from '../art/icons.ts'
import { between } from '../grid.ts'
import { currentStage, depths, piece, type Table } from '../table.ts'
import { anyRoom, count, drawn, fitting, heading, remark, told } from './print.ts'

const keptExchange = keptBoard()

/** The Exchange: a shaft for each good, and in it a cage at the height of its price. */
export const exchangePieces = (table: Table): readonly Piece[] =>
  table.grid.small
    ? []
    : keptExchange(table, table.grid.exchange, [table.p.rungs, table.p.shipped, table.box.edition], () =>
        exchangeNode(table),
      )

/** The same as a node, with its name where `named`. */
export function exchangeNode(table: Table, named = true): LayoutNode {
  const { grid, say } = table
  const size = grid.small ? 18 : between(grid, 19, 27)
  const head = row({ gap: 6 }, [
    told(table, 'exchange:head', [say.exchange.toUpperCase()], heading(size), { grow: 1 }),
    told(table, 'exchange:each', [say.each], remark(grid.small ? 13 : between(grid, 14, 19), { anchor: 'end' })),
  ])
  const shafts = evenly(
    goods.length,
    grid.small ? 8 : between(grid, 4, 7),
    goods.map((_, at) => shaftNode(table, at)),
    { grow: 1 },
  )
  const edge = grid.small ? 8 : between(grid, 7, 12)
  const ground = drawn(anyRoom, 'exchange', 'exchange', panel, { depth: depths.panel, margin: 1 })
  return layers([
    ...(named ? [ground] : []),
    pad(edge, column({ gap: 3 }, [...(named ? [head] : []), as({ grow: 1 }, shafts)])),
  ])
}

/** A good over the shafts of its markets. */
const shaftNode = (table: Table, at: number): LayoutNode =>
  leaf({ w: rest(), h: rest() }, ({ x, y, w, h }) => {
    const { p, say } = table
    const name = goods[at] ?? 'silver'
    const sign = Math.min(w * 0.8, h * 0.13)
    const top = Math.round(sign * 1.2)
    const wide = w / p.rungs.length
    const draw = (a: number) => [good(name, a / 2, sign / 2, sign)]
    const label = say.goods[name]
    return [
      piece(`good:${name}`, `gem:${name}`, { x, y, w, h: top }, depths.on, draw, { label }),
      ...soldPieces(table, at, { x, y, w, h: top }),
      ...p.rungs.flatMap((rungs, market) =>
        shaftPieces(table, at, market, rungs[at] ?? 1, { x: x + wide * market, y: y + top, w: wide, h: h - top }),
      ),
    ]
  })

/** The number of a good sold this turn, on paper at its sign: its price will fall the more. */
function soldPieces({ p }: Table, at: number, { x, y, w, h }: Rect): Piece[] {
  const sold = p.shipped.reduce((sum, counts) => sum + (counts[at] ?? 0), 0)
  if (sold === 0) return []
  const high = Math.round(Math.max(15, h * 0.46))
  const place = {
    x: Math.round(x + w - high * 1.3),
    y: Math.round(y + h - high - 1),
    w: Math.round(high * 1.3),
    h: high,
  }
  const print = { font: 'display', size: high * 0.88, anchor: 'middle', colour: colours.ink } as const
  const draw = (a: number, b: number): Shape[] => [
    rect(0, 0, a, b, colours.paperLight, { radius: 3, stroke: stroke(colours.ink, 1) }),
    ...fitting(a / 2, b / 2, a - 2, [`${sold}`], print, 11),
  ]
  return [piece(`sold:${at}`, `sold:${sold}`, place, depths.on + 1, draw)]
}

/** A shaft, and the cage in it at the height of the price. */
function shaftPieces({ box }: Table, at: number, market: number, rung: number, { x, y, w, h }: Rect): Piece[] {
  const prices = box.prices[at] ?? []
  const shaft = { w: Math.round(w * 0.9), h, prices, start: box.values.market.start }
  const [price, isTop, drop] = [prices[rung - 1] ?? 0, rung === topRung, Math.round(rungTop(shaft, rung))]
  const wall = { x: Math.round(x + w * 0.05), y, w: shaft.w, h }
  const place = { x: Math.round(x), y: y + drop, w: Math.round(w), h: Math.round(h / topRung) }
  const scale = Math.min(1, place.w / (place.h * 1.25))
  const draw = (a: number, b: number) => [
    group(0, (b * (1 - scale)) / 2, scale, cageShapes({ w: a / scale, h: b }, price, drop / scale, isTop)),
  ]
  return [
    piece(`shaft:${market}:${at}`, `shaft:${prices.join()}`, wall, depths.panel + 1, () => shaftShapes(shaft), {
      margin: 2,
    }),
    piece(`cage:${market}:${at}`, `cage:${price}:${drop}:${isTop}`, place, depths.on, draw, { margin: drop + 4 }),
  ]
}

const keptTurn = keptBoard()

/** The turn, the weather and where in the turn the table is; on a phone the prices as well. */
export function turnPieces(table: Table): readonly Piece[] {
  const { grid, p } = table
  const shows = [p.turn, isSnowy(p), p.storms.length > 0, currentStage(p), grid.small && p.rungs]
  return keptTurn(table, grid.turn, shows, () => (grid.small ? strip(table) : plate(table)))
}

const weatherOf = ({ p, say }: Table): string => (isSnowy(p) ? say.snow : p.storms.length > 0 ? say.storm : say.clear)

function plate(table: Table): LayoutNode {
  const { grid, p, say } = table
  const edge = between(grid, 8, 12)
  const head = row({ gap: 5 }, [
    told(table, 'turn:n', [say.turn(p.turn).toUpperCase()], heading(between(grid, 19, 27)), { grow: 1 }),
    told(table, 'turn:sky', [weatherOf(table)], remark(between(grid, 14, 19), { anchor: 'end' })),
    skyNode(table, between(grid, 22, 30)),
  ])
  const ground = drawn(anyRoom, 'turn', 'turn', panel, { depth: depths.panel, label: say.turn(p.turn), margin: 1 })
  const steps = drawn(anyRoom, 'steps', `steps:${currentStage(p)}`, (w, h) => stepShapes(table, w, h))
  return layers([ground, pad(edge, column({ gap: 2 }, [head, as({ grow: 1 }, steps)]))])
}

const skyNode = (table: Table, size: number): LayoutNode => {
  const isSnowing = isSnowy(table.p)
  const draw = (w: number, h: number): Shape[] =>
    isSnowing || table.p.storms.length > 0
      ? [group(0, 0, 1, [icon('snow', w / 2, h / 2, Math.min(w, h) * 0.94)], { opacity: isSnowing ? 1 : 0.55 })]
      : [moon(w / 2, h / 2, Math.min(w, h) * 0.36)]
  const room = { w: { least: size, ideal: size }, h: { least: 12, ideal: size } }
  return drawn(room, 'sky', `sky:${isSnowing}:${table.p.storms.length > 0}`, draw)
}

/** A crescent. */
const moon = (x: number, y: number, r: number): Shape =>
  path(
    `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.4}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.3} ${y - r}Z`,
    { fill: '#fdf3d2' },
  )

/** The five parts of a turn on a line of track. */
function stepShapes(table: Table, w: number, h: number): Shape[] {
  const { p } = table
  const now = stages.indexOf(currentStage(p))
  const step = w / stages.length
  const r = Math.min(step * 0.28, h * 0.26)
  const y = r + 2
  return [
    rect(step / 2, y - 1, w - step, 2, colours.brassLo),
    ...stages.flatMap((_, at): Shape[] => {
      const x = step * (at + 0.5)
      const isNow = at === now
      return [
        rect(x - r, y - r, 2 * r, 2 * r, isNow ? brass(y - r, 2 * r) : '#17212a', {
          radius: r,
          stroke: stroke(at <= now ? colours.brass : '#6d7a82', 1.6),
        }),
        inscribed(x, y, r * 1.8, [`${at + 1}`], {
          font: 'display',
          size: r * 1.25,
          anchor: 'middle',
          colour: isNow ? colours.brassInk : colours.mute,
        }),
      ]
    }),
    ...stageNames(table, w, Math.min(h - 8, 2 * r + 8 + (h - 2 * r) * 0.36)),
  ]
}

/** The names of the parts of a turn, or that of the present one alone where they have no room. */
function stageNames({ say, p, grid }: Table, w: number, y: number): Shape[] {
  const step = w / stages.length
  const print = { font: 'text', size: between(grid, 14, 18), anchor: 'middle', colour: colours.mute } as const
  const lit = { ...print, weight: 700, colour: colours.brassText } as const
  const now = currentStage(p)
  const names = stages.map((stage, at) =>
    fitting(step * (at + 0.5), y, step + 2, [say.stages[stage]], stage === now ? lit : print, 14),
  )
  if (names.every((shapes) => shapes.length > 0)) return names.flat()
  const [at, half] = [step * (stages.indexOf(now) + 0.5), Math.ceil(widthOf(say.stages[now], lit)) / 2 + 2]
  const x = Math.max(half, Math.min(w - half, at))
  return [...fitting(x, y, 2 * half, [say.stages[now]], lit, 14)]
}

/** Turn, snow, part of the turn and the five prices on one line. */
function strip(table: Table): LayoutNode {
  const { p, say } = table
  const ground = (w: number, h: number): Shape[] => [rect(0, 0, w, h, '#18222a', { radius: 6 })]
  const stage = currentStage(p)
  const number = count(22, { colour: colours.brassText, anchor: 'middle' })
  const dots = drawn(anyRoom, 'steps', `dots:${stage}`, (w, h) => dotShapes(table, w, h), { label: say.stages[stage] })
  const prices = evenly(
    goods.length,
    1,
    goods.map((_, at) => priceNode(table, at)),
  )
  return layers([
    drawn(anyRoom, 'turn', 'strip', ground, { depth: depths.panel, label: say.turn(p.turn) }),
    pad(
      { left: 6, right: 3 },
      row({ gap: 3 }, [
        told(table, 'turn:n', [`${p.turn}`], number, { holds: '88' }),
        skyNode(table, 18),
        sizedTo(58, dots),
        as({ grow: 1 }, prices),
      ]),
    ),
  ])
}

const sizedTo = (w: number, node: LayoutNode): LayoutNode => ({
  ...node,
  span: (axis, across) => (axis === 'w' ? { least: w * 0.8, ideal: w } : node.span(axis, across)),
})

function dotShapes(table: Table, w: number, h: number): Shape[] {
  const now = stages.indexOf(currentStage(table.p))
  return stages.map((_, at) => {
    const r = at === now ? 5.4 : 3.2
    const x = (w / stages.length) * (at + 0.5)
    return rect(x - r, h / 2 - r, 2 * r, 2 * r, at === now ? colours.brassHi : at < now ? colours.brassLo : '#55636e', {
      radius: r,
    })
  })
}

/** A good and its price, on brass at the top. */
function priceNode(table: Table, at: number): LayoutNode {
  const { box, p, say } = table
  const name = goods[at] ?? 'silver'
  const rungs = p.rungs.map((all) => all[at] ?? 1)
  const prices = rungs.map((rung) => box.prices[at]?.[rung - 1] ?? 0)
  const isTop = rungs.some((rung) => rung === topRung)
  const draw = (w: number, h: number): Shape[] => {
    const size = Math.min(w * (prices.length > 1 ? 0.28 : 0.44), h * 0.62, 22)
    const words = prices.join('/')
    const x = size + 2
    const wide = Math.min(w - x, h * 1.25)
    return [
      ...(isTop ? [rect(x - 1, h * 0.14, wide, h * 0.72, brass(0, h), { radius: 3 })] : []),
      good(name, size / 2, h / 2, size),
      inscribed(
        x + wide / 2 - 1,
        h / 2,
        w - x - 1,
        [words],
        {
          font: 'display',
          size: Math.min(h * 0.56, 21),
          anchor: 'middle',
          colour: isTop ? colours.brassInk : colours.paper,
        },
        11,
      ),
    ]
  }
  return drawn(anyRoom, `good:${name}`, `price:${name}:${prices.join()}:${isTop}`, draw, {
    label: `${say.goods[name]}: ${prices.join(', ')}`,
  })
}
