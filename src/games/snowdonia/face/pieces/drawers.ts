import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { wrapped } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { space, span } from '../../../../table/layout/leaf.ts'
import { type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { drawer, drawerEdge, opened } from '../../../../table/parts/drawer.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { inBag } from '../../position.ts'
import { type IconName, icon } from '../art/icons.ts'
import type { Grid } from '../grid.ts'
import { ticketsOf } from '../seat/held.ts'
import { depths, lift, type Table } from '../table.ts'
import { bagHead, eventCell, nextLine } from './bag.ts'
import { anyRoom, count, drawn, remark, sizesOf, told } from './print.ts'
import { series, shedState, train } from './shed.ts'
import { board } from './stations.ts'
import { ticket } from './tickets.ts'

/** Things that have a drawer of their own on a phone. */
export const tabs = ['contracts', 'stations', 'trains', 'bag'] as const
type Tab = (typeof tabs)[number]

/** A drawer: the sign and the name on its lid, how many things are in it, and its contents in a width. */
interface Drawer {
  readonly sign: IconName
  readonly name: (say: Table['say']) => string
  readonly holds: (p: Table['p']) => number
  readonly node: (table: Table, w: number) => LayoutNode
}

const drawers: Readonly<Record<Tab, Drawer>> = {
  contracts: {
    sign: 'contract',
    name: (say) => say.contracts,
    holds: (p) => p.office.filter((id) => id > 0).length,
    node: contracts,
  },
  stations: { sign: 'station', name: (say) => say.stations, holds: () => 0, node: stations },
  trains: { sign: 'engine', name: (say) => say.shed, holds: (p) => p.shed.length, node: trains },
  bag: { sign: 'bag', name: (say) => say.bag, holds: inBag, node: bag },
}

/** The lids of the drawers, each with how much is in it. */
export function tabPieces(table: Table): Piece[] {
  const lids = tabs.map((tab) => {
    const { sign, name, holds } = drawers[tab]
    const isOpen = table.looking.at === `tab:${tab}`
    const n = holds(table.p)
    const draw = (w: number, h: number): Shape[] => {
      const [x, r] = [w / 2 - (n > 0 ? w * 0.08 : 0), Math.min(w * 0.4, h * 0.42)]
      const edge = stroke(isOpen ? colours.brassHi : colours.slateLine, 1.4)
      const number = [
        rect(w - 20, 2, 18, 17, '#1f2a31', { radius: 8, stroke: stroke('#8fa0ab', 1) }),
        inscribed(w - 11, 10.5, 15, [`${n}`], count(15, { anchor: 'middle', colour: '#fff6e0' }), 11),
      ]
      return [
        rect(0, 0, w, h, isOpen ? colours.slate700 : '#26313a', { radius: 6, stroke: edge }),
        circle(x, h / 2, r, colours.paper),
        icon(sign, x, h / 2, r * 1.6),
        ...(n > 0 ? number : []),
      ]
    }
    const rest = { depth: depths.panel, label: name(table.say), opens: true as const, margin: 2 }
    return drawn(anyRoom, `tab:${tab}`, `tab:${tab}:${n}:${isOpen}`, draw, rest)
  })
  return piecesOf(lay(evenly(tabs.length, 3, lids), table.grid.tabs))
}

/** Between the things in a drawer. */
const gap = 6

/** The drawer that is open, over the mountain and its workplaces: what doesn’t fit on a phone, at full size. */
export function drawerPieces(table: Table): Piece[] {
  const tab = tabs.find((one) => table.looking.at === `tab:${one}`)
  if (!tab || !table.grid.small) return []
  const room = roomOf(table.grid)
  const named = { name: drawers[tab].name(table.say), close: table.say.close }
  const inside = drawers[tab].node(table, room.w - 2 * drawerEdge)
  return opened(`tab:${tab}`, lift, drawer(sizesOf(table), depths.onBoard, named, inside), room)
}

/** The room for drawers, which open at its foot. */
function roomOf({ land, decision, form, size }: Grid): Rect {
  if (form === 'low') return { x: 4, y: 4, w: land.w - 8, h: decision.y - 10 }
  return { x: 4, y: land.y + 2, w: size.w - 8, h: decision.y - land.y - 6 }
}

const isLow = ({ grid }: Table) => grid.form === 'low'

/** The contracts on offer, on a phone held upright with their words, and below them my own. */
function contracts(table: Table, wide: number): LayoutNode {
  const { p, looking, words: spoken, say } = table
  const columns = isLow(table) ? 4 : 3
  const w = Math.floor((wide - gap * (columns - 1)) / columns)
  const room = { w: span(w), h: span(40, Math.min(w * 0.86, 110)) }
  const offers = p.office.flatMap((id) => (id > 0 ? { id, node: ticket(table, id, room, 'ticket') } : []))
  const mine = ticketsOf(table, looking.seat).map(({ id, ...state }) => ticket(table, id, room, 'ticket', state))
  if (isLow(table)) {
    const free = Array.from({ length: columns - offers.length }, () => space(0))
    return evenly(columns, gap, [...offers.map(({ node }) => node), ...free, ...mine])
  }
  const worded = offers.map(({ id, node }) => {
    const [order] = spoken.about(p, { type: 'contract', contract: id })?.lines ?? []
    const lines = wrapped(order?.text ?? spoken.contract(id), w - 6, { font: 'text', size: 13 })
    const print = remark(13, { colour: colours.paper })
    return column({}, [node, ...lines.map((one, i) => told(table, `words:${id}:${i}`, [one], print))])
  })
  const whose = looking.watches ? spoken.seat(p, looking.seat) : say.you
  const held = [told(table, 'drawer:mine', [whose], remark(17)), evenly(columns, gap, mine)]
  return column({ gap }, [evenly(columns, gap, worded), ...(mine.length > 0 ? held : [])])
}

/** The stations with every site, its price and whose it is. */
function stations(table: Table): LayoutNode {
  const { line, grid } = table
  const shown: Table = { ...table, grid: { ...grid, share: 0.3 } }
  const boards = line.stations.map(({ digs, sites }, station) => {
    const columns = Math.max(2, Math.ceil((digs.length + sites.length) / 2))
    return board(shown, station, columns)
  })
  return evenly(isLow(table) ? 4 : 2, gap, line.ends > 0 ? boards.reverse() : boards)
}

/** The trains in the shed; alone, those of the series. */
function trains(table: Table): LayoutNode {
  const { p } = table
  if (p.boards.length === 1) return series(table)
  const all = p.shed.map((one) => train(table, one, 48))
  return column({ gap: 4 }, [shedState(table, 17, 'start'), evenly(isLow(table) ? 2 : 1, gap, all)])
}

/** The bag, and the event track in words. */
function bag(table: Table): LayoutNode {
  const { box, grid, say } = table
  const { events } = box.values
  const shown: Table = { ...table, grid: { ...grid, share: 0.4 } }
  const all = events.map(({ kind }, i) =>
    row({ gap }, [
      eventCell(shown, i, isLow(table) ? 32 : 40),
      told(shown, `event:name:${i + 1}`, [say.event(table.p, kind)], remark(16), { grow: 1 }),
    ]),
  )
  const half = Math.ceil(events.length / 2)
  const halves = [evenly(1, 5, all.slice(0, half)), evenly(1, 5, all.slice(half))]
  return column({ gap: 4 }, [bagHead(shown), evenly(2, gap, halves), nextLine(shown)])
}
