import { useEffect, useRef } from 'preact/hooks'
import type { OptionField } from '../../rules/title.ts'
import { Field } from '../screens/optionField.tsx'
import { text } from '../text/text.ts'
import { fieldsFor, hosts, personName, type RoomView } from './room.ts'

/** The title's options: the host's to change, for everyone to see. */
export function OptionsForm({ view }: { readonly view: RoomView }) {
  const { lobby, title } = view
  const fields = fieldsFor(lobby, title)
  if (fields.length === 0) return undefined
  return (
    <section class="paper room-options" aria-labelledby="room-options">
      <h2 id="room-options">{text().room.options}</h2>
      {lobby.resumes && <p>{text().room.optionsFixed}</p>}
      {!lobby.resumes && !hosts(view) && <p>{text().room.optionsOfHost({ host: personName(view, lobby.host) })}</p>}
      {fields.map((field) => (
        <Option key={field.key} view={view} field={field} />
      ))}
    </section>
  )
}

/** An option that lights up for a second when it changes. */
function Option({ view, field }: { readonly view: RoomView; readonly field: OptionField }) {
  const { lobby, actions } = view
  const value = lobby.options[field.key] ?? field.default
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    const brass = 'color-mix(in srgb, var(--brass-hi), transparent 20%)'
    box.current?.animate([{ backgroundColor: brass }, { backgroundColor: 'transparent' }], 1000)
  }, [value])
  return (
    <div class="changing" ref={box}>
      <Field
        field={field}
        value={value}
        disabled={!hosts(view) || lobby.resumes !== undefined}
        choose={(chosen) => actions.want({ type: 'option', key: field.key, value: chosen })}
      />
    </div>
  )
}
