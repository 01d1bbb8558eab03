import { colours } from '../../../../kit/tokens.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { first, layers, pad, pin } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keeping } from '../../../../table/layout/kept.ts'
import { space } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { line } from '../../../../table/parts/print.ts'
import { medal } from '../../../../table/parts/seat.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { between } from '../grid.ts'
import { count, remark } from '../pieces/print.ts'
import { depths, seatsAround, type Table } from '../table.ts'
import { anyRoom, badge, crew, dots, heldGoods, type Side, sidesOf, smallTrain, startSign, stubs } from './held.ts'

const kept = keeping<readonly Piece[]>()

/** The boards of the other seats; what is pointed at or chosen changes nothing on them but contracts that lead on. */
export function otherPieces(table: Table): readonly Piece[] {
  const { p, grid, looking, words } = table
  const next = looking.next.filter((pick) => pick.startsWith('contract:'))
  const input = JSON.stringify([p, grid.form, grid.share, grid.others, looking.seat, looking.text, next])
  return kept(words, input, () => piecesOf(lay(others(table), grid.others)))
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
  return row({ gap: between(grid, 5, 8), alike: true }, growing(theirs, board))
}

const isTurnOf = ({ table: { p }, seat }: Side) => p.seat === seat && p.phase !== 'over'

/** A board spelt out: on one line or, where it is narrow, on two. */
function board(side: Side): LayoutNode {
  const { table, seat, paints } = side
  const stripe = between(table.grid, 7, 11)
  const isTurn = isTurnOf(side)
  const edge = isTurn ? colours.brassHi : mix(paints.base, colours.slate900, 0.3)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, colours.slate800, { radius: 7, stroke: stroke(edge, isTurn ? 2.4 : 1.4) }),
    rect(2, 4, stripe, h - 8, paints.pattern, { radius: 3 }),
  ]
  const key = `other:${paints.letter}:${isTurn}`
  const framed = (node: LayoutNode) => pad({ left: stripe + 7, top: 3, right: 7, bottom: 3 }, node)
  return layers([
    thing(anyRoom, { id: `panel:${seat}`, key, depth: depths.panel, margin: 3 }, draw),
    first([
      { node: () => framed(oneLine(side)), from: { w: between(table.grid, 430, 640) } },
      { node: () => framed(twoLines(side)) },
    ]),
  ])
}

function oneLine(side: Side): LayoutNode {
  const { grid } = side.table
  return row({ gap: 6 }, [
    as({ weight: 1 }, badge(side, [30, between(grid, 33, 47)])),
    named(side),
    layers([pad({ left: 10 }, points(side)), pin(0, 1, startSign(side, between(grid, 22, 31)))], { weight: 1 }),
    heldGoods(side, [22, 90], { grow: 3 }),
    crew(side, { high: [24, between(grid, 50, 72)], cube: 26, size: 34 }, { grow: 2 }),
    stubs(side, (_, high) => high * 2.35),
  ])
}

function twoLines(side: Side): LayoutNode {
  const { grid } = side.table
  const name = { ways: [nameOf(side)], print: { ...namePrint(between(grid, 14, 19)), anchor: 'middle' } as const }
  const lettered = [
    as({ grow: 1 }, badge(side, [26, between(grid, 33, 47)])),
    line(side.sizes, `name:${side.seat}`, depths.onBoard, name),
  ]
  const size = between(grid, 17, 24)
  const lines = [crew(side, { high: [16, 40], cube: size * 0.8, size }), heldGoods(side, [20, 60])]
  return row({ gap: 5 }, [
    column({}, lettered, { weight: 1 }),
    layers([points(side), pin(1, 1, startSign(side, between(grid, 16, 24)))], { weight: 1 }),
    column(
      { alike: true },
      lines.map((one) => as({ grow: 1 }, one)),
      { grow: 1 },
    ),
    stubs(side, (perRow) => 78 / perRow),
  ])
}

const nameOf = ({ table: { words, p }, seat }: Side) => words.seat(p, seat).toUpperCase()

const namePrint = (size: number) => ({ font: 'display', size, spacing: 0.4 }) as const

