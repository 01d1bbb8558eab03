import { useLayoutEffect, useState } from 'preact/hooks'
import { svgAddress } from '../../kit/svgAddress.ts'
import type { BookBlock, BookSection, DrawnBook, SignPart } from '../../rules/book.ts'
import { searchWords, sectionsWith } from '../search/search.ts'
import { startText, text } from '../text/text.ts'
import type { TitleCard } from '../titleCard.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import '../style/rules.css'
import { Button } from '../widgets/button.tsx'

type Parts = readonly SignPart[]
/** Loads a book with its pictures. */
type LoadBook = () => Promise<DrawnBook>

interface PageProps {
  readonly card: TitleCard
  readonly home: () => void
}

/** The rules as a page of their own, to read or print. */
export function RulesPage({ card, home }: PageProps) {
  return (
    <main class="rules-page">
      <div class="ways">
        <Button label={startText().buttons.home} onClick={home} />
        <Button label={text().rules.print} onClick={() => window.print()} />
        <LessonLink card={card} />
      </div>
      <BookText card={card} load={card.book} heading />
      <div class="ways">
        <Button label={startText().buttons.home} class="primary" onClick={home} />
      </div>
    </main>
  )
}

interface DialogProps {
  readonly card: TitleCard
  readonly load: LoadBook
  /** The heading of the printed rules to open it at. */
  readonly at?: string | undefined
  readonly close: () => void
}

/** The rules above a table, where play can go on. */
export function RulesDialog({ card, load, at, close }: DialogProps) {
  return (
    <Dialog kind="rules" title={startText().buttons.rules} close={close}>
      <BookText card={card} load={load} at={at} heading={false} />
      <div class="ways">
        <Button label={text().reckoning.close} class="primary" data-close onClick={close} />
        <LessonLink card={card} />
      </div>
    </Dialog>
  )
}

/** The lesson, in a window of its own: what is being played goes on in this one. */
const LessonLink = ({ card }: { readonly card: TitleCard }) =>
  card.learn && (
    <a href={`#/lesson/${card.info.id}`} target="_blank" rel="noopener" data-lesson="open">
      {text().rules.lesson}
    </a>
  )

interface BookProps {
  readonly card: TitleCard
  readonly load: LoadBook
  readonly at?: string | undefined
  /** Starts with the book's title. */
  readonly heading: boolean
}

function BookText({ card, load, at, heading }: BookProps) {
  const { value: book, failed } = useLoaded(() => withSearch(load()), [load])
  const [query, setQuery] = useState('')
  useLayoutEffect(() => {
    const section = at === undefined ? undefined : book?.rules[at]
    if (section !== undefined) goTo(section)
  }, [book, at])
  if (failed) return <p role="alert">{text().rules.missing}</p>
  if (!book) return <p role="status">{text().rules.loading}</p>
  const found = sectionsWith(book, query, searchWords())
  return (
    <article class="book" data-book>
      {heading && <h1>{book.title}</h1>}
      <p class="lead">{book.lead}</p>
      <Search query={query} count={found.length} set={setQuery} />
      <Contents sections={found} />
      {found.map((section) => (
        <section key={section.id} aria-labelledby={`book-${section.id}`}>
          <h2 id={`book-${section.id}`} tabIndex={-1}>
            {section.title}
          </h2>
          {section.blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
          <Example card={card} stop={book.examples[section.id]} />
        </section>
      ))}
    </article>
  )
}

/** Loads how people search along with what they search. */
async function withSearch<T>(book: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([book, searchWords.open()])
  return loaded
}

interface SearchProps {
  readonly query: string
  readonly count: number
  readonly set: (query: string) => void
}

/** Keeps the sections that hold what is typed. */
const Search = ({ query, count, set }: SearchProps) => (
  <search>
    <label>
      <span>{text().rules.search}</span>
      <input type="search" value={query} data-search onInput={({ currentTarget }) => set(currentTarget.value)} />
    </label>
    <span role="status">{query.trim() === '' ? '' : text().rules.found({ count })}</span>
  </search>
)

interface ExampleProps {
  readonly card: TitleCard
  readonly stop: string | undefined
}

/** The stop of the lesson that shows a section, in a window of its own. */
const Example = ({ card, stop }: ExampleProps) =>
  stop !== undefined &&
  card.learn && (
    <p class="example">
      <a href={`#/lesson/${card.info.id}/${stop}`} target="_blank" rel="noopener">
        {text().rules.example}
      </a>
    </p>
  )

/** Scrolls to a section and puts the focus there. */
function goTo(id: string): void {
  const heading = document.getElementById(`book-${id}`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Jumps to each section; no links, since the address says which screen is shown. */
function Contents({ sections }: { readonly sections: readonly BookSection<Parts>[] }) {
  return (
    <nav aria-label={text().rules.contents}>
      {sections.map(({ id, title }) => (
        <Button label={title} key={id} onClick={() => goTo(id)} />
      ))}
    </nav>
  )
}

function Block({ block }: { readonly block: BookBlock<Parts> }) {
  if (block.type === 'text') return <p>{block.text}</p>
  if (block.type === 'signs') return <Signs rows={block.rows} short={block.short} />
  const items = block.items.map((item) => <li key={item}>{item}</li>)
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>
}

type Rows = Extract<BookBlock<Parts>, { type: 'signs' }>['rows']

interface SignsProps {
  readonly rows: Rows
  readonly short: boolean
}

function Signs({ rows, short }: SignsProps) {
  return (
    <dl class={short ? 'signs short' : 'signs'}>
      {rows.map(({ sign, name, text: says }) => (
        <div key={name + says}>
          <dt>
            <span class="sign" aria-hidden="true">
              {sign.map((part, at) => (
                <Part key={at} part={part} />
              ))}
            </span>
            {name}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ part }: { readonly part: SignPart }) {
  if (part.type === 'words') return <span class="sign-words">{part.words}</span>
  return (
    <span class="sign-picture" style={{ '--wide': part.wide }}>
      <img src={svgAddress(part.svg)} alt="" />
      {part.over !== undefined && <b class="display">{part.over}</b>}
    </span>
  )
}
