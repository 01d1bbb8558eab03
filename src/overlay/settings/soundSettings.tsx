import type { PageActions } from '../screen.ts'
import { sound as text } from '../text/en/settings.ts'
import type { Settings } from './settings.ts'

interface Props {
  readonly settings: Settings
  readonly set: PageActions['set']
}

const volumes = ['effects', 'ambience', 'alerts'] as const

/** How loud it is, whether at all, and whether it is written. */
export function SoundSettings({ settings, set }: Props) {
  return (
    <fieldset class="sound">
      <legend>{text.title}</legend>
      {volumes.map((name) => (
        <label key={name}>
          <span>{text[name]}</span>
          <input
            type="range"
            name={name}
            min="0"
            max="10"
            step="1"
            value={settings[name]}
            disabled={settings.muted}
            onInput={({ currentTarget }) => set({ [name]: currentTarget.valueAsNumber })}
          />
        </label>
      ))}
      <Check
        name="muted"
        label={text.muted}
        checked={settings.muted}
        choose={(muted) => set({ muted })}
      />
      <Check
        name="captions"
        label={text.captions}
        checked={settings.captions}
        choose={(captions) => set({ captions })}
      />
    </fieldset>
  )
}

interface CheckProps {
  readonly name: string
  readonly label: string
  readonly checked: boolean
  readonly choose: (checked: boolean) => void
}

function Check({ name, label, checked, choose }: CheckProps) {
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
