import { useSignal } from '@preact/signals'
import { isOf, isTaken, type LobbySeat } from '../../match/lobby/lobby.ts'
import type { Seat } from '../../rules/game.ts'
import { botText } from '../bots/bots.ts'
import { Lamps } from '../bots/portrait.tsx'
import { Locket } from '../people/locket.tsx'
import { othersName } from '../settings/names.ts'
import { text } from '../text/text.ts'
import { Icon, reactionIcon } from '../widgets/icon.tsx'
import { lazy } from '../widgets/lazy.tsx'
import { ColourChoice } from './colourChoice.tsx'
import { lookOf } from './looks.ts'
import { deedsAt, faceAt, mayDress, type RoomView, seatName, swapsAt } from './room.ts'
import { patternText } from './roomText.ts'
import { Band, Disc, Picture } from './seatSigns.tsx'

const SeatDialog = lazy(async () => (await import('./seatDialog.tsx')).SeatDialog)

interface Props {
  readonly view: RoomView
  readonly seat: Seat
}

/** A seat: who has it, its train, and what this person may do with it. */
export function SeatCard({ view, seat }: Props) {
  const { lobby, me, absent, picture } = view
  const one = lobby.seats[seat] ?? { kind: 'closed' }
  const look = lookOf(view, seat)
  const mine = isOf(one, me)
  const isNamed = one.kind === 'person' && one.key !== me && one.name !== undefined
  return (
    <li class="seat-card" data-seat={seat} data-state={one.kind} data-mine={mine} data-away={absent.includes(seat)}>
      <Picture kind="scene" look={isTaken(one) ? look : undefined} picture={picture} />
      <Band look={look} />
      <div class="who">
        {isTaken(one) ? (
          <Locket face={faceAt(view, seat)} look={look} r={24} state={absent.includes(seat) ? 'away' : 'here'} />
        ) : (
          <Disc look={look} mark={marks[one.kind]} />
        )}
        <div>
          <h3 data-others-name={isNamed || undefined}>{seatName(view, seat)}</h3>
          <Tags view={view} seat={seat} />
          <p>
            {subtitle(view, seat, one)} {one.kind === 'bot' && <Lamps bot={one.name} />}
          </p>
        </div>
      </div>
      <Reaction view={view} seat={one} />
      <div class="body">
        {isTaken(one) ? <TakenBody view={view} seat={seat} /> : <FreeBody view={view} seat={seat} />}
      </div>
      {look && isTaken(one) && <Picture kind="train" look={look} picture={picture} />}
    </li>
  )
}

const marks: Readonly<Record<LobbySeat['kind'], string>> = { person: '?', bot: '?', open: '+', closed: '–' }

/** The line below a seat's name. */
function subtitle(view: RoomView, at: Seat, seat: LobbySeat): string {
  const { lobby } = view
  const look = lookOf(view, at)?.name
  if (seat.kind === 'bot') {
    const level = botText(seat.name)?.level ?? text().room.computer
    return [look, level].filter(Boolean).join(' · ')
  }
  if (seat.kind === 'person') return look ?? ''
  if (seat.kind === 'closed') return text().room.closedHint
  const last = othersName(lobby.resumes?.[at]?.name)
  return last === undefined ? text().room.emptyHint : text().room.sat({ name: last })
}

function TakenBody({ view, seat }: Props) {
  const { lobby, me } = view
  const one = lobby.seats[seat]
  if (!one || !isTaken(one)) return undefined
  const dresses = isOf(one, me) && mayDress(view, seat)
  return (
    <>
      {dresses && <ColourChoice view={view} seat={seat} />}
      {dresses || one.kind === 'bot' || <Signs view={view} seat={seat} />}
      <div class="row">
        {one.kind === 'bot' && <p class="about">{botText(one.name)?.about}</p>}
        <Tags view={view} seat={seat} />
        <More view={view} seat={seat} />
      </div>
    </>
  )
}

/** A seat's pattern and train. */
function Signs({ view, seat }: Props) {
  const look = lookOf(view, seat)
  const signs = look && patternText(look)
  return (
    signs && (
      <p class="signs">
        <b>{signs.name}</b> <i>{signs.train}</i>
      </p>
    )
  )
}

interface PersonProps {
  readonly view: RoomView
  readonly seat: LobbySeat
}

/** Whether it is this person or the host, and whether someone else is away. */
function Tags({ view: { lobby, me, absent }, seat }: Props) {
  const one = lobby.seats[seat]
  if (one?.kind !== 'person') return undefined
  const hosts = isOf(one, lobby.host)
  const mine = isOf(one, me)
  const away = absent.includes(seat)
  return (
    <p class="tags">
      {mine && <span class="tag">{text().room.you}</span>}
      {hosts && <span class="tag">{text().room.host}</span>}
      {away && (
        <span class="away">
          <Icon name="clock" />
          {text().room.away}
        </span>
      )}
    </p>
  )
}

/** An empty or closed seat: the likeliest thing to do with it, and the rest. */
function FreeBody({ view, seat }: Props) {
  const { actions, lobby } = view
  const [first, ...rest] = deedsAt(view, seat)
  if (!first) return undefined
  return (
    <div class="row">
      <button
        type="button"
        class="deed"
        data-deed={first.want.type}
        aria-label={text().room.deedAt({ deed: first.label, seat: seat + 1 })}
        onClick={() => actions.want(first.want)}
      >
        {first.want.type === 'bot' && <Icon name="bot" />}
        {first.label}
      </button>
      {rest.length > 0 && lobby.seats[seat]?.kind === 'open' && <More view={view} seat={seat} />}
    </div>
  )
}

/** Opens everything there is to change about a seat, where there is something. */
function More({ view, seat }: Props) {
  const shown = useSignal(false)
  const { lobby, me } = view
  const mine = isOf(lobby.seats[seat], me)
  const name = seatName(view, seat)
  if (!mine && deedsAt(view, seat).length + swapsAt(view, seat).length === 0) return undefined
  const label = mine ? text().room.changeSeat({ name }) : text().room.more({ name })
  return (
    <>
      <button
        type="button"
        class={mine ? 'more worded' : 'more'}
        aria-label={label}
        title={label}
        data-more
        onClick={() => (shown.value = true)}
      >
        {mine && <span>{text().room.change}</span>}
        <Icon name="more" />
      </button>
      {shown.value && <SeatDialog view={view} seat={seat} close={() => (shown.value = false)} />}
    </>
  )
}

/** The latest reaction of someone at this seat. */
function Reaction({ view, seat }: PersonProps) {
  const last = view.reactions.findLast(({ by }) => isOf(seat, by))
  if (!last) return undefined
  return (
    <span class="reaction" key={last.id} aria-hidden="true" title={text().reactions.said[last.reaction]}>
      <Icon name={reactionIcon(last.reaction)} />
    </span>
  )
}
