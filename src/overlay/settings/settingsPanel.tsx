import type { Page, TableScreen } from '../screen.ts'
import type { SeatLine } from '../table/seats.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { MatchMenu } from './matchMenu.tsx'
import { OwnLink } from './ownLink.tsx'
import { contrasts, renderers, tempi, textSizes } from './settings.ts'
import { SoundSettings } from './soundSettings.tsx'
import '../style/settings.css'
import { absence } from '../text/en/connection.ts'
import { buttons } from '../text/en/page.ts'
import { settings as text } from '../text/en/settings.ts'

interface Props {
  readonly page: Page
  /** The table it lies on, if any. */
  readonly table: TableScreen | undefined
  /** Opens the rules instead, where they can be read without leaving. */
  readonly rules?: () => void
  readonly close: () => void
  /** Opens the question how far to go back. */
  readonly askBack?: () => void
}

/** What a person may choose about this page, and the way out of a table. */
export function SettingsPanel({ page, table, rules, close, askBack }: Props) {
  return (
    <Dialog kind="settings" title={buttons.settings} close={close}>
      <Choices page={page} />
      {table && <p>{table.store.edition}</p>}
      {table?.ownLink && <OwnLink link={table.ownLink} />}
      <div class="ways">
        {rules && (
          <button type="button" data-open="rules" onClick={rules}>
            {buttons.rules}
          </button>
        )}
        {table && <TableWays {...{ table, close, askBack }} />}
        {table && (
          <button type="button" data-leave onClick={() => leave(table, page)}>
            {text.leave}
          </button>
        )}
        <button type="button" class="primary" data-close onClick={close}>
          {buttons.close}
        </button>
      </div>
    </Dialog>
  )
}

/** Goes home; a host leaves the table to somebody who stays, so that they need not wait. */
function leave(table: TableScreen, page: Page): void {
  const heir = heirOf(table)
  if (heir) table.store.handOver(heir.look.seat)
  const go = table.leave ?? page.actions.home
  go()
}

interface WaysProps {
  readonly table: TableScreen
  readonly close: () => void
  readonly askBack: (() => void) | undefined
}

function TableWays({ table, close, askBack }: WaysProps) {
  if (table.role === 'replay') return undefined
  const heir = heirOf(table)
  return (
    <>
      {heir && (
        <button type="button" data-hand-over onClick={() => table.store.handOver(heir.look.seat)}>
          {absence.handOver(heir.look.name)}
        </button>
      )}
      {askBack && <MatchMenu store={table.store} {...{ askBack, close }} />}
      <button type="button" data-save onClick={table.save}>
        {buttons.save}
      </button>
    </>
  )
}

/** Who could host instead of this browser: the first other person who is here. */
function heirOf({ store }: TableScreen): SeatLine | undefined {
  const { hosting, seats } = store.view.value
  const isHeir = ({ sitter: { kind, mine, present } }: SeatLine) =>
    kind === 'person' && !mine && present
  return hosting ? seats.find(isHeir) : undefined
}

function Choices({ page }: Pick<Props, 'page'>) {
  const settings = page.settings.value
  const { set } = page.actions
  return (
    <>
      <Radios
        name="textSize"
        legend={text.textSize}
        chosen={settings.textSize}
        values={textSizes}
        label={text.textSizes}
        choose={(textSize) => set({ textSize })}
      />
      <Radios
        name="contrast"
        legend={text.contrast}
        chosen={settings.contrast}
        values={contrasts}
        label={text.contrasts}
        choose={(contrast) => set({ contrast })}
      />
      <Radios
        name="tempo"
        legend={text.tempo}
        chosen={settings.tempo}
        values={tempi}
        label={text.tempi}
        choose={(tempo) => set({ tempo })}
      />
      <label class="alone">
        <input
          type="checkbox"
          name="director"
          checked={settings.director}
          onChange={({ currentTarget }) => set({ director: currentTarget.checked })}
        />
        {text.director}
      </label>
      <Radios
        name="renderer"
        legend={text.renderer}
        chosen={settings.renderer}
        values={renderers}
        label={text.renderers}
        choose={(renderer) => set({ renderer })}
      />
      <p class="quiet">{text.reloads}</p>
      <SoundSettings settings={settings} set={set} />
    </>
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
