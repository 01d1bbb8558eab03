import { useLoaded } from '../../overlay/widgets/loaded.ts'
import { setupOf } from '../../rules/replay.ts'
import type { EditedTitle } from '../debugged.ts'
import type { PanelProps } from '../live.ts'
import { editionText as text } from '../text/edition.ts'
import { shownBy } from './pictures.ts'

interface Props extends PanelProps {
  /** The title with the changed edition. */
  readonly after: EditedTitle
}

/** Pieces and rules that the changed edition shows differently: pictures of before and after, and texts. */
export function Preview({ live, after }: Props) {
  const { title } = live.shown
  const { position } = live.instant.value
  const journal = live.journal.value
  const seats = journal ? setupOf(journal).seats : title.game.seats.min
  const { value, failed } = useLoaded(() => shownBy(title, after, { position, seats }), [title, after, position])
  if (!value) return <p class="debug-soft">{failed ? text.notShown : text.showing}</p>
  return (
    <div class="debug-shown" aria-live="polite" data-shown-differently={value.length}>
      {value.length === 0 && <p class="debug-soft">{text.unseen}</p>}
      {value.map(({ where, title, lines, pictures }, at) => (
        <figure key={at}>
          {pictures.length > 0 && (
            <div>
              {pictures.map((picture) => (
                <img key={picture} src={picture} alt="" />
              ))}
            </div>
          )}
          <figcaption>
            {title !== '' && <b>{title}</b>} <i>{text.where[where]}</i>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
