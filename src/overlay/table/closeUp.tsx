import type { ReadonlySignal } from '@preact/signals'
import { render } from 'preact'
import { text } from '../text/text.ts'
import { type Area, usePlacement } from '../widgets/placement.ts'
import '../style/closeUp.css'
import { CloseButton, SignButton } from '../widgets/button.tsx'

/** Text about a piece, and its place on the page. */
export interface PieceDescription {
  readonly about: {
    readonly title: string
    readonly kind: string
    readonly lines: readonly { readonly head: string; readonly text: string }[]
  }
  readonly at: Area
  /** The page without what has to stay in sight. */
  readonly room: Area
  /** A close-up: in larger type, and up until it is closed. */
  readonly large: boolean
}

/** A close look at the table: text about a piece, and a way back to the whole. */
export interface CloseUp {
  readonly told: ReadonlySignal<PieceDescription | undefined>
  /** The camera shows less than the whole table. */
  readonly zoomed: ReadonlySignal<boolean>
  readonly showAll: () => void
}

/** Id of the text, for `aria-describedby` of what has the focus. */
export const wordsId = 'words'

/** Renders close-ups into an element; returns how to remove them. */
export function showCloseUp(closeUp: CloseUp, root: HTMLElement): () => void {
  render(<Look closeUp={closeUp} />, root)
  return () => render('', root)
}

function Look({ closeUp }: { readonly closeUp: CloseUp }) {
  const told = closeUp.told.value
  return (
    <>
      {closeUp.zoomed.value && !told?.large && (
        <SignButton name={text().table.showAll} class="fit" onClick={closeUp.showAll}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" />
          </svg>
        </SignButton>
      )}
      {told && <Words told={told} close={closeUp.showAll} />}
    </>
  )
}

function Words({ told, close }: { readonly told: PieceDescription; readonly close: () => void }) {
  const { about, large, at, room } = told
  const place = usePlacement({ piece: at, room: () => room }, [told])
  return (
    <div
      id={wordsId}
      class={large ? 'placed words large' : 'placed words'}
      role={large ? 'note' : 'tooltip'}
      // It may be longer than the page is high.
      tabIndex={0}
      {...place}
    >
      <h2>{about.title}</h2>
      <p class="kind">{about.kind}</p>
      {about.lines.map(({ head, text: line }, at) => (
        <p key={at}>
          {head !== '' && <b>{head}</b>}
          {line}
        </p>
      ))}
      {large && <CloseButton onClick={close} />}
    </div>
  )
}
