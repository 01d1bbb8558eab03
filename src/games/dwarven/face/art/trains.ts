import { colours } from '../../../../kit/tokens.ts'
import { clear, mix } from '../../../../stage/art/colour.ts'
import { group, path, text } from '../../../../stage/art/draw.ts'
import type { Group, Paint, Shape } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { type GoodName, good } from './goods.ts'
import { hall } from './halls.ts'

/** A squat engine with a lantern and a horned chimney, facing right, its wheels on `y`: 68 by 47 at scale 1. */
export const engine = (x: number, y: number, scale: number, paint: string): Group =>
  group(x, y, scale, hall('engine', { paint, light: mix(paint, '#ffffff', 0.35), dark: mix(paint, '#0a0f14', 0.45) }))

/** The top of the engine’s chimney from its wheels, at scale 1. */
export const chimneyTop = [47, -42] as const

const fading: Paint = {
  type: 'linear',
  from: [60, 0],
  to: [190, 0],
  stops: [
    [0, clear('#fff0b8', 0.6)],
    [1, clear('#ffd98a', 0)],
  ],
}

/** The light of the same engine’s lantern. */
export const beam = (x: number, y: number, scale: number): Group =>
  group(x, y, scale, [path('M60 -17L190 -46V14Z', { fill: fading })])

/** A tub heaped with up to five goods, its wheels on `y`, 38 long at scale 1; a seat’s has its letter. */
export function tub(x: number, y: number, scale: number, load: readonly GoodName[], seat?: SeatPaints): Group {
  const heap = load.map((name, i) => good(name, 6 + (i % 3) * 9 + (i > 2 ? 4.5 : 0), i > 2 ? -32 : -25, 15))
  const look = { font: 'display', size: 8.6, anchor: 'middle', colour: colours.white } as const
  const letter: Shape[] = seat ? [text(16, -11, seat.letter, look)] : []
  return group(x, y, scale, [...heap, ...hall('tub', { mark: seat?.dark ?? '#3a4249' }), ...letter])
}

/** A little coach for passengers, its wheels on `y`: 56 long at scale 1. */
export const coach = (x: number, y: number, scale: number): Group => group(x, y, scale, hall('coach'))
