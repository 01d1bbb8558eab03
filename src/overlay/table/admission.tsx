import { text } from '../text/text.ts'
import type { TableStore, TableView } from './tableStore.ts'
import '../style/absence.css'
import { Button } from '../widgets/button.tsx'

interface Props {
  readonly store: TableStore
  readonly view: TableView
}

/** People ask for the seats of players who are away. Only the host can admit them. */
export function Admission({ store, view }: Props) {
  if (view.claims.length === 0) return undefined
  return (
    <section class="knock centred panel" role="alert">
      {view.claims.map(({ id, seat }) => (
        <div key={id} data-knock={seat}>
          <p>{text().admission.knock(view.seats[seat]?.look.name ?? '')}</p>
          <div class="ways">
            <Button
              label={text().admission.letIn}
              class="primary"
              data-let-in
              onClick={() => store.letIn(id, true)}
            />
            <Button label={text().admission.turnAway} onClick={() => store.letIn(id, false)} />
          </div>
        </div>
      ))}
    </section>
  )
}
