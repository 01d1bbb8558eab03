import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import type { Side } from '../../board.ts'
import { companyLooks } from '../../colours.ts'
import type { TrackLook, TrackLooks } from '../art/tracks.ts'
import type { Line, Owners } from '../lines.ts'

/** The look of the tracks of a tile whose lines are these. */
export const looksOf = (owners: Owners | undefined): TrackLooks => {
  const look = (side: Side): TrackLook => lookOf(owners?.[side])
  return [look(0), look(1), look(2), look(3)]
}

const lookOf = (line: Line | undefined): TrackLook =>
  line ? { state: line.state, paints: seatPaints(companyLooks[line.company]) } : { state: 'plain' }
