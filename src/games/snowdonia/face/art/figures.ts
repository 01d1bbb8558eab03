import sheet from '../../../../../assets/snowdonia/figures.svg?drawings'
import { colours } from '../../../../kit/tokens.ts'
import { group, text } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import { drawing, type Slots } from '../../../../stage/art/sheet.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'

/** A figure of the sheet, its feet at `x`, `y`. */
const figure = (name: string, x: number, y: number, scale: number, slots?: Slots, over: readonly Shape[] = []): Group =>
  group(x, y, scale, [...drawing(sheet, name, slots), ...over])

/** A seat's letter on the dark disc of its figures, whose middle is at `y`. */
const letterOn = (y: number, r: number, { letter }: SeatPaints): Shape =>
  text(0, y + r * 0.68, letter, { font: 'display', size: r * 1.96, anchor: 'middle', colour: colours.white })

/** A labourer with a flat cap and a pick on his shoulder: 30 wide and 52 high at scale 1. */
export const labourer = (x: number, y: number, scale: number, seat: SeatPaints): Group =>
  figure('labourer', x, y, scale, { pattern: seat.pattern, dark: seat.dark }, [letterOn(-10, 8.2, seat)])

/** The door of the inn, with its step at `x`, `y`; its lamp is lit when a labourer can come out. */
export const innDoor = (x: number, y: number, scale: number, isLit: boolean): Group =>
  figure(isLit ? 'openDoor' : 'door', x, y, scale)

/** The outline of a labourer who isn't there. */
export const ghost = (x: number, y: number, scale: number, colour: string): Group =>
  figure('ghost', x, y, scale, { edge: colour })

/** A surveyor with a broad hat and a red and white staff. */
export const surveyorFigure = (x: number, y: number, scale: number, seat: SeatPaints): Group =>
  figure('surveyor', x, y, scale, { pattern: seat.pattern, dark: seat.dark }, [letterOn(-8.5, 8, seat)])

/** The start player's token: a small wooden engine in a square of `size`. */
export const startToken = (x: number, y: number, size: number): Group => figure('startToken', x, y, size / 32)

/** A steel bar, long and light with a bright end, in a square of `size`: its outline alone tells it from every cube. */
export const steelBar = (x: number, y: number, size: number): Group => figure('steel', x, y, size / 32)
