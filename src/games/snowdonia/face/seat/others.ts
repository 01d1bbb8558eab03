import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { rect } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { seatPanel } from '../../../../stage/kit/paints.ts'
import { first, layers, pad, pin } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { shape, space } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { medal } from '../../../../table/parts/seat.ts'
import { icon } from '../art/icons.ts'
import { between } from '../grid.ts'
import { anyRoom, count, drawn, remark, told } from '../pieces/print.ts'
import { depths, seatsAround, type Table } from '../table.ts'
import {
  areNarrow,
  badge,
  crew,
  crewman,
  dots,
  heldGoods,
  points,
  type Side,
  sidesOf,
  smallTrain,
  standingOf,
  startSign,
  stubs,
  ticketsOf,
  whereabouts,
} from './held.ts'

const kept = keptBoard()

/** The boards of the other seats; what is pointed at or chosen changes nothing on them but contracts that lead on. */
export function otherPieces(table: Table): readonly Piece[] {
  const { p, grid, looking } = table
  const next = looking.next.filter((pick) => pick.startsWith('contract:'))
  const seats = p.boards.map((board, seat) => [board, standingOf(table, seat), ticketsOf(table, seat)])
  return kept(table, grid.others, [seats, p.start, p.phase === 'over' || p.seat, next], () => others(table))
}

/**
 * The other seats along the top, each spelt out on one line or two; in small a row each with what they hold, or every
 * seat in a tab.
 */
export function others(table: Table): LayoutNode {
  const { grid } = table
  const all = sidesOf(table, seatsAround(table))
  const growing = (sides: readonly Side[], node: (side: Side) => LayoutNode) =>
    sides.map((side) => as({ grow: 1 }, node(side)))
  if (grid.form === 'upright') return row({ gap: 4, alike: true }, growing(all, tab))
  const theirs = all.filter(({ seat }) => seat !== table.looking.seat)
  if (grid.form === 'low') return column({ gap: 4, alike: true }, growing(theirs, smallRow))
  return row({ gap: between(grid, 5, 8), alike: true }, growing(theirs, areNarrow(table) ? few : board))
}

/** The ground of a board in its seat's colours, framed while it is its turn; unless all is spelt out, a touch opens it. */
function ground(side: Side, kind: 'board' | 'few' | 'tab' | 'row', opens = false): LayoutNode {
  const { table, seat, paints, label } = side
  const { grid, p, looking } = table
  const isSpelt = kind === 'board'
  const isTurn = p.seat === seat && p.phase !== 'over'
  const isMine = seat === looking.seat
  const draw = (w: number, h: number): Shape[] => [
    ...seatPanel(w, h, isTurn ? colours.brassHi : isMine ? colours.paper : undefined),
    kind === 'tab'
      ? rect(2, 2, w - 4, 5, paints.pattern, { radius: 2 })
      : rect(isSpelt ? 2 : 1, 4, isSpelt ? stripeOf(table) : 5, h - 8, paints.pattern, { radius: 3 }),
  ]
  const key = `${kind}:${paints.letter}:${isMine}:${isTurn}`
  const rest = { depth: depths.panel, margin: 3 }
  if (isSpelt) return drawn(anyRoom, `panel:${seat}`, key, draw, rest)
  const opening = { label, ...(opens && { opens: true as const }) }
  return drawn(anyRoom, `seat:${seat}`, `${key}:${grid.form}`, draw, { ...rest, ...opening })
}

const stripeOf = ({ grid }: Table) => between(grid, 7, 11)

/** A board spelt out: on one line or, where it is narrow, on two. */
function board(side: Side): LayoutNode {
  const { table } = side
  const edges = { left: stripeOf(table) + 7, top: 3, right: 7, bottom: 3 }
  return layers([
    ground(side, 'board'),
    first([
      { node: () => pad(edges, oneLine(side)), from: { w: between(table.grid, 430, 640) } },
      { node: () => pad(edges, twoLines(side)) },
    ]),
  ])
}

/** A narrow board: a face, points, labourers to place, and contracts met of those held; a touch opens the rest. */
function few(side: Side): LayoutNode {
  const { table, seat, total } = side
  const { grid } = table
  const contracts = ticketsOf(table, seat)
  const size = between(grid, 26, 36)
  const men = whereabouts(side).map((where, i) => crewman(side, where, i, [26, between(grid, 46, 64)]))
  const met = `${contracts.filter(({ isMet }) => isMet).length}/${contracts.length}`
  const sign = (d: number) => [icon('contract', d / 2, d / 2, d)]
  const names = table.p.boards.map((_, one) => nameOf(table, one))
  const print = namePrint(between(grid, 18, 24))
  const called = told(table, `name:${seat}`, [nameOf(table, seat)], print, { holds: longest(names) })
  const inside = row({ gap: between(grid, 5, 12), align: 'centre' }, [
    badge(side, [30, between(grid, 46, 66)]),
    medal(`points:${seat}`, depths.onBoard, { points: `${total}`, leads: false }, [34, between(grid, 46, 66)]),
    as({ grow: 1 }, called),
    startSign(side, between(grid, 22, 31)),
    row({}, men),
    row({ gap: 4, align: 'centre' }, [
      drawn(shape(1, size), `contracts:${seat}`, 'sign:contract', sign),
      told(table, `contracts-met:${seat}`, [met], count(size), { holds: '8/8' }),
    ]),
  ])
  return layers([ground(side, 'few', true), pad({ left: stripeOf(table) + 5, top: 2, right: 10, bottom: 2 }, inside)])
}

