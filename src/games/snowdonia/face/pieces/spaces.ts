import { colours } from '../../../../kit/tokens.ts'
import { circle, path, round, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { isFogged, isStartSpace } from '../../spaces.ts'
import { labourer, startToken } from '../art/figures.ts'
import { between } from '../grid.ts'
import { around, depths, isOffered, paintsOf, piece, type Table } from '../table.ts'
import type { Workplace } from '../views/workplaces.ts'

/** The area where any number of labourers stand. */
const surveyors = 6

/** Where the spaces of a workplace are across its picture, as shares. */
function sharesOf(count: number): number[] {
  if (count === 1) return [0.5]
  if (count === 2) return [0.3, 0.7]
  const [from, span] = count === 3 ? [0.18, 0.64] : [0.14, 0.72]
  return Array.from({ length: count }, (_, i) => from + (i * span) / (count - 1))
}

/** The spaces of a workplace: labourers on those taken, rings on the others. */
export function spacePieces(table: Table, place: Workplace): Piece[] {
  const { p } = table
  const { area } = place
  if (isFogged(table.p, area)) return []
  const taken = p.work[area] ?? []
  if (area === surveyors) return anyNumber(table, place, taken)
  const shares = sharesOf(taken.length)
  return taken.map((seat, space) => {
    const x = place.scene.x + place.scene.w * (shares[space] ?? 0.5)
    const sign = isStartSpace(p, area, space) ? 'start' : `${space + 1}`
    return seat >= 0 ? manPiece(table, place, space, seat, x) : ringPiece(table, place, space, x, sign)
  })
}

/** Surveying takes as many labourers as come: those there, and one more ring. */
function anyNumber(table: Table, place: Workplace, taken: readonly number[]): Piece[] {
  const { scene } = place
  const step = Math.min(0.2, 0.62 / Math.max(1, taken.length))
  const men = taken.map((seat, space) =>
    manPiece(table, place, space, seat, scene.x + scene.w * (0.34 + step * (space + 0.6))),
  )
  return [ringPiece(table, place, taken.length, scene.x + scene.w * 0.22, '∞'), ...men]
}

/** The size of a labourer at work: 52 high at 1. */
export const manScale = ({ grid }: Table): number => between(grid, 72, 108) / 100

/** Where a labourer stands whose feet are at `x`. */
export function manPlace(table: Table, { scene }: Workplace, x: number): Rect {
  const scale = manScale(table)
  const [w, h] = [32 * scale, 54 * scale]
  return { x: x - w / 2, y: scene.y + scene.h - h - 4, w, h }
}

function manPiece(table: Table, workplace: Workplace, space: number, seat: number, x: number): Piece {
  const { area } = workplace
  const paints = paintsOf(table, seat)
  const scale = manScale(table)
  const place = manPlace(table, workplace, x)
  const { w, h } = place
  const draw = (): Shape[] => (paints ? [labourer(w / 2, h - 5 * scale, scale, paints)] : [])
  const { say, words, p } = table
  const depth = depths.labourer + (p.area === area ? 1 : 0)
  return piece(`man:${area}:${space}`, `man:${paints?.letter}`, place, depth, draw, {
    label: say.labourerOf(words.seat(p, seat)),
    margin: 10,
  })
}

/** A free space: a ring on the ground, alight where the viewer may send a labourer. */
function ringPiece(table: Table, { area, scene }: Workplace, space: number, x: number, sign: string): Piece {
  const { say, grid, words, p } = table
  const pick = `space:${area}:${space}`
  const isOn = isOffered(table, { area, space })
  const scale = between(grid, 70, 100) / 100
  const [w, h] = [44 * scale, 46 * scale]
  const place = { ...around(x, scene.y + scene.h - h / 2 - 2, w, h) }
  const draw = (): Shape[] => [{ type: 'group', x: w / 2, y: h - 11 * scale, scale, shapes: ringShapes(isOn, sign) }]
  const label = say.space(words.area(p, area), space + 1, sign === 'start')
  return piece(pick, `ring:${sign}:${isOn}`, place, depths.onBoard, draw, {
    label,
    of: `area:${area}`,
    margin: 10,
    ...(isOn && { marked: true as const }),
  })
}

function ringShapes(isOn: boolean, sign: string): Shape[] {
  const glow = { x: 0, y: 0, blur: 7, colour: 'rgba(240, 210, 138, 0.95)' }
  const edge = isOn ? stroke('#fff0c0', 2.6) : stroke(colours.paper, 1.6, { dash: [4, 3] })
  const ground = path(round(0, 2, 21, 8.4), {
    fill: isOn ? 'rgba(240, 210, 138, 0.5)' : 'rgba(31, 38, 43, 0.4)',
    stroke: edge,
    ...(isOn && { shadow: glow }),
  })
  const outline = stroke('#fff0c0', 1.6, { dash: [4, 3] })
  const man = isOn
    ? [
        path('M-9 -4Q-9 -24 0 -24Q9 -24 9 -4', { fill: 'rgba(240, 210, 138, 0.3)', stroke: outline }),
        circle(0, -29, 5.6, 'rgba(240, 210, 138, 0.3)', { stroke: outline }),
      ]
    : []
  return [ground, ...man, ...signShapes(isOn, sign)]
}

const signShapes = (isOn: boolean, sign: string): Shape[] =>
  sign === 'start'
    ? [circle(0, -8, 12, colours.paperLight, { stroke: stroke('#8a5a2c', 1.6) }), startToken(0, -9, 19)]
    : [
        circle(0, 1, 10.5, isOn ? '#2a1d08' : colours.slate900),
        text(0, 8.4, sign, { font: 'display', size: 21, anchor: 'middle', colour: colours.paper }),
      ]
