import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { companyOf } from '../../colours.ts'
import type { LinePreview } from '../../preview.ts'
import { depths, type Table, textOf } from '../table.ts'
import { printed } from './print.ts'
import { seatDisc } from './seatSigns.ts'

/** Effects on lines of the tile that is tried, one below another; those that end come first. */
export function previewPieces(table: Table, area: Rect): Piece[] {
  const { trial, say, looking, grid } = table
  if (!trial || area.h < 16 || area.w < 50) return []
  const { lines } = trial
  const rows = rowsIn(table, area, lines.length)
  if (!rows) return []
  const { head, step, isTall } = rows
  const isMine = lines.some(({ seat }) => seat === looking.seat)
  const foot = isMine || grid.small ? 0 : 20
  const end = area.y + head + lines.length * step
  const title = { x: area.x, y: area.y, w: area.w, h: head }
  const note = { x: area.x, y: end, w: area.w, h: foot }
  const quiet = { font: 'text', size: grid.small ? 12 : 15, colour: colours.mute } as const
  return [
    ...(head > 0 && lines.length > 0 ? [printed(table, 'previews', title, [say.onSquare, ''], quiet)] : []),
    ...lines.flatMap((line, at) =>
      linePieces(table, line, { x: area.x, y: area.y + head + at * step, w: area.w, h: step - 3 }, isTall),
    ),
    ...(foot > 0 && end + foot <= area.y + area.h
      ? [
          printed(table, 'none-of-mine', note, [lines.length === 0 ? say.nobodys : say.noneOfYours], {
            ...quiet,
            italic: true,
          }),
        ]
      : []),
  ]
}

/**
 * The height of each line’s row, below a heading, and whether it has two lines of print; undefined without room for all
 * of them: a part of the list would hide what else the tile does, and the decision bar says it all.
 */
function rowsIn(table: Table, area: Rect, count: number) {
  const { small } = table.grid
  const enlarged = (size: number) => Math.round(size * (1 + (textOf(table) - 1) * 0.5))
  const [tall, low, least] = small ? [40, 18, 14] : [52, 25, 18]
  const head = small ? 0 : 24
  const each = (room: number, usual: number) => Math.min(enlarged(usual), Math.floor(room / Math.max(1, count)))
  const whole = each(area.h - head, tall)
  if (area.w < 220 && area.h >= 100 && whole >= tall) return { head, step: whole, isTall: true }
  const step = each(area.h, low)
  return step < enlarged(least) ? undefined : { head: 0, step, isTall: false }
}

/** One line: on paper with its points if it ends, on the panel if it goes on. */
function linePieces(table: Table, line: LinePreview, place: Rect, isTall: boolean): Piece[] {
  const { p, say, grid } = table
  const { station, seat, end, before, after } = line
  const r = isTall ? Math.min(13, place.h * 0.22) : Math.min(grid.small ? 5.5 : 9, place.h * 0.36)
  const company = companyOf(p, seat)
  const draw = (_: number, h: number): Shape[] => [
    ...(end ? [plate(place.w, h)] : []),
    group(6, isTall ? 5 : h / 2 - r, 1, seatDisc(table, seat, r)),
  ]
  const left = place.x + 12 + 2 * r
  const w = place.x + place.w - left - 5
  const number = station + 1
  const first = end ? say.lineEnds(number) : before === 0 ? say.lineSetsOut(number) : say.lineGoesOn(number)
  const second = end ? say.endsFor(end.points, end.city) : say.tiles(before, after)
  const ink = end ? colours.ink : colours.paper
  const size = grid.small ? 12.5 : 16
  const upper = isTall ? { x: left, y: place.y + 2, w, h: place.h * 0.46 - 2 } : { x: left, y: place.y, w, h: place.h }
  const lower = { x: left, y: place.y + place.h * 0.48, w, h: place.h * 0.5 }
  const type = { font: 'text', size, weight: end ? 800 : 500, colour: ink } as const
  const id = `preview:${station}`
  const key = `preview:${company}:${end !== undefined}:${isTall}`
  const both = `${first} · ${second}`
  return [
    piece(id, key, place, depths.onPanel, draw, { margin: 2 }),
    printed(table, `${id}:line`, upper, isTall ? [first] : [both, second], type),
    ...(isTall
      ? [
          printed(table, `${id}:worth`, lower, [second], {
            font: end ? 'display' : 'text',
            size: end ? size * 1.5 : size,
            colour: ink,
          }),
        ]
      : []),
  ]
}

const plate = (w: number, h: number): Shape =>
  rect(0, 0, w, h, colours.paperLight, { radius: 5, stroke: stroke(colours.brass, 2) })
