import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import { first, pad, pin } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { space } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { companyOf } from '../../colours.ts'
import type { LinePreview } from '../../preview.ts'
import { disc, sideOf } from '../seat/held.ts'
import { depths, type Table, type Trial } from '../table.ts'
import { printed } from './print.ts'

/**
 * Effects on lines of the tile that is tried, one below another; those that end come first. Without room for all of
 * them there is none: a part of the list would hide what else the tile does, and the decision bar says it all.
 */
export function previews(table: Table): LayoutNode {
  const { trial } = table
  const nothing = { node: () => space(0) }
  if (!trial) return nothing.node()
  const low = () => column({ gap: 3 }, [...trial.lines.map((line) => inOneLine(table, line)), ...foot(table, trial)])
  return first([
    { node: low, from: { w: 220 } },
    { node: () => inTwoLines(table, trial), from: { w: 50, h: 100 } },
    { node: low, from: { w: 50, h: 16 } },
    nothing,
  ])
}

/** Room that large print may take. */
const enlarged = ({ sizes }: Table, high: number) => Math.round(high * (1 + (sizes.text - 1) * 0.5))

const quiet = ({ grid }: Table) => ({ font: 'text', size: grid.small ? 12 : 15, colour: colours.mute }) as const

const inTwoLines = (table: Table, trial: Trial): LayoutNode =>
  column({ gap: 3 }, [
    ...(table.grid.small || trial.lines.length === 0
      ? []
      : [printed(table, 'previews', { ways: [table.say.onSquare, ''], print: quiet(table) }, 21)]),
    ...trial.lines.map((line) => twoLines(table, line)),
    ...foot(table, trial),
  ])

/** A note that none of it is about one's own lines, if there is room for that. */
function foot(table: Table, { lines }: Trial): LayoutNode[] {
  const { looking, grid, say } = table
  if (grid.small || lines.some(({ seat }) => seat === looking.seat)) return []
  const ways = [lines.length === 0 ? say.nobodys : say.noneOfYours]
  return [printed(table, 'none-of-mine', { ways, print: { ...quiet(table), italic: true } }, 20, { drop: 1 })]
}

/** The words about a line, and how they are printed. */
function told({ say, grid }: Table, { station, end, before, after }: LinePreview) {
  const number = station + 1
  const first = end ? say.lineEnds(number) : before === 0 ? say.lineSetsOut(number) : say.lineGoesOn(number)
  const second = end ? say.endsFor(end.points, end.city) : say.tiles(before, after)
  const size = grid.small ? 12.5 : 16
  const colour = end ? colours.ink : colours.paper
  const print = { font: 'text', size, weight: end ? 800 : 500, colour } as const
  const worth = end ? ({ font: 'display', size: size * 1.5, colour } as const) : ({ ...print, weight: 500 } as const)
  return { first, second, print, worth }
}

function inOneLine(table: Table, line: LinePreview): LayoutNode {
  const { first, second, print } = told(table, line)
  const high = table.grid.small ? 11 : 18
  const words = { ways: [`${first} · ${second}`, second], print }
  return lineGround(
    table,
    line,
    row({ gap: 5 }, [
      disc(sideOf(table, line.seat), [11, high]),
      printed(table, `preview:${line.station}:line`, words, enlarged(table, high + 4), { grow: 1 }),
    ]),
  )
}

function twoLines(table: Table, line: LinePreview): LayoutNode {
  const { first, second, print, worth } = told(table, line)
  const id = `preview:${line.station}`
  const [upper, lower] = table.grid.small ? [17, 20] : [23, 26]
  return lineGround(
    table,
    line,
    row({ gap: 5 }, [
      pin(0, 0.15, disc(sideOf(table, line.seat), [11, table.grid.small ? 16 : 22])),
      column(
        {},
        [
          printed(table, `${id}:line`, { ways: [first], print }, enlarged(table, upper)),
          printed(table, `${id}:worth`, { ways: [second], print: worth }, enlarged(table, lower)),
        ],
        { grow: 1 },
      ),
    ]),
  )
}

/** The ground of a line's words: paper if it ends, none if it goes on. */
function lineGround({ p }: Table, { station, seat, end }: LinePreview, node: LayoutNode): LayoutNode {
  const look = { radius: 5, stroke: stroke(colours.brass, 2) }
  const plate = (w: number, h: number) => (end ? [rect(0, 0, w, h, colours.paperLight, look)] : [])
  const id = `preview:${station}`
  const key = `preview:${companyOf(p, seat)}:${end !== undefined}`
  return thingWith({ id, key, depth: depths.onPanel, margin: 2 }, plate, pad({ left: 4, right: 4 }, node))
}
