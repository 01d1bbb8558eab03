import { colours } from '../../../../kit/tokens.ts'
import { rect } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { seatPanel } from '../../../../stage/kit/paints.ts'
import { first, layers, pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { between } from '../grid.ts'
import { anyRoom, drawn, remark, told } from '../pieces/print.ts'
import { actingSeats, depths, seatsAround, type Table } from '../table.ts'
import {
  badge,
  cubesNode,
  filler,
  goodsNode,
  haulersNode,
  money,
  peopleNode,
  purseWords,
  type Side,
  shownOf,
  sidesOf,
  startSign,
  ticketsNode,
} from './held.ts'
import { haulerTiles, minesNode } from './mines.ts'

const kept = keptBoard()

/** The boards of the other seats; in small a tab for every seat. */
export function otherPieces(table: Table): readonly Piece[] {
  const { p, grid } = table
  const seats = p.boards.map((_, seat) => shownOf(table, seat))
  return kept(table, grid.others, [seats, actingSeats(p)], () => others(table))
}

function others(table: Table): LayoutNode {
  const { grid, p } = table
  const all = sidesOf(table, seatsAround(table))
  if (grid.form === 'upright') return evenly(all.length, 4, all.map(tab))
  if (grid.form === 'low') return evenly(2, 4, all.map(smallTab))
  const theirs = all.filter(({ seat }) => seat !== table.looking.seat)
  return evenly(Math.max(1, p.boards.length - 1), between(grid, 5, 8), theirs.map(board))
}

/** The ground of a board in its seat's colours, framed while it is to act; in small a touch opens what it holds. */
function ground({ table, seat, paints, name }: Side): LayoutNode {
  const { p, looking, grid } = table
  const isTurn = p.phase !== 'over' && actingSeats(p).includes(seat)
  const isMine = seat === looking.seat
  const wide = grid.small ? 5 : stripeOf(table)
  const draw = (w: number, h: number): Shape[] => [
    ...seatPanel(w, h, isTurn ? colours.brassHi : isMine ? colours.paper : undefined),
    rect(2, 4, wide, h - 8, paints.pattern, { radius: 3 }),
  ]
  const rest = { depth: depths.panel, label: name, margin: 3, ...(grid.small && { opens: true as const }) }
  return drawn(anyRoom, `seat:${seat}`, `seat:${paints.letter}:${isTurn}:${isMine}:${grid.form}`, draw, rest)
}

const stripeOf = ({ grid }: Table) => between(grid, 7, 11)

/** A board spelt out on two lines, or on three where it has much. */
function board(side: Side): LayoutNode {
  const { table, seat } = side
  const { grid } = table
  const small = between(grid, 17, 24)
  const nameSize = between(grid, 17, 25)
  const who = column({}, [
    row({ gap: 4 }, [
      told(table, `name:${seat}`, [side.name.toUpperCase()], { font: 'display', size: nameSize, spacing: 0.4 }),
      startSign(side, between(grid, 17, 24)),
    ]),
    told(table, `state:${seat}`, [purseWords(side)], remark(between(grid, 14, 17))),
  ])
  const counts = [ticketsNode(side, small * 0.94), cubesNode(side, small * 0.94)]
  const within = (lines: readonly LayoutNode[], large: boolean) =>
    row({ gap: 5 }, [
      badge(side, 22, between(grid, large ? 30 : 24, 46)),
      money(side, 26, between(grid, large ? 34 : 28, 50)),
      who,
      column({ gap: 1 }, lines, { grow: 1 }),
    ])
  const two = () => {
    const above = row({ gap: 8 }, [peopleNode(side, between(grid, 26, 38)), filler, goodsNode(side, small)], {
      grow: 1,
    })
    return within([above, row({ gap: 7 }, [haulersNode(side, small), filler, ...counts], { grow: 1 })], true)
  }
  const three = () => {
    const size = between(grid, 15, 23)
    const above = row({ gap: 6 }, [peopleNode(side, between(grid, 19, 27)), filler, ...counts], { grow: 1 })
    const goods = row({ gap: 4 }, [goodsNode(side, size), filler], { grow: 1 })
    return within([above, goods, row({ gap: 4 }, [haulersNode(side, size), filler], { grow: 1 })], false)
  }
  const edges = { left: stripeOf(table) + 6, top: 3, right: 6, bottom: 3 }
  const spelt = first([{ node: () => longBoard(side, who), from: { w: 800 } }, { node: two }, { node: three }])
  return layers([ground(side), pad(edges, spelt)])
}

/** The board of the only other seat: its haulers and mines as they lie on one’s own. */
function longBoard(side: Side, who: LayoutNode): LayoutNode {
  const { table, seat, held } = side
  const { grid } = table
  const small = between(grid, 20, 27)
  const counts = [ticketsNode(side, small), cubesNode(side, small)]
  return row({ gap: 10 }, [
    badge(side, 28, between(grid, 34, 50)),
    money(side, 34, between(grid, 42, 62)),
    who,
    peopleNode(side, between(grid, 44, 62)),
    byWeight(
      'w',
      8,
      [
        [
          Math.max(2, held.transports.length) * 74,
          evenly(Math.max(2, held.transports.length), 4, haulerTiles(table, seat)),
        ],
        [Math.max(2, held.mines.length) * 130, minesNode(table, seat, held.mines, held.mines.length > 6 ? 2 : 1)],
      ],
      { grow: 1 },
    ),
    column({ gap: 2 }, [filler, ...counts, filler]),
  ])
}

/** A tab: whose, its copper, its tickets and cubes where there is room; below them its goods, and its haulers. */
function tab(side: Side): LayoutNode {
  const { table } = side
  // On a tablet there is more room than on a phone.
  const size = 14 * Math.min(1.5, Math.max(1, table.grid.size.w / 480))
  const top = (isWide: boolean) =>
    row({ gap: 3 }, [
      badge(side, 16, size * 1.57),
      money(side, 18, size * 1.8),
      startSign(side, size * 1.1),
      filler,
      ...(isWide ? [ticketsNode(side, size * 1.2, true), cubesNode(side, size * 1.2)] : []),
    ])
  const node = (most: number, isWide: boolean, haulers: readonly LayoutNode[]) =>
    column({ gap: 1 }, [
      as({ grow: 1 }, top(isWide)),
      row({ gap: 3 }, [goodsNode(side, size, most), filler, ...haulers]),
    ])
  const inside = first([
    { node: () => node(5, true, [haulersNode(side, size * 1.14)]), from: { w: 150 } },
    { node: () => node(5, true, []), from: { w: 130 } },
    { node: () => node(3, false, []), from: { w: 84 } },
    { node: () => node(2, false, []) },
  ])
  const edges = { left: 10, top: 3, right: 4, bottom: table.grid.form === 'upright' ? 3 : 2 }
  return layers([ground(side), pad(edges, inside)])
}

/** The same on one line. */
function smallTab(side: Side): LayoutNode {
  const node = (most: number) =>
    row({ gap: 3 }, [badge(side, 16, 22), money(side, 18, 25), filler, goodsNode(side, 14, most)])
  const inside = first([{ node: () => node(3), from: { w: 128 } }, { node: () => node(2) }])
  return layers([ground(side), pad({ left: 10, top: 3, right: 4, bottom: 3 }, inside)])
}
