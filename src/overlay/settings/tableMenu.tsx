import type { ComponentChildren } from 'preact'
import type { Page, TableScreen } from '../screen.ts'
import { backText } from '../table/requestText.ts'
import type { SeatLine } from '../table/seats.ts'
import type { TableStore } from '../table/tableStore.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { CopyInvite, OwnLink } from '../widgets/links.tsx'
import '../style/menu.css'

/** A panel that the menu leads to. */
export type MenuWay = 'choices' | 'rules' | 'back' | 'luck' | 'checks' | 'watchers' | 'settings' | 'resign'

interface Props {
  readonly page: Page
  readonly table: TableScreen
  readonly open: (what: MenuWay) => void
  readonly close: () => void
}

/** Everything that concerns this table besides playing: help, watching, asking the others, the match, leaving. */
export function TableMenu({ page, table, open, close }: Props) {
  const { store, role } = table
  const plays = role !== 'replay' && role !== 'lesson'
  const { back, others, resigns } = store.view.value.requests
  const way = (to: MenuWay, label: string) => <Button label={label} data-open={to} onClick={() => open(to)} />
  return (
    <Dialog kind="menu" title={text().menu.title} close={close}>
      <Group title={text().menu.help}>
        {way('choices', text().choices.open)}
        {way('rules', startText().buttons.rules)}
        {role !== 'lesson' && way('luck', text().luck.open)}
        {role !== 'lesson' && way('checks', text().reckoning.verify)}
      </Group>
      <Watching table={table} open={open} close={close} />
      {plays && back && <Group title={text().menu.ask}>{way('back', backText(others))}</Group>}
      <Group title={text().menu.match}>
        {plays && <Button label={startText().buttons.save} data-save onClick={table.save} />}
        <CopyInvite invite={table.invite} />
        {table.ownLink && <OwnLink seat={table.ownLink} />}
        {heirsOf(table).map(({ look }) => (
          <Button
            key={look.seat}
            label={text().absence.handOver(look)}
            data-hand-over={look.seat}
            onClick={() => store.handOver(look.seat)}
          />
        ))}
        {way('settings', text().menu.settings)}
        <p class="quiet">{store.edition}</p>
      </Group>
      <Leaving page={page} table={table} />
      <div class="ways">
        {plays && resigns && way('resign', text().resigning.resign({ alone: store.view.value.seats.length === 1 }))}
        <Button label={startText().buttons.close} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}

/** One kind of things to do, under its heading; nothing if there is none. */
function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="group">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Looking on: who may, from which side, and what was missed. */
function Watching({ table, open, close }: Omit<Props, 'page'>) {
  const { store, watchers, since, watch } = table
  const replays = watch && store.view.value.seq > 0
  if (!watchers && !since?.has() && !replays && !looksOn(store)) return undefined
  return (
    <Group title={text().menu.watching}>
      {watchers && <Button label={text().room.letWatch} data-open="watchers" onClick={() => open('watchers')} />}
      <Sides store={store} />
      {since?.has() && (
        <Button
          label={text().replay.missed}
          data-do="recap"
          onClick={() => {
            close()
            since.play()
          }}
        />
      )}
      {replays && <Button label={text().replay.fromStart} data-do="watch" onClick={watch} />}
    </Group>
  )
}

/** Whether nobody here has a seat, and there are sides to look from. */
function looksOn({ view }: TableStore): boolean {
  const { seats } = view.value
  return seats.length > 1 && !seats.some(({ sitter }) => sitter.mine)
}

/** From which side someone without a seat looks at the table. */
const Sides = ({ store }: { readonly store: TableStore }) => (
  <>
    {looksOn(store) &&
      store.view.value.seats.map(({ look }) => (
        <Button
          key={look.seat}
          label={text().settings.lookFrom({ name: look.name })}
          data-look-from={look.seat}
          onClick={() => store.lookFrom(look.seat)}
        />
      ))}
  </>
)

/** The way out, which costs nothing. */
function Leaving({ page, table }: Pick<Props, 'page' | 'table'>) {
  const { store, role } = table
  const leave = () => {
    // So that those who stay need not wait for a new host.
    const [heir] = heirsOf(table)
    if (heir) store.handOver(heir.look.seat)
    page.actions.home()
  }
  const staysMine = role !== 'replay' && store.view.value.requests.resigns !== undefined
  return (
    <section class="leaving">
      {staysMine && <p>{text().menu.seatStays}</p>}
      <Button label={text().menu.leave} data-leave onClick={leave} />
    </section>
  )
}

/** Possible hosts instead of this browser: every other player who is here. */
function heirsOf({ role, store }: TableScreen): readonly SeatLine[] {
  const { hosting, seats } = store.view.value
  const isHeir = ({ sitter: { kind, mine, present }, out }: SeatLine) => kind === 'person' && !mine && present && !out
  return hosting && role !== 'replay' ? seats.filter(isHeir) : []
}
