import type { Seat } from '../../../rules/game.ts'
import { type Box, layoutIn } from '../box.ts'
import { done, type IntentionOf, type Move, type MoveOf } from '../moves.ts'
import { endsOf, isInNetwork } from '../network.ts'
import { free, inTurn, type Position, type Race } from '../position.ts'
import type { Against } from '../reasons.ts'
import { surveyedBy } from '../survey.ts'
import { choose, nothingAgainst, type PhaseRules } from './rules.ts'

/** Segments to a site where only one of them is of use: either player may call for dice between the surveyors. */
export const racing: PhaseRules = {
  ask: (box, p) => {
    const [seat] = p.asked
    return seat === undefined ? undefined : choose(seat, [...raceMoves(box, p, seat), done])
  },
  step: (box, p, input, tell) => {
    if (input.type === 'move') {
      const { seat, move } = input
      const race = move.type === 'race' ? raceOf(box, p, seat, move) : undefined
      if (race) {
        p.races.push(race)
        tell({ type: 'called', ...race })
      }
      if (!race || raceMoves(box, p, seat).length === 0) p.asked.shift()
      while (p.asked[0] !== undefined && raceMoves(box, p, p.asked[0]).length === 0) p.asked.shift()
    }
    return p.asked.length > 0 ? 'more' : 'called'
  },
  against: { race: hinderRace, done: nothingAgainst },
}

/** Everyone who may call a race is asked, in turn order. */
export function beginRaces(box: Box, p: Position): void {
  const races = possibleRaces(box, p)
  p.races = []
  p.asked = races.length === 0 ? [] : inTurn(p).filter((seat) => races.some(({ seats }) => seats.includes(seat)))
}

/** Every pair of segments whose surveyors may race. */
export function possibleRaces(box: Box, p: Position): Race[] {
  const surveyed = p.boards.map((_, seat) => surveyedBy(p, seat))
  const races: Race[] = []
  for (const [a, own] of surveyed.entries())
    for (const one of own)
      for (let b = a + 1; b < surveyed.length; b++)
        for (const two of surveyed[b] ?? [])
          if (isDeadEnd(box, p, surveyed, [a, b], [one, two])) races.push({ seats: [a, b], segments: [one, two] })
  return races
}

/** Whether two segments end at one site of neither network from where nothing else leads on. */
function isDeadEnd(
  box: Box,
  p: Position,
  surveyed: readonly (readonly number[])[],
  [a, b]: Race['seats'],
  [one, two]: Race['segments'],
): boolean {
  if (one === two) return false
  const layout = layoutIn(box, p)
  const ends = endsOf(layout, p, two)
  const isTaken = (segment: number) => p.owners[segment] !== free || surveyed.some((own) => own.includes(segment))
  return endsOf(layout, p, one).some(
    (site) =>
      ends.includes(site) &&
      !isInNetwork(box, p, a, site) &&
      !isInNetwork(box, p, b, site) &&
      (layout.near[site] ?? []).every(isTaken),
  )
}

/** The race of a seat’s segment against another’s, with the lower seat first. */
function raceOf(box: Box, p: Position, seat: Seat, { segment, against }: MoveOf<'race'>): Race | undefined {
  return possibleRaces(box, p).find(({ seats, segments }) => {
    const at = seats[0] === seat ? 0 : 1
    return seats.includes(seat) && segments[at] === segment && segments[1 - at] === against
  })
}

function raceMoves(box: Box, p: Position, seat: Seat): Move[] {
  const open = possibleRaces(box, p).filter((race) => race.seats.includes(seat) && !isCalled(p, race))
  const moves = open.map(
    ({ seats, segments: [one, two] }): MoveOf<'race'> =>
      seats[0] === seat ? { type: 'race', segment: one, against: two } : { type: 'race', segment: two, against: one },
  )
  // Several players may survey the segment raced against.
  return moves.filter((move, at) => moves.findIndex((one) => isSame(one, move)) === at)
}

const isSame = (one: MoveOf<'race'>, two: MoveOf<'race'>): boolean =>
  one.segment === two.segment && one.against === two.against

const isCalled = ({ races }: Position, { segments }: Race): boolean =>
  races.some((race) => race.segments.every((segment) => segments.includes(segment)))

function hinderRace(box: Box, p: Position, seat: Seat, i: IntentionOf<'race'>): Against | undefined {
  const meant = possibleRaces(box, p).filter(({ seats, segments }) => {
    const at = seats[0] === seat ? 0 : 1
    const [own, other] = [segments[at], segments[1 - at]]
    return seats.includes(seat) && (i.segment ?? own) === own && (i.against ?? other) === other
  })
  if (meant.length === 0) return 'noRace'
  return meant.every((race) => isCalled(p, race)) ? 'called' : undefined
}
