import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { leaf, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { drawer, opened } from '../../../../table/parts/drawer.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { away, home, type Pawn, trapped } from '../../position.ts'
import { type IconName, icon } from '../art/icons.ts'
import { pawnPiece, pawnsIn } from '../map/pawns.ts'
import { type Tab, tabs } from '../says.ts'
import {
  badge,
  cubesNode,
  filler,
  knownWords,
  money,
  type Side,
  sidesOf,
  startSign,
  ticketsNode,
} from '../seat/held.ts'
import { haulerTiles, mineTile } from '../seat/mines.ts'
import { cardName, depths, lift, seatsAround, type Table } from '../table.ts'
import { exchangeNode } from './exchange.ts'
import { anyRoom, drawn, remark, sizesOf, told } from './print.ts'
import { rowNode } from './row.ts'

const signs: Readonly<Record<Tab, IconName>> = { mines: 'mine', people: 'agent', row: 'dragon', exchange: 'cage' }

/** The lids of the drawers of a small table. */
export function tabPieces(table: Table): Piece[] {
  if (!table.grid.small) return []
  const lids = tabs.map((tab) => {
    const isOpen = table.looking.at === `tab:${tab}`
    const draw = (w: number, h: number): Shape[] => {
      const r = Math.min(w, h) * 0.4
      const edge = stroke(isOpen ? colours.brassHi : colours.slateLine, 1.4)
      return [
        rect(0, 0, w, h, isOpen ? colours.slate700 : '#26313a', { radius: 6, stroke: edge }),
        circle(w / 2, h / 2, r, '#121c28'),
        icon(signs[tab], w / 2, h / 2, r * 1.7),
      ]
    }
    const rest = { depth: depths.panel, label: table.say.tabs[tab], opens: true as const, margin: 2 }
    return drawn(anyRoom, `tab:${tab}`, `tab:${tab}:${isOpen}`, draw, rest)
  })
  return piecesOf(lay(evenly(tabs.length, 3, lids), table.grid.tabs))
}

/** The drawer that is open over a small table, or a seat's things. */
export function drawerPieces(table: Table): Piece[] {
  const { looking, say, grid, p, words } = table
  if (!grid.small || looking.at === undefined) return []
  const tab = tabs.find((one) => looking.at === `tab:${one}`)
  const seat = p.boards.findIndex((_, one) => looking.at === `seat:${one}`)
  if (tab === undefined && seat < 0) return []
  const name = tab === undefined ? words.seat(p, seat) : say.tabs[tab]
  const inside = tab === undefined ? seatNode(table, seat) : drawers[tab](table)
  const node = drawer(sizesOf(table), depths.on, { name, close: say.close }, inside)
  const isChosen = /^(mine|hauler|card|drawer)/
  // Things that are only shown here have names of their own: those on the table stay where they are.
  return opened(looking.at, lift, node, roomOf(table)).map((one) =>
    isChosen.test(one.id) ? one : { ...one, id: `open:${one.id}` },
  )
}

/** The room for drawers, which open at its foot. */
function roomOf({ grid: { land, decision, form, size } }: Table): Rect {
  if (form === 'low') return { x: 4, y: 4, w: land.w, h: decision.y - 10 }
  return { x: 4, y: land.y + 2, w: size.w - 8, h: decision.y - land.y - 6 }
}

const drawers: Readonly<Record<Tab, (table: Table) => LayoutNode>> = {
  mines: (table) => seatNode(table, table.looking.seat),
  people: peopleNode,
  row: (table) => tallOf(rowNode(table, 2), table.grid.form === 'low' ? 210 : 250),
  exchange: (table) => tallOf(exchangeNode(table, false), table.grid.form === 'low' ? 220 : 330),
}

const tallOf = (node: LayoutNode, high: number): LayoutNode => ({
  ...node,
  span: (axis, across) => (axis === 'h' ? span(high * 0.7, high) : node.span(axis, across)),
})

/** A seat's mines, haulers and tickets. */
function seatNode(table: Table, seat: number): LayoutNode {
  const [side] = sidesOf(table, [seat])
  if (!side) return filler
  const { held } = side
  const isLow = table.grid.form === 'low'
  const columns = isLow ? 3 : 2
  const mines = held.mines.map((mine) => mineTile(table, seat, mine))
  const tickets = [...held.tickets, ...held.rides].map((card) => cardName(table, card)).join(' · ')
  return column({ gap: 5 }, [
    headNode(side),
    ...(held.transports.length > 0 ? [tallOf(evenly(4, 4, haulerTiles(table, seat)), isLow ? 40 : 48)] : []),
    ...(mines.length > 0
      ? [tallOf(evenly(columns, 4, mines), Math.ceil(mines.length / columns) * (isLow ? 52 : 62))]
      : []),
    ...(tickets === '' ? [] : [told(table, `routes:${seat}`, [tickets], remark(14, { colour: colours.paper }))]),
  ])
}

const headNode = (side: Side): LayoutNode =>
  row({ gap: 6 }, [
    badge(side, 22, 26),
    money(side, 26, 34),
    told(side.table, `state:${side.seat}`, [knownWords(side)], remark(15)),
    startSign(side, 20),
    filler,
    ticketsNode(side, 20),
    cubesNode(side, 20),
  ])

/** Everyone's surveyors and agents, and where they are. */
function peopleNode(table: Table): LayoutNode {
  const { say } = table
  const place = ({ at }: Pawn): string =>
    at === home ? say.home : at === 0 ? say.onDeck : at === away || at === trapped ? say.missing : say.out
  const sides = sidesOf(table, seatsAround(table)).toReversed()
  const rows = sides.map((side) => {
    const pawns = pawnsIn(table).filter(({ seat }) => seat === side.seat)
    const figures = pawns.map((pawn) =>
      column({}, [
        leaf({ w: span(30), h: span(34, 40) }, (at) => [pawnPiece(table, pawn, at, depths.on)]),
        told(table, `where:${side.seat}:${pawn.number}`, [place(pawn)], remark(13, { anchor: 'middle' })),
      ]),
    )
    return row({ gap: 6 }, [badge(side, 22, 26), evenly(6, 2, figures, { grow: 1 })])
  })
  return column(
    { gap: 4 },
    rows.map((one) => as({}, one)),
  )
}
