import { path, poly, stroke } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import type { SceneArt } from '../../../../../stage/kit/scenery/frame.ts'
import { boxes, fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { between, centreOf, edges, moved, type Polygon, shrunk } from '../town/polygons.ts'
import { city } from './landmarks.ts'

/** Something that stands on the ground: the further down its foot, the nearer it is. */
export interface Standing {
  readonly foot: number
  readonly art: SceneArt
}

/** A roof's paints, from lit to in shade. */
export type Shades = readonly [string, string, string]

/** A block of houses: the walls that face us, the slopes of its roof, and its yard. */
export function house(block: Polygon, high: number, roof: Shades, next: () => number): Standing {
  const eaves = moved(block, 0, -high)
  const top = moved(shrunk(block, 0.26), 0, -high - 5)
  const walls = edges(block).filter(([a, b]) => b[0] < a[0])
  const inner = edges(top)
  const slopes = edges(eaves).map(([a, b], at): Shape => {
    const [c, d] = inner[at] ?? [a, b]
    return poly([a, b, d, c], roof[toneOf(a, b)])
  })
  const yard = moved(shrunk(block, 0.6), 0, -high - 3)
  return {
    foot: Math.max(...block.map(([, y]) => y)),
    art: [
      poly(moved(block, high * 0.75, high * 0.34), city.shade, { opacity: 0.45 }),
      walls.map(([a, b]) => wall(a, b, high)),
      slopes,
      fill(outline(top), roof[0]),
      fill(outline(yard), city.shade),
      fill(outline(moved(shrunk(yard, 0.2), 0, 1.4)), '#8a7a68'),
      upTo(3).map(() => chimney(top, next)),
    ],
  }
}

/** The light comes from the west. */
function toneOf([ax, ay]: Point, [bx, by]: Point): 0 | 1 | 2 {
  const light = -((by - ay) * 0.75 - (bx - ax) * 0.1) / (Math.hypot(bx - ax, by - ay) || 1)
  if (light > 0.3) return 0
  return light > -0.35 ? 1 : 2
}

function wall(a: Point, b: Point, high: number): SceneArt {
  const count = Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / 5.2)
  const windows = upTo(count).flatMap((at) => {
    const [x, y] = between(a, b, (at + 0.5) / count)
    return [0.3, 0.62].map((floor) => `M${x.toFixed(1)} ${(y - high * floor).toFixed(1)}v-3.4`)
  })
  return [
    poly([a, b, [b[0], b[1] - high], [a[0], a[1] - high]], city.wall[toneOf(a, b)]),
    path(windows.join(''), { stroke: stroke('#5d5563', 1.7), opacity: 0.75 }),
  ]
}

function chimney(top: Polygon, next: () => number): SceneArt {
  const corner = top[Math.floor(next() * top.length)] ?? [0, 0]
  const [x, y] = between(corner, centreOf(top), 0.1 + next() * 0.15)
  return [boxes('#c8744a', x - 1.4, y - 5, 2.8, 5), boxes('#94502f', x + 0.3, y - 5, 1.1, 5)]
}
