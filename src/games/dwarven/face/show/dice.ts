import type { Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { glow } from '../../../../table/motion/light.ts'
import { between, passing, pieceOf, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { goods } from '../../content/edition.ts'
import { pawnsOn } from '../../disputes.ts'
import type { EffectOf, Throws } from '../../effects.ts'
import type { Pawn } from '../../position.ts'
import { die } from '../art/dice.ts'
import { pointAt } from '../art/ways/way.ts'
import { wayOf } from '../map/places.ts'
import { type Change, cardSpot, flySize, markSpot, mineSpot, onTheLand, purseSpot, wordSteps } from './parts.ts'
import { pawnIds } from './pawns.ts'
import { roll } from './time.ts'

/** A die that shows a face. */
const dieAt = (face: number, { x, y }: Spot, size: number): Piece =>
  piece('die', `die:${face}`, around(x, y, Math.round(size)), passing + 50, (w) => [die(w / 2, w / 2, w, face)], {
    margin: 3,
  })

/** A die tumbles from one place to another over other faces, and lies there for a while. */
function tumble(change: Change, face: number, from: Spot, to: Spot, until: number, ms = 0): Step[] {
  const size = flySize(change) * 0.9
  const each = roll.tumbles / 3
  const faces = [((face + 1) % 6) + 1, ((face + 3) % 6) + 1, face]
  const rolls = faces.map((shown, nth): Step => {
    const [a, b] = [between(from, to, nth / 3), between(from, to, (nth + 1) / 3)]
    const arc = [34, 18, 7][nth] ?? 0
    return { piece: dieAt(shown, a, size), at: ms + nth * each, for: each, to: b, arc, turns: 0.5, ease: 'linear' }
  })
  const lies = dieAt(face, to, size)
  const lands = ms + roll.tumbles
  return [
    ...rolls,
    { piece: lies, at: lands, for: until - lands - 160, squash: 0.1 },
    { piece: lies, at: until - 160, for: 160, to: { alpha: 0 } },
  ]
}

/** The two dice that counted, and the sum as it is said. */
function bestOf({ dice, total }: Throws, pawns: readonly Pawn[]) {
  const worth = dice.map(([a, b], nth) => a + b + (pawns[nth]?.rating ?? 0))
  const [a, b] = dice[worth.indexOf(Math.max(...worth))] ?? [1, 1]
  const more = total - a - b
  return { faces: [a, b], words: `${a} + ${b}${more > 0 ? ` + ${more}` : ''} = ${total}` }
}

/** The dice of a seat, its sum under them. */
function throwSteps(change: Change, one: Throws, pawns: readonly Pawn[], spot: Spot): Step[] {
  const size = flySize(change)
  const { faces, words } = bestOf(one, pawns)
  const dice = faces.flatMap((face, nth) => {
    const to = { x: spot.x + (nth - 0.5) * size * 1.1, y: spot.y }
    return tumble(change, face, { x: to.x + (nth - 0.5) * 80, y: to.y - 50 }, to, roll.over, nth * 40)
  })
  return [
    ...dice,
    ...wordSteps(change, words, { x: spot.x, y: spot.y + size * 1.25 }, roll.tumbles + 60, roll.over, one.seat),
  ]
}

/** Those who lost tip their hats. */
const tipSteps = (ids: readonly string[]): Step[] =>
  ids.flatMap((id): Step[] => [
    { piece: id, at: roll.tips, for: 180, to: { angle: 22 }, ease: 'out' },
    { piece: id, at: roll.tips + 180, for: 260, ease: 'back' },
  ])

/** Where the nth of some throws is shown around a place. */
function throwSpot(change: Change, { x, y }: Spot, nth: number, count: number): Spot {
  const size = flySize(change)
  const wide = size * 5.2
  const middle = onTheLand(change, { x, y: y - size * 1.6 }, wide * count, size * 4)
  return { x: middle.x + (nth - (count - 1) / 2) * wide, y: middle.y }
}

/** Dice tumble between the pawns that want the same; the winner’s place lights up. */
export function rolledSteps(change: Change, { track, on, throws, winner }: EffectOf<'rolled'>): Step[] {
  const p = change.before.position
  const isOnLand = (change.table.layout.siteOf[on] ?? -1) >= 0
  const spot = track ? markSpot(change, on) : isOnLand ? mineSpot(change, on) : cardSpot(change, on)
  const isHere = ({ role, at }: Pawn) => at === on && (role === 'surveyor') === track
  return [
    ...throws.flatMap((one, nth) =>
      throwSteps(change, one, pawnsOn(p, one.seat, track, on), throwSpot(change, spot, nth, throws.length)),
    ),
    ...tipSteps(throws.flatMap(({ seat }) => (seat === winner ? [] : pawnIds(change, seat, isHere)))),
    ...(winner < 0 ? [] : glow(spot, flySize(change) * 4, roll.tips, roll.over - roll.tips)),
  ]
}

/** Dice for two segments; the winner’s lights up. */
export function racedSteps(change: Change, { segments, throws, winner }: EffectOf<'raced'>): Step[] {
  const p = change.before.position
  const won = segments[throws.findIndex(({ seat }) => seat === winner)]
  return [
    ...throws.flatMap((one, nth) => {
      const segment = segments[nth] ?? 0
      const spot = throwSpot(change, markSpot(change, segment), 0, 1)
      return throwSteps(change, one, pawnsOn(p, one.seat, true, segment), spot)
    }),
    ...(won === undefined ? [] : glow(markSpot(change, won), flySize(change) * 4, roll.tips, roll.over - roll.tips)),
  ]
}

/** A die rolls along the second segment, which lights up, or its chalk line fades. */
export function chainedSteps(change: Change, { seat, segment, die: face, works }: EffectOf<'chained'>): Step[] {
  const way = wayOf(change.table, segment)
  const fades: Step = { piece: `cord:${segment}:${seat}`, at: roll.tumbles, for: 500, from: { alpha: 0 }, ease: 'in' }
  if (!way || face === 0) return [fades]
  const [from, to] = [pointAt(way, 0.12), pointAt(way, 0.5)].map(([x, y]) => ({ x, y }))
  const mark = markSpot(change, segment)
  return [
    ...tumble(change, face, from ?? mark, to ?? mark, roll.over - 300),
    ...(works ? glow(mark, flySize(change) * 4, roll.tumbles, 700) : [fades]),
  ]
}

/** The die for all mines of a seat drops beside its purse. */
export function dieSteps(change: Change, { seat, die: face }: EffectOf<'die'>): Step[] {
  const { x, y } = purseSpot(change, seat)
  const { size } = change.after.layout
  const side = x < size.w / 2 ? 1 : -1
  return tumble(change, face, { x: x + side * 150, y: y - 50 }, { x: x + side * flySize(change), y }, roll.over - 400)
}

/** The market’s die drops on the good that it raises. */
export function marketDieSteps(change: Change, { die: face }: EffectOf<'marketDie'>): Step[] {
  const sign = `good:${goods[face - 1]}`
  const spot = spotOf(change, pieceOf(change, sign) ? sign : 'turn')
  return [
    ...tumble(change, face, { x: spot.x - 70, y: spot.y - 40 }, spot, roll.over - 500),
    ...upTo(2).flatMap((nth) => glow(spot, 70, roll.tumbles + nth * 200, 300)),
  ]
}
