import { freeStyles, styleIn } from '../../match/lobby/lobby.ts'
import type { Seat } from '../../rules/game.ts'
import { text } from '../text/text.ts'
import { type RoomView, seatName } from './room.ts'
import { patternText } from './roomText.ts'
import { Disc } from './seatSigns.tsx'

interface Props {
  readonly view: RoomView
  readonly seat: Seat
}

/** The colours of a title, those that others have struck out, for a seat that this person dresses. */
export function ColourChoice({ view, seat }: Props) {
  const { lobby, title, actions } = view
  const free = freeStyles(lobby, title)
  const own = styleIn(lobby.seats[seat])
  return (
    <fieldset class="colours" aria-label={text().room.colourFor({ name: seatName(view, seat) })}>
      {title.looks.slice(0, title.styles).map((look, style) => {
        const gone = style !== own && !free.includes(style)
        return (
          <button
            type="button"
            key={look.name}
            title={look.name}
            aria-label={`${look.name}, ${patternText(look)?.name ?? ''}`}
            aria-pressed={style === own}
            disabled={gone}
            data-gone={gone}
            onClick={() => actions.want({ type: 'style', seat, style })}
          >
            <Disc look={look} />
          </button>
        )
      })}
    </fieldset>
  )
}
