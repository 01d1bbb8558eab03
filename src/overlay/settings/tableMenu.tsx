import type { Page, TableScreen } from '../screen.ts'
import type { SeatLine } from '../table/seats.ts'
import type { TableStore } from '../table/tableStore.ts'
import { absence } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'
import { requests, resigning } from '../text/en/requests.ts'
import { settings as text } from '../text/en/settings.ts'
import '../style/requests.css'
import { Button } from '../widgets/button.tsx'
import { TwoPresses } from '../widgets/twoPresses.tsx'

interface Props {
  readonly page: Page
  readonly table: TableScreen
  readonly open: (what: 'rules' | 'back') => void
  readonly close: () => void
}

/** What a person can do at a table besides playing. */
export function TableMenu({ page, table, open, close }: Props) {
  const { store, role } = table
  const { back, others } = store.view.value.requests
  const heir = heirOf(table)
  const leave = () => {
    // So that those who stay need not wait for a new host.
    if (heir) store.handOver(heir.look.seat)
    const go = table.leave ?? page.actions.home
    go()
  }
  return (
    <>
      <Button label={buttons.rules} data-open="rules" onClick={() => open('rules')} />
      {heir && (
        <Button
          label={absence.handOver(heir.look.name)}
          data-hand-over
          onClick={() => store.handOver(heir.look.seat)}
        />
      )}
      {role !== 'replay' && back && (
        <Button label={requests.back(others)} data-open="back" onClick={() => open('back')} />
      )}
      {role !== 'replay' && <Endings store={store} close={close} />}
      {role !== 'replay' && <Button label={buttons.save} data-save onClick={table.save} />}
      <Button label={text.leave} data-leave onClick={leave} />
    </>
  )
}

/** Who could host instead of this browser: the first other player who is here. */
function heirOf({ role, store }: TableScreen): SeatLine | undefined {
  const { hosting, seats } = store.view.value
  const isHeir = ({ sitter: { kind, mine, present } }: SeatLine) =>
    kind === 'person' && !mine && present
  return hosting && role !== 'replay' ? seats.find(isHeir) : undefined
}

/** The ways to end a match early: by agreement with others, or by resigning. */
function Endings({ store, close }: { readonly store: TableStore; readonly close: () => void }) {
  const { requests: may, seats } = store.view.value
  const { resigns, mayEnd, others } = may
  const alone = seats.length === 1
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      {mayEnd !== undefined && !alone && (
        <TwoPresses
          data-end
          labels={[requests.end, requests.sureEnd(others)]}
          act={closing(store.requests.askEnd)}
        />
      )}
      {resigns && (
        <TwoPresses
          data-resign
          labels={[resigning.resign(alone), resigning.sure(resigns.name, alone)]}
          act={closing(store.requests.resign)}
        />
      )}
    </>
  )
}
