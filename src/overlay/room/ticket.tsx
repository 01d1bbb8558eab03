import { Locket } from '../people/locket.tsx'
import { NameField } from '../people/nameField.tsx'
import { startText, text } from '../text/text.ts'
import type { TitleCard } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { Scene } from '../widgets/scene.tsx'
import { ColourChoice } from './colourChoice.tsx'
import { lookOf } from './looks.ts'
import { faceAt, mayDress, ownSeat, personName, type RoomView } from './room.ts'
import { patternText } from './roomText.ts'
import { Band, Picture } from './seatSigns.tsx'
import './ticket.css'

interface Props {
  readonly view: RoomView
  readonly card: TitleCard
}

/** The first link a person opens: who invites them to which game, their seat, and one field for their name. */
export function Ticket({ view, card }: Props) {
  const { lobby, title, actions } = view
  const seat = ownSeat(view)
  const host = ownSeat({ lobby, me: lobby.host })
  const done = (name: string) => {
    actions.remember({ name, asked: true })
    if (name !== '') actions.want({ type: 'rename', seat, name })
    if (lobby.waits) actions.want({ type: 'wait', wait: false })
  }
  const watch = () => {
    actions.remember({ asked: true })
    actions.want({ type: 'stand', seat })
  }
  return (
    <main class="ticket" data-ticket>
      <Scene of="ticket" size={[600, 400]} scene={card.scene} />
      <header>
        {host >= 0 && <Locket face={faceAt(view, host)} look={lookOf(view, host)} r={40} />}
        <p>{text().room.invites({ host: personName(view, lobby.host) })}</p>
        <h1 tabIndex={-1}>{title.name}</h1>
        <p class="teaser">
          {card.info.teaser} {text().room.aboutMinutes({ minutes: card.info.minutes })}
        </p>
      </header>
      <section class="stub" aria-label={text().room.yourSeat}>
        <YourSeat view={view} />
        <NameField
          name=""
          face={faceAt(view, seat)}
          look={lookOf(view, seat)}
          save={done}
          label={text().room.takeSeat}
        />
        <p class="remembered">{text().people.remembered}</p>
      </section>
      <footer>
        <Button label={startText().buttons.rules} class="plain" data-open="rules" onClick={actions.rules} />
        <Button label={text().room.justWatch} class="plain" data-just-watch onClick={watch} />
      </footer>
    </main>
  )
}

/** The seat on the ticket, its train, and the colours to choose from where there is a choice. */
function YourSeat({ view }: Pick<Props, 'view'>) {
  const seat = ownSeat(view)
  const look = lookOf(view, seat)
  return (
    <div class="your-seat">
      <Band look={look} />
      <p>
        <small>{text().room.yourSeat}</small>
        <b>{look?.name}</b>
        <small>{look && patternText(look)?.train}</small>
      </p>
      <Picture kind="train" look={look} picture={view.picture} />
      {mayDress(view, seat) && <ColourChoice view={view} seat={seat} />}
    </div>
  )
}
