import type { Step } from '../../../../stage/face.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { dim } from '../../../../stage/kit/show/light.ts'
import { passing } from '../../../../stage/kit/show/spots.ts'
import type { Box } from '../../box.ts'
import { styleOf } from '../../colours.ts'
import { outcome } from '../../score.ts'
import { climbSteps } from './climb.ts'
import type { Change } from './parts.ts'
import { posterSteps } from './poster.ts'
import { over } from './time.ts'

/** The lamps go down, the works train climbs the line and counts its points, then the winner's flag goes up. */
export function overSteps(change: Change, box: Box): Step[] {
  const { layout, position } = change.after
  const result = outcome(box, position, true)
  if (!result) return []
  const winners = result.winners.map((seat) => ({
    paints: seatPaints(styleOf(position, seat)),
    points: result.seats[seat]?.total ?? 0,
  }))
  const night = { from: over.from, dark: over.dark, light: over.light, until: over.until }
  const sky = position.sky === 'none' ? 'sun' : position.sky
  return [
    ...dim(layout, night, 0.5, passing + 1000),
    ...climbSteps(change, box),
    ...posterSteps(layout, sky, winners),
  ]
}
