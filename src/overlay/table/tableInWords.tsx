import type { TablePart } from '../../rules/words.ts'
import { text } from '../text/text.ts'

interface Props {
  readonly parts: readonly TablePart[]
  /** With a picture, only screen readers find the words. */
  readonly pictured: boolean
}

/** Everything on the table in words, for those who can't see its picture. */
export function TableInWords({ parts, pictured }: Props) {
  if (parts.length === 0) return undefined
  return (
    <section
      class={pictured ? 'unseen' : 'in-words'}
      aria-label={text().described}
      // It scrolls, and a keyboard can only scroll what has the focus.
      tabIndex={pictured ? undefined : 0}
    >
      {parts.map(({ title, lines }) => (
        <article key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  )
}
