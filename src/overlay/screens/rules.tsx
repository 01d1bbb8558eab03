import type { BookBlock, BookSection, DrawnBook, SignPart } from '../../rules/book.ts'
import type { TitleCard } from '../screen.ts'
import { startText, text } from '../text/text.ts'
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
      </div>
      <BookText load={card.book} heading />
      <div class="ways">
        <Button label={startText().buttons.home} class="primary" onClick={home} />
      </div>
    </main>
  )
}

interface DialogProps {
  readonly load: LoadBook
  readonly close: () => void
}

/** The rules above a table, where play can go on. */
export function RulesDialog({ load, close }: DialogProps) {
  return (
    <Dialog kind="rules" title={startText().buttons.rules} close={close}>
      <BookText load={load} heading={false} />
      <div class="ways">
        <Button label={text().reckoning.close} class="primary" onClick={close} />
      </div>
    </Dialog>
  )
}

interface BookProps {
  readonly load: LoadBook
  /** Starts with the book's title. */
  readonly heading: boolean
}

function BookText({ load, heading }: BookProps) {
  const { value: book, failed } = useLoaded(load, [load])
  if (failed) return <p role="alert">{text().rules.missing}</p>
  if (!book) return <p role="status">{text().rules.loading}</p>
  return (
    <article class="book" data-book>
      {heading && <h1>{book.title}</h1>}
      <p class="lead">{book.lead}</p>
      <Contents sections={book.sections} />
      {book.sections.map((section) => (
        <section key={section.id} aria-labelledby={`book-${section.id}`}>
          <h2 id={`book-${section.id}`} tabIndex={-1}>
            {section.title}
          </h2>
          {section.blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </article>
  )
}

/** Jumps to each section; no links, since the address says which screen is shown. */
function Contents({ sections }: { readonly sections: readonly BookSection<Parts>[] }) {
  const go = (id: string) => {
    const heading = document.getElementById(`book-${id}`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={text().rules.contents}>
      {sections.map(({ id, title }) => (
        <Button label={title} key={id} onClick={() => go(id)} />
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
      <img src={`data:image/svg+xml,${encodeURIComponent(part.svg)}`} alt="" />
      {part.over !== undefined && <b class="display">{part.over}</b>}
    </span>
  )
}
