import type { Step } from '../../../../stage/face.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { flagSteps } from '../../../../stage/kit/show/flag.ts'
import { dim } from '../../../../stage/kit/show/light.ts'
import { find, passing } from '../../../../stage/kit/show/spots.ts'
import { styleOf } from '../../colours.ts'
import type { Change } from './parts.ts'
import { over } from './time.ts'

/** Above the dark. */
const lit = passing + 1100

/** The lamps go down, and the flag of who leads goes up above the mountain. */
export function overSteps({ after }: Change, winners: readonly number[]): Step[] {
  const land = find(after.layout, 'land')
  if (!land) return []
  const night = { from: over.from, dark: over.dark, light: over.light, until: over.until }
  const size = Math.min(120, land.h * 0.3)
  return [
    ...dim(after.layout, night, 0.5, passing + 1000),
    ...winners.flatMap((seat, i) => {
      const { pattern, dark, letter } = seatPaints(styleOf(after.position, seat))
      const hoist = {
        ...{ flag: over.flag, top: over.top, light: over.light },
        ...{ x: land.x + land.w / 2 + (i - (winners.length - 1) / 2) * size * 1.3 - size / 2 },
        ...{ down: land.y + land.h * 0.8, up: land.y + land.h * 0.28 },
      }
      return flagSteps(hoist, size, { pattern, dark, letter }, lit)
    }),
  ]
}
