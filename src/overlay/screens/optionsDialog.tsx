import { useSignal } from '@preact/signals'
import { type Chosen, type OptionField, optionsOf, usualSeats } from '../../rules/title.ts'
import type { Opening, TitleCard } from '../screen.ts'
import '../style/options.css'
import { home } from '../text/en/home.ts'
import { options as text } from '../text/en/options.ts'
import { buttons } from '../text/en/page.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { useLoaded } from '../widgets/loaded.ts'

interface Props {
  readonly card: TitleCard
  readonly close: () => void
}

/** What can be chosen before a match, and the ways to start it. */
export function OptionsDialog({ card, close }: Props) {
  const { value: options, failed } = useLoaded(card.options, [card])
  return (
    <Dialog kind="options" title={text.title(card.info.name)} close={close}>
      {options ? (
        <Form {...{ card, options, close }} />
      ) : (
        <>
          <p role="status">{failed ? text.missing : text.loading}</p>
          <div class="ways">
            <Button label={buttons.close} onClick={close} />
          </div>
        </>
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  readonly options: readonly OptionField[]
}

function Form({ card, options, close }: FormProps) {
  const chosen = useSignal<Chosen>({})
  const open = (how: Opening) => () => {
    const seats = Number(chosen.value[seatsKey] ?? usualSeats(card.info))
    card.open(how, { seats, options: optionsOf(options, chosen.value) })
  }
  return (
    <>
      {[...seatFields(card), ...options].map((field) => (
        <Field
          key={field.key}
          field={field}
          value={chosen.value[field.key] ?? field.default}
          choose={(next) => (chosen.value = { ...chosen.value, [field.key]: next })}
        />
      ))}
      <div class="ways">
        <Button label={home.newTable} class="primary" onClick={open('table')} />
        <Button label={home.here} onClick={open('here')} />
        <Button label={home.bot} onClick={open('bot')} />
        <Button label={buttons.close} onClick={close} />
      </div>
    </>
  )
}

const seatsKey = 'seats'

/** The number of players, if the title leaves it open. */
function seatFields(card: TitleCard): readonly OptionField[] {
  const { min, max } = card.info.seats
  if (min === max) return []
  const field = { key: seatsKey, label: text.seats, hint: text.seatsHint(min, max) }
  return [{ ...field, kind: 'number', default: usualSeats(card.info), min, max }]
}

interface FieldProps {
  readonly field: OptionField
  readonly value: boolean | number
  readonly choose: (value: boolean | number) => void
}

/** An option and what it changes. */
function Field({ field, value, choose }: FieldProps) {
  const id = `option-${field.key}`
  return (
    <div class="option" data-option={field.key}>
      <label for={id}>{field.label}</label>
      <Control {...{ id, field, value, choose }} />
      <p id={`${id}-hint`}>{field.hint}</p>
    </div>
  )
}

function Control({ id, field, value, choose }: FieldProps & { readonly id: string }) {
  const given = { id, 'aria-describedby': `${id}-hint` }
  switch (field.kind) {
    case 'switch':
      return (
        <input
          {...given}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <select
          {...given}
          value={String(value)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        >
          {field.choices.map(({ label }, at) => (
            <option key={label} value={at}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'number':
      return (
        <input
          {...given}
          type="number"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={({ currentTarget }) => choose(within(field, currentTarget.valueAsNumber))}
        />
      )
  }
}

/** The nearest whole number in range; the default if it isn't a number. */
function within({ min, max, default: usual }: Extract<OptionField, { kind: 'number' }>, n: number) {
  return Number.isNaN(n) ? usual : Math.round(Math.min(max, Math.max(min, n)))
}
