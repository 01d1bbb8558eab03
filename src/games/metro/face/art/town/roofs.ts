import type { Point } from '../../../../../stage/art/shape.ts'
import { filled, filledIn, type Ink, type Outline, type Plan, type Roof, roofs, type Tone } from './inks.ts'
import { along, areaOf, between, centreOf, edges, moved, type Polygon, shrunk } from './polygons.ts'

/** Every roof as often as it is seen among twenty-seven houses. */
const seen: readonly Roof[] = roofs.flatMap((roof) => {
  const often = { zinc: 10, slate: 6, tile: 6, ochre: 4, copper: 1 } as const
  return Array.from({ length: often[roof] }, () => roof)
})

/** The light comes from the north-west. */
function toneOf([a, b]: readonly [Point, Point]): Tone {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const light = (dy * -0.72 + dx * 0.69) / (Math.hypot(dx, dy) || 1)
  if (light > 0.5) return 0
  if (light > -0.1) return 1
  return light > -0.65 ? 2 : 3
}

const opposite: Readonly<Record<Tone, Tone>> = { 0: 3, 1: 2, 2: 1, 3: 0 }

/** The slopes between two outlines of as many corners, without those in the roof's own colour. */
const slopes = (roof: Roof, outer: Polygon, inner: Polygon, turned: boolean): Outline[] =>
  ([0, 2, 3] as const).map((tone) =>
    filledIn(`${roof}${tone}`, outer, () => {
      const within = edges(inner)
      return edges(outer).flatMap(([a, b], at) => {
        const [c, d] = within[at] ?? [a, b]
        const facing = toneOf([a, b])
        return (turned ? opposite[facing] : facing) === tone ? [[a, b, d, c]] : []
      })
    }),
  )

/** A block of houses round a yard, or under one roof where there is no room for a yard. */
export function block(outline: Polygon, next: () => number): Plan {
  const roof = seen[Math.floor(next() * seen.length)] ?? 'zinc'
  const side = Math.sqrt(areaOf(outline))
  const depth = Math.min(0.82, 17 / side)
  const isGreen = next() < 0.34
  const body = [filled('shade', moved(outline, 3.4, 4.2)), filled(`${roof}1`, outline)]
  if (side < 15) return { outlines: [...body, ...slopes(roof, outline, shrunk(outline, 1), false)], trees: [] }
  const ridge = shrunk(outline, depth * 0.55)
  const yard = shrunk(outline, depth)
  const [x, y] = centreOf(yard)
  const [dark, lit]: readonly [Ink, Ink] = isGreen ? ['lawnYard', 'lawnYardLit'] : ['yard', 'yardLit']
  return {
    outlines: [
      ...body,
      ...slopes(roof, outline, ridge, false),
      ...slopes(roof, ridge, yard, true),
      filled(dark, yard),
      filled(lit, moved(shrunk(yard, 0.24), 0.9, 1.1)),
      partyWalls(outline, depth * 0.9),
    ],
    trees: isGreen && areaOf(yard) > 60 ? [{ x, y, r: 3.1 }] : [],
  }
}

/** The walls between houses, as thin slivers across the roofs. */
function partyWalls(outline: Polygon, depth: number): Outline {
  const centre = centreOf(outline)
  const sliver = (from: Point): Polygon => [from, [from[0] + 0.8, from[1] + 0.3], between(from, centre, depth)]
  return filledIn('wall', outline, () => along(outline, 10).map(sliver))
}