/** The longest of several wordings. */
const longest = (ways: readonly string[]): string => ways.reduce((a, b) => (b.length > a.length ? b : a), '')

/** A seat’s name, and what it is about to do. */
function named(side: Side): LayoutNode {
  const { table, seat, sizes } = side
  const { p, say, words, grid } = table
  const state = p.start === seat ? say.begins : side.held.labourers > 0 ? say.toPlace : say.allOut
  const names = p.boards.map((_, one) => words.seat(p, one).toUpperCase())
  const name = { ways: [nameOf(side)], print: namePrint(between(grid, 18, 27)), holds: longest(names) }
  const told = { ways: [state], print: remark(between(grid, 14, 19)), holds: longest([say.begins, say.toPlace]) }
  const lines = [line(sizes, `name:${seat}`, depths.onBoard, name), line(sizes, `state:${seat}`, depths.onBoard, told)]
  const both = lines.map((one) => as({ grow: 1 }, one))
  // Room for large text.
  return column({}, [...both, space(between(grid, 80, 116), 0)], { weight: 1 })
}

/** A seat's points on a medal. */
const points = ({ table: { grid }, seat, total, label }: Side): LayoutNode =>
  medal(`seat:${seat}`, depths.onBoard, { points: `${total}`, leads: false, label }, [36, between(grid, 46, 67)])

/** The ground of a board in small, which opens what the seat holds. */
function smallGround(side: Side, kind: string, opens: boolean, pattern: (w: number, h: number) => Shape): LayoutNode {
  const { table, seat, paints, label } = side
  const [isMine, isTurn] = [seat === table.looking.seat, isTurnOf(side)]
  const edge = isTurn ? colours.brassHi : isMine ? colours.paper : mix(paints.base, colours.slate900, 0.3)
  const line = stroke(edge, isTurn || isMine ? 2 : 1.2)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, isMine ? colours.slate700 : '#26313a', { radius: 6, stroke: line }),
    pattern(w, h),
  ]
  const key = `${kind}:${paints.letter}:${isMine}:${isTurn}`
  const seen = {
    id: `seat:${seat}`,
    key,
    depth: depths.panel,
    label,
    margin: 2,
    ...(opens && { opens: true as const }),
  }
  return thing(anyRoom, seen, draw)
}

/** A tab that shows where a seat stands. */
function tab(side: Side): LayoutNode {
  const { table, seat, paints, total, sizes } = side
  const told = { ways: [`${total}`], print: count(between(table.grid, 21, 28), { anchor: 'end' }) }
  const isStart = table.p.start === seat
  return layers([
    smallGround(side, 'tab', seat !== table.looking.seat, (w) => rect(2, 2, w - 4, 5, paints.pattern, { radius: 2 })),
    pad(
      { left: 5, top: 7, right: 6, bottom: 3 },
      column({}, [
        row(
          { gap: 2 },
          [
            badge(side, [16, 21]),
            ...(isStart ? [startSign(side, 15)] : []),
            line(sizes, `points:${seat}`, depths.onBoard, told, { grow: 1 }),
          ],
          { grow: 1 },
        ),
        row({ gap: 3 }, dots(side, [9, 10])),
      ]),
    ),
    ...smallTrain(side, 18).map((train) => pad({ right: 5, bottom: 1 }, pin(1, 1, train))),
  ])
}

/** A row with what a seat holds. */
function smallRow(side: Side): LayoutNode {
  const { seat, paints, total, sizes } = side
  const { hand, used } = side.held
  const told = { ways: [`${total}`], print: count(23), holds: '888' }
  const held = hand.length + used.length > 0
  return layers([
    smallGround(side, 'row', held, (_, h) => rect(1, 3, 5, h - 6, paints.pattern, { radius: 2 })),
    pad(
      { left: 8, top: 2, right: 4, bottom: 2 },
      row({ gap: 3 }, [
        badge(side, [17, 22]),
        line(sizes, `points:${seat}`, depths.onBoard, told),
        startSign(side, 15),
        heldGoods(side, [20, 34], { grow: 1 }),
        column({ gap: 1 }, dots(side, [6, 8])),
      ]),
    ),
  ])
}
