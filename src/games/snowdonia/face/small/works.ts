import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { paper } from '../../../../stage/kit/paints.ts'
import { type Area, areas } from '../../content/edition.ts'
import { kinds } from '../../position.ts'
import { isFogged, isStartSpace } from '../../spaces.ts'
import { weatherDisc } from '../art/discs.ts'
import { startToken } from '../art/figures.ts'
import { good } from '../art/goods.ts'
import { areaLetter, type IconName, icon } from '../art/icons.ts'
import { seatRoundel } from '../art/marks.ts'
import { between } from '../grid.ts'
import { orderPieces } from '../pieces/orders.ts'
import { count, words } from '../pieces/print.ts'
import { around, depths, isOffered, paintsOf, piece, type Table } from '../table.ts'
import { outlookOf } from '../views/outlook.ts'
import { isLive, pickOfArea } from '../views/workplaces.ts'

const signs: Readonly<Record<Area, IconName>> = {
  A: 'yard',
  B: 'rubble',
  C: 'steel',
  D: 'track',
  E: 'station',
  F: 'contract',
  G: 'surveyor',
}

/** The workplaces as tiles: what each gives, and a disc for each space. */
export const smallWorks = (table: Table): Piece[] =>
  areas.flatMap((letter, area) => {
    const place = table.grid.areas[area]
    return place
      ? [
          tilePiece(table, letter, area, place),
          ...yardPieces(table, area, place),
          ...spotPieces(table, area, place),
          ...ordersOver(table, area, place),
        ]
      : []
  })

/**
 * The orders used at a workplace, clear of what is printed on it: whole cards at the foot of the mountain where the
 * stations leave that free, else small ones over the upper edge.
 */
function ordersOver(table: Table, area: number, place: Rect): Piece[] {
  if (table.grid.form !== 'low') return orderPieces(table, area, { ...place, y: place.y - 9 }, 22)
  const wide = between(table.grid, 22, 34)
  return orderPieces(table, area, { ...place, y: place.y - 5 - Math.round(wide / 2) }, wide)
}

function tilePiece(table: Table, letter: Area, area: number, place: Rect): Piece {
  const { p } = table
  const [live, fogged, now] = [isLive(table, area), isFogged(table.p, area), p.area === area]
  const isDug = letter === 'B' && p.isDug
  const rated = letter === 'D' || (letter === 'B' && !isDug)
  const rate = rated ? outlookOf(table, letter === 'B' ? 'dig' : 'lay').now : undefined
  const name = isDug ? 'station' : signs[letter]
  const draw = (w: number, h: number): Shape[] => {
    const r = Math.min(14, w * 0.22, h * 0.16)
    const isLow = h < 80
    const y = isLow ? h * 0.26 : h * 0.36
    const size = Math.min(40, w * 0.42, h * 0.36)
    const fill = now ? colours.paperLight : live ? paper(0, h) : '#a8a191'
    return [
      rect(0, 0, w, h, fill, {
        radius: 6,
        stroke: stroke(now ? colours.brassHi : live ? colours.brass : '#6d6a60', now ? 3 : 1.6),
      }),
      ...areaLetter(r + 4, r + 4, r, letter, live || now ? 'brass' : 'pewter'),
      ...(fogged ? [weatherDisc(w / 2, h * 0.68, Math.min(w, h) * 0.2, 'fog')] : []),
      ...(letter === 'A'
        ? []
        : [
            icon(name, rate === undefined ? w * (isLow ? 0.66 : 0.5) : w * 0.72, y, size),
            ...(rate === undefined
              ? []
              : [
                  words(
                    w * (isLow ? 0.38 : 0.26),
                    y,
                    w * 0.3,
                    [`${rate}`],
                    count(size * 1.06, { anchor: 'start', colour: colours.ink }),
                    12,
                  ),
                ]),
          ]),
    ]
  }
  const key = `tile:${letter}:${live}:${now}:${fogged}:${rate}:${p.isDug}`
  return piece(`area:${area}`, key, place, depths.panel, draw, {
    label: table.words.area(p, area),
    margin: 3,
    ...pickOfArea(table, area),
  })
}

