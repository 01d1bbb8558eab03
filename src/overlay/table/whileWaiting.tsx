import type { Invite } from '../screen.ts'
import { absence } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'
import { requests } from '../text/en/requests.ts'
import { Button } from '../widgets/button.tsx'
import { CopyInvite } from '../widgets/links.tsx'
import type { SeatLine } from './seats.ts'
import type { TableStore, TableView } from './tableStore.ts'

interface Props {
  readonly view: TableView
  readonly store: TableStore
  readonly invite: Invite | undefined
  readonly save: () => void
  readonly askToUndo: () => void
}

/** What a player can do in the decision bar while others choose. Waiting itself needs no button. */
export function WhileWaiting({ view, store, invite, save, askToUndo }: Props) {
  const away = awaited(view)
  if (!away)
    return canAskToUndo(view) ? (
      <AskToUndo label={requests.back(view.requests.others)} open={askToUndo} />
    ) : undefined
  const { seat } = away.look
  return (
    <>
      <Button
        label={absence.standIn}
        class="choice"
        data-stand-in={seat}
        onClick={() => store.standIn(seat)}
      />
      <Button label={buttons.save} class="choice" tabIndex={-1} data-save-now onClick={save} />
      <CopyInvite invite={invite} />
    </>
  )
}

/** A seat that has to choose while its player is away. */
export function awaited({ standing, seats }: TableView): SeatLine | undefined {
  if (standing !== 'playing') return undefined
  return seats.find(({ asked, sitter }) => asked && sitter.kind === 'person' && !sitter.present)
}

const canAskToUndo = ({ bar, requests: { back } }: TableView): boolean =>
  back !== undefined && bar.moves.length === 0 && !bar.undo

interface AskToUndoProps {
  readonly label: string
  readonly open: () => void
}

const AskToUndo = ({ label, open }: AskToUndoProps) => (
  <Button label={label} class="choice undo" data-open="back" onClick={open} />
)
