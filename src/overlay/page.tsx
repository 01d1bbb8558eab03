import { render } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useArrival, watchPresses } from './arrival.ts'
import { plainState, setBodyState } from './bodyState.ts'
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

const RulesPage = lazy(async () => (await import('./screens/rules.tsx')).RulesPage)
const CheckPage = lazy(async () => (await import('./check/checkPage.tsx')).loadCheckPage())
const ReplyPage = lazy(async () => (await import('./byHand/replyPage.tsx')).ReplyPage)
const RoomScreen = lazy(async () => (await import('./room/roomScreen.tsx')).RoomScreen)
const Table = lazy(async () => (await import('./table/table.tsx')).Table)

/** Renders the page into an element and keeps it up to date. */
export function showPage(page: Page, root: HTMLElement): void {
  styleDocument(page.settings)
  watchPresses()
  render(<Root page={page} />, root)
}

function Root({ page }: { readonly page: Page }) {
  const screen = page.screen.value
  useArrival(screen.type === 'table' ? screen.store : screen.type)
  if (screen.type === 'table') return <Table key={screen.store} page={page} table={screen} />
  return <Plain page={page} screen={screen} />
}

interface PlainProps {
  readonly page: Page
  readonly screen: Exclude<Screen, { type: 'table' }>
}

/** Every screen but the table. */
function Plain({ page, screen }: PlainProps) {
  const { name } = startText().page
  useLayoutEffect(() => {
    document.title = name
  }, [screen, name])
  useLayoutEffect(() => {
    setBodyState(plainState(screen.type))
    if (isGathering(screen)) RoomScreen.fetch()
    if (screen.type === 'connecting' || screen.type === 'waiting') Table.fetch()
  }, [screen])
  const { actions } = page
  switch (screen.type) {
    case 'home':
      return <Home page={page} />
    case 'rules':
      return <RulesPage card={cardOf(page, screen.game)} home={actions.home} />
    case 'reply':
      return <ReplyPage key={screen.offer} page={page} offer={screen.offer} />
    case 'check':
      return <CheckPage page={page} code={screen.code} />
    case 'waiting':
      return <RoomScreen page={page} screen={screen} />
    case 'problem':
      return <Problem {...screen} titles={page.titles} actions={actions} />
    case 'opening':
      return <Opening text={startText().opening[screen.what]} actions={actions} />
    case 'connecting':
      return <Opening text={connectingText(screen)} actions={actions} />
  }
}

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

interface Props {
  readonly text: string
  readonly actions: PageActions
}

/** The thing being loaded or reached, and a way to cancel. */
function Opening({ text, actions }: Props) {
  return (
    <main class="message">
      <section class="panel">
        <p class="lead" role="status" data-secret>
          {text}
        </p>
        <Button label={startText().buttons.cancel} onClick={actions.home} />
      </section>
    </main>
  )
}

const connectingText = ({ code, how }: Extract<Screen, { type: 'connecting' }>) =>
  how === 'dialling' ? startText().opening.dialling({ code }) : startText().opening[how]
