import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { panel, paper } from '../../../../stage/kit/paints.ts'
import { layers, pad, sized } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import type { Settings } from '../../options.ts'
import type { Shed } from '../../position.ts'
import { rackEngine } from '../art/engines.ts'
import { icon } from '../art/icons.ts'
import { placedRow, rebusWithin, signOf } from '../art/rebus.ts'
import { verbSigns } from '../art/signs.ts'
import { between } from '../grid.ts'
import { depths, isNext, type Table } from '../table.ts'
import { anyRoom, count, drawn, heading, remark, told } from './print.ts'

const kept = keptBoard()

/** The Engine Shed: its name, whether trains may be bought, and the trains with the coal on them. */
export function shedPieces(table: Table): readonly Piece[] {
  const { p, looking, grid } = table
  const next = looking.next.filter((pick) => pick.startsWith('train:'))
  return kept(table, grid.shed, [p.shed, p.isForSale, p.settings, next], () => shedBoard(table))
}

/** The shed’s head, and the trains below each other or those of a series. */
export function shedBoard(table: Table): LayoutNode {
  const { grid, p, say } = table
  const edge = between(grid, 7, 10)
  const head = row({ gap: 6 }, [
    told(table, 'shed:head', [say.shed.toUpperCase()], heading(between(grid, 17, 24)), { grow: 1 }),
    shedState(table, between(grid, 14, 20), 'end'),
  ])
  const high = between(grid, 39, 53)
  const trains = p.boards.length > 1 ? p.shed.map((one) => train(table, one, high)) : [as({ grow: 1 }, series(table))]
  const ground = drawn(anyRoom, 'panel:shed', 'panel', panel, { depth: depths.panel, margin: 2 })
  const inside = column({ gap: 5 }, [
    pad({ left: 5, right: 5 }, sized({ h: span(between(grid, 24, 34)) }, head)),
    ...trains,
  ])
  return layers([ground, pad({ left: edge, top: 4, right: edge, bottom: edge }, inside)])
}

/** Whether trains may be bought; alone, the number of this match in its series. */
export function shedState(table: Table, size: number, anchor: 'start' | 'end'): LayoutNode {
  const { say, p, box } = table
  const onSale = p.shed.length === 0 ? say.soldOut : p.isForSale ? say.forSale : say.notYet
  const match = () => say.matchOf({ number: p.settings.series.length + 1, of: box.values.trains.length })
  return told(table, 'shed:state', [p.boards.length === 1 ? match() : onSale], remark(size, { anchor }))
}

/** A row less high than this has no room for two lines. */
const lowest = 28

/** A train in the shed: its power in signs, its price, and the coal that comes with it. */
export function train(table: Table, { train: number, coal }: Shed, high: number): LayoutNode {
  const card = table.box.trains[number]
  const isOn = isNext(table, `train:${number}`)
  const signs = card?.verb ? verbSigns(card.verb) : []
  const named = { font: 'display', spacing: 0.4, colour: colours.ink } as const
  const draw = (w: number, h: number): Shape[] => {
    const engine = Math.min(1.32, h / 38)
    const x = 14 + 44 * engine
    const price = rebusWithin([signOf('steel', card?.steel ?? 0)], 60, Math.min(27, h * 0.56))
    const [lump, apart] = [Math.min(25, h * 0.5), Math.min(18, h * 0.38)]
    const right = w - 14 - coal * apart
    const room = right - price.w - x - 8
    // On a low row the power stands beside the name, otherwise below it.
    const isLow = h < lowest
    const power = isLow
      ? placedRow(rebusWithin(signs, room * 0.44, h * 0.76), x + room * 0.56, h / 2)
      : placedRow(rebusWithin(signs, room, Math.min(22, h * 0.46)), x, h * 0.74)
    const [wide, y] = signs.length === 0 ? [1, 0.5] : isLow ? [0.52, 0.5] : [1, 0.28]
    const print = { ...named, size: Math.min(25, h * (isLow ? 0.7 : 0.48)) }
    return [
      rect(0, 0, w, h, paper(0, h), { radius: 4, height: 1, ...(isOn && { stroke: stroke(colours.brassHi, 3) }) }),
      rackEngine(6, h / 2 + 14 * engine, engine, number),
      inscribed(x, h * y, room * wide, [(card?.name ?? '').toUpperCase()], print, 13),
      power,
      placedRow(price, right, h / 2, 'end'),
      ...Array.from({ length: coal }, (_, i) => icon('coal', w - 6 - lump / 2 - i * apart, h / 2, lump)),
    ]
  }
  const rest = { ...saidOf(table, number), margin: reach(1) }
  return drawn({ w: anyRoom.w, h: span(18, high) }, `train:${number}`, `train:${number}:${coal}:${isOn}`, draw, rest)
}

