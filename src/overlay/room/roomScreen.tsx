import { useSignal } from '@preact/signals'
import { isTaken } from '../../match/lobby/lobby.ts'
import type { Page, WaitingScreen } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import { cardOf } from '../titleCard.ts'
import { Button } from '../widgets/button.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { CopyLink } from '../widgets/links.tsx'
import './room.css'
import './seats.css'
import './signs.css'
import './layout.css'
import './phone.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { canStart } from '../../match/lobby/start.ts'
import type { Seat } from '../../rules/game.ts'
import { InviteByHand } from '../byHand/inviteByHand.tsx'
import { Locket } from '../people/locket.tsx'
import { NameField } from '../people/nameField.tsx'
import { LinkField, QrCode, ReachLine } from '../screens/invite.tsx'
import { isNew } from '../settings/settings.ts'
import { Icon } from '../widgets/icon.tsx'
import { lookOf } from './looks.ts'
import { OptionsForm } from './optionsForm.tsx'
import { faceAt, hosts, levelOf, ownSeat, type RoomView, watcherNames } from './room.ts'
import { SeatCard } from './seatCard.tsx'
import { StartPanel } from './startPanel.tsx'
import { Talk } from './talk.tsx'

const KeptFocus = lazy(async () => (await import('../table/keptFocus.ts')).KeptFocus)
const RulesDialog = lazy(async () => (await import('../screens/rules.tsx')).RulesDialog)
const Ticket = lazy(async () => (await import('./ticket.tsx')).Ticket)
const SettingsPanel = lazy(async () => (await import('../settings/settingsPanel.tsx')).SettingsPanel)

interface Props {
  readonly page: Page
  readonly screen: WaitingScreen
}

/** The waiting room, with the rules and the settings above it when wanted. */
export function RoomScreen({ page, screen }: Props) {
  const opened = useSignal<'rules' | 'settings' | undefined>(undefined)
  const room = screen.room.value
  const close = () => (opened.value = undefined)
  const actions = {
    ...room.actions,
    mute: (muted: boolean) => page.actions.set({ reactions: !muted }),
    remember: page.actions.set,
    rules: () => (opened.value = 'rules'),
    settings: () => (opened.value = 'settings'),
  }
  const { reactions, face } = page.settings.value
  const own = ownSeat(room)
  // The face that was handed out with the first seat stays this person’s.
  useEffect(() => {
    if (face === '' && own >= 0) page.actions.set({ face: faceAt(room, own) })
  }, [face, own])
  const ofPage = { actions, lasting: page.lasting.value, muted: !reactions, asks: isNew(page.settings.value) }
  const view = { ...room, ...ofPage }
  const card = cardOf(page, screen.game)
  return (
    <>
      <KeptFocus />
      {view.asks && own >= 0 && !hosts(view) ? <Ticket view={view} card={card} /> : <Room view={view} />}
      {opened.value === 'rules' && <RulesDialog card={card} load={screen.book} close={close} />}
      {opened.value === 'settings' && <SettingsPanel page={page} table={undefined} close={close} />}
    </>
  )
}

/** The waiting room: who sits where, the options, the invite and the start. */
export function Room({ view }: { readonly view: RoomView }) {
  const isHost = hosts(view)
  return (
    <main class="room" data-reach={view.reach} data-role={isHost ? 'host' : 'guest'}>
      <div class="floor">
        <Header view={view} />
        {isHost ? <HostsPart view={view} /> : <GuestsPart view={view} />}
        <Talk view={view} />
        <Watchers view={view} />
      </div>
    </main>
  )
}

interface PartProps {
  readonly view: RoomView
}

/** A host invites, sees to the seats and the options, and starts. */
const HostsPart = ({ view }: PartProps) => (
  <>
    <InviteCard view={view} />
    <Seats view={view} seats={[...view.lobby.seats.keys()]}>
      <AskName view={view} />
    </Seats>
    <OptionsForm view={view} />
    <StartPanel view={view} />
  </>
)

