import { filled } from '../../kit/language.ts'
import type { Page, TableScreen } from '../screen.ts'
import { backText, sureEndText } from '../table/requestText.ts'
import type { SeatLine } from '../table/seats.ts'
import type { TableStore } from '../table/tableStore.ts'
import { startText, text } from '../text/text.ts'
import '../style/requests.css'
import { Button } from '../widgets/button.tsx'
import { TwoPresses } from '../widgets/twoPresses.tsx'

interface Props {
  readonly page: Page
  readonly table: TableScreen
  readonly open: (what: 'choices' | 'rules' | 'back' | 'luck' | 'checks' | 'watchers') => void
  readonly close: () => void
}

/** Actions at a table besides playing. */
export function TableMenu({ page, table, open, close }: Props) {
  const { store, role } = table
  const plays = role !== 'replay' && role !== 'lesson'
  const { back, others } = store.view.value.requests
  const heirs = heirsOf(table)
  const leave = () => {
    // So that those who stay need not wait for a new host.
    if (heirs[0]) store.handOver(heirs[0].look.seat)
    const go = table.leave ?? page.actions.home
    go()
  }
  return (
    <>
      <Button label={text().choices.open} data-open="choices" onClick={() => open('choices')} />
      <Button label={startText().buttons.rules} data-open="rules" onClick={() => open('rules')} />
      {role !== 'lesson' && <Button label={text().luck.open} data-open="luck" onClick={() => open('luck')} />}
      {role !== 'lesson' && (
        <Button label={text().reckoning.verify} data-open="checks" onClick={() => open('checks')} />
      )}
      {heirs.map(({ look }) => (
        <Button
          key={look.seat}
          label={text().absence.handOver(look)}
          data-hand-over={look.seat}
          onClick={() => store.handOver(look.seat)}
        />
      ))}
      <Sides store={store} />
      {table.watchers && <Button label={text().room.letWatch} data-open="watchers" onClick={() => open('watchers')} />}
      {plays && back && <Button label={backText(others)} data-open="back" onClick={() => open('back')} />}
      {table.since?.has() && (
        <Button
          label={text().replay.missed}
          data-do="recap"
          onClick={() => {
            close()
            table.since?.play()
          }}
        />
      )}
      {table.watch && store.view.value.seq > 0 && (
        <Button label={text().replay.fromStart} data-do="watch" onClick={table.watch} />
      )}
      {plays && <Endings store={store} close={close} />}
      {plays && <Button label={startText().buttons.save} data-save onClick={table.save} />}
      <Button label={text().settings.leave} data-leave onClick={leave} />
    </>
  )
}

/** From which side someone without a seat looks at the table. */
function Sides({ store }: { readonly store: TableStore }) {
  const { seats } = store.view.value
  if (seats.length < 2 || seats.some(({ sitter }) => sitter.mine)) return undefined
  return seats.map(({ look }) => (
    <Button
      key={look.seat}
      label={text().settings.lookFrom({ name: look.name })}
      data-look-from={look.seat}
      onClick={() => store.lookFrom(look.seat)}
    />
  ))
}

/** Possible hosts instead of this browser: every other player who is here. */
function heirsOf({ role, store }: TableScreen): readonly SeatLine[] {
  const { hosting, seats } = store.view.value
  const isHeir = ({ sitter: { kind, mine, present }, out }: SeatLine) => kind === 'person' && !mine && present && !out
  return hosting && role !== 'replay' ? seats.filter(isHeir) : []
}

/** The ways to end a match early: by agreement with others, or by resigning. */
function Endings({ store, close }: { readonly store: TableStore; readonly close: () => void }) {
  const { requests: may, seats } = store.view.value
  const { resigns, mayEnd, others } = may
  const alone = seats.length === 1
  const goesOn = others.length > 0 && seats.filter(({ out }) => !out).length > 2
  const after = alone ? 'alone' : goesOn ? 'goesOn' : 'over'
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      {mayEnd !== undefined && !alone && (
        <TwoPresses data-end labels={[text().requests.end, sureEndText(others)]} act={closing(store.requests.askEnd)} />
      )}
      {resigns && (
        <TwoPresses
          data-resign
          labels={[text().resigning.resign({ alone }), filled(text().resigning.sure[after], resigns)]}
          act={closing(store.requests.resign)}
        />
      )}
    </>
  )
}
