import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { endShown, setBodyState, setBusy, tableState } from '../bodyState.ts'
import type { Page, Picture, TableScreen } from '../screen.ts'
import { text } from '../text/text.ts'
import { cardOf } from '../titleCard.ts'
import { lazy } from '../widgets/lazy.tsx'
import { Admission } from './admission.tsx'
import { Captions } from './captions.tsx'
import { ReactionSigns } from './reactionSigns.tsx'
import { RefusalBubble } from './refusalBubble.tsx'
import type { TableView } from './tableStore.ts'

const AnalysisPanel = lazy(async () => (await import('../advice/analysisPanel.tsx')).AnalysisPanel)
const ChecksDialog = lazy(async () =>
  (await import('../check/checksDialog.tsx')).loadChecksDialog(),
)
const GalleryPanel = lazy(async () => (await import('../gallery/galleryPanel.tsx')).GalleryPanel)
const HintCard = lazy(async () => (await import('../advice/hintCard.tsx')).HintCard)
const ChoicesPanel = lazy(async () => (await import('../choices/choicesPanel.tsx')).ChoicesPanel)
const FrozenPanel = lazy(async () => (await import('./frozenPanel.tsx')).FrozenPanel)
const LostCards = lazy(async () => (await import('./lostCards.tsx')).LostCards)
const LuckPanel = lazy(async () => (await import('../luck/luckPanel.tsx')).LuckPanel)
const ReckoningPanel = lazy(async () => (await import('./reckoningPanel.tsx')).ReckoningPanel)
const ReplayNotes = lazy(async () => (await import('../replay/replayNotes.tsx')).ReplayNotes)
const RequestPanel = lazy(async () => (await import('./requestPanel.tsx')).RequestPanel)
const ResumeDialog = lazy(async () => (await import('../replay/resumeDialog.tsx')).ResumeDialog)
const RulesDialog = lazy(async () => (await import('../screens/rules.tsx')).RulesDialog)
const SettingsPanel = lazy(
  async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel,
)
const UndoDialog = lazy(async () => (await import('./requestPanel.tsx')).UndoDialog)

/** The panel a person has opened above the table. */
export type OpenPanel =
  | 'settings'
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
  const { open: request } = view.requests
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
      <ReactionSigns {...{ page, store, picture }} seats={view.seats} />
      {picture.type === 'drawn' && view.notes.here.length > 0 && (
        <ReplayNotes
          key={view.notes.here.map(({ seq }) => seq).join()}
          notes={view.notes.here}
          picture={picture}
        />
      )}
      {view.frozen && (
        <FrozenPanel evidence={view.frozen} save={table.saveEvidence} leave={page.actions.home} />
      )}
      <Admission store={store} view={view} />
      {refused && <RefusalBubble {...{ refused, store, picture, readRules }} />}
      {request && !(isReckoned && request.asks === 'rematch') && (
        <RequestPanel request={request} store={store} />
      )}
      {view.requests.cheats.length > 0 && (
        <p class="panel wish lead" role="alert" data-cheats>
          {text().requests.cheated(view.requests.cheats)}
        </p>
      )}
      {view.requests.lost.length > 0 && <LostCards requests={view.requests} store={store} />}
      {isReckoned && view.reckoning && !table.lesson && (
        <ReckoningPanel
          {...{ table }}
          reckoning={view.reckoning}
          actions={page.actions}
          scene={card.scene}
          analyse={() => (opened.value = 'analysis')}
          luck={() => (opened.value = 'luck')}
          verify={() => (opened.value = 'checks')}
          close={closeReckoning}
        />
      )}
      {opened.value === 'analysis' && <AnalysisPanel {...{ table, close }} />}
      {opened.value === 'checks' && (
        <ChecksDialog load={table.verify} seats={view.seats} close={close} />
      )}
      {opened.value === 'luck' && <LuckPanel {...{ table, close }} />}
      {opened.value === 'choices' && (
        <ChoicesPanel {...{ table, view, close }} readRules={readRules} />
      )}
      {opened.value === 'watchers' && table.watchers && (
        <GalleryPanel watchers={table.watchers} count={view.watching} close={close} />
      )}
      {hinted.value && (
        <HintCard {...{ table, view, picture }} close={() => (hinted.value = false)} />
      )}
      {opened.value === 'settings' && (
        <SettingsPanel {...{ page, table, close }} open={(what) => (opened.value = what)} />
      )}
      {opened.value === 'rules' && (
        <RulesDialog {...{ card, close }} load={table.book} at={rule.value} />
      )}
      {opened.value === 'resume' && replay && <ResumeDialog replay={replay} close={close} />}
      {opened.value === 'back' && <UndoDialog store={store} close={close} />}
    </>
  )
}

type Shown = Pick<Props, 'table' | 'view' | 'picture'>

/**
 * Whether the reckoning is up: once the stage has shown the end, until it is closed. A replay shows it
 * only when asked.
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
  useLayoutEffect(() =>
    setBodyState(tableState(view, table.role, picture, isReckoned, busy.peek())),
  )
  useSignalEffect(() => {
    if (busy.value) setBusy()
  })
}
