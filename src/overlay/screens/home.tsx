import { useSignal } from '@preact/signals'
import type { EditionChoice, Page, PageActions } from '../screen.ts'
import { home as text, edition as values } from '../text/en/home.ts'
import { buttons, page as site } from '../text/en/page.ts'
import { CodeForm } from '../widgets/codeForm.tsx'
import { FileButton } from '../widgets/fileButton.tsx'
import { part } from '../widgets/lazy.tsx'
import { Scene } from '../widgets/scene.tsx'

const SettingsPanel = part(
  async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel,
)
const RecentMatches = part(async () => (await import('./recentMatches.tsx')).RecentMatches)

/** The first page: what this is, and one press that starts. */
export function Home({ page }: { readonly page: Page }) {
  const { actions } = page
  const settings = useSignal(false)
  const edition = page.edition.value
  return (
    <main class="home-room">
      <div class={isBusy(page) ? 'home busy' : 'home'}>
        <header>
          <h1>{site.name}</h1>
          <p class="claim">{text.claim}</p>
          <nav aria-label={text.more}>
            <button type="button" data-open="rules" onClick={actions.rules}>
              {buttons.rules}
            </button>
            <button type="button" data-open="settings" onClick={() => (settings.value = true)}>
              {buttons.settings}
            </button>
          </nav>
        </header>
        <Posters actions={actions} />
        <Desk page={page} />
        <Editions actions={actions} edition={edition} />
        {settings.value && (
          <SettingsPanel page={page} table={undefined} close={() => (settings.value = false)} />
        )}
      </div>{' '}
    </main>
  )
}

/** A hoarding with three posters; each starts a match. */
function Posters({ actions }: { readonly actions: PageActions }) {
  const { scene } = actions
  return (
    <>
      <article class="poster lead">
        <div class="sky">
          <Scene of="table" size={[720, 460]} scene={scene} />
          <div class="lettering">
            <h2>Foothills</h2>
            <p>{text.teaser}</p>
          </div>
        </div>
        <div class="band">
          <button type="button" class="primary big" data-start="table" onClick={actions.newTable}>
            {text.newTable}
            <small>{text.newTableHint}</small>
          </button>
          <p class="facts">{text.facts}</p>
        </div>
      </article>
      <button type="button" class="poster here" data-start="here" onClick={actions.playHere}>
        <Scene of="here" size={[300, 220]} scene={scene} />
        <span class="band">
          {text.here}
          <small>{text.hereHint}</small>
        </span>
      </button>
      <button type="button" class="poster bot" data-start="bot" onClick={actions.playBot}>
        <Scene of="bot" size={[300, 220]} scene={scene} />
        <span class="band">
          {text.bot}
          <small>{text.botHint}</small>
        </span>
      </button>
    </>
  )
}

/** This device has matches of its own. */
const isBusy = ({ recent, damaged }: Page) => recent.value.length > 0 || damaged.value > 0

/** What goes on: a code to join by, and the matches of this device. */
function Desk({ page }: { readonly page: Page }) {
  const { actions, recent, damaged, lasting } = page
  return (
    <section class="desk">
      {isBusy(page) ? (
        <RecentMatches matches={recent.value} damaged={damaged.value} actions={actions} />
      ) : (
        <HowTo />
      )}
      <div class="join">
        <CodeForm join={actions.join} />
        <FileButton name="match" label={text.open} hint={text.openHint} take={actions.openMatch} />
      </div>
      {!lasting.value && <p class="note">{text.notKept}</p>}
    </section>
  )
}

/** Where the matches of this device will stand: how one comes about. */
function HowTo() {
  return (
    <section class="how-to" aria-labelledby="how-title">
      <h2 id="how-title">{text.howTitle}</h2>
      <ol>
        {text.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

interface EditionsProps {
  readonly actions: PageActions
  readonly edition: EditionChoice
}

/** Which component values new tables will have. */
function Editions({ actions, edition }: EditionsProps) {
  return (
    <footer>
      <p class="edition-line">{edition.line}</p>
      <FileButton
        name="edition"
        label={values.load}
        hint={values.hint}
        take={actions.loadEdition}
      />
      <div role="status" data-edition={edition.name}>
        {edition.problem !== undefined && <p class="wrong">{values.wrong(edition.problem)}</p>}
        {edition.name !== undefined && (
          <p>
            {values.loaded(edition.name)}{' '}
            <button type="button" class="plain" onClick={actions.dropEdition}>
              {values.drop}
            </button>
          </p>
        )}
      </div>
    </footer>
  )
}
