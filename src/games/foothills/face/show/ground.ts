import type { Piece, Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { landing } from '../../../../stage/timeline.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { find, goers, pieceOf, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { type Change, iconAt } from './parts.ts'
import { dug, laid, lands, leaves } from './time.ts'
import { weather } from './weather.ts'

/** The centre line of a card's track bed, read off any train, as all trains are on one. */
export function bedOf(change: Change, station: number): Spot {
  const card = pieceOf(change, `station:${station}`)
  if (!card) return spotOf(change, `station:${station}`)
  const cards = change.before.layout.pieces.filter(({ id }) => id.startsWith('station:'))
  const engine = change.before.layout.pieces.find(({ id }) => id.startsWith('engine:'))
  const under = cards.find(
    ({ x, y, w, h }) => engine && engine.x >= x && engine.x < x + w && engine.y >= y && engine.y < y + h,
  )
  const above = engine && under ? under.y + under.h - engine.y - engine.h * 0.75 : card.h * 0.36
  return { x: card.x + card.w / 2, y: card.y + card.h - above }
}

/** A pick swings and strikes beside a cube. */
function strike(cube: Piece, i: number): Step[] {
  const at = leaves(dug, i) - dug.each
  const { x, y } = middle(cube)
  const pick = iconAt('pick', { x: x - 9, y: y - 16 }, 42)
  const up = { x: x - 15, y: y - 22, angle: -62 }
  return [
    { piece: pick, at, for: dug.each * 0.45, from: { ...up, angle: -20 }, to: up, ease: 'out' },
    {
      piece: pick,
      at: at + dug.each * 0.45,
      for: dug.each * 0.55,
      ease: 'in',
      from: up,
      to: { x: x - 5, y: y - 9, angle: 14 },
    },
  ]
}

/** A pick strikes; at each stroke a cube jumps out with dust and hops to the supply. */
export function dugSteps(change: Change, { seat, station }: EffectOf<'dug'>): Step[] {
  const to = spotOf(change, `goods:${seat}:rubble`)
  const cubes = goers(change, `rubble:${station}:`).reverse()
  const hops = cubes.flatMap((cube, i): Step[] => [
    ...strike(cube, i),
    ...dust(middle(cube), leaves(dug, i) - 10, 13, i + 3),
    { piece: cube.id, at: leaves(dug, i), for: dug.fly + landing, to, arc: 64, turns: 1, squash: 0.24 },
  ])
  return [...hops, roll(`count:${seat}:rubble`, lands(dug))]
}

/** Clean ballast: a last cloud of dust, and the sun on the stones. */
export function clearedSteps(change: Change, { station }: EffectOf<'cleared'>): Step[] {
  const bed = bedOf(change, station)
  const wide = (pieceOf(change, `station:${station}`)?.w ?? 200) * 0.3
  return [
    ...dust(bed, 0, wide, 5, 9),
    ...glow(bed, wide * 2.6, 60, 460, { strength: 0.8, colour: '#fff3d6', high: wide * 0.3 }),
  ]
}

/** A track tile falls, bounces and lines up with the other rails; ballast puffs. */
export function laidSteps(change: Change, { station, space }: EffectOf<'laid'>): Step[] {
  const id = `track:${station}:${space}`
  const tile = find(change.after.layout, id)
  if (!tile) return []
  const to = middle(tile)
  return [
    {
      piece: id,
      at: 0,
      for: laid.falls,
      ease: 'in',
      from: { x: to.x + 5, y: to.y - 74, alpha: 0.5, scale: 1.12, angle: -2.5 },
      to: { x: to.x + 3, y: to.y, scale: 1, angle: 0, alpha: 1 },
    },
    { piece: id, at: laid.falls, for: laid.lies - laid.falls, arc: 7, ease: 'linear' },
    ...dust({ x: to.x, y: to.y + tile.h * 0.3 }, laid.falls - 6, tile.w * 0.45, 7, 11),
    ...dust({ x: to.x, y: to.y + tile.h * 0.3 }, laid.lies - 10, tile.w * 0.4, 3, 5),
    ...weather(change, station, 0, 720),
  ]
}
