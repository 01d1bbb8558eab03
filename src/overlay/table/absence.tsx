import { absence } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'
import type { SeatLine } from './seats.ts'
import type { TableStore, TableView } from './tableStore.ts'

interface Props {
  readonly store: TableStore
  readonly line: SeatLine
  readonly save: () => void
}

/** The seat that is asked, if its person is away: then the others may do more than wait. */
export function awaited({ standing, seats, bar }: TableView): SeatLine | undefined {
  const line = bar.asked === undefined ? undefined : seats[bar.asked]
  const isAway = line?.sitter.kind === 'person' && !line.sitter.present
  return standing === 'playing' && isAway ? line : undefined
}

/** Instead of moves: what may be done while somebody is away. Waiting needs no button. */
export function AbsenceActions({ store, line, save }: Props) {
  return (
    <>
      <button
        type="button"
        class="choice"
        data-stand-in={line.look.seat}
        onClick={() => store.standIn(line.look.seat)}
      >
        {absence.standIn}
      </button>
      <button type="button" class="choice" tabIndex={-1} data-save-now onClick={save}>
        {buttons.save}
      </button>
    </>
  )
}
