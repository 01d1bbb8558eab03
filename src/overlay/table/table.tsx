import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { endSeen, tableState, tellBody, tellBusy } from '../bodyState.ts'
import type { Area, Page, Picture, TableScreen } from '../screen.ts'
import { buttons } from '../text/en/page.ts'
import { seats } from '../text/en/table.ts'
import { CopyInvite } from '../widgets/copyLink.tsx'
import { part } from '../widgets/lazy.tsx'
import { AbsenceWays, awaited } from './absence.tsx'
import { Knocks } from './admission.tsx'
import { AskBackButton, mayAskBack } from './askToUndo.tsx'
import { Captions } from './captions.tsx'
import { Badge } from './connectionBadge.tsx'
import { DecisionBar } from './decisionBar.tsx'
import { Log } from './logPanel.tsx'
import { Bubble } from './refusalBubble.tsx'
import { SeatsLine } from './seatList.tsx'
import { markTab } from './tabIcon.ts'
import { TableInWords } from './tableInWords.tsx'
import type { Seen } from './tableStore.ts'
import '../style/table.css'
import '../style/bar.css'
import '../style/barHigh.css'
import '../style/barLarge.css'
import '../style/plain.css'
import '../style/room.css'
import '../style/captions.css'
import '../style/panels.css'

const OnwardDialog = part(async () => (await import('../replay/resumeDialog.tsx')).OnwardDialog)
const ReckoningPanel = part(async () => (await import('./reckoningPanel.tsx')).ReckoningPanel)
const ReplayBar = part(async () => (await import('../replay/replayBar.tsx')).ReplayBar)
const ReplayNotes = part(async () => (await import('../replay/replayNotes.tsx')).ReplayNotes)
const RulesDialog = part(async () => (await import('../screens/rules.tsx')).RulesDialog)
const SettingsPanel = part(
  async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel,
)
const BackDialog = part(async () => (await import('./requestPanel.tsx')).BackDialog)
const Waiting = part(async () => (await import('../screens/waiting.tsx')).Waiting)
const WaitingStrip = part(async () => (await import('../screens/waiting.tsx')).WaitingStrip)
const WishPanel = part(async () => (await import('./requestPanel.tsx')).WishPanel)

interface Props {
  readonly page: Page
  readonly table: TableScreen
}

/**
 * A table: the decision bar, the log, the seats and what lies above them. Everything about the match
 * is read here at once and handed down, so that one drawing never mixes two moments.
 */
export function Table({ page, table }: Props) {
  const seen = table.match.seen.value
  const picture = table.picture.value
  const asking = seen.bar.asked
  const look = asking === undefined ? undefined : seen.seats[asking]?.look
  const above = useSignal<Opened>(table.replay?.wrong && 'onward')
  const folded = useSignal(false)
  const isWaiting = seen.standing === 'waiting'
  const away = awaited(seen)
  const drawn = picture.type === 'drawn'
  useTabTitle(seen, table.match.title)
  return (
    <div class={drawn ? 'table drawn' : 'table plain'}>
      <h1 class="unseen">{table.match.title}</h1>
      <div
        class={drawn ? formOf('decision', picture.areas.decision, 10) : 'decision'}
        style={drawn ? areaStyle(picture.areas.decision) : undefined}
      >
        {table.replay ? (
          <ReplayBar
            replay={table.replay}
            at={seen.seq}
            noted={seen.notes.moments}
            goOn={() => (above.value = 'onward')}
            reckon={seen.reckoning && (() => (above.value = 'reckoning'))}
          />
        ) : isWaiting && table.invite && folded.value ? (
          <WaitingStrip
            invite={table.invite}
            reach={table.reach.value}
            unfold={() => (folded.value = false)}
          />
        ) : (
          <DecisionBar match={table.match} seq={seen.seq} bar={seen.bar} look={look}>
            {away && <AbsenceWays match={table.match} line={away} save={table.save} />}
            {away && <CopyInvite invite={table.invite} />}
            {!away && mayAskBack(seen) && <AskBackButton open={() => (above.value = 'back')} />}
          </DecisionBar>
        )}
      </div>
      <TableInWords parts={seen.table} pictured={drawn} />
      <div
        class={drawn ? formOf('log', picture.areas.log, 4) : 'log'}
        style={drawn ? areaStyle(picture.areas.log) : undefined}
      >
        <div class="log-head">
          <SeatsLine seats={seen.seats} />
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
        <Log lines={seen.log} seats={seen.seats} test={seen.test} />
      </div>
      <Above {...{ page, table, seen, picture, above, folded }} />
    </div>
  )
}

type Opened = 'settings' | 'rules' | 'back' | 'onward' | 'reckoning' | undefined

interface AboveProps extends Props {
  readonly seen: Seen
  readonly picture: Picture
  /** What was opened above the table. */
  readonly above: Signal<Opened>
  /** The waiting room makes room for the table. */
  readonly folded: Signal<boolean>
}

/** What lies above the table: panels, bubbles, words about the connection. */
function Above({ page, table, seen, picture, above, folded }: AboveProps) {
  const closed = useSignal('')
  const close = () => {
    above.value = undefined
  }
  const refused = table.match.refused.value
  const reach = table.reach.value
  const { wish } = seen.consent
  const told = useEnd(seen, picture)
  const isWanted = table.replay ? above.value === 'reckoning' : closed.value !== seen.hash
  const reckoned = told && isWanted
  const { busy } = table.match.onItsWay
  useLayoutEffect(() => tellBody(tableState(seen, table.role, picture, reckoned, busy.peek())))
  useSignalEffect(() => {
    if (busy.value) tellBusy()
  })
  return (
    <>
      <Badge
        {...{ seen, reach, picture }}
        role={table.role}
        lasting={page.lasting.value}
        invite={table.invite}
      />
      <Captions lines={table.captions} />
      {picture.type === 'drawn' && seen.notes.here.length > 0 && (
        <ReplayNotes
          key={seen.notes.here.map(({ seq }) => seq).join()}
          notes={seen.notes.here}
          picture={picture}
        />
      )}
      <Knocks match={table.match} seen={seen} />
      {refused && <Bubble refused={refused} match={table.match} />}
      {wish && !(reckoned && wish.asks === 'rematch') && (
        <WishPanel wish={wish} match={table.match} />
      )}
      {seen.standing === 'waiting' && table.invite && !folded.value && (
        <Waiting
          {...{ reach }}
          invite={table.invite}
          lasting={page.lasting.value}
          doors={page.doors}
          reachAgain={table.reachAgain}
          fold={() => (folded.value = true)}
        />
      )}
      {reckoned && seen.reckoning && (
        <ReckoningPanel
          reckoning={seen.reckoning}
          table={table}
          doors={page.doors}
          close={() => {
            closed.value = seen.hash
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
      {above.value === 'onward' && table.replay && (
        <OnwardDialog replay={table.replay} close={close} />
      )}
      {above.value === 'back' && <BackDialog match={table.match} close={close} />}
    </>
  )
}

/** The match is over, and its end has been shown on the stage. */
function useEnd(seen: Seen, picture: Picture): boolean {
  const last = useRef(-1)
  last.current = endSeen(last.current, seen, picture)
  return last.current === seen.seq
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
function useTabTitle({ bar }: Seen, title: string): void {
  const text = bar.mine ? seats.tab(title) : title
  useEffect(() => {
    document.title = text
    markTab(bar.mine)
    return () => markTab(false)
  }, [text, bar.mine])
}
