import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { endSeen, tableState, tellBody, tellBusy } from '../bodyState.ts'
import { type Area, cardOf, type Page, type Picture, type TableScreen } from '../screen.ts'
import { buttons } from '../text/en/page.ts'
import { seats } from '../text/en/table.ts'
import { CopyInvite } from '../widgets/copyLink.tsx'
import { part } from '../widgets/lazy.tsx'
import { AbsenceActions, awaited } from './absence.tsx'
import { Admission } from './admission.tsx'
import { AskBackButton, mayAskBack } from './askToUndo.tsx'
import { Captions } from './captions.tsx'
import { ConnectionBadge } from './connectionBadge.tsx'
import { DecisionBar } from './decisionBar.tsx'
import { Log } from './logPanel.tsx'
import { RefusalBubble } from './refusalBubble.tsx'
import { SeatList } from './seatList.tsx'
import { markTab } from './tabIcon.ts'
import { TableInWords } from './tableInWords.tsx'
import type { TableView } from './tableStore.ts'
import '../style/table.css'
import '../style/bar.css'
import '../style/barHigh.css'
import '../style/barLarge.css'
import '../style/plain.css'
import '../style/room.css'
import '../style/captions.css'
import '../style/panels.css'

const ResumeDialog = part(async () => (await import('../replay/resumeDialog.tsx')).ResumeDialog)
const ReckoningPanel = part(async () => (await import('./reckoningPanel.tsx')).ReckoningPanel)
const ReplayBar = part(async () => (await import('../replay/replayBar.tsx')).ReplayBar)
const ReplayNotes = part(async () => (await import('../replay/replayNotes.tsx')).ReplayNotes)
const RulesDialog = part(async () => (await import('../screens/rules.tsx')).RulesDialog)
const SettingsPanel = part(
  async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel,
)
const UndoDialog = part(async () => (await import('./requestPanel.tsx')).UndoDialog)
const Waiting = part(async () => (await import('../screens/waiting.tsx')).Waiting)
const WaitingStrip = part(async () => (await import('../screens/waiting.tsx')).WaitingStrip)
const RequestPanel = part(async () => (await import('./requestPanel.tsx')).RequestPanel)

interface Props {
  readonly page: Page
  readonly table: TableScreen
}

/**
 * A table: the decision bar, the log, the seats and what lies above them. Everything about the match
 * is read here at once and handed down, so that one drawing never mixes two moments.
 */
export function Table({ page, table }: Props) {
  const view = table.store.view.value
  const picture = table.picture.value
  const asking = view.bar.asked
  const look = asking === undefined ? undefined : view.seats[asking]?.look
  const above = useSignal<Opened>(table.replay?.wrong && 'resume')
  const folded = useSignal(false)
  const isWaiting = view.standing === 'waiting'
  const away = awaited(view)
  const drawn = picture.type === 'drawn'
  useTabTitle(view, table.store.title)
  return (
    <div class={drawn ? 'table drawn' : 'table plain'}>
      <h1 class="unseen">{table.store.title}</h1>
      <div
        class={drawn ? formOf('decision', picture.areas.decision, 10) : 'decision'}
        style={drawn ? areaStyle(picture.areas.decision) : undefined}
      >
        {table.replay ? (
          <ReplayBar
            replay={table.replay}
            at={view.seq}
            noted={view.notes.moments}
            resume={() => (above.value = 'resume')}
            reckon={view.reckoning && (() => (above.value = 'reckoning'))}
          />
        ) : isWaiting && table.invite && folded.value ? (
          <WaitingStrip
            invite={table.invite}
            reach={table.reach.value}
            unfold={() => (folded.value = false)}
          />
        ) : (
          <DecisionBar store={table.store} seq={view.seq} bar={view.bar} look={look}>
            {away && <AbsenceActions store={table.store} line={away} save={table.save} />}
            {away && <CopyInvite invite={table.invite} />}
            {!away && mayAskBack(view) && <AskBackButton open={() => (above.value = 'back')} />}
          </DecisionBar>
        )}
      </div>
      <TableInWords parts={view.table} pictured={drawn} />
      <div
        class={drawn ? formOf('log', picture.areas.log, 4) : 'log'}
        style={drawn ? areaStyle(picture.areas.log) : undefined}
      >
        <div class="log-head">
          <SeatList seats={view.seats} />
          <button
            type="button"
            class="help"
            data-open="rules"
            aria-label={buttons.rules}
            title={buttons.rules}
            onClick={() => (above.value = 'rules')}
          >
            ?
          </button>
          <button
            type="button"
            class="gear"
            data-open="settings"
            aria-label={buttons.settings}
            title={buttons.settings}
            onClick={() => (above.value = 'settings')}
          >
            <Gear />
          </button>
        </div>
        <Log lines={view.log} seats={view.seats} test={view.test} />
      </div>
      <Above {...{ page, table, view, picture, above, folded }} />
    </div>
  )
}

