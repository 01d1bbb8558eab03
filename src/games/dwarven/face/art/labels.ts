import { rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'

const inkOf = { base: '#fff2cf', city: '#ffe7b5', mine: '#f6e9cf', quiet: '#b3bfc8' } as const

/** The name of a place on the rock, its baseline at `y`; that of a mine nobody owns is quiet. */
export const placeName = (x: number, y: number, name: string, size: number, tone: keyof typeof inkOf): Shape =>
  text(x, y, name.toUpperCase(), {
    font: 'display',
    size,
    anchor: 'middle',
    colour: inkOf[tone],
    spacing: 0.4,
    halo: stroke('#0b131d', size * 0.24),
    plate: true,
  })

const papers = {
  open: { fill: '#fbf3e0', edge: '#3a2a18', ink: '#2a211a' },
  out: { fill: '#20262c', edge: '#8d959a', ink: '#ffffff' },
} as const

/** The goods that lie at a mine, on paper from `x` to the right; on black where it is played out. */
export function stockTag(x: number, y: number, size: number, count: number, isOut: boolean): Shape[] {
  const type = { font: 'display', size: size * 0.9 } as const
  const wide = Math.max(size, widthOf(`${count}`, type) + size * 0.5)
  const { fill, edge, ink } = papers[isOut ? 'out' : 'open']
  return [
    rect(x, y - size / 2, wide, size, fill, { radius: size * 0.2, stroke: stroke(edge, size * 0.065) }),
    text(x + wide / 2, y + size * 0.32, `${count}`, { ...type, anchor: 'middle', colour: ink }),
  ]
}
