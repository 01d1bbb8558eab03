import type { Seat } from '../../../../rules/game.ts'
import type { Step } from '../../../../stage/face.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { glow } from '../../../../table/motion/light.ts'
import { along, find, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import { endsOf } from '../../network.ts'
import { boardOf, type Pawn } from '../../position.ts'
import { type Change, fromSeat, isOnLand, markSpot, type Shows, siteSpot, toSeat } from './parts.ts'
import { walk } from './time.ts'
import { footRoute } from './way.ts'

/** The id of a seat’s pawn that has changed its place. */
function movedPawn({ before, after }: Change, seat: Seat): string {
  const [old, now] = [boardOf(before.position, seat).pawns, boardOf(after.position, seat).pawns]
  return `pawn:${seat}:${now.findIndex((pawn, nth) => pawn.at !== old[nth]?.at)}`
}

/** The pieces of pawns that match, on the table before an effect. */
export const pawnIds = ({ before }: Change, seat: Seat, fits: (pawn: Pawn) => boolean): string[] =>
  boardOf(before.position, seat).pawns.flatMap((pawn, number) => (fits(pawn) ? [`pawn:${seat}:${number}`] : []))

/** Those who lost tip their hats. */
export const tipSteps = (ids: readonly string[], at = 0): Step[] =>
  ids.flatMap((piece): Step[] => [
    { piece, at, for: 180, to: { angle: 22 }, ease: 'out' },
    { piece, at: at + 180, for: 260, ease: 'back' },
  ])

/** A pawn’s way: by the galleries from its base to a site, and on to where it stands. */
function pathOf(change: Change, seat: Seat, sites: readonly number[], end: Spot, up: number): Spot[] {
  const [base = 0] = boardOf(change.after.position, seat).bases
  const way = footRoute(change.table, seat, sites)?.points ?? [siteSpot(change, base)]
  return [...way.map(({ x, y }) => ({ x, y: y - up })), end]
}

/** A pawn comes out of its base, walks along the galleries in strides, and plants what it carries. */
function walkSteps(change: Change, seat: Seat, sites: readonly number[]): Step[] {
  const id = movedPawn(change, seat)
  const pawn = find(change.after.layout, id)
  if (!pawn) return []
  const end = middle(pawn)
  const path = pathOf(change, seat, sites, end, pawn.h * 0.4)
  const { comes, lands, plants } = walk
  const strides = 7
  const each = (lands - comes) / strides
  const to = (share: number) => {
    const { x, y } = along(path, share)
    return { x, y }
  }
  return [
    { piece: id, at: 0, for: comes, ...fromSeat(change, id, seat), to: to(0), arc: 20, ease: 'in' },
    ...upTo(strides).map((nth): Step => {
      return { piece: id, at: comes + nth * each, for: each, to: to((nth + 1) / strides), arc: 4, ease: 'linear' }
    }),
    { piece: id, at: lands, for: plants - lands, from: { angle: -14 }, ease: 'back' },
    ...dust({ x: end.x, y: end.y + pawn.h * 0.45 }, lands, 10, seat + 3, 4),
  ]
}

/** An agent hops to a card of the row. */
function hopOver(change: Change, seat: Seat): Step[] {
  const id = movedPawn(change, seat)
  return [
    { piece: id, at: 0, for: walk.lands, ...fromSeat(change, id, seat), arc: 40, ease: 'inOut' },
    { piece: id, at: walk.lands, for: walk.plants - walk.lands, from: { angle: -14 }, ease: 'back' },
  ]
}

/** All pawns go home together with their lanterns. */
const homeSteps = (change: Change): Step[] =>
  change.before.layout.pieces.flatMap((pawn): Step[] => {
    const [kind, seat = ''] = pawn.id.split(':')
    const home = find(change.after.layout, pawn.id)
    if (kind !== 'pawn' || (home && home.x === pawn.x && home.y === pawn.y)) return []
    return [
      ...glow(middle(pawn), pawn.h * 1.2, 0, walk.home, { strength: 0.8 }),
      { piece: pawn.id, at: 0, for: walk.home, ...toSeat(change, pawn.id, Number(seat)), arc: 30, ease: 'inOut' },
    ]
  })

/** Rocks come down around an agent, who misses the next turn. */
function trappedSteps(change: Change, seat: Seat): Step[] {
  const id = movedPawn(change, seat)
  return [
    { piece: id, at: 0, for: 300, to: { angle: 18 }, ease: 'bounce' },
    { piece: id, at: 300, for: 300, ease: 'out' },
    ...dust(spotOf(change, find(change.after.layout, id) ? id : `seat:${seat}`), 120, 20, seat + 9, 9),
  ]
}

/** The ways of pawns. */
export const pawnShows = {
  surveyed: (change, { seat, segment }) =>
    walkSteps(change, seat, endsOf(change.table.layout, change.table.p, segment)),
  prospected: (change, { seat, card }) =>
    isOnLand(change, card) ? walkSteps(change, seat, [change.table.layout.siteOf[card] ?? -1]) : hopOver(change, seat),
  called: (change, { segments }) => segments.flatMap((segment) => glow(markSpot(change, segment), 90, 0, 900)),
  dropped: (change, e) => tipSteps(pawnIds(change, e.seat, ({ role, at }) => role === 'agent' && at === e.card)),
  recovered: homeSteps,
  trapped: (change, { seat }) => trappedSteps(change, seat),
} satisfies Partial<Shows>
