import { colours } from '../../../../kit/tokens.ts'
import { downwards, group, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { fitted } from '../../../../stage/kit/fit.ts'
import { paper } from '../../../../stage/kit/paints.ts'
import type { Print } from '../../../../stage/kit/print.ts'
import { layers, pad, sized } from '../../../../table/layout/around.ts'
import { column } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { span } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { veils } from '../../../../table/parts/veils.ts'
import { contractIn } from '../../box.ts'
import { type Area, areas } from '../../content/edition.ts'
import { isFogged, yardArea } from '../../spaces.ts'
import { weatherDisc } from '../art/discs.ts'
import { areaLetter, type IconName, icon } from '../art/icons.ts'
import { orderBlue } from '../art/paper/ticket.ts'
import { placedRow, rebusWithin } from '../art/rebus.ts'
import { verbRows } from '../art/signs.ts'
import { workplace } from '../art/works/index.ts'
import { between } from '../grid.ts'
import { depths, isNext, isOffered, paintsOf, piece, type Table } from '../table.ts'
import { firstSpace, pickOf, sendOf } from '../trial.ts'
import { anyRoom, count, drawn } from './print.ts'
import { spaceDiscs, spacesOnGround } from './spaces.ts'
import { foot, outlookOf, yard } from './worksFeet.ts'

/** The seven workplaces with everyone who works there: cards with pictures, or tiles on a phone. */
export const worksPieces = (table: Table): Piece[] =>
  areas.flatMap((letter, area) => {
    const { grid } = table
    const place = grid.areas[area] ?? grid.land
    const node = () => workAt(table, letter, area, place)
    return [...kept(table, place, shownAt(table, area), node), ...orderPieces(table, area, place)]
  })

/** A workplace in its place: a card, or a tile on a phone. */
export const workAt = (table: Table, letter: Area, area: number, place: Rect): LayoutNode =>
  table.grid.small ? tile(table, letter, area, place) : card(table, letter, area)

const kept = keptBoard()

/** All that a workplace shows. */
function shownAt(table: Table, area: number) {
  const { p, sky, grid, trial } = table
  const offered = (p.work[area] ?? []).map((_, space) => isOffered(table, { area, space }))
  const works = [p.work[area], p.isDug, sky, p.boards.length, grid.offer[0]?.x]
  const leads = [
    lookOf(table, area),
    pickOfArea(table, area),
    offered,
    isNext(table, `space:${area}:${offered.length}`),
  ]
  return [area, works, leads, trial?.isPicked, area === yardArea && p.yard, [p.dig, p.lay, p.coming]]
}

/** The state of a workplace: a legal move leads there, fog keeps everyone away, its labourers are at work. */
const lookOf = (table: Table, area: number) => ({
  live: isLive(table, area),
  fogged: isFogged(table.p, area),
  now: table.p.area === area,
})

const isLive = ({ looking, trial, p }: Table, area: number): boolean =>
  looking.next.some((pick) => pick.startsWith(`space:${area}:`)) ||
  (trial?.isPicked === true && firstSpace(p, area) !== undefined)

/** Half-light over the workplaces that take no labourer while others do; the labourers there stay bright. */
export function worksVeils(table: Table, pieces: readonly Piece[]): Piece[] {
  const live = new Set(areas.flatMap((_, area) => (isLive(table, area) ? [`area:${area}`] : [])))
  const works = pieces.filter(({ id }) => id.startsWith('area:'))
  return veils(table.looking, works, ({ id }) => live.has(id), depths.labourer - 1)
}

/** A touch on a workplace beside its spaces: its first empty space, or to send the labourer that is tried there. */
function pickOfArea(table: Table, area: number): { pick?: string; marked?: true } {
  const { trial, p } = table
  if (trial?.isPicked && trial.area === area) return { pick: sendOf(trial), marked: true }
  const first = firstSpace(p, area)
  return first && isOffered(table, first) ? { pick: pickOf(first), marked: true } : {}
}

/** The edge of a card round its picture. */
const edge = 3

/** A picture with its spaces over what the work yields; the contracts of the Site Office are at its right. */
function card(table: Table, letter: Area, area: number): LayoutNode {
  const { p, grid, sky } = table
  const { live, fogged, now } = lookOf(table, area)
  const place = grid.areas[area] ?? grid.land
  const isOffice = letter === 'F'
  const high = isOffice ? 0 : between(grid, 56, 80)
  const aside = isOffice ? place.x + place.w - (grid.offer[0]?.x ?? 0) + between(grid, 8, 10) - edge : 0
  const size = between(grid, 17, 26)
  const r = between(grid, 10.5, 15.5)
  const name = table.words.area(p, area)
  const print = { font: 'display', size, colour: '#fff8e6', spacing: 0.4, plate: true } as const
  const line = stroke(now ? colours.brassHi : live ? colours.brass : '#cbb98f', now ? 3.4 : live ? 2.4 : 1.4)
  const draw = (wide: number, tall: number): Shape[] => {
    const [w, h] = [wide - 2 * edge - aside, tall - 2 * edge - high]
    const picture = workplace(letter, w, h, fogged ? 'fog' : sky, p.isDug)
    const shade = downwards(edge, size * 1.75, ['rgba(18, 32, 42, 0.78)', 'rgba(18, 32, 42, 0)'])
    return [
      rect(0, 0, wide, tall, paper(0, tall), { radius: 5, stroke: line, height: 1 }),
      group(edge, edge, 1, picture, { clip: `M0 0H${w}V${h}H0Z`, own: true }),
      rect(edge, edge, w, size * 1.75, shade),
      ...areaLetter(r + 6, r + 5, r, letter, live || now ? 'brass' : 'pewter'),
      ...heading(r * 2 + 12, r + 5, w - r * 2 - 14, name.toUpperCase(), print),
      ...(fogged ? [weatherDisc(edge + w / 2, edge + h * 0.62, h * 0.26, 'fog')] : []),
    ]
  }
  const key = `area:${letter}:${fogged ? 'fog' : sky}:${live}:${now}:${p.isDug}:${aside}`
  const rest = { depth: depths.panel, label: name, margin: 8, ...pickOfArea(table, area) }
  const ground = pad({ left: edge, right: edge + aside, bottom: edge + 3 }, spacesOnGround(table, area), { grow: 1 })
  return layers([
    drawn(anyRoom, `area:${area}`, key, draw, rest),
    column({}, [ground, sized({ h: span(high) }, foot(table, letter))]),
  ])
}

/** A name in one line or, where that has no room, in small lines of a word each. */
function heading(x: number, y: number, w: number, name: string, print: Print): readonly Shape[] {
  const least = 14
  const lines = fitted([name], w, print, least).words === name ? [name] : name.split(' ')
  const size = lines.length > 1 ? least : print.size
  return lines.map((line, at) => inscribed(x, y + (at - (lines.length - 1) / 2) * least, w, [line], { ...print, size }))
}

const signs: Readonly<Record<Area, IconName>> = {
  A: 'yard',
  B: 'rubble',
  C: 'steel',
  D: 'track',
  E: 'station',
  F: 'contract',
  G: 'surveyor',
}

/** On a phone: what the work yields as a sign, and a disc for each space. */
function tile(table: Table, letter: Area, area: number, { w: wide, h: tall }: Rect): LayoutNode {
  const { p } = table
  const { live, fogged, now } = lookOf(table, area)
  const isDug = letter === 'B' && p.isDug
  const rated = letter === 'D' || (letter === 'B' && !isDug)
  const rate = rated ? outlookOf(table, letter === 'B' ? 'dig' : 'lay').now : undefined
  const isLow = tall < 80
  const line = stroke(now ? colours.brassHi : live ? colours.brass : '#6d6a60', now ? 3 : 1.6)
  const r = Math.min(14, wide * 0.22, tall * 0.16)
  const draw = (w: number, h: number): Shape[] => {
    const [x, y] = [rate !== undefined ? 0.72 : isLow ? 0.66 : 0.5, h * (isLow ? 0.26 : 0.36)]
    const size = Math.min(40, w * 0.42, h * 0.36)
    // The rate stands beside the letter, or below it where a tile is narrow.
    const foot = 2 * r + 4
    const isBeside = isLow && w * 0.38 > foot + r
    const [figure, across, down] = isBeside
      ? [size, 0.38, y]
      : [Math.min(size, h * 0.58 - foot), 0.26, (h * 0.58 + foot) / 2]
    const print = count(figure * 1.06, { colour: colours.ink })
    return [
      rect(0, 0, w, h, now ? colours.paperLight : live ? paper(0, h) : '#a8a191', { radius: 6, stroke: line }),
      ...areaLetter(r + 4, r + 4, r, letter, live || now ? 'brass' : 'pewter'),
      ...(fogged ? [weatherDisc(w / 2, h * 0.68, Math.min(w, h) * 0.2, 'fog')] : []),
      ...(letter === 'A' ? [] : [icon(isDug ? 'station' : signs[letter], w * x, y, size)]),
      ...(rate === undefined ? [] : [inscribed(w * across, down, w * 0.3, [`${rate}`], print, 12)]),
    ]
  }
  const key = `tile:${letter}:${live}:${now}:${fogged}:${rate}:${p.isDug}`
  const rest = { depth: depths.panel, label: table.words.area(p, area), margin: 3, ...pickOfArea(table, area) }
  const taken = p.work[area]?.length ?? 0
  const above = isLow
    ? { left: 22, right: 2, top: 2, bottom: tall * 0.46 }
    : { left: 3, right: 3, top: 2 * r + 1, bottom: tall * 0.36 }
  const discs = spaceDiscs(table, area, isLow ? 4 : taken === 1 && letter !== 'G' ? 1 : 2)
  return layers([
    drawn(anyRoom, `area:${area}`, key, draw, rest),
    ...(letter === 'A' ? [pad(above, yard(table, true))] : []),
    pad({ top: tall * 0.58, bottom: 2 }, discs),
  ])
}

/**
 * The orders used this round, torn off their contracts: they hang at their workplace, from its right edge on. On a phone
 * they are clear of what is printed on it: whole cards at the foot of the mountain where the stations leave that free,
 * else small ones over the upper edge.
 */
function orderPieces(table: Table, area: number, place: Rect): Piece[] {
  const { grid, p, box } = table
  const used = p.boards.flatMap(({ active }, seat) => active.map((id) => ({ id, seat })))
  const isLow = grid.form === 'low'
  const w = grid.small ? (isLow ? between(grid, 22, 34) : 22) : between(grid, 38, 54)
  const down = grid.small ? (isLow ? -5 - Math.round(w / 2) : -9) : edge + between(grid, 30, 46)
  const office = grid.small || areas[area] !== 'F' ? 0 : place.x + place.w - (grid.offer[0]?.x ?? 0) + 6
  return used
    .filter(({ id }) => contractIn(box, id).area === areas[area])
    .map(({ id, seat }, i) => {
      const paints = paintsOf(table, seat)
      const [first = []] = verbRows(contractIn(box, id).verb)
      const draw = (a: number, h: number): Shape[] => [
        rect(0, 0, a, h, orderBlue, { radius: 3, stroke: stroke('#7c8f9b', 1) }),
        path(`M2 0H${a - 2}`, { stroke: stroke('#5d5345', 1.6, { dash: [3, 2.4] }) }),
        ...(paints ? [rect(1, 2, a * 0.14, h - 4, paints.pattern)] : []),
        placedRow(rebusWithin(first, a * 0.76, h * 0.8), a * 0.57, h / 2, 'middle'),
      ]
      const x = place.x + place.w - office - (grid.small ? 0 : edge) - (i + 1) * (w + 3)
      const at = { x, y: place.y + down, w, h: Math.round(w * 0.5) }
      const rest = { label: table.words.contract(id), margin: 3 }
      return piece(`order:${id}`, `order:${id}:${paints?.letter}`, at, depths.labourer + 2, draw, rest)
    })
}
