import { render } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { useArrival, watchPresses } from './arrival.ts'
import { plainState, setBodyState } from './bodyState.ts'
import type { Page, Screen } from './screen.ts'
import { Home } from './screens/home.tsx'
import { Opening } from './screens/opening.tsx'
import { Problem } from './screens/problem.tsx'
import { styleDocument } from './settings/accessibility.ts'
import { startText } from './text/text.ts'
import { cardOf } from './titleCard.ts'
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
const isGathering = (screen: Screen) =>
  screen.type === 'connecting' || (screen.type === 'opening' && screen.gathers)

const connectingText = ({ code, how }: Extract<Screen, { type: 'connecting' }>) =>
  how === 'dialling' ? startText().opening.dialling(code) : startText().opening[how]
