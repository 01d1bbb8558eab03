import { clear, mix } from '../../../../stage/art/colour.ts'
import { box, group, type OutlineStyle, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Cell } from '../../board.ts'
import { type Ink, inksOf, type Roof, roofs } from './town/inks.ts'
import { cellSide, town, townIn, townSide } from './town/town.ts'
import { widths } from './town/water.ts'

/** A roof's slopes, from lit to in shade. */
const slopes: Readonly<Record<Roof, readonly [string, string, string, string]>> = {
  zinc: ['#a3b0b4', '#8797a0', '#70828d', '#5a6b77'],
  slate: ['#98a9ac', '#7c9196', '#677c85', '#53666f'],
  tile: ['#cf8f68', '#b9764f', '#a1633f', '#854f33'],
  ochre: ['#d6b483', '#c29c6a', '#a98555', '#8c6c44'],
  copper: ['#8fb09a', '#76998a', '#5f8376', '#4c6c63'],
}

const street = '#c3ad86'

/** A flat colour, or the colour and width of a line. */
type Tint = string | readonly [colour: string, width: number, dash?: readonly number[]]
type Tints = Readonly<Partial<Record<Ink, Tint>>>

/** The colours of the plan, in the order in which they are laid on. */
const poster: Tints = {
  district: mix(street, '#8f8468', 0.18),
  shade: '#7b7059',
  ...Object.fromEntries(
    // The level slopes first: they are drawn as whole roofs, and the others lie on them.
    [1, 0, 2, 3].flatMap((tone) => roofs.map((roof) => [`${roof}${tone}`, slopes[roof][tone]])),
  ),
  yard: '#5b5a52',
  yardLit: '#a59a80',
  lawnYard: '#67804a',
  lawnYardLit: '#7c9858',
  wall: '#59605f',
  hall: '#8ea7a6',
  glass: '#c3cfc6',
  plaza: '#d2bd94',
  park: '#72904f',
  hedge: ['#56743f', 3, [9, 4]],
  lawn: '#8aa65e',
  walk: ['#cbbb8b', 2.4],
  place: '#cbbb8b',
  pond: '#7fb6b8',
  obelisk: '#d8cba8',
  canalQuay: ['#b5a37e', widths.canalQuay],
  canalEdge: ['#3b7683', widths.canal],
  canal: ['#4c8d98', widths.canal - 4],
  riverQuay: ['#bfad88', widths.riverQuay],
  riverEdge: ['#7c6d50', widths.river + 3],
  river: ['#438290', widths.river],
  stream: ['#529499', widths.river - 24],
  wave: ['#6ba6aa', 1.3],
  glint: ['#a3c4bd', 1.3],
  boatShade: '#2f5f6a',
  boat: '#7a4a33',
  barge: '#3b4852',
  cargo: '#cdbb92',
  cargoShade: '#a8946b',
  treeShade: '#5c6a4c',
  tree: '#41613a',
  treeLit: '#6d8d4c',
  bridgeShade: '#2c5560',
  bridge: '#9c8964',
  deck: '#d3c19a',
}

/** Details too small to see on a phone's cells. */
const fine: ReadonlySet<string> = new Set<Ink>(['wall', 'treeLit', 'wave', 'glint', 'cargoShade'])

/** Cells smaller than this, in layout pixels, have a darker ground with less on it. */
const smallCell = 60

const dusk = '#2c3f4a'
/** Degree to which the ground is darkened, so that tracks stand out from it. */
const darkened = (size: number) => (size < smallCell ? 0.46 : 0.24)

/** Everything of one ink as one shape. */
function inked(d: string, tint: Tint, change: (colour: string) => string): Shape {
  if (typeof tint === 'string') return path(d, { fill: change(tint) })
  const [colour, width, dash] = tint
  return path(d, { stroke: stroke(change(colour), width, { ...(dash && { dash }), round: true }) })
}

/** The town plan in colour where one cell is, in a square of `size` for the cell. */
export function cellGround(cell: Cell, size: number): readonly Shape[] {
  const change = (colour: string) => mix(colour, dusk, darkened(size))
  const isWanted = (ink: string) => ink in poster && !(size < smallCell && fine.has(ink))
  const inks = inksOf(townIn(cell), isWanted)
  const ground = Object.entries(poster).flatMap(([ink, tint]) => {
    const d = inks.get(ink)
    return d ? [inked(d, tint, change)] : []
  })
  const [x, y] = [-(cell % 8) * size, -Math.floor(cell / 8) * size]
  return [
    rect(0, 0, size, size, '#15191c', { only: 'contrast' }),
    rect(0, 0, size, size, change(street), { only: 'usual' }),
    group(0, 0, 1, [group(x, y, size / cellSide, ground)], { clip: box(0, 0, size, size), only: 'usual' }),
  ]
}

const chalk = '#e8e2d0'
const leaf = '#cfe0b8'
const foam = '#bfe0e4'

const house: OutlineStyle = { fill: clear('#ffffff', 0.04), stroke: stroke(clear(chalk, 0.27), 0.8) }
const green: OutlineStyle = { fill: clear('#8fb27a', 0.12), stroke: stroke(clear(leaf, 0.34), 0.8, { dash: [2, 2.5] }) }
const line = (colour: string, opacity: number): OutlineStyle => ({ stroke: stroke(clear(colour, opacity), 0.8) })
const pool = (width: number): OutlineStyle => ({ stroke: stroke('#3a515b', width) })

/** The plan in chalk, in the order in which it is drawn. */
const sketch: Readonly<Partial<Record<Ink, OutlineStyle>>> = {
  ...Object.fromEntries(roofs.map((roof) => [`${roof}1`, house])),
  hall: house,
  park: green,
  walk: line(leaf, 0.14),
  bush: line(leaf, 0.26),
  plaza: { fill: '#2f3a42', ...line(chalk, 0.3) },
  lawn: line(chalk, 0.2),
  canal: pool(widths.canal),
  river: pool(widths.river),
  bank: line(foam, 0.26),
  deck: { fill: '#2f3a42', ...line(chalk, 0.34) },
}

/** The town plan in chalk on slate, in a square of `size` for all eight by eight cells. */
export function chalkPlan(size: number): readonly Shape[] {
  const inks = inksOf(town(), (ink) => ink in sketch)
  const drawing = Object.entries(sketch).map(([ink, look]) => path(inks.get(ink) ?? '', look))
  return [
    rect(0, 0, size, size, '#000000', { only: 'contrast' }),
    rect(0, 0, size, size, '#2c373e', { only: 'usual' }),
    group(0, 0, size / townSide, drawing, { clip: box(0, 0, townSide, townSide), only: 'usual' }),
  ]
}
