import type { Seat } from '../../../../rules/game.ts'
import type { Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { along, find, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../effects.ts'
import { endsOf } from '../../network.ts'
import { boardOf, type Pawn } from '../../position.ts'
import { type Change, markSpot, siteSpot } from './parts.ts'
import { walk } from './time.ts'
import { footRoute } from './way.ts'

/** The id of a seat’s pawn that has changed its place. */
function movedPawn({ before, after }: Change, seat: Seat): string | undefined {
  const [old, now] = [boardOf(before.position, seat).pawns, boardOf(after.position, seat).pawns]
  const number = now.findIndex((pawn, nth) => pawn.at !== old[nth]?.at)
  return number < 0 ? undefined : `pawn:${seat}:${number}`
}

/** The pieces of pawns that match, on the table before an effect. */
export const pawnIds = ({ before }: Change, seat: Seat, fits: (pawn: Pawn) => boolean): string[] =>
  boardOf(before.position, seat).pawns.flatMap((pawn, number) => (fits(pawn) ? [`pawn:${seat}:${number}`] : []))

/** A pawn comes out of its base, walks along the galleries in strides, and plants what it carries. */
function walkSteps(change: Change, seat: Seat, sites: readonly number[]): Step[] {
  const id = movedPawn(change, seat) ?? ''
  const pawn = find(change.after.layout, id)
  if (!pawn) return []
  const [base = 0] = boardOf(change.after.position, seat).bases
  const feet = { x: 0, y: -pawn.h * 0.4 }
  const way = footRoute(change.table, seat, sites)?.points ?? []
  const path = [...(way.length > 0 ? way : [siteSpot(change, base)]).map((spot) => above(spot, feet)), middle(pawn)]
  const isSeen = find(change.before.layout, id) !== undefined
  const from = isSeen ? {} : { from: { ...spotOf(change, `seat:${seat}`), scale: 0.6 } }
  const { comes, lands, plants } = walk
  const strides = 7
  const legs = Array.from({ length: strides }, (_, nth): Step => {
    const { x, y } = along(path, (nth + 1) / strides)
    const each = (lands - comes) / strides
    return { piece: id, at: comes + nth * each, for: each, to: { x, y }, arc: 4, ease: 'linear' }
  })
  const { x, y } = middle(pawn)
  return [
    { piece: id, at: 0, for: comes, ...from, to: { x: path[0]?.x ?? x, y: path[0]?.y ?? y }, arc: 20, ease: 'in' },
    ...legs,
    { piece: id, at: lands, for: plants - lands, from: { angle: -14 }, ease: 'back' },
    ...dust({ x, y: y + pawn.h * 0.45 }, lands, 10, seat + 3, 4),
  ]
}

const above = (spot: Spot, by: Spot): Spot => ({ x: spot.x + by.x, y: spot.y + by.y })

/** A surveyor walks to a segment. */
export const surveyedSteps = (change: Change, { seat, segment }: EffectOf<'surveyed'>): Step[] =>
  walkSteps(change, seat, endsOf(change.table.layout, change.table.p, segment))

/** An agent walks to a mine or a city, or hops to a card of the row. */
export function prospectedSteps(change: Change, { seat, card }: EffectOf<'prospected'>): Step[] {
  const site = change.table.layout.siteOf[card] ?? -1
  if (site >= 0) return walkSteps(change, seat, [site])
  const id = movedPawn(change, seat) ?? ''
  const isSeen = find(change.before.layout, id) !== undefined
  const from = isSeen ? {} : { from: { ...spotOf(change, `seat:${seat}`), scale: 0.6 } }
  return [
    { piece: id, at: 0, for: walk.lands, ...from, arc: 40, ease: 'inOut' },
    { piece: id, at: walk.lands, for: walk.plants - walk.lands, from: { angle: -14 }, ease: 'back' },
  ]
}

/** All pawns go home together with their lanterns; where homes aren’t on the table, to their seats. */
export function recoveredSteps({ before, after }: Change): Step[] {
  const change = { before, after }
  return before.layout.pieces.flatMap((pawn): Step[] => {
    const [kind, seat = ''] = pawn.id.split(':')
    if (kind !== 'pawn') return []
    const home = find(after.layout, pawn.id)
    if (home && home.x === pawn.x && home.y === pawn.y) return []
    const to = home ? {} : { to: { ...spotOf(change, `seat:${seat}`), scale: 0.5, alpha: 0 } }
    return [
      ...glow(middle(pawn), pawn.h * 1.2, 0, walk.home, { strength: 0.8 }),
      { piece: pawn.id, at: 0, for: walk.home, ...to, arc: 30, ease: 'inOut' },
    ]
  })
}

/** Rocks come down around an agent, who misses the next turn. */
export function trappedSteps(change: Change, { seat }: EffectOf<'trapped'>): Step[] {
  const id = movedPawn(change, seat) ?? ''
  const spot = spotOf(change, find(change.after.layout, id) ? id : `seat:${seat}`)
  return [
    { piece: id, at: 0, for: 300, to: { angle: 18 }, ease: 'bounce' },
    { piece: id, at: 300, for: 300, ease: 'out' },
    ...dust(spot, 120, 20, seat + 9, 9),
  ]
}

/** A race is called: both segments light up. */
export const calledSteps = (change: Change, { segments }: EffectOf<'called'>): Step[] =>
  segments.flatMap((segment) => glow(markSpot(change, segment), 90, 0, 900))
