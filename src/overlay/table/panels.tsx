import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { endShown, setBodyState, setBusy, tableState } from '../bodyState.ts'
import type { Page, Picture, TableScreen } from '../screen.ts'
import { text } from '../text/text.ts'
import { cardOf } from '../titleCard.ts'
import { lazy } from '../widgets/lazy.tsx'
import { interruptionOf } from './interruption.ts'
import { ownersOf } from './requestText.ts'
import '../style/absence.css'
import { Button, CloseButton } from '../widgets/button.tsx'
import { roomBeside, usePlacement } from '../widgets/placement.ts'
import { RuleButton } from '../widgets/ruleButton.tsx'
import { ReactionSigns } from './reactionSigns.tsx'
import type { RefusalNotice, TableStore } from './tableStore.ts'
import type { TableView } from './tableView.ts'

const AnalysisPanel = lazy(async () => (await import('../advice/analysisPanel.tsx')).AnalysisPanel)
const ChecksDialog = lazy(async () => (await import('../check/checksDialog.tsx')).loadChecksDialog())
const GalleryPanel = lazy(async () => (await import('../gallery/galleryPanel.tsx')).GalleryPanel)
const HintCard = lazy(async () => (await import('../advice/hintCard.tsx')).HintCard)
const ChoicesPanel = lazy(async () => (await import('../choices/choicesPanel.tsx')).ChoicesPanel)
const FrozenPanel = lazy(async () => (await import('./frozenPanel.tsx')).FrozenPanel)
const LostCards = lazy(async () => (await import('./lostCards.tsx')).LostCards)
const LuckPanel = lazy(async () => (await import('../luck/luckPanel.tsx')).LuckPanel)
const MoveFormDialog = lazy(async () => (await import('../choices/moveForm.tsx')).MoveFormDialog)
const Farewell = lazy(async () => (await import('../farewell/farewell.tsx')).Farewell)
const ReplayNotes = lazy(async () => (await import('../replay/replayNotes.tsx')).ReplayNotes)
const RequestPanel = lazy(async () => (await import('./requestPanel.tsx')).RequestPanel)
const ResumeDialog = lazy(async () => (await import('../replay/resumeDialog.tsx')).ResumeDialog)
const RulesDialog = lazy(async () => (await import('../screens/rules.tsx')).RulesDialog)
const ResignDialog = lazy(async () => (await import('../settings/resignDialog.tsx')).ResignDialog)
const SettingsPanel = lazy(async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel)
const TableMenu = lazy(async () => (await import('../settings/tableMenu.tsx')).TableMenu)
const WhileAway = lazy(async () => (await import('./requestPanel.tsx')).WhileAway)
const UndoDialog = lazy(async () => (await import('./requestPanel.tsx')).UndoDialog)

/** The panel a person has opened above the table. */
export type OpenPanel =
  | 'settings'
  | 'menu'
  | 'resign'
  | 'rules'
  | 'back'
  | 'resume'
  | 'reckoning'
  | 'analysis'
  | 'checks'
  | 'luck'
  | 'choices'
  | 'watchers'
  | undefined

interface Props {
  readonly page: Page
  readonly table: TableScreen
  readonly view: TableView
  readonly picture: Picture
  readonly opened: Signal<OpenPanel>
  /** Whether the hint is asked for; other panels come and go above it. */
  readonly hinted: Signal<boolean>
}

/** Everything above the table: panels, notes and bubbles. */
export function TablePanels({ page, table, view, picture, opened, hinted }: Props) {
  const { store, replay } = table
  const card = cardOf(page, table.game)
  /** The rule that the rules book opens at, by its printed heading. */
  const rule = useSignal<string | undefined>(undefined)
  const refused = store.refused.value
  const { isReckoned, close: closeReckoning } = useReckoning({ table, view, picture, opened })
  useBodyState({ table, view, picture }, isReckoned)
  const close = () => {
    opened.value = undefined
    rule.value = undefined
  }
  const readRules = (heading?: string) => {
    store.dismiss()
    rule.value = heading
    opened.value = 'rules'
  }
  return (
    <>
      <Captions lines={table.captions} />
      <ReactionSigns page={page} store={store} picture={picture} seats={view.seats} />
      {picture.type === 'drawn' && view.notes.here.length > 0 && (
        <ReplayNotes key={view.notes.here.map(({ seq }) => seq).join()} notes={view.notes.here} picture={picture} />
      )}
      {view.frozen ? (
        <FrozenPanel caught={view.frozen} save={table.saveEvidence} leave={page.actions.home} />
      ) : (
        <Questions store={store} view={view} isReckoned={isReckoned} />
      )}
      {refused && <RefusalBubble refused={refused} store={store} picture={picture} readRules={readRules} />}
      {isReckoned && view.reckoning && !table.lesson && (
        <Farewell
          table={table}
          reckoning={view.reckoning}
          actions={page.actions}
          card={card}
          analyse={() => (opened.value = 'analysis')}
          luck={() => (opened.value = 'luck')}
          verify={() => (opened.value = 'checks')}
          close={closeReckoning}
        />
      )}
      {opened.value === 'analysis' && <AnalysisPanel table={table} close={close} />}
      {opened.value === 'checks' && <ChecksDialog load={table.verify} seats={view.seats} close={close} />}
      {opened.value === 'luck' && <LuckPanel table={table} close={close} />}
      {opened.value === 'choices' && <ChoicesPanel table={table} view={view} close={close} readRules={readRules} />}
      {store.filling.value && <MoveFormDialog store={store} view={view} />}
      {opened.value === 'watchers' && table.watchers && (
        <GalleryPanel watchers={table.watchers} count={view.watching} close={close} />
      )}
      {hinted.value && <HintCard table={table} view={view} picture={picture} close={() => (hinted.value = false)} />}
      {opened.value === 'settings' && <SettingsPanel page={page} table={table} close={close} />}
      {opened.value === 'menu' && (
        <TableMenu page={page} table={table} close={close} open={(what) => (opened.value = what)} />
      )}
      {opened.value === 'resign' && <ResignDialog store={store} close={close} />}
      {opened.value === 'rules' && <RulesDialog card={card} close={close} load={table.book} at={rule.value} />}
      {opened.value === 'resume' && replay && <ResumeDialog replay={replay} close={close} />}
      {opened.value === 'back' && <UndoDialog store={store} close={close} />}
    </>
  )
}

