import type { Chosen, OptionField } from '../../rules/title.ts'
import { SignButton } from '../widgets/button.tsx'
import '../style/options.css'

interface FieldProps {
  readonly field: OptionField
  readonly value: boolean | number
  readonly choose: (value: boolean | number) => void
  /** For those who may only look. */
  readonly disabled?: boolean
}

/** Options to choose from together. */
export interface FieldsProps {
  readonly fields: readonly OptionField[]
  readonly chosen: Chosen
  readonly choose: (chosen: Chosen) => void
}

/** Some options, each with the value chosen or its default. */
export const Fields = ({ fields, chosen, choose }: FieldsProps) => (
  <div class="fields">
    {fields.map((field) => (
      <Field
        key={field.key}
        field={field}
        value={chosen[field.key] ?? field.default}
        choose={(next) => choose({ ...chosen, [field.key]: next })}
      />
    ))}
  </div>
)

/** An option and what it changes. */
export function Field(props: FieldProps) {
  const { field } = props
  const id = `option-${field.key}`
  const given = { id, 'aria-describedby': `${id}-hint` }
  const spread = field.kind === 'choice' && isShort(field)
  return (
    <div class="option" data-option={field.key}>
      {spread ? <b id={`${id}-label`}>{field.label}</b> : <label for={id}>{field.label}</label>}
      {spread ? <Choices {...props} field={field} id={id} /> : <Control {...props} given={given} />}
      <p id={`${id}-hint`}>{field.hint}</p>
    </div>
  )
}

type ChoiceField = Extract<OptionField, { kind: 'choice' }>

/** True if the choices fit beside each other. */
const isShort = ({ choices }: ChoiceField) =>
  choices.length <= 4 && choices.reduce((sum, { label }) => sum + label.length, 0) <= 24

interface ChoicesProps extends Omit<FieldProps, 'field'> {
  readonly field: ChoiceField
  readonly id: string
}

/** All choices beside each other. */
const Choices = ({ field, value, choose, disabled, id }: ChoicesProps) => (
  <div class="segments" role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
    {field.choices.map(({ label }, at) => (
      <label key={label}>
        <input type="radio" name={id} checked={value === at} disabled={disabled} onChange={() => choose(at)} />
        {label}
      </label>
    ))}
  </div>
)

interface ControlProps extends FieldProps {
  readonly given: { readonly id: string; readonly 'aria-describedby': string }
}

function Control({ field, value, choose, disabled, given }: ControlProps) {
  switch (field.kind) {
    case 'switch':
      return (
        <input
          {...given}
          type="checkbox"
          disabled={disabled}
          checked={value === true}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <select
          {...given}
          disabled={disabled}
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
        <span class="number">
          <Step field={field} value={value} choose={choose} sign="−" by={-(field.step ?? 0)} />
          <input
            {...given}
            type="number"
            disabled={disabled}
            min={field.min}
            max={field.max}
            value={Number(value)}
            onChange={({ currentTarget }) => choose(within(field, currentTarget.valueAsNumber))}
          />
          <Step field={field} value={value} choose={choose} sign="+" by={field.step ?? 0} />
        </span>
      )
  }
}

type NumberField = Extract<OptionField, { kind: 'number' }>

interface StepProps extends Pick<FieldProps, 'value' | 'choose'> {
  readonly field: NumberField
  readonly sign: '−' | '+'
  readonly by: number
}

/** A button beside a number that changes it by a step, up to the end of its range. */
function Step({ field, value, choose, sign, by }: StepProps) {
  if (by === 0) return undefined
  const next = within(field, Number(value) + by)
  return (
    <SignButton name={`${field.label}: ${sign}${Math.abs(by)}`} disabled={next === value} onClick={() => choose(next)}>
      {sign}
    </SignButton>
  )
}

/** The nearest whole number in range; the default if it isn't a number. */
function within({ min, max, default: usual }: NumberField, n: number) {
  return Number.isNaN(n) ? usual : Math.round(Math.min(max, Math.max(min, n)))
}
