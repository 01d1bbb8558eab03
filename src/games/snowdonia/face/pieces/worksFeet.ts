import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Rect } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { layers, pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import type { Area } from '../../content/edition.ts'
import { kinds } from '../../position.ts'
import { moved } from '../../restock.ts'
import { weatherDisc } from '../art/discs.ts'
import { arrowSign, placedRow, rebusWithin, type Sign, signOf, wordsOf } from '../art/rebus.ts'
import { between } from '../grid.ts'
import { depths, type Table } from '../table.ts'
import { anyRoom, drawn, remark, tally, told } from './print.ts'

/**
 * The work rate of digging or of laying track: its numbers, where it stands (`at`) and what that is `now`, and the next
 * discs, soonest first, with the index each of them leads to.
 */
export function outlookOf({ box, p }: Table, of: 'dig' | 'lay') {
  const track = box.values.rates[of]
  const { spaces } = track
  let at = p[of]
  const coming = p.coming.flatMap((weather) => {
    if (weather === 'none') return []
    at = moved(track, at, weather)
    return [{ weather, at }]
  })
  return { spaces, at: p[of], now: spaces[p[of]] ?? 0, coming }
}

/** The yield of a place's work, on the paper below its picture; nothing where that has no paper. */
export function foot(table: Table, letter: Area): LayoutNode {
  const { p, say } = table
  const hasTrains = p.boards.length > 1
  const builds = [signOf('station'), ...(hasTrains ? [wordsOf('/'), signOf('engine')] : [])]
  const built = (of: Area) => signFoot(table, of, builds, hasTrains ? say.siteOrTrain : say.oneSite)
  switch (letter) {
    case 'A':
      return yardFoot(table)
    case 'B':
      return p.isDug ? built('B') : rateFoot(table, 'dig')
    case 'C':
      return worksFoot(table)
    case 'D':
      return rateFoot(table, 'lay')
    case 'E':
      return built('E')
    case 'F':
      return space(0)
    case 'G':
      return signFoot(table, 'G', [signOf('surveyor'), wordsOf('+1')], say.oneOn)
  }
}

/** The cubes in the Stock Yard by kind, beside their numbers or over them. */
export function yard(table: Table, isOver: boolean, manner: Manner = {}): LayoutNode {
  const { say, p } = table
  const all = kinds.map((kind) => {
    const n = p.yard[kind]
    const inks = [colours.ink, isOver ? colours.ink : colours.inkSoft] as const
    const it = { id: `yard:${kind}`, label: say.inYard({ goods: say.count(kind, n) }), n, inks }
    return tally(table, it, kind, { w: span(16, 80), h: span(24) }, isOver)
  })
  return evenly(kinds.length, 0, all, manner)
}

const noteOf = ({ grid }: Table) => remark(between(grid, 14, 20), { anchor: 'middle', colour: colours.inkSoft })

function yardFoot(table: Table): LayoutNode {
  const { say, box } = table
  const { cubes, coal } = box.values.take
  const note = told(table, 'yard:note', [say.take({ cubes, coal }), `${cubes}`], noteOf(table))
  return pad({ left: 6, right: 6, top: 2, bottom: 1 }, column({}, [yard(table, false, { grow: 1 }), note]))
}

const paperPiece = (of: string, key: string, draw: (w: number, h: number) => Shape[]) =>
  drawn(anyRoom, `foot:${of}`, `foot:${of}:${key}`, draw, { depth: depths.panel + 1 })

/** Today's work rate, the track it moves along, and where the next discs will put it. */
function rateFoot(table: Table, of: 'dig' | 'lay'): LayoutNode {
  const { grid, say } = table
  const outlook = outlookOf(table, of)
  const { now, spaces, at, coming } = outlook
  const big = between(grid, 34, 52)
  const x = between(grid, 8, 12)
  const draw = (w: number, h: number): Shape[] => {
    const steel = rebusWithin([signOf('steel', 1)], 60, between(grid, 16, 22))
    const sign = rebusWithin([signOf(of === 'dig' ? 'rubble' : 'track')], 60, between(grid, 22, 35))
    const each = remark(between(grid, 14, 20), { colour: colours.inkSoft })
    return [
      text(x, h * 0.6, `${now}`, { font: 'display', size: big, colour: colours.ink }),
      placedRow(sign, x + big * 0.4, h * 0.38),
      of === 'dig' ? inscribed(x, h * 0.86, w * 0.3, [say.each], each) : placedRow(steel, x, h * 0.84),
    ]
  }
  const key = `${of}:${at}:${coming.map((one) => `${one.weather}${one.at}`).join(',')}`
  const room = { w: span(20, between(grid, 84, 119)), h: anyRoom.h }
  const ruler = drawn(room, `rate:${of}`, `rate:${key}:${spaces.join('-')}`, (w, h) => rulerShapes(w, h, outlook))
  return layers([
    paperPiece(of, `${now}`, draw),
    pad({ right: 6, top: 6, bottom: 2 }, row({}, [as({ grow: 1 }, space(0)), ruler])),
  ])
}

/** A space of the track of a work rate, which has `count` of them. */
export function rulerCell({ x, y, w, h }: Rect, count: number, nth: number): Rect {
  const cell = (w - 6) / count
  return { x: x + 4 + nth * cell, y: y + 3, w: cell - 2, h: h * 0.44 }
}

function rulerShapes(w: number, h: number, { spaces, at, coming }: ReturnType<typeof outlookOf>): Shape[] {
  const all = spaces.map((_, i) => rulerCell({ x: 0, y: 0, w, h }, spaces.length, i))
  const high = h * 0.44
  const r = Math.min(10.5, h * 0.17)
  const [one, two] = coming
  const apart = one !== undefined && one.at === two?.at ? 1.1 * r : 0
  const print = { font: 'display', size: Math.max(14, high * 0.86), anchor: 'middle' } as const
  return [
    rect(0, 0, w, high + 6, '#cdbd98', { radius: 5 }),
    ...all.flatMap((cell, i) => {
      const [fill, edge, ink] =
        i === at ? [colours.ink, colours.ink, colours.paper] : [colours.paperTop, '#b29a66', colours.inkSoft]
      return [
        rect(cell.x, cell.y, cell.w, cell.h, fill, { radius: 3, stroke: stroke(edge, 1) }),
        text(middle(cell).x, cell.y + high * 0.82, `${spaces[i]}`, { ...print, colour: ink }),
      ]
    }),
    ...coming.map(({ weather, at: to }, i) => {
      const x = Math.min(w - r - apart, middle(all[to] ?? { x: 0, y: 0, w, h }).x)
      return weatherDisc(x + (i ? apart : -apart), high + 9 + r, r, weather)
    }),
  ]
}

/** Three trades, in any mix. */
function worksFoot({ grid, box }: Table): LayoutNode {
  const { times, iron, rubble } = box.values.works
  const x = between(grid, 7, 10)
  return paperPiece('works', '', (w, h) => {
    const mark = rebusWithin([wordsOf(`${times}×`)], 60, between(grid, 24, 36), colours.inkSoft)
    const trade = (signs: Sign[], y: number) =>
      placedRow(rebusWithin(signs, w - mark.w - x * 2 - 6, between(grid, 20, 30)), x + mark.w + 6, y)
    return [
      placedRow(mark, x, h / 2),
      trade([signOf('iron', iron), arrowSign, signOf('steel')], h * 0.29),
      trade([signOf('rubble', rubble), arrowSign, signOf('stone')], h * 0.72),
    ]
  })
}

/** A few signs over a remark. */
const signFoot = (table: Table, of: Area, signs: readonly Sign[], note: string): LayoutNode =>
  paperPiece(of, note, (w, h) => [
    placedRow(rebusWithin(signs, w - 12, between(table.grid, 28, 42)), w / 2, h * 0.36, 'middle'),
    inscribed(w / 2, h * 0.83, w - 10, [note], noteOf(table)),
  ])