/** Everything that people are asked or told while the match can go on. */
function Questions({ store, view, isReckoned }: AdmissionProps & { readonly isReckoned: boolean }) {
  const { open, cheats, provisional, lost } = view.requests
  const isInBar = interruptionOf(view, undefined)?.state === 'asking'
  return (
    <>
      <Admission store={store} view={view} />
      {open && !isInBar && !(isReckoned && open.asks === 'rematch') && <RequestPanel request={open} store={store} />}
      {cheats.length > 0 && (
        <p class="panel wish lead" role="alert" data-cheats>
          {text().requests.cheated({ owners: ownersOf(cheats) })}
        </p>
      )}
      {provisional && <WhileAway provisional={provisional} store={store} />}
      {lost.length > 0 && <LostCards requests={view.requests} store={store} />}
    </>
  )
}

/** Sound captions. Screen readers have the log, which says more. */
function Captions({ lines }: { readonly lines: ReadonlySignal<readonly string[]> }) {
  return (
    <ul class="captions centred" aria-hidden="true">
      {lines.value.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Time a refusal stays up, ms. */
const staysFor = 9000

interface RefusalBubbleProps {
  readonly refused: RefusalNotice
  readonly store: TableStore
  readonly picture: Picture
  /** Opens the rules book at a heading of the printed rules. */
  readonly readRules: (heading: string) => void
}

/** Why something was refused, beside what was touched: the decision bar, if it was a button there. */
function RefusalBubble({ refused, store, picture, readRules }: RefusalBubbleProps) {
  const areas = picture.type === 'drawn' ? picture.areas : undefined
  const spot = areas && { piece: refused.at ?? areas.decision, room: roomBeside(areas) }
  const { ref, style } = usePlacement(spot, [refused, picture])
  useEffect(() => {
    // Someone who has gone into it takes the time they need.
    const leave = () => ref.current?.matches(':focus-within, :hover') || store.dismiss()
    const timer = setInterval(leave, staysFor)
    return () => clearInterval(timer)
  }, [refused, store])
  return (
    <div class={spot ? 'bubble placed' : 'bubble'} role="alert" ref={ref} style={style}>
      <p>{refused.text}</p>
      {refused.rule && <RuleButton rule={refused.rule} read={readRules} />}
      <CloseButton onClick={store.dismiss} />
    </div>
  )
}

interface AdmissionProps {
  readonly store: TableStore
  readonly view: TableView
}

/** People ask for the seats of players who are away. Only the host can admit them. */
function Admission({ store, view }: AdmissionProps) {
  if (view.claims.length === 0) return undefined
  return (
    <section class="knock centred panel" role="alert">
      {view.claims.map(({ id, seat }) => (
        <div key={id} data-knock={seat}>
          <p>{text().admission.knock({ name: view.seats[seat]?.look.name ?? '' })}</p>
          <div class="ways">
            <Button label={text().admission.letIn} class="primary" data-let-in onClick={() => store.letIn(id, true)} />
            <Button label={text().admission.turnAway} onClick={() => store.letIn(id, false)} />
          </div>
        </div>
      ))}
    </section>
  )
}

type Shown = Pick<Props, 'table' | 'view' | 'picture'>

/**
 * Whether the reckoning is up: once the stage has shown the end, until it is closed. A replay shows it only when asked.
 */
function useReckoning({ table, view, picture, opened }: Shown & Pick<Props, 'opened'>) {
  const closed = useSignal('')
  const ended = useRef('')
  ended.current = endShown(ended.current, view, picture)
  const isWanted = table.replay ? opened.value === 'reckoning' : closed.value !== view.hash
  const close = () => {
    closed.value = view.hash
    opened.value = undefined
  }
  const isOver = view.reckoning !== undefined && ended.current === view.hash
  return { isReckoned: isOver && isWanted, close }
}

/** Keeps the `data-` attributes of the body up to date. */
function useBodyState({ table, view, picture }: Shown, isReckoned: boolean): void {
  const { busy } = table.store.pending
  useLayoutEffect(() => setBodyState(tableState(view, table.role, picture, isReckoned, busy.peek())))
  useSignalEffect(() => {
    if (busy.value) setBusy()
  })
}
