import { useState } from 'preact/hooks'
import { longestName, normalName } from '../../kit/names.ts'
import { whyNot } from '../../match/lobby/change.ts'
import { isOf, type Want } from '../../match/lobby/lobby.ts'
import type { Seat } from '../../rules/game.ts'
import { BotPicker } from '../bots/botPicker.tsx'
import { botText } from '../bots/bots.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { ColourChoice } from './colourChoice.tsx'
import { type Deed, deedsAt, type RoomView, seatName, swapsAt, usualBot } from './room.ts'
import { freeText } from './roomText.ts'

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
  const bots = title.bots.filter((bot) => may({ type: 'bot', seat, bot }))
  const [picked, pick] = useState(usualBot(title))
  const one = lobby.seats[seat]
  const isOpen = one?.kind === 'open'
  return (
    <Dialog kind="seat" title={isOpen && bots.length > 1 ? text().room.whoTakes : seatName(view, seat)} close={close}>
      {isOf(one, me) && <NameForm view={view} seat={seat} close={close} />}
      {colours && (
        <section>
          <h3>{text().room.colour}</h3>
          <ColourChoice view={view} seat={seat} />
          <p>{freeText(view)}</p>
        </section>
      )}
      {bots.length > 1 && (
        <BotPicker
          as="rows"
          bots={bots}
          chosen={one?.kind === 'bot' ? one.name : picked}
          choose={(bot) => (isOpen ? pick(bot) : actions.want({ type: 'bot', seat, bot }))}
        />
      )}
      {!isOpen && places.length > 0 && (
        <section>
          <h3>{text().room.places}</h3>
          <div class="ways">
            {places.map((deed) => (
              <Button key={deed.label} label={deed.label} onClick={() => want(deed.want)} />
            ))}
          </div>
        </section>
      )}
      <div class="ways">
        {deedsAt(view, seat)
          .map((deed) => withBot(deed, picked))
          .map((deed) => (
            <Button
              key={deed.label}
              label={deed.label}
              class={deed.want.type === 'bot' ? 'primary' : ''}
              data-deed={deed.want.type}
              onClick={() => want(deed.want)}
            />
          ))}
        <Button label={startText().buttons.close} data-close onClick={close} />
      </div>
    </Dialog>
  )
}

/** Adding a computer player means the one that is picked. */
function withBot(deed: Deed, bot: string): Deed {
  const name = botText(bot)?.name
  if (deed.want.type !== 'bot' || name === undefined) return deed
  return { label: text().room.addBotCalled({ name }), want: { ...deed.want, bot } }
}

function NameForm({ view, seat, close }: Props) {
  const { lobby, actions } = view
  const one = lobby.seats[seat]
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        const name = normalName(String(new FormData(event.currentTarget).get('name') ?? ''))
        if (name !== '') actions.want({ type: 'rename', seat, name })
        close()
      }}
    >
      <label>
        <span>{text().room.name}</span>
        <input
          name="name"
          type="text"
          maxLength={longestName}
          autocomplete="nickname"
          defaultValue={one?.kind === 'person' ? (one.name ?? '') : ''}
        />
      </label>
      <button type="submit" class="primary">
        {text().room.rename}
      </button>
    </form>
  )
}
