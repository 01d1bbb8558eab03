import { colours } from '../../../../kit/tokens.ts'
import { circle, group, path, round, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Rect } from '../../../../stage/face.ts'
import { pin } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { space as room, shape, span } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { isFogged, isStartSpace, openArea } from '../../spaces.ts'
import { labourer, startToken } from '../art/figures.ts'
import { seatRoundel } from '../art/marks.ts'
import { between } from '../grid.ts'
import { depths, isOffered, paintsOf, type Table } from '../table.ts'
import { drawn } from './print.ts'

/** The seat at each space of a workplace, -1 for none; where any number may stand, with one more space. */
function standing({ p }: Table, area: number): readonly number[] {
  if (isFogged(p, area)) return []
  const taken = p.work[area] ?? []
  return area === openArea ? [...taken, -1] : taken
}

/** The spaces on the ground of a picture: labourers on those taken, rings on the others. */
export function spacesOnGround(table: Table, area: number): LayoutNode {
  const all = standing(table, area).map((seat, at) =>
    pin(0.5, 1, seat >= 0 ? man(table, area, at, seat) : ring(table, area, at)),
  )
  // One more ring where any number may stand: at the left, with room for those to come.
  const some = area === openArea ? [...all.slice(-1), ...all.slice(0, -1), room(0), room(0)] : all
  const count = area === openArea ? Math.max(3, all.length) : Math.max(1, all.length)
  return evenly(count, 0, some.slice(0, count))
}

/** The size of a labourer at work. */
function manSize({ grid }: Table) {
  const scale = between(grid, 72, 108) / 100
  return { scale, w: 32 * scale, h: 54 * scale }
}

/** Where a labourer would stand on a ring. */
export function manPlace(table: Table, ring: Rect): Rect {
  const { w, h } = manSize(table)
  return { x: ring.x + (ring.w - w) / 2, y: ring.y + ring.h - h, w, h }
}

function man(table: Table, area: number, at: number, seat: number): LayoutNode {
  const { p } = table
  const { scale, w, h } = manSize(table)
  const paints = paintsOf(table, seat)
  const draw = (wide: number): Shape[] => (paints ? [labourer(wide / 2, h - 5 * scale, scale, paints)] : [])
  const rest = { label: manLabel(table, seat), margin: 10, depth: depths.labourer + (p.area === area ? 1 : 0) }
  return drawn({ w: span(w / 2, w), h: span(h) }, `man:${area}:${at}`, `man:${paints?.letter}`, draw, rest)
}

const manLabel = ({ say, words: named, p }: Table, seat: number) => say.labourerOf({ name: named.seat(p, seat) })

/** A free space in any picture: its pick, whether it may be chosen now, and its sign. */
function freeSpace(table: Table, area: number, at: number) {
  const { say, words: named, p } = table
  const isOn = isOffered(table, { area, space: at })
  const isStart = isStartSpace(p, area, at)
  const label = say.space({ area: named.area(p, area), number: at + 1, start: isStart })
  const sign = isStart ? 'start' : area === openArea ? '∞' : `${at + 1}`
  const rest = { label, of: `area:${area}`, ...(isOn && { marked: true as const }) }
  return { id: `space:${area}:${at}`, isOn, sign, rest }
}

/** A ring on the ground, alight where the viewer may send a labourer. */
function ring(table: Table, area: number, at: number): LayoutNode {
  const { id, isOn, sign, rest } = freeSpace(table, area, at)
  const scale = between(table.grid, 70, 100) / 100
  const [w, h] = [44 * scale, 46 * scale]
  const draw = (wide: number): Shape[] => [group(wide / 2, h - 11 * scale, scale, ringShapes(isOn, sign))]
  return drawn({ w: span(w / 2, w), h: span(h) }, id, `ring:${sign}:${isOn}`, draw, { ...rest, margin: 10 })
}

function ringShapes(isOn: boolean, sign: string): Shape[] {
  const glow = { x: 0, y: 0, blur: 7, colour: 'rgba(240, 210, 138, 0.95)' }
  const edge = isOn ? stroke('#fff0c0', 2.6) : stroke(colours.paper, 1.6, { dash: [4, 3] })
  const fill = isOn ? 'rgba(240, 210, 138, 0.5)' : 'rgba(31, 38, 43, 0.4)'
  const outline = stroke('#fff0c0', 1.6, { dash: [4, 3] })
  const figure = [
    path('M-9 -4Q-9 -24 0 -24Q9 -24 9 -4', { fill: 'rgba(240, 210, 138, 0.3)', stroke: outline }),
    circle(0, -29, 5.6, 'rgba(240, 210, 138, 0.3)', { stroke: outline }),
  ]
  const signs =
    sign === 'start'
      ? [circle(0, -8, 12, colours.paperLight, { stroke: stroke('#8a5a2c', 1.6) }), startToken(0, -9, 19)]
      : [
          circle(0, 1, 10.5, isOn ? '#2a1d08' : colours.slate900),
          text(0, 8.4, sign, { font: 'display', size: 21, anchor: 'middle', colour: colours.paper }),
        ]
  const ground = path(round(0, 2, 21, 8.4), { fill, stroke: edge, ...(isOn && { shadow: glow }) })
  return [ground, ...(isOn ? figure : []), ...signs]
}

/** The same as discs in rows of so many. */
export function spaceDiscs(table: Table, area: number, perRow: number): LayoutNode {
  const all = standing(table, area).map((seat, at) => disc(table, area, at, seat))
  const rows = Array.from({ length: Math.ceil(all.length / perRow) }, (_, i) =>
    row({ gap: 1 }, all.slice(i * perRow, (i + 1) * perRow)),
  )
  return pin(0.5, 0.5, column({ gap: 1, align: 'centre', alike: true }, rows))
}

function disc(table: Table, area: number, at: number, seat: number): LayoutNode {
  const size = shape(1, 10, 28)
  const paints = seat >= 0 ? paintsOf(table, seat) : undefined
  if (paints) {
    const draw = (w: number) => seatRoundel(w / 2, w / 2, w / 2 - 1, paints)
    const rest = { label: manLabel(table, seat), margin: 2, depth: depths.labourer }
    return drawn(size, `man:${area}:${at}`, `spot:${paints.letter}`, draw, rest)
  }
  const { id, isOn, sign, rest } = freeSpace(table, area, at)
  const edge = stroke(isOn ? '#946d25' : '#6d6a60', 1.5, { dash: [3, 2] })
  const print = { font: 'text', weight: 800, anchor: 'middle', colour: '#5d4315' } as const
  const draw = (w: number): Shape[] => [
    circle(w / 2, w / 2, w / 2 - 1, isOn ? '#f7e6b8' : '#c3bdae', { stroke: edge }),
    ...(sign === 'start' ? [startToken(w / 2, w / 2 - 0.5, w * 0.74)] : []),
    ...(sign === '∞' ? [inscribed(w / 2, w / 2, w, [sign], { ...print, size: w * 0.8 }, 9)] : []),
  ]
  const isNumber = sign !== 'start' && sign !== '∞'
  return drawn(size, id, `spot:${isOn}:${isNumber ? '' : sign}`, draw, { ...rest, margin: 2 })
}