/** A guest has a seat to see to, and reads below it what everyone waits for; the rest is the host’s. */
function GuestsPart({ view }: PartProps) {
  const own = ownSeat(view)
  const others = [...view.lobby.seats.keys()].filter((seat) => seat !== own)
  const isTroubled = view.reach !== 'open' || view.skew !== undefined || !view.lasting
  return (
    <>
      {own >= 0 && (
        <ol class="own-seat" aria-label={text().room.yourSeat}>
          <SeatCard view={view} seat={own} />
        </ol>
      )}
      <StartPanel view={view} />
      <Seats view={view} seats={others} />
      <details class="about-match" open={isTroubled}>
        <summary>{text().room.moreAbout}</summary>
        <InviteCard view={view} />
        <OptionsForm view={view} />
      </details>
    </>
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

interface SeatsProps {
  readonly view: RoomView
  /** The seats shown. */
  readonly seats: readonly Seat[]
  readonly children?: ComponentChildren
}

function Seats({ view, seats: shown, children }: SeatsProps) {
  const { seats } = view.lobby
  return (
    <section class="room-seats" aria-labelledby="room-seats">
      <h2 id="room-seats">
        {text().room.seats}{' '}
        <small>{text().room.taken({ taken: seats.filter(isTaken).length, all: seats.length })}</small>
      </h2>
      {children}
      <ol>
        {shown.map((seat) => (
          <SeatCard key={String(seat)} view={view} seat={seat} />
        ))}
      </ol>
    </section>
  )
}

/** The most people whose faces are shown while they watch. */
const mostFaces = 5

/** Asks this person for their name, once: they may leave it out. */
function AskName({ view }: { readonly view: RoomView }) {
  const { asks, actions } = view
  const seat = ownSeat(view)
  if (!asks || seat < 0) return undefined
  return (
    <section class="paper ask-name" aria-label={text().people.name}>
      <NameField
        name=""
        face={faceAt(view, seat)}
        look={lookOf(view, seat)}
        save={(name) => {
          actions.remember({ name, asked: true })
          if (name !== '') actions.want({ type: 'rename', seat, name })
        }}
        skip={() => actions.remember({ asked: true })}
      />
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
    <section class="slate watchers" aria-label={text().room.watching({ count: watching.length })}>
      {watching.length === 0 && <Icon name="eye" />}
      {watching.slice(0, mostFaces).map(({ key }, at) => (
        <Locket key={key} face={faceAt(view, lobby.seats.length + at)} r={18} />
      ))}
      <b>{text().room.watching({ count: watching.length })}</b>
      {watching.length > 0 && (
        <p>
          {text().room.watchers({ names: guests === 0 ? names : [...names, text().room.guests({ count: guests })] })}
        </p>
      )}
      {watchLink !== undefined && <CopyLink label={text().room.copyWatchLink} link={watchLink} />}
    </section>
  )
}

/** The link to the table, its code, and whether others can reach it. */
function InviteCard({ view }: { readonly view: RoomView }) {
  const [isOpen, setOpen] = useState(false)
  const { invite, lobby, reach, skew, lasting, title, actions } = view
  return (
    <>
      <section class="slate invite-card" aria-labelledby="room-invite">
        <QrCode link={invite.link} label={text().waiting.qr({ code: invite.code })} />
        <div class="invite-words">
          <h2 id="room-invite">{text().room.invite}</h2>
          <p>{text().room.inviteLead}</p>
          <strong data-code data-secret>
            {invite.code}
          </strong>
        </div>
        <LinkField link={invite.link} title={title.name} isNext={hosts(view) && !canStart(lobby, title)} />
        {invite.byHand && (
          <Button
            label={text().byHand.open}
            class={reach === 'lost' ? undefined : 'plain'}
            data-by-hand
            onClick={() => setOpen(true)}
          />
        )}
        <p class="level">{text().room.level[levelOf(view)]}</p>
        {reach !== 'open' && <ReachLine reach={reach} retry={actions.reachAgain} />}
        {invite.brokers?.length ? <p data-brokers>{text().waiting.brokers({ hosts: invite.brokers })}</p> : null}
        {invite.localOnly && <p class="warning">{text().waiting.localOnly}</p>}
        {skew && (
          <p class="warning" data-badge="version">
            {text().connection.skew[skew]}
          </p>
        )}
        {!lasting && <p class="warning">{text().connection.notKept}</p>}
      </section>
      {isOpen && invite.byHand && <InviteByHand make={invite.byHand} close={() => setOpen(false)} />}
    </>
  )
}
