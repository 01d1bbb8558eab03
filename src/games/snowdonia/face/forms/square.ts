import type { Size } from '../../../../stage/face.ts'
import { laidOut } from '../../../../stage/kit/grid.ts'
import { below, type Grid } from '../grid.ts'
import { wideGrid } from './wide.ts'

/** The size laid out for a stage nearly as high as wide. */
export const squareSize = (asked: Size): Size =>
  laidOut(asked, { w: 1240, h: 900 }, { w: 1500, h: 1300 })

/** As the wide table, with a broader log, and the mountain taking what height there is. */
export function squareGrid(size: Size, seats: number, asked: Size = size, text = 1): Grid {
  const grid = wideGrid(size, seats, asked, text)
  const { bag, shed, log } = grid
  const rail = { ...bag, h: log.y + log.h - bag.y }
  const high = seats > 1 ? 250 : shed.h
  const [top = bag, middle = shed, foot = log] = below(rail, 6, [
    ...[150, high, Math.max(180, rail.h - 162 - high)],
  ])
  return { ...grid, form: 'square', bag: top, shed: middle, log: foot }
}
