import type { GameTypes, Seat } from '../../rules/game.ts'
import { halves } from '../../rules/words.ts'
import type { Face, Moment, MomentKind } from '../face.ts'

/** The facts that moments are chosen from, as a title tells them. */
export type MomentFacts<G extends GameTypes = GameTypes> = Pick<Face<G>, 'moment' | 'points' | 'leads'>

/** A moment, and the effect that makes it: its place among those told together. */
export interface ChosenMoment {
  readonly at: number
  readonly moment: Moment
}

/** Everyone's points by seat; undefined for a seat whose points aren’t known to all. */
type Points = readonly (number | undefined)[]

/** Of several kinds told together, the first of these is shown. */
const rank: readonly MomentKind[] = ['last', 'line', 'station', 'lead', 'weather']

/**
 * The moment that effects told together make, if any. `positions` are those before the first of them and after each;
 * everything that is seen or heard of the moment follows from it.
 */
export function momentIn<G extends GameTypes>(
  facts: MomentFacts<G>,
  effects: readonly G['effect'][],
  positions: readonly G['position'][],
): ChosenMoment | undefined {
  const told = effects.flatMap((effect, at): ChosenMoment[] => {
    const [before, after] = [positions[at], positions[at + 1]]
    const moment = before && after && facts.moment?.(effect, before, after)
    return moment ? [{ at, moment }] : []
  })
  const points = positions.map((position) => facts.points?.(position) ?? [])
  const lead = leadIn(facts, points, positions)
  // Of several of a kind the last: titles tell the greatest last.
  const all = [...(lead ? [lead] : []), ...told.toReversed()]
  const [chief] = all.sort((a, b) => rank.indexOf(a.moment.kind) - rank.indexOf(b.moment.kind))
  return chief && { ...chief, moment: counted(chief.moment, lead?.moment, points) }
}

/** The moment in which a seat takes the lead for good in these positions; the end of the match shows who has won. */
function leadIn<G extends GameTypes>(
  { leads }: MomentFacts<G>,
  points: readonly Points[],
  positions: readonly G['position'][],
): ChosenMoment | undefined {
  const last = positions.at(-1)
  const seat = overtaker(points[0] ?? [], points.at(-1) ?? [])
  if (seat === undefined || !last || last.phase === 'over' || !leads) return undefined
  return { at: points.findLastIndex((one) => leaderOf(one) !== seat), moment: leads(last, seat) }
}

/** The seat alone ahead; undefined while someone’s points aren’t known. */
function leaderOf(points: Points): Seat | undefined {
  const known = points.flatMap((one) => one ?? [])
  const most = Math.max(...known)
  if (known.length < points.length || known.indexOf(most) !== known.lastIndexOf(most)) return undefined
  return known.indexOf(most)
}

/** The seat that has taken the lead from others, between two counts. The first to have any points overtakes nobody. */
export function overtaker(before: Points, after: Points): Seat | undefined {
  const leader = leaderOf(after)
  const hadPoints = before.some((one) => (one ?? 0) > 0)
  if (leader === undefined || after.length < 2 || !hadPoints) return undefined
  return leader === leaderOf(before) ? undefined : leader
}

/** A moment with its number, unless it has its own; one that brings the lead says so. */
function counted(moment: Moment, lead: Moment | undefined, points: readonly Points[]): Moment {
  const [before = [], after = []] = [points[0], points.at(-1)]
  if (moment.kind === 'lead') return { ...moment, points: halves(Math.max(...after.map((one) => one ?? 0))) }
  if (moment.kind === 'weather' || moment.kind === 'last') return moment
  const gain = Math.max(0, ...after.map((one, seat) => (one ?? 0) - (before[seat] ?? one ?? 0)))
  const gained = gain > 0 ? `+${halves(gain)}` : undefined
  return { ...moment, points: moment.points ?? gained, note: lead?.name ?? moment.note }
}

/** The least time between full scenes, milliseconds of the stage: before that, a moment is only heard and counted. */
export const apart = 4000

/** Whether a moment has a full scene, `since` milliseconds after the last one ended. */
export const isFull = (since: number): boolean => since >= apart
