import { useState } from 'preact/hooks'
import type { TableStore } from '../table/tableStore.ts'
import '../style/consent.css'
import { requests, resigning } from '../text/en/requests.ts'

interface Props {
  readonly store: TableStore
  /** Opens the question how far to go back. */
  readonly askBack: () => void
  readonly close: () => void
}

/** What a person may ask of the others at a table, and giving up. */
export function MatchMenu({ store, askBack, close }: Props) {
  const { back, resigns } = store.view.value.requests
  const resign = () => {
    close()
    store.requests.resign()
  }
  return (
    <>
      {back && (
        <button type="button" data-open="back" onClick={askBack}>
          {requests.back}
        </button>
      )}
      {resigns && <Resign name={resigns.name} resign={resign} />}
    </>
  )
}

interface ResignProps {
  readonly name: string
  readonly resign: () => void
}

/** Giving up takes two presses; leaving the button in between calls it off. */
function Resign({ name, resign }: ResignProps) {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      class={sure ? 'sure' : undefined}
      data-resign
      onBlur={() => setSure(false)}
      onClick={() => (sure ? resign() : setSure(true))}
    >
      {sure ? resigning.sure(name) : resigning.resign}
    </button>
  )
}
