import { requests } from '../text/en/requests.ts'
import type { TableView } from './tableStore.ts'

/** Asking is offered where nothing else is: while others choose, and nothing can be undone freely. */
export const mayAskBack = ({ bar, requests }: TableView): boolean =>
  requests.back !== undefined && bar.moves.length === 0 && !bar.undo

/** Opens the question how far to go back. */
export const AskBackButton = ({ open }: { readonly open: () => void }) => (
  <button type="button" class="choice undo" data-open="back" onClick={open}>
    {requests.back}
  </button>
)
