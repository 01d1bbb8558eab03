import type { Piece, Seen, Step } from '../../../../stage/face.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { find, onTable, passing, pieceOf, spotOf } from '../../../../table/motion/spots.ts'
import type { Effect, EffectOf, EffectType } from '../../moves.ts'
import type { Position } from '../../position.ts'
import { tileBack } from '../art/back.ts'
import { overSteps } from './ending.ts'
import { finishedSteps } from './finishing.ts'
import { laidSteps } from './laying.ts'
import type { Change } from './parts.ts'
import { drew, opens, shown } from './time.ts'

type Show<T extends EffectType> = (change: Change, effect: EffectOf<T>) => readonly Step[]
type Shows = { readonly [T in EffectType]: Show<T> }

/** For effects that the log and a cross-fade show well enough. */
const silent = () => []

/** A tile face down in a place. */
const backIn = ({ x, y, w, h }: Piece): Piece =>
  piece('back', 'back', { x, y, w, h }, passing, (wide) => tileBack(wide))

const isClosed = ({ art }: Piece) => art.key.startsWith('held:back')

/** A tile flies face down from the pool to the seat that drew it, and turns over for the seat alone. */
function drewSteps(change: Change, { seat, token }: EffectOf<'drew'>): Step[] {
  const { before, after } = change
  const pool = pieceOf(change, 'pool')
  if (!pool) return []
  const held = find(after.layout, `hand:${token}`)
  const { lands, turned } = drew
  if (!held) return flightPast(change, pool, seat)
  const back = backIn(held)
  const side = Math.min(pool.w, pool.h) * 0.7
  const from = { ...middle(pool), scale: Math.min(1, side / held.w) }
  return [
    { piece: back, at: 0, for: lands, from, arc: 40, ease: 'inOut' },
    ...(isClosed(held)
      ? [{ piece: held.id, at: lands, for: 1, from: { alpha: 1 } }]
      : [
          {
            piece: held.id,
            at: lands,
            for: turned - lands,
            flip: true as const,
            arc: 8,
            from: { alpha: 1 },
            back: back.art,
          },
        ]),
    ...(find(before.layout, 'pool:count') ? [{ piece: 'pool:count', at: 60, for: 120 }] : []),
  ]
}

/** Where a seat’s tiles aren’t on the table, the tile vanishes at the seat. */
function flightPast(change: Change, pool: Piece, seat: number): Step[] {
  const side = Math.round(Math.min(pool.w, pool.h) * 0.6)
  const { x, y } = middle(pool)
  const back = backIn({ ...pool, x: x - side / 2, y: y - side / 2, w: side, h: side })
  const to = { ...spotOf(change, `seat:${seat}`), scale: 0.5, alpha: 0.4 }
  return [{ piece: back, at: 0, for: drew.lands, to, arc: 40, ease: 'inOut' }]
}

/** Tiles that are shown turn over one after another. */
const shownSteps = ({ after }: Change, { cards }: EffectOf<'shown'>): Step[] =>
  cards.flatMap(({ token }, nth) => {
    const tile = find(after.layout, `hand:${token}`)
    const at = opens(nth)
    return tile ? [{ piece: tile.id, at, for: shown.turns, flip: true as const, arc: 14 }] : []
  })

const shows: Shows = {
  began: silent,
  laid: laidSteps,
  finished: finishedSteps,
  shown: shownSteps,
  drew: drewSteps,
  lifted: silent,
  turned: silent,
  over: overSteps,
}

// Passes the type separately, so that the compiler matches show to effect.
const show = <T extends EffectType>(type: T, change: Change, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  shows[type](change, effect)

/** The steps that animate an effect. Leaves out steps for pieces that aren’t on the table. */
export function stepsFor(effect: Effect, before: Seen<Position>, after: Seen<Position>): readonly Step[] {
  const change = { before, after }
  return onTable(change, show(effect.type, change, effect))
}
