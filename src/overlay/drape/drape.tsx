import type { Page, PageActions, Screen } from '../screen.ts'
import { startText } from '../text/text.ts'
import type { TitleCard } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { Scene } from '../widgets/scene.tsx'
import { type Curtain, type LoadingPart, loadingParts } from './curtain.ts'
import { Viaduct } from './viaduct.tsx'
import './drape.css'

const Players = lazy(async () => (await import('./players.tsx')).Players)

interface Props {
  readonly page: Page
  readonly screen: Screen
  readonly curtain: Curtain
}

/** The curtain over a table that is loading: the title’s poster, or before that is known, a dark page. */
export function Drape({ page, screen, curtain }: Props) {
  const { state } = curtain
  const game = 'game' in screen ? screen.game : undefined
  const card = page.titles.find(({ info }) => info.id === game)
  const isRolling = state === 'rolling'
  // While it rolls up, the heading of the page is the table’s.
  const Name = isRolling ? 'p' : 'h1'
  return (
    <main class={`drape ${card ? 'poster-of' : 'neutral'}`} data-drape={state} inert={isRolling}>
      {card && <Scene of="table" size={[innerWidth, innerHeight]} scene={card.scene} />}
      {card && <Viaduct arches={loadingParts.length} built={curtain.loaded.length} train={card.train} />}
      <header>
        <Name class="name">{card?.info.name ?? startText().page.name}</Name>
        {card && <p class="fact">{card.info.teaser}</p>}
        {screen.type === 'table' && <Players seats={screen.store.view.value.seats} />}
      </header>
      <HowFar screen={screen} curtain={curtain} card={card} actions={page.actions} />
    </main>
  )
}

interface HowFarProps {
  readonly screen: Screen
  readonly curtain: Curtain
  readonly card: TitleCard | undefined
  readonly actions: PageActions
}

/** The progress in words, and the way back. */
function HowFar({ screen, curtain: { state, loaded }, card, actions }: HowFarProps) {
  const isStalled = state === 'stalled'
  const waits = isStalled && screen.type === 'opening' ? undefined : waitText(screen, card !== undefined)
  const counts = card !== undefined && waits === undefined
  return (
    <footer>
      <p class="how-far">
        <b role="status" data-secret>
          {waits ?? buildText(state)}
        </b>
        {counts && <span>{startText().drape.count({ built: loaded.length, all: loadingParts.length })}</span>}
      </p>
      {counts && <Steps loaded={loaded} />}
      <Button
        label={startText().drape.back}
        class={isStalled && waits === undefined ? 'primary' : 'plain'}
        data-back
        onClick={actions.home}
      />
    </footer>
  )
}

/** The stage of a curtain in words. */
function buildText(state: Curtain['state']): string {
  const { ready, stalled, building } = startText().drape
  if (state === 'rolling') return ready
  return state === 'stalled' ? stalled : building
}

/** The one to wait for, where that isn’t this page; undefined where it is the parts of a table. */
function waitText(screen: Screen, isKnown: boolean): string | undefined {
  const { opening } = startText()
  if (screen.type === 'opening') return isKnown ? undefined : opening[screen.what]
  if (screen.type !== 'connecting') return undefined
  const { how, code } = screen
  if (how === 'dialling') return opening.dialling({ code })
  return how === 'syncing' && isKnown ? undefined : opening[how]
}

/** Parts by what people know of a table. */
const steps = {
  rules: ['code', 'texts', 'rules'],
  pictures: ['face', 'fonts'],
  scenery: ['stage', 'canvas'],
  table: ['frame'],
} as const satisfies Readonly<Record<string, readonly LoadingPart[]>>
type Step = keyof typeof steps
const stepNames: readonly Step[] = ['rules', 'pictures', 'scenery', 'table']

/** Each part of a table, and whether all of it is there. */
const Steps = ({ loaded }: { readonly loaded: readonly LoadingPart[] }) => (
  <ul class="steps" aria-hidden="true">
    {stepNames.map((step) => (
      <li key={step} data-done={steps[step].every((part) => loaded.includes(part))}>
        {startText().drape[step]}
      </li>
    ))}
  </ul>
)
