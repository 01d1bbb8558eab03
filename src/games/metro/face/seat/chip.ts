import { colours } from '../../../../kit/tokens.ts'
import type { Print } from '../../../../stage/kit/print.ts'
import { first, pad, sized } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { rest, span } from '../../../../table/layout/leaf.ts'
import type { LayoutNode, Manner } from '../../../../table/layout/node.ts'
import { shownFace } from '../../position.ts'
import { scoreOf } from '../../score.ts'
import { printed } from '../pieces/print.ts'
import { disc, openLines, picture, type Side, sidePanel, tiles, worded } from './held.ts'

const stripe = 6

/** A seat in small: its disc, its points and how many lines are open. */
export const seatChip = (side: Side): LayoutNode =>
  sidePanel(
    side,
    'chip',
    { wide: stripe, inset: 2 },
    pad(
      { left: stripe + 5, top: 2, right: 3, bottom: 3 },
      first([
        { node: () => overPicture(side), from: { w: 106, h: 65 } },
        { node: () => upright(side), from: { h: 79 } },
        { node: () => twoRows(side), from: { w: 67, h: 45 } },
        { node: () => overOpen(side), from: { h: 47 } },
        { node: () => oneRow(side) },
        { node: () => row({ gap: 2 }, narrow(side)) },
      ]),
    ),
  )

type Anchor = NonNullable<Print['anchor']>

/** The seat's points, in print that everyone at the table can read. */
function points(side: Side, { holds = '188', anchor = 'start', ...manner }: Figures = {}): LayoutNode {
  const print = { font: 'display', size: 30, anchor } as const
  const it = { ways: [`${scoreOf(side.table.p, side.seat)}`], print, holds, keeps: 30 }
  // Figures reach neither the top of their line nor its foot.
  return pad({ top: -3, bottom: -3 }, worded(side, 'points', it), manner)
}

/** The widest points there is room for, and where they stand. */
interface Figures extends Manner {
  readonly holds?: string
  readonly anchor?: Anchor
}

/** The number of the seat's open lines; where there is room, `high` pixels high. */
function open(side: Side, anchor: Anchor, high: number, manner: Manner = {}): LayoutNode {
  const { table, seat } = side
  const print = { font: 'text', size: Math.max(table.sizes.least, 14), colour: colours.mute, anchor } as const
  return worded(side, 'open', { ways: [table.say.open({ count: openLines(table.p, seat) })], print }, high, manner)
}

/** The seat's name, if there is room for it. */
function name(side: Side, anchor: Anchor, high: number, manner: Manner = {}): LayoutNode {
  const { table, seat, isMine } = side
  const { looking, say, words, p, sizes } = table
  const called = words.seat(p, seat)
  const ways = isMine && !looking.watches ? [`${called} · ${say.you}`, say.you] : [called, '']
  const print = { font: 'text', size: 14, weight: 700, colour: colours.brassText, anchor } as const
  // A shorter name reads better than small print.
  const readable = { sizes: { ...sizes, least: Math.max(sizes.least, 13) } }
  return printed(readable, `name:${seat}`, { ways, print }, high, manner)
}

/** The room of words beside the points: the same for every seat, whatever its name. */
const beside = { w: span(40, 60) }

const named = (side: Side): LayoutNode =>
  sized(beside, column({}, [name(side, 'end', 17, { grow: 1 }), open(side, 'end', 17, { grow: 1 })]), {
    drop: 1,
    grow: 1,
  })

/** One thing below another. */
const upright = (side: Side): LayoutNode =>
  column({}, [
    pad({ top: 3, right: 3 }, disc(side, [27, 36])),
    points(side, { anchor: 'middle' }),
    open(side, 'middle', 22),
    name(side, 'middle', 22, { drop: 2 }),
    picture(side, { w: rest(), h: span(30) }, { drop: 1, grow: 1 }),
  ])

/** Everything in a row, over the picture. */
const overPicture = (side: Side): LayoutNode =>
  column({ gap: 2 }, [
    row({ gap: 5 }, [disc(side, [22, 28], { weight: 1 }), points(side), named(side)]),
    picture(side, { w: rest(), h: span(24) }, { grow: 1 }),
  ])

/** Points and name; below them what is open, and the tiles of others that everyone has seen. */
function twoRows(side: Side): LayoutNode {
  const { table, seat, isMine } = side
  const shown = isMine ? [] : (table.p.hands[seat] ?? []).filter((token) => shownFace(table.p, token) !== undefined)
  return column({}, [
    row(
      { gap: 4 },
      [disc(side, [18, 28], { weight: 1 }), points(side), sized(beside, name(side, 'end', 22), { drop: 1, grow: 1 })],
      { grow: 1 },
    ),
    row({ gap: 3 }, [open(side, 'start', 22, { grow: 1 }), tiles(side, shown, 0, [20, 24], { drop: 1 })]),
  ])
}

const oneRow = (side: Side): LayoutNode =>
  row({ gap: 4 }, [disc(side, [18, 24], { weight: 1 }), points(side), named(side)])

/** Open lines below the points, where there is no room beside them. */
const overOpen = (side: Side): LayoutNode =>
  column({}, [row({ gap: 3 }, narrow(side), { grow: 1 }), open(side, 'start', 22)])

const narrow = (side: Side): LayoutNode[] => [disc(side, [16, 28]), points(side, { holds: '88', grow: 1, weight: 1 })]
