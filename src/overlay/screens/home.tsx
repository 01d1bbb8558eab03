import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { TitleInfo } from '../../rules/title.ts'
import type { Page } from '../screen.ts'
import { startText } from '../text/text.ts'
import { type TitleCard, waysBesides } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { CodeForm } from '../widgets/codeForm.tsx'
import { FileButton, MatchButton } from '../widgets/fileButton.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { Scene } from '../widgets/scene.tsx'

const SettingsPanel = lazy(async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel)
const OptionsDialog = lazy(async () => (await import('./optionsDialog.tsx')).OptionsDialog)
const RecentMatches = lazy(async () => (await import('./recentMatches.tsx')).RecentMatches)

/** The first page: each title one press from a match, and the matches of this device. */
export function Home({ page }: { readonly page: Page }) {
  const settings = useSignal(false)
  return (
    <main class="home-room">
      <div class={isBusy(page) ? 'home busy' : 'home'}>
        <header>
          <h1>{startText().page.name}</h1>
          <p class="claim">{startText().home.claim}</p>
          <Button label={startText().buttons.settings} data-open="settings" onClick={() => (settings.value = true)} />
        </header>
        <div class="hoardings">
          {page.titles.map((card) => (
            <Posters key={card.info.id} card={card} page={page} />
          ))}
        </div>
        <Desk page={page} />
        <Editions page={page} />
        {settings.value && <SettingsPanel page={page} table={undefined} close={() => (settings.value = false)} />}
      </div>
    </main>
  )
}

/** The numbers of players and of minutes. */
function factsText({ seats: { min, max }, minutes }: Pick<TitleInfo, 'seats' | 'minutes'>): string {
  return startText().facts({ seats: min === max ? max : `${min}–${max}`, most: max, minutes })
}

/** A hoarding with a title’s posters; each starts a match. */
function Posters({ card, page }: { readonly card: TitleCard; readonly page: Page }) {
  const { info, scene, open, learn, rules, fetchAhead } = card
  const options = useSignal(false)
  return (
    <section
      class="hoarding"
      data-title={info.id}
      aria-label={info.name}
      onPointerEnter={fetchAhead}
      onFocusCapture={fetchAhead}
    >
      <article class="poster lead">
        <div class="sky">
          <Scene of="table" size={[720, 460]} scene={scene} />
          <h2>{info.name}</h2>
        </div>
        <div class="band">
          <p class="teaser">{info.teaser}</p>
          <p class="facts">{factsText(info)}</p>
          <button type="button" class="primary big" data-start="table" onClick={() => open('table')}>
            {startText().home.newTable}
            <small>{startText().home.newTableHint}</small>
          </button>
          <div class="aids">
            {learn && <Button label={startText().home.learn} data-open="lesson" onClick={learn} />}
            <Button label={startText().buttons.rules} class="plain" data-open="rules" onClick={rules} />
            <Button
              label={startText().home.options}
              class="plain"
              data-open="options"
              onClick={() => (options.value = true)}
            />
          </div>
        </div>
      </article>
      <div class="more-ways">
        {waysBesides(info).map((how) => (
          <button key={how} type="button" class={`poster ${how}`} data-start={how} onClick={() => open(how)}>
            <Scene of={how} size={[300, 220]} scene={scene} />
            <span class="band display">
              {startText().home[how]}
              <small>{startText().home[`${how}Hint`]}</small>
            </span>
          </button>
        ))}
      </div>
      {options.value && <OptionsDialog card={card} page={page} close={() => (options.value = false)} />}
    </section>
  )
}

/** This device has kept matches. */
const isBusy = ({ recent, damaged }: Page) => recent.value.length > 0 || damaged.value > 0

/** A field for a table code, and the matches of this device. */
function Desk({ page }: { readonly page: Page }) {
  const { actions, recent, damaged, lasting } = page
  return (
    <section class="desk">
      {isBusy(page) ? <RecentMatches matches={recent.value} damaged={damaged.value} page={page} /> : <HowTo />}
      <div class="join">
        <CodeForm join={actions.join} />
        <MatchButton open={actions.openFile} />
      </div>
      {!lasting.value && <p class="note">{startText().home.notKept}</p>}
    </section>
  )
}

/** Ways to get to a match, in the place where this device’s matches will be. */
function HowTo() {
  return (
    <section class="how-to" aria-labelledby="how-title">
      <h2 id="how-title">{startText().home.howTitle}</h2>
      <ol>
        {Object.values(startText().how).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/**
 * The editions that new tables use, and a way to load another. A title’s line comes with its rules, which aren’t
 * fetched until someone looks.
 */
function Editions({ page }: { readonly page: Page }) {
  const { titles, actions } = page
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) actions.describeEditions()
    })
    if (footer.current) observer.observe(footer.current)
    return () => observer.disconnect()
  }, [actions])
  return (
    <footer ref={footer}>
      {titles.map((card) => (
        <EditionLine key={card.info.id} card={card} />
      ))}
      <FileButton
        name="edition"
        label={startText().edition.load}
        hint={startText().edition.hint}
        open={actions.openFile}
      />
    </footer>
  )
}

/** The edition of a title’s new tables, and the way back to the built-in one. */
function EditionLine({ card }: { readonly card: TitleCard }) {
  const { name, line } = card.edition.value
  return (
    <p class="edition-line" data-edition={name}>
      {line}{' '}
      {name !== undefined && <Button label={startText().edition.drop} class="plain" onClick={card.dropEdition} />}
    </p>
  )
}
