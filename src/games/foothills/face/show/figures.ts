import type { Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { lamp } from '../../../../table/motion/light.ts'
import { between, find, goers, pieceOf, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { home, pub } from '../../position.ts'
import { bedOf } from './ground.ts'
import { navvyMan } from './navvyman.ts'
import type { Change } from './parts.ts'
import { carted, leaves, navvy, walked } from './time.ts'
import { weather } from './weather.ts'

/** A walking path between two places, swerving a little to the side. */
function path(from: Spot, to: Spot, share: number): Spot {
  const aside = Math.min(26, Math.hypot(to.x - from.x, to.y - from.y) * 0.08)
  const { x, y } = between(from, to, share)
  return { x, y: y - Math.sin(Math.PI * share) * aside }
}

/** The surveyor walks to the card in short steps, lifts his staff and plants it; in the pub a lamp is lit. */
export function surveyedSteps(change: Change, { seat, to: place }: EffectOf<'surveyed'>): Step[] {
  const id = `surveyor:${seat}`
  const [old, next] = [find(change.before.layout, id), find(change.after.layout, id)]
  if (!old || !next) return []
  const [from, to] = [middle(old), middle(next)]
  const { steps, each, plants, lies } = walked
  const scale = next.h / old.h
  const walk = Array.from(
    { length: steps },
    (_, i): Step => ({
      piece: id,
      at: i * each,
      for: each,
      arc: 10,
      ease: 'linear',
      to: { ...path(from, to, (i + 1) / steps), angle: i === steps - 1 ? 0 : i % 2 === 0 ? 5 : -5, scale },
    }),
  )
  const inn = place === pub ? pieceOf(change, 'pub') : undefined
  return [
    ...walk,
    { piece: id, at: steps * each, for: plants - steps * each - 40, to: { ...to, y: to.y - 9, scale } },
    { piece: id, at: plants - 40, for: lies - plants + 40, squash: 0.2, arc: 0, ease: 'in' },
    ...dust({ x: to.x + next.w * 0.3, y: next.y + next.h - 2 }, plants - 20, 12, 4, 6),
    ...(inn ? lamp(inn, plants, 700) : []),
    ...(place === pub || place === home ? [] : weather(change, place, plants - 420, 800)),
  ]
}

/** The steps, strides and strokes of a navvy going to a station. */
function coming(change: Change, station: number): Step[] {
  const store = spotOf(change, 'store:navvies')
  const bed = bedOf(change, station)
  const card = pieceOf(change, `station:${station}`)
  const high = (pieceOf(change, 'surveyor:0')?.h ?? 44) * 1.05
  const to = { x: card ? card.x + card.w * 0.3 : bed.x, y: bed.y + 2 }
  const from = { x: store.x, y: store.y + high * 0.4 }
  const right = to.x >= from.x
  const { steps, each, strikes } = navvy
  const walk = Array.from({ length: steps }, (_, i): Step => {
    const man = navvyMan(i % 2 === 0 ? 'strides' : 'passes', path(from, to, i / steps), high, right)
    const next = navvyMan('strides', path(from, to, (i + 1) / steps), high, right)
    return { piece: man, at: i * each, for: each, to: middle(next), arc: 5, ease: 'linear' }
  })
  const work = strikes.flatMap((at, i): Step[] => {
    const since = i === 0 ? steps * each : (strikes[i - 1] ?? at) + 80
    const until = strikes[i + 1] === undefined ? navvy.falls : at + 80
    return [
      { piece: navvyMan('lifts', to, high, right), at: since, for: at - since },
      { piece: navvyMan('strikes', to, high, right), at, for: until - at },
      ...dust({ x: to.x + (right ? 20 : -20), y: to.y }, at, 12, 5 + i, 6),
    ]
  })
  return [...walk, ...work]
}

/** A navvy walks in from the general supply and strikes, the rubble goes back there, and the tile falls. */
export function navvySteps(change: Change, { station }: EffectOf<'navvy'>): Step[] {
  const id = `navvy:${station}`
  const tile = find(change.after.layout, id)
  if (!tile) return []
  const to = middle(tile)
  const store = spotOf(change, 'store:rubble')
  const start = navvy.falls - 180
  return [
    ...coming(change, station),
    ...goers(change, `rubble:${station}:`).map((cube, i) => ({
      piece: cube.id,
      at: leaves(carted, i),
      for: carted.fly,
      to: { ...store, scale: 0.8 },
      arc: 60,
      turns: i % 2 === 0 ? -1 : 1,
    })),
    {
      piece: id,
      at: start,
      for: 180,
      arc: 0,
      ease: 'in',
      from: { y: to.y - 70, alpha: 0.4, scale: 1.08, angle: -1.5 },
      to: { ...to, scale: 1, alpha: 1, angle: 0 },
    },
    { piece: id, at: navvy.falls, for: navvy.lies - navvy.falls, arc: 6, ease: 'linear' },
    ...dust({ x: to.x, y: tile.y + tile.h - 3 }, navvy.falls - 8, tile.w * 0.42, 7, 12),
    ...weather(change, station, 300, 1540),
  ]
}
