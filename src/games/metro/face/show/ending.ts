import type { Seat } from '../../../../rules/game.ts'
import { group } from '../../../../stage/art/draw.ts'
import type { Step } from '../../../../stage/face.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { dim } from '../../../../table/motion/light.ts'
import { type Poster, posterSteps } from '../../../../table/motion/poster.ts'
import { passing } from '../../../../table/motion/spots.ts'
import { type Company, companyLooks, companyOf } from '../../colours.ts'
import { type Position, stationsOf } from '../../position.ts'
import { outcome } from '../../score.ts'
import { portrait } from '../art/portraits.ts'
import { linesOf, ownersOn } from '../lines.ts'
import { lightSteps, litPiece } from './light.ts'
import type { Change } from './parts.ts'
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

/** The poster of companies that have won: their trains before their skylines, side by side. */
export const posterOf = (companies: readonly Company[]): Poster => ({
  high: 0.6,
  key: companies.join(),
  picture: ({ w, h }) => {
    const wide = w / Math.max(1, companies.length)
    const clip = `M0 0H${wide}V${h}H0Z`
    return companies.map((company, nth) => group(nth * wide, 0, 1, portrait(company, { w: wide, h }), { clip }))
  },
  pole: ({ w, h }) => ({ x: w * 0.82, top: h * 0.06, foot: h }),
  times: over,
})

/** The lamps go down, each company's longest line is run once more, then the winner's flag goes up. */
export function overSteps(change: Change): Step[] {
  const { after } = change
  const result = outcome(after.position, true)
  if (!result) return []
  const night = { from: 0, dark: over.dark, light: over.light, until: over.over }
  const winners = result.winners.map((seat) => ({
    cloth: seatPaints(companyLooks[companyOf(after.position, seat)]),
    points: `${result.seats[seat]?.total ?? 0}`,
  }))
  const companies = result.winners.map((seat) => companyOf(after.position, seat))
  return [
    ...dim(after.layout, night, 0.6, passing + 1000),
    ...lastRuns(change),
    ...posterSteps(after.layout, posterOf(companies), winners),
  ]
}
