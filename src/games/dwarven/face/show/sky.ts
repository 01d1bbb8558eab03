import type { Seat } from '../../../../rules/game.ts'
import { circle, grain } from '../../../../stage/art/draw.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { middle } from '../../../../stage/pose.ts'
import { glow } from '../../../../table/motion/light.ts'
import { comers, find, goers, passing, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { puff } from '../../../../table/motion/steam.ts'
import { goods } from '../../content/edition.ts'
import type { EffectOf } from '../../effects.ts'
import { isSnowy } from '../../position.ts'
import { depths } from '../table.ts'
import { type Change, onLand, type Shows } from './parts.ts'
import { cage, engine, snow } from './time.ts'

/** Snow comes or goes: the sky changes, and red ways drift shut from the sky down, or thaw. */
function weatherSteps(change: Change): Step[] {
  const { before, after } = change
  const old = find(before.layout, 'land')
  const [was, is] = [isSnowy(before.position), isSnowy(after.position)]
  if (!old || was === is) return [roll('sky', 90)]
  const fading: Piece = { ...old, id: 'old:land', depth: depths.rock + 0.5 }
  return [
    roll('sky', 90),
    { piece: fading, at: 0, for: snow.begins, to: { alpha: 0 }, ease: 'inOut' },
    { piece: 'land', at: 0, for: 1 },
    ...comers(change, 'drift:').map((one) => driftStep(change, one, { from: { alpha: 0, scale: 0.5 } })),
    ...goers(change, 'drift:').map((one) => driftStep(change, one, { to: { alpha: 0, scale: 0.6 } })),
    ...(is ? flakes(change) : drops(change)),
  ]
}

/** Drifts pile up or melt, those near the sky first. */
function driftStep({ table }: Change, one: Piece, ends: Pick<Step, 'from' | 'to'>): Step {
  const { land } = table.grid
  const share = Math.max(0, Math.min(1, (middle(one).y - land.y) / land.h))
  return { piece: one.id, at: 200 + share * (snow.begins - snow.drifts), for: snow.drifts, ease: 'out', ...ends }
}

const fallen = (size: number, colour: string, spot: Spot) =>
  piece('fallen', `fallen:${colour}`, around(spot.x, spot.y, size), onLand, (w) => [
    circle(w / 2, w / 2, w / 2, colour),
  ])

/** Flakes drive over the mountain from the left. */
function flakes({ table }: Change): Step[] {
  const { x, y, w, h } = table.grid.land
  const next = grain(11)
  return upTo(44).map((): Step => {
    const from = { x: x + w * next() * 0.86, y: y + h * next() * 0.5 }
    const to = { x: Math.min(x + w - 6, from.x + w * 0.1), y: from.y + h * 0.4, alpha: 0.1 }
    const size = 3 + Math.round(next() * 2) * 2
    return { piece: fallen(size, '#ffffff', from), at: next() * 600, for: 600, to, ease: 'linear', arc: 0 }
  })
}

/** Drops fall from melting drifts. */
const drops = (change: Change): Step[] =>
  goers(change, 'drift:')
    .slice(0, 16)
    .map((one, nth): Step => {
      const spot = middle(one)
      const to = { x: spot.x, y: spot.y + 46, alpha: 0 }
      return { piece: fallen(5, '#bfe6f5', spot), at: 240 + (nth % 5) * 130, for: 420, to, ease: 'in', arc: 0 }
    })

/** A cage winds up its shaft or rattles down, with the price and the rope of the higher rung: none sticks out. */
function cageSteps({ after }: Change, market: number, at: number, rungs: number): Step[] {
  const one = find(after.layout, `cage:${market}:${at}`)
  if (!one) return market === 0 ? [roll(`good:${goods[at]}`, 90)] : []
  const run = { piece: one.id, for: Math.abs(rungs) * cage.rung, ease: 'linear' } as const
  return rungs > 0
    ? [
        { piece: one.id, at: 0, for: 1 },
        { ...run, at: 1 },
      ]
    : [
        { ...run, at: 0, to: middle(one) },
        { piece: one.id, at: run.for, for: 1, flip: true },
      ]
}

/** Cages wind up their shafts or rattle down. */
function pricesSteps(change: Change, { from: old, rungs }: EffectOf<'prices'>): Step[] {
  return rungs.flatMap((market, nth) =>
    market.flatMap((rung, at) => {
      const was = old[nth]?.[at] ?? rung
      return was === rung ? [] : cageSteps(change, nth, at, rung - was)
    }),
  )
}

/** The starting player’s engine drives on to the next seat. */
function tokenSteps(change: Change, { seat }: EffectOf<'token'>): Step[] {
  const { before, after } = change
  const spotIn = (layout: typeof before.layout, of: Seat): Spot => {
    const sign = find(layout, 'start')
    return sign ? middle(sign) : spotOf(change, `seat:${of}`)
  }
  const [from, to] = [spotIn(before.layout, before.position.start), spotIn(after.layout, seat)]
  const { drives } = engine
  const gone = find(after.layout, 'start') ? {} : { alpha: 0 }
  return [
    { piece: 'start', at: 0, for: drives, from, to: { ...to, ...gone }, arc: 6 },
    ...upTo(4).map((nth) =>
      puff({ x: from.x + 8, y: from.y - 8 }, nth * 110, { drift: -10 + nth * 8, rise: 10, grows: 0.8, lasts: 500 }),
    ),
    ...glow(to, 70, drives - 100, 500, { depth: passing + 2 }),
  ]
}

/** The turn, the weather, the market and the starting player’s engine. */
export const skyShows = {
  turn: () => [roll('turn:n', 90)],
  weather: weatherSteps,
  prices: pricesSteps,
  token: tokenSteps,
} satisfies Partial<Shows>
