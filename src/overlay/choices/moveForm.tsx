import { useSignal } from '@preact/signals'
import type { Chosen } from '../../rules/title.ts'
import { Fields } from '../screens/optionField.tsx'
import type { TableStore, TableView } from '../table/tableStore.ts'
import { startText } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import './moveForm.css'

interface Props {
  readonly store: TableStore
  /** The moment it is filled in at: the match may move on meanwhile. */
  readonly view: TableView
  readonly close: () => void
}

/** A move composed field by field, with the rule against it until it can be made. */
export function MoveFormDialog({ store, view, close }: Props) {
  const chosen = useSignal<Chosen>({})
  const form = view.bar.form === undefined ? undefined : store.form(chosen.value)
  if (!form) return undefined
  const { title, parts, says, refusal, move } = form
  const send = () => {
    close()
    store.send(move)
  }
  return (
    <Dialog kind="options move-form" title={title} close={close}>
      {parts.map((part, at) => (
        <section key={at} aria-label={part.title}>
          {at > 0 && <h3>{part.title}</h3>}
          <Fields fields={part.fields} chosen={chosen.value} choose={(next) => (chosen.value = next)} />
        </section>
      ))}
      <div class="ways">
        <p role="status" data-form={refusal === undefined ? 'ready' : 'refused'}>
          {refusal ?? says}
        </p>
        <Button label={title} class="primary" data-send disabled={refusal !== undefined} onClick={send} />
        <Button label={startText().buttons.close} data-close onClick={close} />
      </div>
    </Dialog>
  )
}
