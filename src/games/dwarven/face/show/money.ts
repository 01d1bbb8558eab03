import type { Seat } from '../../../../rules/game.ts'
import type { Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { glow } from '../../../../table/motion/light.ts'
import { between, find, passing, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { icon } from '../art/icons.ts'
import { seatRoundel } from '../art/pawns.ts'
import { paintsOf } from '../table.ts'
import { type Change, cardSpot, coinSteps, earnSteps, flySize, paySteps, purseSpot } from './parts.ts'
import { pawnIds } from './pawns.ts'
import { burst, deal } from './time.ts'

const theDeck = (change: Change): Spot => spotOf(change, 'card:0')

/** An event takes copper. */
export const paidSteps = (change: Change, { seat, money }: EffectOf<'paid'>): Step[] =>
  paySteps(change, seat, money, theDeck(change))

/** An event brings copper. */
export const gainedSteps = (change: Change, { seat, money }: EffectOf<'gained'>): Step[] =>
  earnSteps(change, seat, money, theDeck(change))

/** A bid is laid before the card. */
export const bidSteps = (change: Change, { seat, card, money }: EffectOf<'bid'>): Step[] =>
  coinSteps(change, money, purseSpot(change, seat), cardSpot(change, card))

/** Who drops out tips his hat. */
export const droppedSteps = (change: Change, { seat, card }: EffectOf<'dropped'>): Step[] =>
  pawnIds(change, seat, ({ role, at }) => role === 'agent' && at === card).flatMap((id): Step[] => [
    { piece: id, at: 0, for: 180, to: { angle: 22 }, ease: 'out' },
    { piece: id, at: 180, for: 260, ease: 'back' },
  ])

/** A fee goes back to its owner. */
export const feeBackSteps = (change: Change, { owner, carrier, fee }: EffectOf<'feeBack'>): Step[] =>
  earnSteps(change, owner, fee, purseSpot(change, carrier))

/** Two seats meet over a table and shake hands. */
export function agreedSteps(change: Change, { from, to }: EffectOf<'agreed'>): Step[] {
  const [a, b] = [spotOf(change, `seat:${from}`), spotOf(change, `seat:${to}`)]
  const size = flySize(change) * 1.2
  const meets = (seat: Seat, home: Spot, other: Spot): Step[] => {
    const paints = paintsOf(change.table, seat)
    if (!paints) return []
    const far = Math.max(1, Math.hypot(other.x - home.x, other.y - home.y))
    const end = between(home, other, 0.5 - size / 2 / far)
    const place = around(home.x, home.y, size)
    const one = piece('hand', `hand:${paints.letter}`, place, passing + 20, (w) =>
      seatRoundel(w / 2, w / 2, w * 0.44, paints),
    )
    const { meets: ms, over } = deal
    return [
      { piece: one, at: 0, for: ms, to: end, ease: 'in', arc: 20 },
      { piece: one, at: ms, for: 140, from: end, to: end, arc: 8 },
      { piece: one, at: ms + 140, for: over - ms - 140, from: end, to: { ...home, alpha: 0.3 }, ease: 'inOut' },
    ]
  }
  return [...meets(from, a, b), ...meets(to, b, a)]
}

/** A purse bursts, and its copper flies about. */
export function declaredSteps(change: Change, { seat }: EffectOf<'declared'>): Step[] {
  const id = `purse:${seat}`
  const spot = purseSpot(change, seat)
  const size = Math.round(flySize(change) * 0.7)
  const { swells, flies } = burst
  const coin = piece('coins', 'coins', around(spot.x, spot.y, size), passing, (w) => [icon('copper', w / 2, w / 2, w)])
  const isShown = find(change.after.layout, id) !== undefined
  return [
    ...(isShown ? [{ piece: id, at: 0, for: swells, to: { scale: 1.5 }, ease: 'in' as const }] : []),
    ...(isShown ? [{ piece: id, at: swells, for: 320, from: { scale: 1.5 }, ease: 'bounce' as const }] : []),
    ...upTo(12).map((nth): Step => {
      const turn = (Math.PI * 2 * nth) / 12
      const far = 60 + (nth % 3) * 26
      const to = { x: spot.x + Math.cos(turn) * far, y: spot.y + Math.sin(turn) * far * 0.8 + 24, alpha: 0 }
      return { piece: coin, at: swells, for: flies, to, arc: 34, turns: 0.6, ease: 'out' }
    }),
    ...glow(spot, 150, swells - 60, 800),
  ]
}

/** Someone has reached the goal. */
export const goalSteps = (change: Change, { seat }: EffectOf<'goal'>): Step[] =>
  upTo(2).flatMap((nth) => glow(purseSpot(change, seat), 170, nth * 380, 700))