/** A board's medal, with the start player's token before or behind it. */
const scored = (side: Side, before: number, token: number): LayoutNode =>
  layers(
    [
      pad({ left: before }, points(side, [36, between(side.table.grid, 46, 67)])),
      pin(before > 0 ? 0 : 1, 1, startSign(side, token)),
    ],
    { weight: 1 },
  )

function oneLine(side: Side): LayoutNode {
  const { grid } = side.table
  return row({ gap: 6 }, [
    as({ weight: 1 }, badge(side, [30, between(grid, 33, 47)])),
    named(side),
    scored(side, 10, between(grid, 22, 31)),
    heldGoods(side, [22, 90], { grow: 3 }),
    crew(side, [24, between(grid, 50, 72)], [26, 34], { grow: 2 }),
    stubs(side, (_, high) => high * 2.35),
  ])
}

function twoLines(side: Side): LayoutNode {
  const { table, seat } = side
  const { grid } = table
  const size = between(grid, 17, 24)
  const print = { ...namePrint(between(grid, 14, 19)), anchor: 'middle' } as const
  const lettered = [
    as({ grow: 1 }, badge(side, [26, between(grid, 33, 47)])),
    told(table, `name:${seat}`, [nameOf(table, seat)], print),
  ]
  return row({ gap: 5 }, [
    column({}, lettered, { weight: 1 }),
    scored(side, 0, between(grid, 16, 24)),
    evenly(1, 0, [crew(side, [16, 40], [size * 0.8, size]), heldGoods(side, [20, 60])], { grow: 1 }),
    stubs(side, (perRow) => 78 / perRow),
  ])
}

const nameOf = ({ words, p }: Table, seat: Seat) => words.seat(p, seat).toUpperCase()

const namePrint = (size: number) => ({ font: 'display', size, spacing: 0.4 }) as const

/** The longest of several wordings. */
const longest = (ways: readonly string[]): string => ways.reduce((a, b) => (b.length > a.length ? b : a), '')

/** A seat’s name, and what it is about to do. */
function named({ table, seat, held }: Side): LayoutNode {
  const { p, say, grid } = table
  const state = p.start === seat ? say.begins : held.labourers > 0 ? say.toPlace : say.allOut
  const names = p.boards.map((_, one) => nameOf(table, one))
  const print = namePrint(between(grid, 18, 27))
  const small = remark(between(grid, 14, 19))
  return column(
    {},
    [
      told(table, `name:${seat}`, [nameOf(table, seat)], print, { holds: longest(names), grow: 1 }),
      told(table, `state:${seat}`, [state], small, { holds: longest([say.begins, say.toPlace]), grow: 1 }),
      // Room for large text.
      space(between(grid, 80, 116), 0),
    ],
    { weight: 1 },
  )
}

/** A tab that shows where a seat stands. */
function tab(side: Side): LayoutNode {
  const { table, seat, total } = side
  const number = count(between(table.grid, 21, 28), { anchor: 'end' })
  const top = [
    badge(side, [16, 21]),
    ...(table.p.start === seat ? [startSign(side, 15)] : []),
    told(table, `points:${seat}`, [`${total}`], number, { grow: 1 }),
  ]
  const inside = column({}, [row({ gap: 2 }, top, { grow: 1 }), row({ gap: 3 }, dots(side, [9, 10]))])
  return layers([
    ground(side, 'tab', seat !== table.looking.seat),
    pad({ left: 5, top: 7, right: 6, bottom: 3 }, inside),
    ...smallTrain(side, 18).map((train) => pad({ right: 5, bottom: 1 }, pin(1, 1, train))),
  ])
}

/** A row with what a seat holds. */
function smallRow(side: Side): LayoutNode {
  const { table, seat, total } = side
  const inside = row({ gap: 3 }, [
    badge(side, [17, 22]),
    told(table, `points:${seat}`, [`${total}`], count(23), { holds: '888' }),
    startSign(side, 15),
    heldGoods(side, [20, 34], { grow: 1 }),
    column({ gap: 1 }, dots(side, [6, 8])),
  ])
  const holds = ticketsOf(table, seat).length > 0
  return layers([ground(side, 'row', holds), pad({ left: 8, top: 2, right: 4, bottom: 2 }, inside)])
}
