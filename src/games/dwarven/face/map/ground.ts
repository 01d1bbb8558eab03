import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { isRed } from '../../network.ts'
import { free, isSnowy } from '../../position.ts'
import { glow } from '../art/halls.ts'
import { none } from '../art/inks.ts'
import { nookShapes, nooksIn } from '../art/rock/crust.ts'
import { type Cutaway, groundShapes, snowfall, withinRock } from '../art/rock/ground.ts'
import { gallery, lamplight, trestle } from '../art/ways/segments.ts'
import { cleft, pointAt, type Way } from '../art/ways/way.ts'
import { depths, piece, type Table } from '../table.ts'
import { placesOf } from './places.ts'

/** Shapes in layout pixels, as part of the picture of the mountain. */
const onLand = ({ grid: { land } }: Table, shapes: readonly Shape[]) => group(-land.x, -land.y, 1, shapes)

/** The mountain cut open, with what is hewn into it; and the lamps along what has been laid. */
export const groundPieces = (table: Table): Piece[] => [rockPiece(table), lightPiece(table)]

const cutawayOf = (table: Table): Cutaway => {
  const { land } = table.grid
  const { sites, sky, k } = placesOf(table)
  const vents = table.layout.bases.map((base) => (sites[base]?.[0] ?? 0) - land.x + 46 * k)
  return { w: land.w, h: land.h, sky, isSnowing: isSnowy(table.p), vents, facet: Math.max(46, 92 * k) }
}

function rockPiece(table: Table): Piece {
  const { grid, layout, p } = table
  const { land } = grid
  const isSnowing = isSnowy(p)
  const draw = (w: number, h: number): Shape[] => {
    const { ways, k, sites } = placesOf(table)
    const cutaway = cutawayOf(table)
    const of = (red: boolean) => ways.filter((_, at) => isRed(layout, at) === red)
    const lights = [
      ...lamplight({ ways: of(false), strength: 0.5, tone: 'warm' }, k),
      ...lamplight({ ways: of(true), strength: 0.7, tone: 'cold' }, k),
      ...sites.map(([x, y], at) => glow(x, y, glows[layout.sites[at]?.kind ?? 'mine'] * k)),
    ]
    const shapes = [
      ...groundShapes(cutaway),
      ...nookShapes(nooksOf(table), 84 * k),
      withinRock(cutaway, [onLand(table, lights)]),
      onLand(table, [
        ...of(true).flatMap((way) => cleft(way, k, isSnowing)),
        ...ways.flatMap((way, at) => (isRed(layout, at) ? trestle : gallery)(way, k)),
      ]),
      ...(isSnowing ? snowfall(w, cutaway.sky * 1.6) : []),
    ]
    return [
      group(0, 0, 1, shapes, { clip: `M0 0H${w}V${h}H0Z` }),
      rect(1, 1, w - 2, h - 2, none, { radius: 5, stroke: stroke(colours.brassText, grid.small ? 1.4 : 2) }),
    ]
  }
  const key = `rock:${layout.seats}:${isSnowing}`
  return piece('land', key, land, depths.rock, draw, { margin: 2 })
}

const glows = { mine: 40, city: 62, base: 90 } as const

/** Curiosities in the rock, where there is room for them. */
function nooksOf(table: Table) {
  const { layout, grid } = table
  const { land } = grid
  const { sites, ways, labels, k, sky } = placesOf(table)
  const within = ([x, y]: Point, r: number) => ({ x: x - land.x, y: y - land.y, r })
  const along = (way: Way) =>
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((at) => within(pointAt(way, at), 12 * k))
  const taken = [
    ...sites.map((site) => within(site, 27 * k)),
    ...labels.flatMap(({ box: { x, y, w, h } }) =>
      [0.15, 0.5, 0.85].map((at) => within([x + w * at, y + h / 2], w * 0.2)),
    ),
    ...ways.flatMap(along),
  ]
  const least = Math.max(14, 25 * k)
  return nooksIn({ w: land.w, h: land.h, top: sky + 18 * k, taken, count: layout.seats > 2 ? 17 : 10, least })
}

/** The lamps along everything that has been laid: the mountain glows as the match goes on. */
function lightPiece(table: Table): Piece {
  const { grid, p } = table
  const { ways, k } = placesOf(table)
  const laid = ways.filter((_, at) => p.owners[at] !== free)
  const draw = (): Shape[] => [
    withinRock(cutawayOf(table), [onLand(table, lamplight({ ways: laid, strength: 0.85, tone: 'warm' }, k))]),
  ]
  const key = `lamps:${table.layout.seats}:${ways.map((_, at) => (p.owners[at] === free ? 0 : 1)).join('')}`
  return piece('lamps', key, grid.land, depths.rock + 1, draw)
}
