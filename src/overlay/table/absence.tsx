import { absence } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'
import type { SeatLine } from './seats.ts'
import type { Match, Seen } from './tableStore.ts'

interface Props {
  readonly match: Match
  readonly line: SeatLine
  readonly save: () => void
}

/** The seat that is asked, if its person is away: then the others may do more than wait. */
export function awaited({ standing, seats, bar }: Seen): SeatLine | undefined {
  const line = bar.asked === undefined ? undefined : seats[bar.asked]
  const isAway = line?.sitter.kind === 'person' && !line.sitter.present
  return standing === 'playing' && isAway ? line : undefined
}

/** Instead of moves: what may be done while somebody is away. Waiting needs no button. */
export function AbsenceWays({ match, line, save }: Props) {
  return (
    <>
      <button
        type="button"
        class="choice"
        data-stand-in={line.look.seat}
        onClick={() => match.standIn(line.look.seat)}
      >
        {absence.standIn}
      </button>
      <button type="button" class="choice" tabIndex={-1} data-save-now onClick={save}>
        {buttons.save}
      </button>
    </>
  )
}
