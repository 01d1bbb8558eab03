import { isTaken } from '../../match/lobby/lobby.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { CopyLink } from '../widgets/links.tsx'
import './room.css'
import './seats.css'
import './signs.css'
import './layout.css'
import './phone.css'
import { Icon } from '../widgets/icon.tsx'
import { InviteCard } from './inviteCard.tsx'
import { OptionsForm } from './optionsForm.tsx'
import { type RoomView, watcherNames } from './room.ts'
import { SeatCard } from './seatCard.tsx'
import { StartPanel } from './startPanel.tsx'
import { Talk } from './talk.tsx'

/** The waiting room: who sits where, the options, the invite and the start. */
export function Room({ view }: { readonly view: RoomView }) {
  return (
    <main class="room" data-reach={view.reach}>
      <div class="floor">
        <Header view={view} />
        <InviteCard view={view} />
        <Seats view={view} />
        <OptionsForm view={view} />
        <Talk view={view} />
        <Watchers view={view} />
        <StartPanel view={view} />
      </div>
    </main>
  )
}

const Header = ({ view: { title, actions, lobby } }: { readonly view: RoomView }) => (
  <header>
    <button type="button" class="quietly" data-leave onClick={actions.leave}>
      <Icon name="back" />
      <span>{text().room.leave}</span>
    </button>
    <h1 tabIndex={-1}>{title.name}</h1>
    <p>{text().room.waiting}</p>
    {lobby.watching.length > 0 && (
      <p class="eye" aria-hidden="true">
        <Icon name="eye" /> {lobby.watching.length}
      </p>
    )}
    <Button label={startText().buttons.rules} data-open="rules" onClick={actions.rules} />
    <Button label={startText().buttons.settings} data-open="settings" onClick={actions.settings} />
  </header>
)

function Seats({ view }: { readonly view: RoomView }) {
  const { seats } = view.lobby
  return (
    <section class="room-seats" aria-labelledby="room-seats">
      <h2 id="room-seats">
        {text().room.seats}{' '}
        <small>{text().room.taken(seats.filter(isTaken).length, seats.length)}</small>
      </h2>
      <ol>
        {seats.map((_, seat) => (
          <SeatCard key={String(seat)} view={view} seat={seat} />
        ))}
      </ol>
    </section>
  )
}

/** The people watching, and the link for more. */
function Watchers({ view }: { readonly view: RoomView }) {
  const { lobby, watchLink } = view
  const { watching } = lobby
  const names = watcherNames(view).flatMap((name) => name ?? [])
  const guests = watching.length - names.length
  if (watching.length === 0 && watchLink === undefined) return undefined
  return (
    <section class="slate watchers" aria-label={text().room.watching(watching.length)}>
      <Icon name="eye" />
      <b>{text().room.watching(watching.length)}</b>
      {watching.length > 0 && (
        <p>{text().room.watchers([...names, ...text().room.guests(guests)])}</p>
      )}
      {watchLink !== undefined && <CopyLink label={text().room.copyWatchLink} link={watchLink} />}
    </section>
  )
}
