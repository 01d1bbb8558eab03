import type { Page, TableScreen } from '../screen.ts'
import { check as checkText } from '../text/en/check.ts'
import { buttons } from '../text/en/page.ts'
import { sound as soundText, settings as text } from '../text/en/settings.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { OwnLink } from '../widgets/links.tsx'
import { contrasts, renderers, type Settings, tempi, textSizes } from './settings.ts'
import { TableMenu } from './tableMenu.tsx'
import '../style/settings.css'
import { Button } from '../widgets/button.tsx'

const DeviceSection = lazy(async () => (await import('../device/deviceSection.tsx')).DeviceSection)

interface Props {
  readonly page: Page
  /** The table behind the panel, if any. */
  readonly table: TableScreen | undefined
  /** Opens something else above the table instead. */
  readonly open?: (what: 'rules' | 'back') => void
  readonly close: () => void
}

/** Everything a person can set on this page, and the way out of a table. */
export function SettingsPanel({ page, table, open, close }: Props) {
  return (
    <Dialog kind="settings" title={buttons.settings} close={close}>
      <Radios page={page} name="textSize" values={textSizes} label={text.textSizes} />
      <Radios page={page} name="contrast" values={contrasts} label={text.contrasts} />
      <Radios page={page} name="tempo" values={tempi} label={text.tempi} />
      <Check page={page} name="director" label={text.director} />
      <Check page={page} name="reactions" label={text.reactions} />
      <Radios page={page} name="renderer" values={renderers} label={text.renderers} />
      <p class="quiet">{text.reloads}</p>
      <fieldset class="sound">
        <legend>{soundText.title}</legend>
        <Volume page={page} name="effects" />
        <Volume page={page} name="ambience" label={table?.store.ambience} />
        <Volume page={page} name="alerts" />
        <Check page={page} name="muted" label={soundText.muted} />
        <Check page={page} name="captions" label={soundText.captions} />
      </fieldset>
      <fieldset>
        <legend>{checkText.relayOnly.title}</legend>
        <Check page={page} name="relayOnly" label={checkText.relayOnly.text} />
        {!table && <Button label={checkText.open} data-check onClick={page.actions.check} />}
      </fieldset>
      {!table && <DeviceSection page={page} />}
      {table && <p>{table.store.edition}</p>}
      {table?.ownLink && <OwnLink link={table.ownLink} />}
      <div class="ways">
        {table && open && <TableMenu {...{ page, table, open, close }} />}
        <Button label={buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

interface RadiosProps<Name extends keyof Settings> {
  readonly page: Page
  readonly name: Name
  readonly values: readonly Settings[Name][]
  readonly label: (value: Settings[Name]) => string
}

function Radios<Name extends 'textSize' | 'contrast' | 'tempo' | 'renderer'>({
  page,
  name,
  values,
  label,
}: RadiosProps<Name>) {
  const chosen = page.settings.value[name]
  return (
    <fieldset>
      <legend>{text[name]}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => page.actions.set({ [name]: value })}
          />
          {label(value)}
        </label>
      ))}
    </fieldset>
  )
}

interface CheckProps {
  readonly page: Page
  readonly name: 'director' | 'reactions' | 'muted' | 'captions' | 'relayOnly'
  readonly label: string
}

function Check({ page, name, label }: CheckProps) {
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        checked={page.settings.value[name]}
        onChange={({ currentTarget }) => page.actions.set({ [name]: currentTarget.checked })}
      />
      {label}
    </label>
  )
}

interface VolumeProps {
  readonly page: Page
  readonly name: 'effects' | 'ambience' | 'alerts'
  /** What the title on the table calls them. */
  readonly label?: string | undefined
}

function Volume({ page, name, label = soundText[name] }: VolumeProps) {
  const settings = page.settings.value
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        name={name}
        min="0"
        max="10"
        step="1"
        value={settings[name]}
        disabled={settings.muted}
        onInput={({ currentTarget }) => page.actions.set({ [name]: currentTarget.valueAsNumber })}
      />
    </label>
  )
}
