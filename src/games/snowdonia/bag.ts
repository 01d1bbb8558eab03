import type { Draw } from '../../rules/chance.ts'
import type { Cube, Cubes } from './position.ts'

/** Up to `count` cubes drawn from a bag, in order. Telling the draw is what moves them. */
export function drawCubes(
  { iron, stone, coal, event }: Readonly<Cubes & { event: number }>,
  count: number,
  draw: Draw,
): Cube[] {
  const left = { iron, stone, coal, event }
  let all = iron + stone + coal + event
  const cubes: Cube[] = []
  while (cubes.length < count && all > 0) {
    const cube = cubeAt(left, draw(all))
    left[cube] -= 1
    all -= 1
    cubes.push(cube)
  }
  return cubes
}

/** The kind of the cube at a place, were they sorted. */
function cubeAt({ iron, stone, coal }: Cubes, at: number): Cube {
  if (at < iron) return 'iron'
  if (at < iron + stone) return 'stone'
  return at < iron + stone + coal ? 'coal' : 'event'
}
