import type { Piece, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { glow } from '../../../../table/motion/light.ts'
import { between, passing, pieceOf, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { goods } from '../../content/edition.ts'
import { pawnsOn } from '../../disputes.ts'
import type { EffectOf, Throws } from '../../effects.ts'
import type { Pawn } from '../../position.ts'
import { die } from '../art/exchange.ts'
import { pointAt } from '../art/ways/way.ts'
import { wayOf } from '../map/places.ts'
import {
  type Change,
  cardSpot,
  flySize,
  isOnLand,
  markSpot,
  mineSpot,
  onTheLand,
  purseSpot,
  type Shows,
  wordSteps,
} from './parts.ts'
import { pawnIds, tipSteps } from './pawns.ts'
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

/** Where the nth of some throws is shown around a place. */
function throwSpot(change: Change, { x, y }: Spot, nth: number, count: number): Spot {
  const size = flySize(change)
  const wide = size * 5.2
  const middle = onTheLand(change, { x, y: y - size * 1.6 }, wide * count, size * 4)
  return { x: middle.x + (nth - (count - 1) / 2) * wide, y: middle.y }
}

/** The winner’s place lights up, where there is one. */
const wonSteps = (change: Change, spot: Spot): Step[] =>
  glow(spot, flySize(change) * 4, roll.tips, roll.over - roll.tips)

/** Dice tumble between the pawns that want the same. */
function rolledSteps(change: Change, { track, on, throws, winner }: EffectOf<'rolled'>): Step[] {
  const spot = track ? markSpot(change, on) : isOnLand(change, on) ? mineSpot(change, on) : cardSpot(change, on)
  const isHere = ({ role, at }: Pawn) => at === on && (role === 'surveyor') === track
  const losers = throws.flatMap(({ seat }) => (seat === winner ? [] : pawnIds(change, seat, isHere)))
  return [
    ...throws.flatMap((one, nth) => {
      const pawns = pawnsOn(change.before.position, one.seat, track, on)
      return throwSteps(change, one, pawns, throwSpot(change, spot, nth, throws.length))
    }),
    ...tipSteps(losers, roll.tips),
    ...(winner < 0 ? [] : wonSteps(change, spot)),
  ]
}

/** Dice for two segments. */
function racedSteps(change: Change, { segments, throws, winner }: EffectOf<'raced'>): Step[] {
  return throws.flatMap((one, nth) => {
    const segment = segments[nth] ?? 0
    const mark = markSpot(change, segment)
    const pawns = pawnsOn(change.before.position, one.seat, true, segment)
    return [
      ...throwSteps(change, one, pawns, throwSpot(change, mark, 0, 1)),
      ...(one.seat === winner ? wonSteps(change, mark) : []),
    ]
  })
}

/** A die rolls along the second segment, which lights up, or its chalk line fades. */
function chainedSteps(change: Change, { seat, segment, die: face, works }: EffectOf<'chained'>): Step[] {
  const way = wayOf(change.table, segment)
  const fades: Step = { piece: `cord:${segment}:${seat}`, at: roll.tumbles, for: 500, from: { alpha: 0 }, ease: 'in' }
  if (!way || face === 0) return [fades]
  const [mark, [x, y]] = [markSpot(change, segment), pointAt(way, 0.12)]
  return [
    ...tumble(change, face, { x, y }, mark, roll.over - 300),
    ...(works ? glow(mark, flySize(change) * 4, roll.tumbles, 700) : [fades]),
  ]
}

/** Dice drop beside a seat’s purse. */
function besidePurse(change: Change, seat: number, faces: readonly number[]): Step[] {
  const { x, y } = purseSpot(change, seat)
  const side = x < change.after.layout.size.w / 2 ? 1 : -1
  return faces.flatMap((face, nth) => {
    const [from, to] = [x + side * 150, x + side * (nth + 1) * flySize(change)]
    return tumble(change, face, { x: from, y: y - 50 }, { x: to, y }, roll.over - 400)
  })
}

/** Dice: those for all mines of a seat drop beside its purse, the market’s on the good that it raises. */
export const diceShows = {
  rolled: rolledSteps,
  raced: racedSteps,
  chained: chainedSteps,
  die: (change, { seat, die: face }) => besidePurse(change, seat, [face]),
  limit: (change, { seat, dice }) => besidePurse(change, seat, dice),
  marketDie: (change, { die: face }) => {
    const sign = `good:${goods[face - 1]}`
    const spot = spotOf(change, pieceOf(change, sign) ? sign : 'turn')
    const rolls = tumble(change, face, { x: spot.x - 70, y: spot.y - 40 }, spot, roll.over - 500)
    return [...rolls, ...glow(spot, 70, roll.tumbles, 500)]
  },
} satisfies Partial<Shows>
