import { render } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useArrival, watchPresses } from './arrival.ts'
import { plainState, setBodyState } from './bodyState.ts'
import { type Curtain, covers } from './drape/curtain.ts'
import type { Page, PageActions, Screen } from './screen.ts'
import { explained } from './screens/explained.ts'
import { Home } from './screens/home.tsx'
import type { PageProblem } from './screens/pageProblem.ts'
import { styleDocument } from './settings/accessibility.ts'
import { startText } from './text/text.ts'
import { cardOf, type TitleCard } from './titleCard.ts'
import { Button } from './widgets/button.tsx'
import { CodeForm } from './widgets/codeForm.tsx'
import { MatchButton } from './widgets/fileButton.tsx'
import { lazy } from './widgets/lazy.tsx'
import './style/base.css'
import './style/home.css'

const Drape = lazy(async () => (await import('./drape/drape.tsx')).Drape, startText.open)
const RulesPage = lazy(async () => (await import('./screens/rules.tsx')).RulesPage)
const CheckPage = lazy(async () => (await import('./check/checkPage.tsx')).loadCheckPage())
const ReplyPage = lazy(async () => (await import('./byHand/replyPage.tsx')).ReplyPage)
const LetterPage = lazy(async () => (await import('./letters/letterScreen.tsx')).LetterPage)
const RoomScreen = lazy(async () => (await import('./room/roomScreen.tsx')).RoomScreen)
const Table = lazy(async () => (await import('./table/table.tsx')).Table)

/** Renders the page into an element and keeps it up to date. */
export function showPage(page: Page, root: HTMLElement): void {
  styleDocument(page.settings)
  watchPresses()
  render(<Root page={page} />, root)
  // There is no time for it once a table is wanted.
  Drape.fetch()
}

function Root({ page }: { readonly page: Page }) {
  const screen = page.screen.value
  const curtain = page.curtain.value
  const shown = useShown(screen, curtain)
  useArrival(shown?.type === 'table' ? shown.store : (shown?.type ?? 'drape'))
  return (
    <>
      {curtain && curtain.state !== 'waiting' && <Drape page={page} screen={screen} curtain={curtain} />}
      <div class="beneath" inert={shown !== screen}>
        {shown?.type === 'table' ? (
          <Table key={shown.store} page={page} table={shown} />
        ) : (
          <Plain page={page} screen={screen} shown={shown} />
        )}
      </div>
    </>
  )
}

/**
 * The screen to show: until a table that is wanted or its curtain is there, the one before; beneath the curtain nothing,
 * so that the table is new when it can be used.
 */
function useShown(screen: Screen, curtain: Curtain | undefined): Screen | undefined {
  const before = useRef<Screen | undefined>(screen)
  const stays = curtain?.state === 'waiting' && before.current?.type !== 'table'
  if (!stays) before.current = covers(curtain) ? undefined : screen
  return before.current
}

interface PlainProps {
  readonly page: Page
  readonly screen: Screen
  /** Nothing beneath a curtain. */
  readonly shown: Exclude<Screen, { type: 'table' }> | undefined
}

/** Every screen but the table. */
function Plain({ page, screen, shown }: PlainProps) {
  const { name } = startText().page
  useLayoutEffect(() => {
    document.title = name
  }, [screen, name])
  useLayoutEffect(() => {
    setBodyState(plainState(shown?.type ?? 'opening'))
    if (isGathering(screen)) RoomScreen.fetch()
    if (leadsToTable.includes(screen.type)) Table.fetch()
  }, [screen, shown])
  const { actions } = page
  switch (shown?.type) {
    case 'home':
      return <Home page={page} />
    case 'rules':
      return <RulesPage card={cardOf(page, shown.game)} home={actions.home} />
    case 'reply':
      return <ReplyPage key={shown.offer} page={page} offer={shown.offer} />
    case 'check':
      return <CheckPage page={page} code={shown.code} />
    case 'waiting':
      return <RoomScreen page={page} screen={shown} />
    case 'letter':
      return <LetterPage page={page} screen={shown} />
    case 'problem':
      return <Problem {...shown} titles={page.titles} actions={actions} />
    default:
      // The curtain tells of what is on its way.
      return undefined
  }
}

/** Screens, the real one where another is still shown, after which a table comes. */
const leadsToTable: readonly Screen['type'][] = ['connecting', 'waiting', 'table']

/** Whether a waiting room may come next. */
const isGathering = (screen: Screen) => screen.type === 'connecting' || (screen.type === 'opening' && screen.gathers)

interface ProblemProps extends Omit<Extract<Screen, { type: 'problem' }>, 'type'> {
  readonly titles: readonly TitleCard[]
  readonly actions: PageActions
}

/** The problem, in a sentence, and every way on from here. */
function Problem({ problem, retry, kept, titles, actions }: ProblemProps) {
  // With several titles, home is the place to choose one.
  const only = titles.length === 1 ? titles[0] : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text: why } = explained(problem)
  const mistyped = problem.type === 'mistyped'
  const seat = problem.type === 'refused' ? problem.away?.[0] : undefined
  useEffect(() => {
    if (!mistyped) heading.current?.focus()
  }, [mistyped])
  return (
    <main class="message" data-problem={nameOf(problem)}>
      <section class="panel">
        <h1 tabIndex={-1} ref={heading}>
          {kept === undefined ? title : startText().problems.keptTitle}
        </h1>
        <p role="alert" data-secret={mistyped || undefined}>
          {why}
        </p>
        {kept !== undefined && <p>{startText().problems.keptText}</p>}
        {mistyped && <CodeForm text={problem.text} join={actions.join} focused />}
        {problem.type === 'noFile' && <MatchButton open={actions.openFile} />}
        <div class="ways">
          {seat !== undefined && (
            <Button label={startText().problems.ask} class="primary" onClick={() => actions.askIn(seat)} />
          )}
          {kept !== undefined && (
            <Button
              label={startText().problems.lookThrough}
              class="primary"
              onClick={() => actions.lookThrough(kept)}
            />
          )}
          {retry && <Button label={startText().buttons.retry} class="primary" onClick={actions.retry} />}
          {only && (
            <Button
              label={startText().problems.newTable}
              class={retry || seat !== undefined ? undefined : 'primary'}
              onClick={() => only.open('table')}
            />
          )}
          {only && <Button label={startText().problems.playHere} onClick={() => only.open('here')} />}
          {problem.type === 'dial' && <Button label={startText().problems.check} data-check onClick={actions.check} />}
          <Button label={startText().buttons.home} onClick={actions.home} />
        </div>
      </section>
    </main>
  )
}

/** A problem's name for tests: its type and its reason, if it has one. */
export function nameOf(problem: PageProblem): string {
  return 'why' in problem ? `${problem.type}-${problem.why}` : problem.type
}
