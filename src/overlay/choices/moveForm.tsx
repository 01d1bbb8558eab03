import { useSignal } from '@preact/signals'
import type { Chosen, OptionField } from '../../rules/title.ts'
import type { FormPart } from '../../rules/words.ts'
import { Fields, type FieldsProps } from '../screens/optionField.tsx'
import type { SeatLine } from '../table/seats.ts'
import type { TableStore } from '../table/tableStore.ts'
import type { TableView } from '../table/tableView.ts'
import { startText } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import './moveForm.css'

interface Props {
  readonly store: TableStore
  /** The moment it is filled in at: the match may move on meanwhile. */
  readonly view: TableView
}

/** A move composed field by field, with the rule against it until it can be made. */
export function MoveFormDialog({ store, view }: Props) {
  const chosen = useSignal<Chosen>({})
  const form = view.bar.form === undefined ? undefined : store.form(chosen.value)
  if (!form) return undefined
  const { title, note, parts, says, refusal, move } = form
  const close = () => {
    store.filling.value = false
  }
  const send = () => {
    close()
    store.send(move)
  }
  const choose = (next: Chosen) => {
    chosen.value = next
  }
  return (
    <Dialog kind="options move-form" title={title} close={close}>
      <p class="note">{note}</p>
      <div class="parts">
        {parts.map((part, at) => (
          <Part key={at} part={part} seats={view.seats} chosen={chosen.value} choose={choose} />
        ))}
      </div>
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

interface PartProps extends Omit<FieldsProps, 'fields'> {
  readonly part: FormPart
  readonly seats: readonly SeatLine[]
}

/** A part of the form; a seat’s stands in a column under its mark, most of it folded away. */
function Part({ part: { title, seat, fields, more = [] }, seats, ...rest }: PartProps) {
  const look = seat === undefined ? undefined : seats[seat]?.look
  return (
    <section aria-label={title} data-of={seat}>
      {look && (
        <h3 class="display">
          <SeatMark look={look} />
          {title}
        </h3>
      )}
      <Fields fields={fields} {...rest} />
      {more.map((group) => (
        <details key={group.title}>
          <summary>
            {group.title} <small>{filledIn(group.fields, rest.chosen)}</small>
          </summary>
          <Fields fields={group.fields} {...rest} />
        </details>
      ))}
    </section>
  )
}

/** The number of fields that are filled in, and of all. */
const filledIn = (fields: readonly OptionField[], chosen: Chosen): string =>
  `${fields.filter(({ key, default: usual }) => (chosen[key] ?? usual) !== usual).length} / ${fields.length}`