/** The cubes in the Stock Yard. */
function yardPieces(table: Table, area: number, { x, y, w, h }: Rect): Piece[] {
  if (area !== 0) return []
  const { p, say } = table
  const isLow = h < 80
  const box = isLow ? { x: x + 22, y: y + 2, w: w - 24, h: h * 0.52 } : { x: x + 3, y: y + 24, w: w - 6, h: h * 0.36 }
  const each = box.w / 3
  return kinds.map((kind, i) => {
    const n = p.yard[kind]
    const draw = (wide: number, high: number): Shape[] => [
      good(kind, wide / 2, high * 0.27, Math.min(high * 0.5, wide * 0.84)),
      words(
        wide / 2,
        high * 0.76,
        wide,
        [`${n}`],
        count(Math.min(24, high * 0.5), { anchor: 'middle', colour: colours.ink }),
        11,
      ),
    ]
    const place = { x: box.x + i * each, y: box.y, w: Math.floor(each), h: box.h }
    return piece(`yard:${kind}`, `small:yard:${kind}:${n}`, place, depths.onBoard, draw, { label: say.inYard(kind, n) })
  })
}

const surveyors = 6

function spotPieces(table: Table, area: number, { x, y, w, h }: Rect): Piece[] {
  const { p } = table
  if (isFogged(table.p, area)) return []
  const taken = p.work[area] ?? []
  const spots = area === surveyors ? [...taken, -1] : taken
  const isLow = h < 80
  const columns = isLow ? Math.min(4, spots.length) : spots.length === 1 ? 1 : 2
  const rows = Math.ceil(spots.length / columns)
  const room = isLow ? h * 0.4 : h * 0.42
  const r = Math.min(14, room / rows / 2 - 1, w / columns / 2 - 1.5)
  return spots.map((seat, space) => {
    const row = Math.floor(space / columns)
    const inRow = Math.min(columns, spots.length - row * columns)
    const cx = x + w / 2 + ((space % columns) - (inRow - 1) / 2) * (r * 2 + 3)
    const cy = y + h - room + r + 1 + row * (r * 2 + 3)
    return spotPiece(table, area, space, seat, around(cx, cy, 2 * r + 2))
  })
}

function spotPiece(table: Table, area: number, space: number, seat: number, place: Rect): Piece {
  const { say, p, words: named } = table
  const paints = seat >= 0 ? paintsOf(table, seat) : undefined
  if (paints)
    return piece(
      `man:${area}:${space}`,
      `spot:${paints.letter}`,
      place,
      depths.labourer,
      (w) => seatRoundel(w / 2, w / 2, w / 2 - 1, paints),
      { label: say.labourerOf(named.seat(p, seat)), margin: 2 },
    )
  const pick = `space:${area}:${space}`
  const isOn = isOffered(table, { area, space })
  const isStart = isStartSpace(p, area, space)
  const draw = (w: number): Shape[] => [
    circle(w / 2, w / 2, w / 2 - 1, isOn ? '#f7e6b8' : '#c3bdae', {
      stroke: stroke(isOn ? '#946d25' : '#6d6a60', 1.5, { dash: [3, 2] }),
    }),
    ...(isStart ? [startToken(w / 2, w / 2 - 0.5, w * 0.74)] : []),
    ...(area === surveyors
      ? [
          words(
            w / 2,
            w / 2,
            w,
            ['∞'],
            { font: 'text', size: w * 0.8, weight: 800, anchor: 'middle', colour: '#5d4315' },
            9,
          ),
        ]
      : []),
  ]
  return piece(pick, `spot:${isOn}:${isStart}:${area === surveyors}`, place, depths.onBoard, draw, {
    label: say.space(named.area(p, area), space + 1, isStart),
    of: `area:${area}`,
    margin: 2,
    ...(isOn && { marked: true as const }),
  })
}