type Opened = 'settings' | 'rules' | 'back' | 'resume' | 'reckoning' | undefined

interface AboveProps extends Props {
  readonly view: TableView
  readonly picture: Picture
  /** What was opened above the table. */
  readonly above: Signal<Opened>
  /** The waiting room makes room for the table. */
  readonly folded: Signal<boolean>
}

/** What lies above the table: panels, bubbles, words about the connection. */
function Above({ page, table, view, picture, above, folded }: AboveProps) {
  const closed = useSignal('')
  const card = cardOf(page, table.game)
  const close = () => {
    above.value = undefined
  }
  const refused = table.store.refused.value
  const reach = table.reach.value
  const { open: wish } = view.requests
  const told = useEnd(view, picture)
  const isWanted = table.replay ? above.value === 'reckoning' : closed.value !== view.hash
  const reckoned = told && isWanted
  const { busy } = table.store.pending
  useLayoutEffect(() => tellBody(tableState(view, table.role, picture, reckoned, busy.peek())))
  useSignalEffect(() => {
    if (busy.value) tellBusy()
  })
  return (
    <>
      <ConnectionBadge
        {...{ view, reach, picture }}
        role={table.role}
        lasting={page.lasting.value}
        invite={table.invite}
      />
      <Captions lines={table.captions} />
      {picture.type === 'drawn' && view.notes.here.length > 0 && (
        <ReplayNotes
          key={view.notes.here.map(({ seq }) => seq).join()}
          notes={view.notes.here}
          picture={picture}
        />
      )}
      <Admission store={table.store} view={view} />
      {refused && <RefusalBubble refused={refused} store={table.store} />}
      {wish && !(reckoned && wish.asks === 'rematch') && (
        <RequestPanel wish={wish} store={table.store} />
      )}
      {view.standing === 'waiting' && table.invite && !folded.value && (
        <Waiting
          {...{ reach }}
          invite={table.invite}
          lasting={page.lasting.value}
          actions={page.actions}
          card={card}
          reachAgain={table.reachAgain}
          fold={() => (folded.value = true)}
        />
      )}
      {reckoned && view.reckoning && (
        <ReckoningPanel
          reckoning={view.reckoning}
          table={table}
          actions={page.actions}
          scene={card.scene}
          close={() => {
            closed.value = view.hash
            close()
          }}
        />
      )}
      {above.value === 'settings' && (
        <SettingsPanel
          {...{ page, table, close }}
          rules={() => (above.value = 'rules')}
          askBack={() => (above.value = 'back')}
        />
      )}
      {above.value === 'rules' && <RulesDialog load={table.book} close={close} />}
      {above.value === 'resume' && table.replay && (
        <ResumeDialog replay={table.replay} close={close} />
      )}
      {above.value === 'back' && <UndoDialog store={table.store} close={close} />}
    </>
  )
}

/** The match is over, and its end has been shown on the stage. */
function useEnd(view: TableView, picture: Picture): boolean {
  const last = useRef(-1)
  last.current = endSeen(last.current, view, picture)
  return last.current === view.seq
}

const teeth = Array.from({ length: 8 }, (_, at) => (
  <rect
    key={at}
    x="10.5"
    y="1"
    width="3"
    height="5"
    rx="1"
    transform={`rotate(${at * 45} 12 12)`}
  />
))

function Gear() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {teeth}
      <path d="M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 4.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z" />
    </svg>
  )
}

const areaStyle = ({ x, y, w, h }: Area) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
})

/** A part of the page in an area, for the style sheet: `low` where it is so many times as wide as high. */
const formOf = (part: string, { w, h }: Area, times: number) =>
  `${part} ${w > times * h ? 'low' : 'high'}`

/** The tab's title and icon say when it is my turn, since it may be hidden. */
function useTabTitle({ bar }: TableView, title: string): void {
  const text = bar.mine ? seats.tab(title) : title
  useEffect(() => {
    document.title = text
    markTab(bar.mine)
    return () => markTab(false)
  }, [text, bar.mine])
}
