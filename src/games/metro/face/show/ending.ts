import type { Seat } from '../../../../rules/game.ts'
import type { Step } from '../../../../stage/face.ts'
import { dim } from '../../../../stage/kit/show/light.ts'
import { passing } from '../../../../stage/kit/show/spots.ts'
import { companyOf } from '../../colours.ts'
import { type Position, stationsOf } from '../../position.ts'
import { outcome } from '../../score.ts'
import { linesOf, ownersOn } from '../lines.ts'
import { lightSteps, litPiece } from './light.ts'
import type { Change } from './parts.ts'
import { posterSteps } from './poster.ts'
import { bridgeSteps, trainSteps } from './run.ts'
import { lastRide, over } from './time.ts'
import { wayOf } from './way.ts'

/** Above the dark. */
const lit = passing + 1100

/** The station of a seat's longest finished line. */
export function longestOf(p: Position, seat: Seat): number | undefined {
  const finished = stationsOf(p, seat).filter((station) => p.runs[station])
  const tilesOf = (station: number) => p.runs[station]?.tiles ?? 0
  return finished.sort((a, b) => tilesOf(b) - tilesOf(a))[0]
}

/** Each company's longest line lights up and is run once more. */
function lastRuns(change: Change): Step[] {
  const { position } = change.after
  const owners = ownersOn(linesOf(position))
  return position.hands.flatMap((_, seat) => {
    const station = longestOf(position, seat)
    const way = station === undefined ? undefined : wayOf(change, station)
    if (!way) return []
    const ride = lastRide(seat, way.tiles.length)
    return [
      ...lightSteps(
        way,
        ride,
        (tile) => litPiece(position, way, tile, owners.get(tile.cell), lit),
        () => over.poster,
      ),
      ...trainSteps(companyOf(position, seat), way, ride, lit),
      ...bridgeSteps(position, way, ride, lit),
    ]
  })
}

/** The lamps go down, each company's longest line is run once more, then the winner's flag goes up. */
export function overSteps(change: Change): Step[] {
  const { after } = change
  const result = outcome(after.position, true)
  if (!result) return []
  const night = { from: 0, dark: over.dark, light: over.light, until: over.over }
  const winners = result.winners.map((seat) => ({
    company: companyOf(after.position, seat),
    points: result.seats[seat]?.total ?? 0,
  }))
  return [...dim(after.layout, night, 0.6, passing + 1000), ...lastRuns(change), ...posterSteps(after.layout, winners)]
}
