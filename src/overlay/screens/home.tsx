import { useSignal } from '@preact/signals'
import { type Page, type TitleCard, waysBesides } from '../screen.ts'
import { home as text, edition as values } from '../text/en/home.ts'
import { buttons, page as site } from '../text/en/page.ts'
import { Button } from '../widgets/button.tsx'
import { CodeForm } from '../widgets/codeForm.tsx'
import { FileButton } from '../widgets/fileButton.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { Scene } from '../widgets/scene.tsx'

const SettingsPanel = lazy(
  async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel,
)
const OptionsDialog = lazy(async () => (await import('./optionsDialog.tsx')).OptionsDialog)
const RecentMatches = lazy(async () => (await import('./recentMatches.tsx')).RecentMatches)

/** The first page: each title one press from a match, and the matches of this device. */
export function Home({ page }: { readonly page: Page }) {
  const settings = useSignal(false)
  return (
    <main class="home-room">
      <div class={classOf(page)}>
        <header>
          <h1>{site.name}</h1>
          <p class="claim">{text.claim}</p>
          <nav aria-label={text.more}>
            {page.titles.map(({ info, rules }) => (
              <Button
                label={page.titles.length > 1 ? text.rulesOf(info.name) : buttons.rules}
                key={info.id}
                data-open="rules"
                onClick={rules}
              />
            ))}
            <Button
              label={buttons.settings}
              data-open="settings"
              onClick={() => (settings.value = true)}
            />
          </nav>
        </header>
        {page.titles.map((card) => (
          <Posters key={card.info.id} card={card} />
        ))}
        <Desk page={page} />
        <Editions page={page} />
        {settings.value && (
          <SettingsPanel page={page} table={undefined} close={() => (settings.value = false)} />
        )}
      </div>
    </main>
  )
}

const classOf = (page: Page) =>
  ['home', isBusy(page) && 'busy', page.titles.length > 1 && 'several'].filter(Boolean).join(' ')

/** A hoarding with a title’s posters; each starts a match. */
function Posters({ card }: { readonly card: TitleCard }) {
  const { info, scene, open, learn } = card
  const options = useSignal(false)
  return (
    <div class="hoarding" data-title={info.id}>
      <article class="poster lead">
        <div class="sky">
          <Scene of="table" size={[720, 460]} scene={scene} />
          <div class="lettering">
            <h2>{info.name}</h2>
            <p>{info.teaser}</p>
          </div>
        </div>
        <div class="band">
          <button
            type="button"
            class="primary big"
            data-start="table"
            onClick={() => open('table')}
          >
            {text.newTable}
            <small>{text.newTableHint}</small>
          </button>
          <div class="facts">
            <p>{text.facts(info)}</p>
            {learn && <Button label={text.learn} data-open="lesson" onClick={learn} />}
            <Button
              label={text.options}
              class="plain"
              data-open="options"
              onClick={() => (options.value = true)}
            />
          </div>
        </div>
      </article>
      <div class="more-ways">
        {waysBesides(info).map((how) => (
          <button
            key={how}
            type="button"
            class={`poster ${how}`}
            data-start={how}
            onClick={() => open(how)}
          >
            <Scene of={how} size={[300, 220]} scene={scene} />
            <span class="band display">
              {text[how]}
              <small>{text[`${how}Hint`]}</small>
            </span>
          </button>
        ))}
      </div>
      {options.value && <OptionsDialog card={card} close={() => (options.value = false)} />}
    </div>
  )
}

/** This device has kept matches. */
const isBusy = ({ recent, damaged }: Page) => recent.value.length > 0 || damaged.value > 0

/** A field for a table code, and the matches of this device. */
function Desk({ page }: { readonly page: Page }) {
  const { actions, recent, damaged, lasting } = page
  return (
    <section class="desk">
      {isBusy(page) ? (
        <RecentMatches matches={recent.value} damaged={damaged.value} page={page} />
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

/** How to get to a match, in the place where this device’s matches will be. */
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

/** The editions that new tables use, and a way to load another. */
function Editions({ page }: { readonly page: Page }) {
  const { titles, editionProblem, actions } = page
  const problem = editionProblem.value
  return (
    <footer>
      {titles.map(({ info, edition }) => (
        <p key={info.id} class="edition-line">
          {edition.value.line}
        </p>
      ))}
      <FileButton
        name="edition"
        label={values.load}
        hint={values.hint}
        take={actions.loadEdition}
      />
      <div role="status">
        {problem !== undefined && <p class="wrong">{values.wrong(problem)}</p>}
        {titles.map((card) => (
          <LoadedEdition key={card.info.id} card={card} />
        ))}
      </div>
    </footer>
  )
}

/** Which edition a title’s new tables use instead of the built-in one. */
function LoadedEdition({ card }: { readonly card: TitleCard }) {
  const { name } = card.edition.value
  return name === undefined ? undefined : (
    <p data-edition={name}>
      {values.loaded(name)} <Button label={values.drop} class="plain" onClick={card.dropEdition} />
    </p>
  )
}
