import { languages } from '../../kit/language.ts'
import { nobody } from '../../rules/faces.ts'
import { FaceChooser } from '../people/faceChooser.tsx'
import { NameField } from '../people/nameField.tsx'
import type { Page, TableScreen } from '../screen.ts'
import { drafts, languageNames } from '../text/languageNames.ts'
import { currentLanguage, startText, text } from '../text/text.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { contrasts, covers, renderers, type Settings, type TempoSetting, tempi, textSizes } from './settings.ts'
import '../style/settings.css'
import { Button } from '../widgets/button.tsx'

const DeviceSection = lazy(async () => (await import('../device/deviceSection.tsx')).DeviceSection)

interface Props {
  readonly page: Page
  /** The table behind the panel, if any. */
  readonly table: TableScreen | undefined
  readonly close: () => void
}

/** Everything a person can set on this page, whatever table is behind it. */
export function SettingsPanel({ page, table, close }: Props) {
  const { settings } = text()
  return (
    <Dialog kind="settings" title={startText().buttons.settings} close={close}>
      <LanguageChoice page={page} />
      <Self page={page} />
      <Radios page={page} name="textSize" values={textSizes} label={(size) => settings.textSizes({ size })} />
      <Radios page={page} name="contrast" values={contrasts} label={(contrast) => settings.contrasts[contrast]} />
      <Radios page={page} name="tempo" values={tempi} label={tempoText} />
      <Check page={page} name="director" label={settings.director} />
      <Check page={page} name="reactions" label={settings.reactions} />
      <Check page={page} name="coach" label={settings.coach} />
      <Radios page={page} name="cover" values={covers} label={(cover) => settings.covers[cover]} />
      <p class="quiet">{settings.coverHint}</p>
      <Radios page={page} name="renderer" values={renderers} label={(renderer) => settings.renderers[renderer]} />
      <p class="quiet">{settings.reloads}</p>
      <fieldset class="sound">
        <legend>{text().sound.title}</legend>
        <Volume page={page} name="effects" />
        <Volume page={page} name="ambience" label={table?.store.ambience} />
        <Volume page={page} name="alerts" />
        <Check page={page} name="muted" label={text().sound.muted} />
        <Check page={page} name="captions" label={text().sound.captions} />
      </fieldset>
      <fieldset>
        <legend>{settings.relayOnly.title}</legend>
        <Check page={page} name="relayOnly" label={settings.relayOnly.text} />
        {!table && <Button label={startText().problems.check} data-check onClick={page.actions.check} />}
      </fieldset>
      {!table && <DeviceSection page={page} />}
      <div class="ways">
        <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

const tempoText = (tempo: TempoSetting) =>
  tempo === 'instant' ? text().settings.instant : text().settings.times({ times: tempo })

/** The person’s name and face; a table they sit at keeps those they came with. */
function Self({ page }: Pick<Props, 'page'>) {
  const { name, face } = page.settings.value
  return (
    <section class="self">
      <h3>{text().people.you}</h3>
      <NameField name={name} face={face || nobody} save={(name) => page.actions.set({ name, asked: true })} />
      <FaceChooser chosen={face} choose={(face) => page.actions.set({ face })} />
      <p class="quiet">{text().people.next}</p>
    </section>
  )
}

/** The languages by their own names. */
function LanguageChoice({ page }: Pick<Props, 'page'>) {
  const wished = page.settings.value.language
  return (
    <fieldset>
      <legend>{text().settings.language}</legend>
      {languages.map((language) => (
        <label key={language}>
          <input
            type="radio"
            name="language"
            value={language}
            checked={language === currentLanguage()}
            onChange={() => page.actions.set({ language })}
          />
          <span lang={language}>{languageNames[language]}</span>
          {drafts.has(language) && <small> ({text().settings.draft})</small>}
        </label>
      ))}
      {wished !== 'auto' && wished !== currentLanguage() && (
        <p role="status">{text().settings.languageLoads({ name: languageNames[wished] })}</p>
      )}
    </fieldset>
  )
}

interface RadiosProps<Name extends keyof Settings> {
  readonly page: Page
  readonly name: Name
  readonly values: readonly Settings[Name][]
  readonly label: (value: Settings[Name]) => string
}

function Radios<Name extends 'textSize' | 'contrast' | 'tempo' | 'renderer' | 'cover'>({
  page,
  name,
  values,
  label,
}: RadiosProps<Name>) {
  const chosen = page.settings.value[name]
  return (
    <fieldset>
      <legend>{text().settings[name]}</legend>
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
  readonly name: 'director' | 'reactions' | 'coach' | 'muted' | 'captions' | 'relayOnly'
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
  /** The name given to them by the title on the table. */
  readonly label?: string | undefined
}

function Volume({ page, name, label = text().sound[name] }: VolumeProps) {
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
