import { useId } from 'preact/hooks'
import { same } from '../../kit/json.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { readTyped, shortOf, valueAt } from '../position/tree.ts'
import { editionText as text } from '../text/edition.ts'
import type { Row } from './things.ts'

interface Props {
  readonly thing: string
  readonly row: Row
  /** The edition with all changes. */
  readonly draft: unknown
  readonly set: (path: string, value: unknown) => void
}

/** A value with its source and note; a control if it is ours, and a way back to the first value. */
export function Field({ thing, row, draft, set }: Props) {
  const now = valueAt(draft, row.path)
  const about = useId()
  const was = shortOf(row.value)
  const name = text.value(thing, row.label)
  return (
    <div class="debug-field" data-row={row.path} data-source={row.source}>
      <span id={about}>
        {row.label} <i title={text.meanings[row.source]}>{text.sources[row.source]}</i>
        {row.note !== undefined && <small>{row.note}</small>}
      </span>
      {row.source === 'ours' ? (
        <Control row={row} now={now} name={name} about={about} set={(value) => set(row.path, value)} />
      ) : (
        <code>{JSON.stringify(row.value)}</code>
      )}
      {!same(now, row.value) && (
        <Button
          label={text.first(was)}
          aria-label={text.firstOf(name, was)}
          data-do="first"
          onClick={() => set(row.path, row.value)}
        />
      )}
    </div>
  )
}

interface ControlProps {
  readonly row: Row
  readonly now: unknown
  readonly name: string
  /** Id of what is said of its source. */
  readonly about: string
  readonly set: (value: unknown) => void
}

/** A number, a choice, a text, or JSON. It takes a value once that is finished. */
function Control({ row: { allowed }, now, name, about, set }: ControlProps) {
  const common = { 'aria-label': name, 'aria-describedby': about, 'data-value': true }
  if (!allowed) return <Json now={now} common={common} set={set} />
  const { range, choices } = allowed
  if (choices)
    return (
      <select {...common} onChange={({ currentTarget }) => set(choices[currentTarget.selectedIndex])}>
        {choices.map((one) => (
          <option key={String(one)} selected={one === now}>
            {typeof one === 'boolean' ? (one ? text.yes : text.no) : one}
          </option>
        ))}
      </select>
    )
  const [least, most] = range?.map((bound) => (Number.isFinite(bound) ? bound : undefined)) ?? []
  return (
    <input
      {...common}
      {...(range ? { type: 'number', min: least, max: most, step: 1 } : { type: 'text' })}
      value={String(now)}
      onChange={({ currentTarget: { value } }) => set(range ? readTyped(value) : value)}
    />
  )
}

interface JsonProps extends Pick<ControlProps, 'now' | 'set'> {
  readonly common: object
}

/** Characters of JSON that fit on a line. */
const line = 34

/** Text that isn’t JSON is taken as a word, which the edition’s schema refuses in a sentence. */
function Json({ now, common, set }: JsonProps) {
  const written = typeof now === 'string' ? now : JSON.stringify(now)
  return (
    <textarea
      {...common}
      rows={Math.min(6, Math.ceil(written.length / line))}
      spellcheck={false}
      value={written}
      onChange={({ currentTarget: { value } }) => set(readTyped(value))}
    />
  )
}
