import { whyNot } from '../../match/lobby/change.ts'
import { isOf } from '../../match/lobby/lobby.ts'
import { longestName } from '../../match/lobby/read.ts'
import type { Want } from '../../match/lobby/want.ts'
import type { Seat } from '../../rules/game.ts'
import { buttons } from '../text/en/page.ts'
import { room as text } from '../text/en/room.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { ColourChoice, freeText } from './colourChoice.tsx'
import { deedsAt, type RoomView, seatName, swapsAt } from './room.ts'

interface Props {
  readonly view: RoomView
  readonly seat: Seat
  readonly close: () => void
}

/** Everything this person may change about a seat. */
export function SeatDialog({ view, seat, close }: Props) {
  const { lobby, me, title, actions } = view
  const want = (wanted: Want) => {
    actions.want(wanted)
    close()
  }
  const may = (wanted: Want) => whyNot(lobby, me, wanted, title) === undefined
  const colours = title.looks.some((_, style) => may({ type: 'style', seat, style }))
  const places = swapsAt(view, seat)
  return (
    <Dialog kind="seat" title={seatName(view, seat)} close={close}>
      {isOf(lobby.seats[seat], me) && <NameForm view={view} seat={seat} close={close} />}
      {colours && (
        <section>
          <h3>{text.colour}</h3>
          <ColourChoice view={view} seat={seat} />
          <p>{freeText(view)}</p>
        </section>
      )}
      <Bots view={view} seat={seat} />
      {lobby.seats[seat]?.kind !== 'open' && places.length > 0 && (
        <section>
          <h3>{text.places}</h3>
          <div class="ways">
            {places.map((deed) => (
              <Button key={deed.label} label={deed.label} onClick={() => want(deed.want)} />
            ))}
          </div>
        </section>
      )}
      <div class="ways">
        {deedsAt(view, seat).map((deed) => (
          <Button
            key={deed.label}
            label={deed.label}
            data-deed={deed.want.type}
            onClick={() => want(deed.want)}
          />
        ))}
        <Button label={buttons.close} data-close onClick={close} />
      </div>
    </Dialog>
  )
}

function NameForm({ view, seat, close }: Props) {
  const { lobby, actions } = view
  const one = lobby.seats[seat]
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        const name = new FormData(event.currentTarget).get('name')
        if (typeof name === 'string' && name.trim() !== '')
          actions.want({ type: 'rename', seat, name: name.trim() })
        close()
      }}
    >
      <label>
        <span>{text.name}</span>
        <input
          name="name"
          type="text"
          maxLength={longestName}
          autocomplete="nickname"
          defaultValue={one?.kind === 'person' ? (one.name ?? '') : ''}
        />
      </label>
      <button type="submit" class="primary">
        {text.rename}
      </button>
    </form>
  )
}

/** Which computer player sits here, where there are several. */
function Bots({ view: { lobby, me, title, actions }, seat }: Omit<Props, 'close'>) {
  const now = lobby.seats[seat]
  const bots = title.bots.filter((bot) => !whyNot(lobby, me, { type: 'bot', seat, bot }, title))
  if (bots.length < 2) return undefined
  return (
    <fieldset class="bots">
      <legend>{text.computerPlayer}</legend>
      {bots.map((bot) => (
        <label key={bot}>
          <input
            type="radio"
            name={`bot-${seat}`}
            checked={now?.kind === 'bot' && now.name === bot}
            onChange={() => actions.want({ type: 'bot', seat, bot })}
          />
          <span>
            <b>{title.botTexts[bot]?.name ?? text.bot}</b> {title.botTexts[bot]?.level} ·{' '}
            {title.botTexts[bot]?.about}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