/** The name of a train in the shed, and whether it may be bought now. */
const saidOf = (table: Table, number: number) => {
  const { name = '', steel = 0 } = table.box.trains[number] ?? {}
  return {
    label: table.say.trainNamed({ name, steel }),
    ...(isNext(table, `train:${number}`) && { marked: true as const }),
  }
}

/** An engine over a number on a slip of paper. */
function slip(number: number, n: string, isLit: boolean, isPale: boolean, isAhead = false) {
  return (w: number, h: number): Shape[] => {
    const scale = Math.min((w - 3) / 44, (h * 0.66) / 32)
    const engine = rackEngine((w - 44 * scale) / 2, h * 0.36 + 16 * scale, scale, number)
    const print = count(Math.min(20, h * 0.32), { anchor: 'middle', colour: colours.ink })
    return [
      rect(0, 0, w, h, isLit ? colours.paperLight : isPale ? '#a8a191' : paper(0, h), {
        radius: 4,
        stroke: stroke(isLit ? colours.brassHi : '#8f8468', isLit ? 2.6 : 1),
      }),
      group(0, 0, 1, [engine], { opacity: isAhead ? 0.45 : 1 }),
      inscribed(w / 2, h * 0.84, w - 2, [n], print, 11),
    ]
  }
}

/** The trains in the shed, side by side with their prices, while they may be bought: where the shed is a drawer. */
export function trainChips(table: Table): LayoutNode[] {
  const { p, box } = table
  if (!p.shed.some(({ train: one }) => isNext(table, `train:${one}`))) return []
  const chips = p.shed.map(({ train: one }) => {
    const isOn = isNext(table, `train:${one}`)
    const key = `small:shed:${one}:${isOn}:${p.isForSale}`
    const draw = slip(one, `${box.trains[one]?.steel ?? ''}`, isOn, !p.isForSale)
    const rest = { ...saidOf(table, one), depth: depths.offer - 10, above: true as const, margin: 3 }
    return drawn({ w: span(20, 58), h: span(44, 48) }, `train:${one}`, key, draw, rest)
  })
  return [row({ gap: 2, alike: true }, chips)]
}

/** A match of a series for one player. */
interface Leg {
  readonly train: number
  /** Points it brought; undefined for this match and those to come. */
  readonly points?: number | undefined
  readonly isNow: boolean
}

/** The matches of a series in the order they are played, each with the next train. */
function legsOf({ train: now, series: played }: Settings, all: number): Leg[] {
  const start = now - 1 - played.length + all
  return Array.from({ length: all }, (_, i) => ({
    train: ((start + i) % all) + 1,
    points: played[i],
    isNow: i === played.length,
  }))
}

/** Alone there is nothing to buy: the trains of the series instead, with what their matches have brought. */
export function series({ box, p }: Table): LayoutNode {
  const legs = legsOf(p.settings, box.values.trains.length).map(({ train: one, points, isNow }) => {
    const label = box.trains[one]?.name ?? ''
    const isAhead = points === undefined && !isNow
    const draw = slip(one, `${points ?? one}`, isNow, isAhead, isAhead)
    const room = { w: anyRoom.w, h: span(40, 78) }
    return as({ grow: 1 }, drawn(room, `series:${one}`, `series:${one}:${points}:${isNow}`, draw, { label }))
  })
  return row({ gap: 2 }, legs)
}
