import { colours } from '../../../../kit/tokens.ts'
import { clear } from '../../../../stage/art/colour.ts'
import { at, box, circle, group, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'

const nothing = clear('#000000', 0)

/** Every other ray of a circle, from the middle of a square beyond its corners. */
function rays(size: number): string {
  const [centre, far] = [size / 2, size * 0.75]
  const tip = (turn: number) => at(centre + far * Math.cos(turn), centre + far * Math.sin(turn))
  return upTo(24)
    .map((ray) => (ray * Math.PI) / 12)
    .map((turn) => `M${at(centre, centre)}L${tip(turn)}L${tip(turn + Math.PI / 24)}Z`)
    .join('')
}

/** The back of a tile, in a square of `size`: brass on a deep blue. */
export function tileBack(size: number): readonly Shape[] {
  const centre = size / 2
  const ring = (radius: number, width: number) =>
    circle(centre, centre, size * radius, nothing, { stroke: stroke(colours.brass, size * width) })
  const corner = size * 0.05
  return [
    rect(0, 0, size, size, '#27475a', { radius: corner }),
    group(0, 0, 1, [path(rays(size), { fill: '#31586b' })], { clip: box(0, 0, size, size, corner) }),
    circle(centre, centre, size * 0.33, '#1d3646'),
    ring(0.33, 0.022),
    ring(0.275, 0.009),
    text(centre, centre + size * 0.155, 'M', {
      font: 'display',
      size: size * 0.44,
      colour: colours.brassHi,
      anchor: 'middle',
    }),
    path(box(size * 0.045, size * 0.045, size * 0.91, size * 0.91, size * 0.03), {
      stroke: stroke(colours.brass, size * 0.016),
      opacity: 0.85,
    }),
    path(box(0.5, 0.5, size - 1, size - 1, corner), { stroke: stroke('#0f1a20', 1) }),
  ]
}
