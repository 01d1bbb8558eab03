import { standInBot } from '../../match/duties.ts'
import type { Happening } from '../../match/happenings.ts'
import type { Hostless } from '../../match/missing.ts'
import type { Sitter } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { othersName } from '../settings/names.ts'
import { text } from '../text/text.ts'
import type { OpenRequest } from './requests.ts'
import { botNamed, peopleNamed } from './seatNames.ts'
import type { SeatLine } from './seats.ts'
import type { TableView } from './tableView.ts'

/** Shown in the place of the decision bar while a host or a player is away, or has just come back. */
export interface Interruption {
  readonly state: 'takingOver' | 'hosting' | 'away' | 'asking' | 'standIn' | 'back'
  /** The seat whose face is shown; undefined if it concerns nobody at the table. */
  readonly about: SeatLine | undefined
  /** Their browser can’t be reached, so the face is grey. */
  readonly isAway?: boolean
  /** The news. */
  readonly says: string
  /** The way on from here; may be empty. */
  readonly more: string
  /** Time until another browser takes over, ms. */
  readonly in?: number
  /** The name of the computer player who may be let play. */
  readonly bot?: string
  /** The computer plays for me, and I may take my seat back. */
  readonly forMe?: boolean
  /** The request that is being answered. */
  readonly request?: OpenRequest
  /** Number of moves that can be shown again. */
  readonly moves?: number
}

type Shown = Pick<TableView, 'standing' | 'frozen' | 'hostless' | 'seats' | 'missing' | 'requests' | 'bar'>

/** The interruption to show now, if any. One that keeps nobody from playing leaves the bar to someone who may move. */
export function interruptionOf(view: Shown, told: Happening | undefined): Interruption | undefined {
  const { standing, frozen, hostless, bar } = view
  if (frozen || (standing !== 'playing' && standing !== 'lost')) return undefined
  if (hostless) return takingOver(view, hostless)
  if (told?.type === 'hosting') return hosting(view, told)
  if (standing === 'lost') return undefined
  const isFree = bar.moves.length === 0 && bar.passTo === undefined
  const idle = () => standIn(view) ?? away(view) ?? (told && back(view, told))
  return asking(view, isFree) ?? (isFree ? idle() : undefined)
}

function takingOver(view: Shown, { by, cutOff, host, ...hostless }: Hostless): Interruption {
  const words = text().interrupted
  const [lost] = host
  const heir = by === undefined ? undefined : view.seats[by]
  if (cutOff || lost === undefined) {
    const about = view.seats.find(({ sitter }) => sitter.mine)
    return { state: 'takingOver', about, says: words.cutOff, more: words.reconnecting }
  }
  const dropped = words.dropped({ name: nameOf(view, lost) })
  const gone = { state: 'takingOver', about: view.seats[lost], isAway: true } as const
  if (!heir) return { ...gone, says: dropped, more: words.whenBack }
  const next = heir.sitter.mine ? words.youTakeOver : words.takesOver({ name: nameOf(view, heir.look.seat) })
  return { ...gone, says: `${dropped} ${next}`, more: words.soon, in: hostless.in }
}

function hosting(view: Shown, { seat }: Happening): Interruption {
  const { youHost, hosts, invite } = text().interrupted
  const about = view.seats[seat]
  const says = about?.sitter.mine ? youHost : hosts({ name: nameOf(view, seat) })
  return { state: 'hosting', about, says, more: invite }
}

/** Someone the match waits for is away. */
function away(view: Shown): Interruption | undefined {
  const { awaited } = view.missing
  const [seat] = awaited
  if (seat === undefined) return undefined
  const words = text().interrupted
  const bot = botFor(view, seat)
  const more = isPlaying(view) ? words.wait({ bot }) : words.seatWaits
  return { state: 'away', about: view.seats[seat], isAway: true, says: awaySays(view, seat), more, bot }
}

function awaySays(view: Shown, seat: Seat): string {
  const words = text().interrupted
  const { awaited, away: all } = view.missing
  const names = (seats: readonly Seat[]) => seats.map((one) => nameOf(view, one))
  if (!view.seats[seat]?.asked) return words.needed({ names: names(awaited) })
  if (all.length > 1) return words.manyAway({ names: names(all), name: nameOf(view, seat) })
  return words.turnAway({ name: nameOf(view, seat) })
}

/** The others are asked whether the computer is to play for someone. It never covers what that person may do. */
function asking(view: Shown, isFree: boolean): Interruption | undefined {
  const { open } = view.requests
  const seat = open?.subject?.seat
  const isShown = open?.asks === 'standIn' && (isFree || open.asked !== undefined)
  if (!open || seat === undefined || !isShown) return undefined
  const { shall, passes } = text().interrupted
  const says = shall({ bot: botFor(view, seat), name: nameOf(view, seat) })
  const more = open.majority ? text().requests.majority : passes
  const about = view.seats[seat]
  return { state: 'asking', about, isAway: about?.sitter.present === false, says, more, request: open }
}

/** The computer plays for me, or for someone whose turn it is. */
function standIn(view: Shown): Interruption | undefined {
  const words = text().interrupted
  const stands = view.seats.filter(({ sitter }) => sitter.standIn)
  const about = stands.find(({ sitter }) => sitter.forMe) ?? stands.find(({ asked }) => asked)
  if (!about) return undefined
  const { seat } = about.look
  const bot = botAt(sittersOf(view), seat)
  const forMe = about.sitter.forMe === true
  const says = forMe ? words.playsForYou({ bot }) : words.playsFor({ bot, name: nameOf(view, seat) })
  return { state: 'standIn', about, says, more: forMe ? words.seatYours : words.seatWaits, forMe }
}

function back(view: Shown, told: Happening): Interruption | undefined {
  if (told.type !== 'back') return undefined
  const { seat, moves, before } = told
  const words = text().interrupted
  const about = view.seats[seat]
  const isMine = about?.sitter.mine === true
  const bot = botAt(before, seat)
  const played = (isMine ? words.playedForYou : words.played)({ bot, moves })
  const says = isMine ? words.youBack : words.back({ name: nameOf(view, seat) })
  return { state: 'back', about, says, more: moves > 0 ? played : '', moves }
}

const isPlaying = ({ seats }: Shown) => seats.some(({ sitter }) => sitter.mine)

const sittersOf = ({ seats }: Shown) => seats.map(({ sitter }) => sitter)

/** The name that a person gave, or else that of their seat. */
function nameOf({ seats }: Shown, seat: Seat): string {
  const people = peopleNamed(seats.map(({ person }) => ({ kind: 'person', ...(person ? { name: person } : {}) })))
  return othersName(people[seat]) ?? seats[seat]?.look.name ?? ''
}

const botAt = (sitters: readonly Sitter[], seat: Seat) => botNamed(sitters, seat, text().interrupted.computer)

/** The computer player who would stand in at a seat. */
function botFor(view: Shown, seat: Seat): string {
  const bot: Sitter = { kind: 'bot', name: standInBot, standIn: true, mine: false, present: true }
  return botAt(
    sittersOf(view).map((sitter, at) => (at === seat ? bot : sitter)),
    seat,
  )
}
