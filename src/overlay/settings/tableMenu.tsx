import { useState } from 'preact/hooks'
import type { Page, TableScreen } from '../screen.ts'
import type { SeatLine } from '../table/seats.ts'
import type { TableStore } from '../table/tableStore.ts'
import { absence } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'
import { requests, resigning } from '../text/en/requests.ts'
import { settings as text } from '../text/en/settings.ts'
import '../style/requests.css'

interface Props {
  readonly page: Page
  readonly table: TableScreen
  readonly open: (what: 'rules' | 'back') => void
  readonly close: () => void
}

/** What a person can do at a table besides playing. */
export function TableMenu({ page, table, open, close }: Props) {
  const { store, role } = table
  const { back } = store.view.value.requests
  const heir = heirOf(table)
  const leave = () => {
    // So that those who stay need not wait for a new host.
    if (heir) store.handOver(heir.look.seat)
    const go = table.leave ?? page.actions.home
    go()
  }
  return (
    <>
      <button type="button" data-open="rules" onClick={() => open('rules')}>
        {buttons.rules}
      </button>
      {heir && (
        <button type="button" data-hand-over onClick={() => store.handOver(heir.look.seat)}>
          {absence.handOver(heir.look.name)}
        </button>
      )}
      {role !== 'replay' && back && (
        <button type="button" data-open="back" onClick={() => open('back')}>
          {requests.back}
        </button>
      )}
      {role !== 'replay' && <Endings store={store} close={close} />}
      {role !== 'replay' && (
        <button type="button" data-save onClick={table.save}>
          {buttons.save}
        </button>
      )}
      <button type="button" data-leave onClick={leave}>
        {text.leave}
      </button>
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

/** The ways to end a match early: by agreement, or by resigning. */
function Endings({ store, close }: { readonly store: TableStore; readonly close: () => void }) {
  const { resigns, mayEnd, others } = store.view.value.requests
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      {mayEnd !== undefined && (
        <TwoPresses
          name="end"
          labels={[requests.end, requests.sureEnd(others)]}
          act={closing(store.requests.askEnd)}
        />
      )}
      {resigns && (
        <TwoPresses
          name="resign"
          labels={[resigning.resign, resigning.sure(resigns.name)]}
          act={closing(store.requests.resign)}
        />
      )}
    </>
  )
}

interface TwoPressesProps {
  readonly name: 'end' | 'resign'
  /** Before the first press, and before the second. */
  readonly labels: readonly [first: string, second: string]
  readonly act: () => void
}

/** A button that takes two presses; leaving it in between cancels. */
function TwoPresses({ name, labels: [first, second], act }: TwoPressesProps) {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      class={sure ? 'sure' : undefined}
      {...{ [`data-${name}`]: true }}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? act() : setSure(true))}
    >
      {sure ? second : first}
    </button>
  )
}
