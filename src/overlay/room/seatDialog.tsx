import { useState } from 'preact/hooks'
import { whyNot } from '../../match/lobby/change.ts'
import { isFaceTaken } from '../../match/lobby/faces.ts'
import { isOf, type Want } from '../../match/lobby/lobby.ts'
import { faces } from '../../rules/faces.ts'
import type { Seat } from '../../rules/game.ts'
import { BotPicker } from '../bots/botPicker.tsx'
import { botText } from '../bots/bots.ts'
import { FaceChooser } from '../people/faceChooser.tsx'
import { NameField } from '../people/nameField.tsx'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Dialog } from '../widgets/dialog.tsx'
import { ColourChoice } from './colourChoice.tsx'
import { lookOf } from './looks.ts'
import { type Deed, deedsAt, faceAt, firstBot, mayDress, ownSeat, type RoomView, seatName, swapsAt } from './room.ts'
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
  const places = swapsAt(view, seat)
  const bots = title.bots.filter((bot) => whyNot(lobby, me, { type: 'bot', seat, bot }, title) === undefined)
  const [picked, pick] = useState(firstBot(title))
  const one = lobby.seats[seat]
  const isOpen = one?.kind === 'open'
  const dresses = one?.kind === 'bot' && mayDress(view, seat)
  return (
    <Dialog kind="seat" title={isOpen && bots.length > 1 ? text().room.whoTakes : seatName(view, seat)} close={close}>
      <PersonForm view={view} seat={seat} close={close} />
      {dresses && (
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

/** This person's name and face; those of their own seat are kept for other tables. */
function PersonForm({ view, seat, close }: Props) {
  const { lobby, me, actions } = view
  const one = lobby.seats[seat]
  const [face, choose] = useState(faceAt(view, seat))
  if (!isOf(one, me)) return undefined
  const look = lookOf(view, seat)
  const taken = new Set(faces.filter((other) => isFaceTaken(lobby, other, me)))
  const own = seat === ownSeat(view)
  return (
    <>
      <NameField
        name={one.name ?? ''}
        face={face}
        look={look}
        save={(name) => {
          if (name !== '' && name !== one.name) actions.want({ type: 'rename', seat, name })
          if (face !== one.face) actions.want({ type: 'face', seat, face })
          if (own) actions.remember({ name, face, asked: true })
          close()
        }}
      />
      <FaceChooser chosen={face} look={look} taken={taken} choose={choose} />
    </>
  )
}
