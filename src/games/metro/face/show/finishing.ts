import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { glow } from '../../../../table/motion/light.ts'
import { rise } from '../../../../table/motion/points.ts'
import { find, passing, roll, type Spot } from '../../../../table/motion/spots.ts'
import { companyOf } from '../../colours.ts'
import type { EffectOf } from '../../moves.ts'
import { outShapes } from '../art/station.ts'
import { lightSteps, lightUnder } from './light.ts'
import { type Change, changed } from './parts.ts'
import { bridgeSteps, steamSteps, trainSteps } from './run.ts'
import { doubles, doublesAt, type Finish, finishOf, passes, rideOf, unowned } from './time.ts'
import { type Passed, poseAlong, type Way, wayOf } from './way.ts'

/**
 * A line is finished: a light runs along it, its train runs it tile by tile, each tile passed is counted, the counts
 * double in the city, and the points fly to the seat while the train is turned over.
 */
export function finishedSteps(change: Change, effect: EffectOf<'finished'>): Step[] {
  const { station, seat, city, points } = effect
  const way = wayOf(change, station)
  if (!way) return []
  const litOf = (tile: Passed) => lightUnder(change.after.position, way, tile)
  if (seat === undefined) return lightSteps(way, rideOf(way.tiles.length), litOf, () => unowned.stops)
  const finish = finishOf(way.tiles.length, city)
  const { ride, rises, flies, counts } = finish
  const company = companyOf(change.after.position, seat)
  const end = poseAlong(way, way.length)
  const counter = find(change.after.layout, `points:${seat}`)
  const to = counter ? middle(counter) : end
  return [
    ...lightSteps(way, ride, litOf, (nth) => passes(ride, nth)),
    ...leavingSteps(change, effect, finish),
    ...trainSteps(company, way, ride),
    ...bridgeSteps(change.before.position, way, ride),
    ...steamSteps(company, way, ride),
    ...ribbonSteps(change, way, finish),
    ...tickSteps(way, finish),
    ...(city ? twiceSteps(way, finish) : []),
    ...rise(`+${points}`, end, to, { rises: flies - rises, counts: counts - rises }, rises, way.small ? 36 : 48),
    ...(counter ? [roll(counter.id, counts)] : []),
    ...glow(to, 90, counts - 60, 200, { strength: 0.7, colour: colours.brassHi }),
  ]
}

/** The train leaves its place at the station, and is turned over there at the end. */
function leavingSteps(change: Change, { station }: EffectOf<'finished'>, finish: Finish): Step[] {
  const id = `marker:${station}`
  const train = find(change.after.layout, id)
  if (!train) return []
  const { rises, turned, ride } = finish
  const place = { x: train.x, y: train.y, w: train.w, h: train.h }
  const draw = (w: number, h: number) => outShapes(w, h, colours.mute)
  const out = piece('out', 'out', place, train.depth - 0.5, draw)
  const turn = { at: rises, for: turned - rises, from: { alpha: 1 }, flip: true } as const
  return [
    { piece: id, at: ride.starts - 60, for: 60, to: { alpha: 0 } },
    { piece: out, at: ride.starts - 60, for: rises - ride.starts + 60 },
    { piece: id, ...turn },
    { piece: `tally:${station}`, at: rises, for: turned - rises, flip: true },
  ]
}

/** The line's ribbon is coloured in behind its train. */
function ribbonSteps(change: Change, way: Way, { ride }: Finish): Step[] {
  const last = new Map(way.tiles.map(({ cell }, nth) => [`tracks:${cell}`, nth]))
  return changed(change, ['tracks']).flatMap(({ id }) => {
    const nth = last.get(id)
    if (nth === undefined) return []
    return [{ piece: id, at: passes(ride, nth) + ride.each * 0.6 - 30, for: 60 }]
  })
}

/** A brass disc with a count. */
function tickPiece(count: number, { x, y }: Spot, { cell, small }: Way): Piece {
  const r = Math.max(9, (cell * (small ? 19 : 11.5)) / 120)
  const words = `${count}`
  const draw = (w: number) => {
    const size = Math.max(13, (w / 2) * (words.length > 1 ? 1.2 : 1.5))
    return [
      circle(w / 2, w / 2, w / 2, colours.ink),
      circle(w / 2, w / 2, w / 2 - 1.5, brass(0, w)),
      text(w / 2, w / 2 + size * 0.36, words, { font: 'display', size, anchor: 'middle', colour: colours.brassInk }),
    ]
  }
  return piece('tick', `tick:${count}`, around(x, y, Math.round(2 * r)), passing + 30, draw)
}

/** Each tile passed drops a count, which doubles in the city and gathers where the line ends. */
function tickSteps(way: Way, finish: Finish): Step[] {
  const { ride, rises, flies, doubling } = finish
  const end = poseAlong(way, way.length)
  return way.tiles.flatMap(({ begins, ends }, nth): Step[] => {
    const spot = poseAlong(way, (begins + ends) / 2)
    const dropped = passes(ride, nth) + ride.each * 0.5
    const one = tickPiece(nth + 1, spot, way)
    const two = tickPiece(2 * (nth + 1), spot, way)
    const twice = doublesAt(finish, nth)
    const gathers = { at: rises, for: flies - rises, ease: 'in', arc: 0 } as const
    const rests = (piece: Piece, from: number, to: number): Step => ({ piece, at: from, for: to - from })
    const drops: Step = {
      piece: one,
      at: dropped,
      for: 120,
      from: { y: spot.y - 16, scale: 1.5, alpha: 0.3 },
      ease: 'in',
    }
    const goes = { ...gathers, to: { x: end.x, y: end.y, scale: 0.5, alpha: 0 } }
    if (doubling === undefined) return [drops, rests(one, dropped + 120, rises), { piece: one, ...goes }]
    return [
      drops,
      rests(one, dropped + 120, twice),
      { piece: two, at: twice, for: doubles, flip: true, back: one.art },
      rests(two, twice + doubles, rises),
      { piece: two, ...goes },
    ]
  })
}

/** ×2 flashes where the train goes into the city. */
function twiceSteps(way: Way, { doubling = 0, rises }: Finish): Step[] {
  const spot = poseAlong(way, way.length)
  const w = Math.round(Math.max(30, way.cell * 0.42))
  const draw = (wide: number, high: number) => [
    rect(0, 0, wide, high, brass(0, high), { radius: 5, stroke: stroke(colours.ink, 1.4) }),
    text(wide / 2, high / 2 + high * 0.29, '×2', {
      font: 'display',
      size: high * 0.82,
      anchor: 'middle',
      colour: colours.brassInk,
    }),
  ]
  const sign = piece('twice', 'twice', around(spot.x, spot.y, w, Math.round(w * 0.66)), passing + 60, draw)
  const at = doubling - 40
  return [
    { piece: sign, at, for: 110, from: { scale: 0.3, alpha: 0 }, to: { scale: 1.35 }, ease: 'out' },
    { piece: sign, at: at + 110, for: rises - at, from: { scale: 1.35 }, to: { alpha: 0.2 }, ease: 'in' },
    ...glow(spot, way.cell * 1.6, at, rises - at + 100, { strength: 0.9 }),
  ]
}
