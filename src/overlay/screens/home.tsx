import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Page } from '../screen.ts'
import { startText } from '../text/text.ts'
import { cardOf, type TitleCard } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { CodeForm } from '../widgets/codeForm.tsx'
import { FileButton, MatchButton } from '../widgets/fileButton.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { Scene } from '../widgets/scene.tsx'
import { TitleSheet } from './titleSheet.tsx'

const SettingsPanel = lazy(async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel)
const RecentMatches = lazy(async () => (await import('./recentMatches.tsx')).RecentMatches)

/** The first page: a game to choose with its ways to play, and the matches of this device. */
export function Home({ page }: { readonly page: Page }) {
  const settings = useSignal(false)
  return (
    <main class="home-room">
      <div class="home">
        <header>
          <h1>{startText().page.name}</h1>
          <p class="claim">{startText().home.claim}</p>
          <Button label={startText().buttons.settings} data-open="settings" onClick={() => (settings.value = true)} />
        </header>
        <div class="games">
          <Posters page={page} />
          <TitleSheet key={page.chosen.value} card={cardOf(page, page.chosen.value)} page={page} />
        </div>
        <Desk page={page} />
        <Editions page={page} />
        {settings.value && <SettingsPanel page={page} table={undefined} close={() => (settings.value = false)} />}
      </div>
    </main>
  )
}

/** The games’ posters: the chosen one is larger, and its ways to play are on the sheet below. */
const Posters = ({ page: { titles, chosen } }: { readonly page: Page }) => (
  <fieldset class="posters">
    <legend class="unseen">{startText().home.titles}</legend>
    {titles.map(({ info, scene }) => (
      <label key={info.id} class="poster" data-title={info.id}>
        <input
          type="radio"
          name="title"
          value={info.id}
          checked={info.id === chosen.value}
          onChange={() => (chosen.value = info.id)}
        />
        <span class="sky">
          <Scene of="table" size={[620, 560]} scene={scene} />
          <b class="display">{info.name}</b>
        </span>
        <Facts info={info} />
      </label>
    ))}
  </fieldset>
)

/** The numbers of players and of minutes. */
function Facts({ info: { seats, minutes } }: Pick<TitleCard, 'info'>) {
  const { min, max } = seats
  const { players, minutes: long } = startText().facts
  return (
    <span class="facts">
      <span>{players({ seats: min === max ? max : `${min}–${max}`, most: max })}</span> <span>{long({ minutes })}</span>
    </span>
  )
}

/** This device has kept matches. */
const isBusy = ({ recent, damaged }: Page) => recent.value.length > 0 || damaged.value > 0

/** A field for a table code, and the matches of this device. */
function Desk({ page }: { readonly page: Page }) {
  const { actions, recent, damaged, lasting } = page
  // A match that is just beginning is kept already: this page, about to go, needn’t make room for it.
  const wasBusy = useRef(false)
  if (page.screen.value.type === 'home') wasBusy.current = isBusy(page)
  return (
    <section class="desk">
      {wasBusy.current ? <RecentMatches matches={recent.value} damaged={damaged.value} page={page} /> : <HowTo />}
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

/** Time after which someone who sees the editions may be reading them, ms. */
const glance = 3000

/**
 * The editions that new tables use, and a way to load another. A title’s line comes with its rules, which aren’t
 * fetched until someone looks.
 */
function Editions({ page }: { readonly page: Page }) {
  const { titles, actions } = page
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(actions.describeEditions, glance)
    })
    if (footer.current) observer.observe(footer.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
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
