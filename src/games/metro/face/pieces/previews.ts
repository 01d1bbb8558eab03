import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Print } from '../../../../stage/kit/print.ts'
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
  const list = (isTall: boolean) => () => column({ gap: 3 }, [...rows(table, trial, isTall), ...foot(table, trial)])
  return first([
    { node: list(false), from: { w: 220 } },
    { node: list(true), from: { w: 50, h: 100 } },
    { node: list(false), from: { w: 50, h: 16 } },
    nothing,
  ])
}

/** Room that large print may take. */
const enlarged = ({ sizes }: Table, high: number) => Math.round(high * (1 + (sizes.text - 1) * 0.5))

const quiet = ({ grid }: Table) => ({ font: 'text', size: grid.small ? 12 : 15, colour: colours.mute }) as const

/** The fate of each line: in one line of print or, below a heading, in two. */
function rows(table: Table, { lines }: Trial, isTall: boolean): LayoutNode[] {
  const hasHead = isTall && !table.grid.small && lines.length > 0
  const head = { ways: [table.say.onSquare, ''], print: quiet(table) }
  return [
    ...(hasHead ? [printed(table, 'previews', head, 21)] : []),
    ...lines.map((line) => lineGround(table, line, lineRow(table, line, isTall))),
  ]
}

/** A note that none of it is about one's own lines, if there is room for that. */
function foot(table: Table, { lines }: Trial): LayoutNode[] {
  const { looking, grid, say } = table
  if (grid.small || lines.some(({ seat }) => seat === looking.seat)) return []
  const ways = [lines.length === 0 ? say.nobodys : say.noneOfYours]
  return [printed(table, 'none-of-mine', { ways, print: { ...quiet(table), italic: true } }, 20, { drop: 1 })]
}

/** The disc of a line's seat, and the words about the line. */
function lineRow(table: Table, line: LinePreview, isTall: boolean): LayoutNode {
  const { station, seat, end, before, after } = line
  const { say, grid } = table
  const happens = end ? say.lineEnds : before === 0 ? say.lineSetsOut : say.lineGoesOn
  const first = happens({ line: station + 1 })
  const grown = before === 0 ? '' : `${before} → `
  const second = end ? say.endsFor(end) : `${grown}${say.lineLength({ tiles: after })}`
  const size = grid.small ? 12.5 : 16
  const type = { font: 'text', size, colour: end ? colours.ink : colours.paper } as const
  const print = { ...type, weight: end ? 800 : 500 } as const
  const [low, upper, lower, high] = grid.small ? [15, 17, 20, 16] : [22, 23, 26, 22]
  const words = (part: string, ways: readonly string[], look: Print, room: number) =>
    printed(table, `preview:${station}:${part}`, { ways, print: look }, enlarged(table, room), { grow: 1 })
  if (!isTall) {
    const both = [`${first} · ${second}`, second]
    return row({ gap: 5 }, [disc(sideOf(table, seat), [11, low - 4]), words('line', both, print, low)])
  }
  const worth: Print = end ? { ...type, font: 'display', size: size * 1.5 } : { ...type, weight: 500 }
  const told = [words('line', [first], print, upper), words('worth', [second], worth, lower)]
  return row({ gap: 5 }, [pin(0, 0.15, disc(sideOf(table, seat), [11, high])), column({}, told, { grow: 1 })])
}

/** The ground of a line's words: paper if it ends, none if it goes on. */
function lineGround({ p }: Table, { station, seat, end }: LinePreview, node: LayoutNode): LayoutNode {
  const look = { radius: 5, stroke: stroke(colours.brass, 2) }
  const plate = (w: number, h: number) => (end ? [rect(0, 0, w, h, colours.paperLight, look)] : [])
  const id = `preview:${station}`
  const key = `preview:${companyOf(p, seat)}:${end !== undefined}`
  return thingWith({ id, key, depth: depths.onPanel, margin: 2 }, plate, pad({ left: 4, right: 4 }, node))
}
