import type { TableStore, TableView } from './tableStore.ts'
import '../style/absence.css'
import { admission as text } from '../text/en/connection.ts'
import { Button } from '../widgets/button.tsx'

interface Props {
  readonly store: TableStore
  readonly view: TableView
}

/** Someone asks for the seat of a player who is away. Only the host can admit them. */
export function Admission({ store, view }: Props) {
  const [claim] = view.claims
  if (!claim) return undefined
  const name = view.seats[claim.seat]?.look.name ?? ''
  return (
    <section class="knock centred panel" role="alert" data-knock={claim.seat}>
      <p>{text.knock(name)}</p>
      <div class="ways">
        <Button
          label={text.letIn}
          class="primary"
          data-let-in
          onClick={() => store.letIn(claim.id, true)}
        />
        <Button label={text.turnAway} onClick={() => store.letIn(claim.id, false)} />
      </div>
    </section>
  )
}
