import { useEffect, useRef } from 'preact/hooks'
import type { Doors, TableScreen } from './screen.ts'
import { renderers, type Settings, tempi } from './settings.ts'
import { SoundSettings } from './soundSettings.tsx'
import './style/settings.css'
import { en } from './text/en.ts'

interface Props {
  readonly settings: Settings
  readonly table: TableScreen
  readonly doors: Doors
  readonly close: () => void
}

/** What a person may choose about this page, and the way out. */
export function SettingsPanel({ settings, table, doors, close }: Props) {
  const text = en.settings
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      class="panel settings"
      role="dialog"
      aria-label={text.title}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <h2 tabIndex={-1} ref={heading}>
        {text.title}
      </h2>
      <Radios
        name="tempo"
        legend={text.tempo}
        chosen={settings.tempo}
        values={tempi}
        label={text.tempi}
        choose={(tempo) => doors.set({ tempo })}
      />
      <label>
        <input
          type="checkbox"
          name="director"
          checked={settings.director}
          onChange={({ currentTarget }) => doors.set({ director: currentTarget.checked })}
        />
        {text.director}
      </label>
      <Radios
        name="renderer"
        legend={text.renderer}
        chosen={settings.renderer}
        values={renderers}
        label={text.renderers}
        choose={(renderer) => doors.set({ renderer })}
      />
      <p class="quiet">{text.reloads}</p>
      <SoundSettings settings={settings} set={doors.set} />
      <p>{table.match.edition}</p>
      <div class="ways">
        {table.role !== 'replay' && (
          <button type="button" data-save onClick={table.save}>
            {text.save}
          </button>
        )}
        <button type="button" onClick={doors.home}>
          {text.leave}
        </button>
        <button type="button" class="primary" onClick={close}>
          {text.close}
        </button>
      </div>
    </section>
  )
}

interface RadiosProps<T extends string | number> {
  readonly name: string
  readonly legend: string
  readonly values: readonly T[]
  readonly chosen: T
  readonly label: (value: T) => string
  readonly choose: (value: T) => void
}

function Radios<T extends string | number>(props: RadiosProps<T>) {
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      {props.values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.chosen}
            onChange={() => props.choose(value)}
          />
          {props.label(value)}
        </label>
      ))}
    </fieldset>
  )
}
