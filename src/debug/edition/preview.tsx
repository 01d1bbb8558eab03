import { useLoaded } from '../../overlay/widgets/loaded.ts'
import type { EditedTitle } from '../debugged.ts'
import type { PanelProps } from '../live.ts'
import { editionText as text } from '../text/edition.ts'
import { shownBy } from './pictures.ts'

interface Props extends PanelProps {
  /** The title with the changed edition. */
  readonly after: EditedTitle
}

/** What the table and the rules show otherwise with the changed edition: pictures of before and after, and texts. */
export function Preview({ live, after }: Props) {
  const { title } = live.shown
  const { position } = live.instant.value
  const { value } = useLoaded(() => shownBy(title, after, position), [title, after, position])
  if (!value) return <p class="debug-soft">{text.showing}</p>
  return (
    <div class="debug-shown" data-shown-differently={value.length}>
      {value.length === 0 && <p class="debug-soft">{text.unseen}</p>}
      {value.map(({ section, title, lines, pictures }, at) => (
        <figure key={at}>
          {pictures.length > 0 && (
            <div>
              {pictures.map((picture) => (
                <img key={picture} src={picture} alt="" />
              ))}
            </div>
          )}
          <figcaption>
            {title !== '' && <b>{title}</b>} <i>{section === undefined ? text.onTable : text.inBook(section)}</i>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
