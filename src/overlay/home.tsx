import { CodeForm } from './codeForm.tsx'
import { FileButton } from './fileButton.tsx'
import { Poster } from './poster.tsx'
import type { Doors, EditionChoice } from './screen.ts'
import { en } from './text/en.ts'

interface Props {
  readonly doors: Doors
  readonly edition: EditionChoice
  readonly lasting: boolean
  readonly canGoBack: boolean
}

/** The first page: what this is, and one press that starts. */
export function Home({ doors, edition, lasting, canGoBack }: Props) {
  const text = en.home
  return (
    <main class="home">
      <header>
        <h1>{en.name}</h1>
        <p class="claim">{text.claim}</p>
      </header>
      <article class="card">
        <Poster />
        <div class="card-text">
          <h2>Foothills</h2>
          <p>{text.teaser}</p>
          <p class="quiet">{text.facts}</p>
          <Starts doors={doors} canGoBack={canGoBack} />
          <p class="edition-line">{edition.line}</p>
        </div>
      </article>
      <section class="below">
        <CodeForm join={doors.join} />
        <More doors={doors} edition={edition} />
      </section>
      {!lasting && <p class="quiet">{text.notKept}</p>}
    </main>
  )
}

function Starts({ doors, canGoBack }: Pick<Props, 'doors' | 'canGoBack'>) {
  const text = en.home
  return (
    <div class="starts">
      <button type="button" class="primary big" data-start="table" onClick={doors.newTable}>
        {text.newTable}
        <small>{text.newTableHint}</small>
      </button>
      <button type="button" data-start="here" onClick={doors.playHere}>
        {text.playHere}
      </button>
      <button type="button" data-start="bot" onClick={doors.playBot}>
        {text.playBot}
      </button>
      {canGoBack && (
        <button type="button" data-start="back" onClick={doors.back}>
          {text.back}
        </button>
      )}
    </div>
  )
}

function More({ doors, edition }: Pick<Props, 'doors' | 'edition'>) {
  const text = en.home
  return (
    <details class="more" open={edition.problem !== undefined || edition.name !== undefined}>
      <summary>{text.more}</summary>
      <FileButton name="match" label={text.open} hint={text.openHint} take={doors.openMatch} />
      <FileButton
        name="edition"
        label={text.edition}
        hint={text.editionHint}
        take={doors.loadEdition}
      />
      <div role="status" data-edition={edition.name}>
        {edition.problem !== undefined && <p class="wrong">{text.editionWrong(edition.problem)}</p>}
        {edition.name !== undefined && (
          <p>
            {text.editionLoaded(edition.name)}{' '}
            <button type="button" class="plain" onClick={doors.dropEdition}>
              {text.editionDrop}
            </button>
          </p>
        )}
      </div>
    </details>
  )
}
