import type { Body, SeatBody } from '../rules/body.ts'
import { type Called, called } from '../rules/called.ts'
import { isDealDue, isShuffleDue } from '../rules/cards.ts'
import { drawDue, isOutDue } from '../rules/check.ts'
import { agreedBody, agreedDeal, agreedSeat, isDecided, openWish, unwitnessedWish } from '../rules/consent.ts'
import { type DrawType, dealersAfter, drawAsked } from '../rules/draws.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import { chosenDraws, type Journal, lastQuestion, tableOf } from '../rules/journal.ts'
import {
  type Deck,
  holderOf,
  isDrawnTogether,
  isFull,
  isTableDealt,
  needsDrawKey,
  playersIn,
  seatsOf,
  signingKeyOf,
  type TableState,
} from '../rules/tableState.ts'
import { type AnswerPorts, answerDuty } from './answers.ts'
import { cardsToShare, finalOpenings, makeDeal } from './dealer.ts'
import type { Dealing } from './dealing.ts'
import { type DrawGathering, setupHash } from './drawGathering.ts'
import type { Signer } from './signing.ts'

/** The bot that plays for someone who is away, or has left. */
export const standInBot = 'ganger'

/** Something only the host does: an entry of its own or of a bot's, or a draw. */
export type Duty =
  | { readonly by: Seat | 'host'; readonly body: Body<Typed> }
  | { readonly by: 'chance'; readonly body?: undefined }

/** Dependencies of a device's part in deals by the table. */
export interface DealingPorts extends Pick<AnswerPorts, 'isHeld'> {
  /** This device's part; undefined where no cards are hidden. */
  readonly dealing: Pick<Dealing, 'due'> | undefined
}

/** Dependencies of a host's duties. */
export interface DutyPorts extends DealingPorts {
  readonly game: Game
  readonly signer: Signer
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Seats whose people can't be reached. */
  readonly absent: () => readonly Seat[]
  /** Those whose seats one device alone may give away; missing where everyone sits at one. */
  readonly gone?: (() => readonly Seat[]) | undefined
  /** Everyone's parts in the next draw, in a match whose draws are made together. */
  readonly gathering: Pick<DrawGathering, 'drawn'>
}

const byHost = (body: Body<Typed>): Duty => ({ by: 'host', body })

/** The host's next duty: carry out an agreed request, see to the seats, sealed answers and the cards, draw. */
export function dutyOf(ports: DutyPorts, journal: Journal): Duty | undefined {
  const { game, signer, absent, gone } = ports
  const table = tableOf(journal)
  const here = hereAnswer(table, signer.key)
  if (here) return here
  const agreed = (table.asked && agreedBody(table)) ?? seatDuty(game, journal, absent(), gone?.())
  if (agreed) return byHost(agreed)
  const due =
    drawKeyDue(journal, signer) ?? answerDuty(ports, journal) ?? (table.deck && cardsDuty(ports, journal, table.deck))
  if (due) return due
  return drawDue(game, journal) === 'chance' ? drawDuty(ports, journal, 'chance') : undefined
}

/** The key for draws that this device has yet to say: the host as such, anyone else by their first seat. */
export function drawKeyDue(
  journal: Journal,
  signer: Pick<Signer, 'key' | 'drawKey'>,
): { readonly by: Seat | 'host'; readonly body: Extract<Body<never>, { type: 'drawKey' }> } | undefined {
  const table = tableOf(journal)
  const { roster } = table
  const isOver = journal.ask.type === 'over'
  if (isOver || roster.seats.includes(undefined) || !needsDrawKey(table, signer.key)) return undefined
  const [by] = roster.host === signer.key ? ['host' as const] : seatsOf(roster, signer.key)
  return by === undefined ? undefined : { by, body: { type: 'drawKey', key: signer.drawKey(setupHash(journal)) } }
}

/** A draw: once everyone has a part in it, or by this host alone. */
function drawDuty({ gathering, entropy, isHeld }: DutyPorts, journal: Journal, type: DrawType): Duty | undefined {
  if (isDrawnTogether(tableOf(journal)) && !chosenDraws(journal.entries)) {
    const { seq, holders } = drawAsked(journal.entries, tableOf(journal), type)
    const drawn = isHeld(seq, holders) ? gathering.drawn(journal, type) : undefined
    return drawn && byHost({ type, ...drawn })
  }
  return type === 'chance' ? { by: 'chance' } : byHost({ type, seed: entropy() })
}

function cardsDuty(ports: DutyPorts, journal: Journal, deck: Deck): Duty | undefined {
  const { game, signer } = ports
  if (journal.ask.type === 'over') return openingDuty(game, journal, signer) ?? dealingDuty(ports, journal)
  if (isShuffleDue(deck)) return drawDuty(ports, journal, 'shuffle')
  if (isDealDue(game, journal) || agreedDeal(tableOf(journal))) return dealDuty(game, journal, signer)
  if (deck.table) return dealingDuty(ports, journal)
  const cards = cardsToShare(game, journal, signer)
  return cards.length > 0 ? byHost({ type: 'share', cards }) : undefined
}

/** This device's part in a deal, once everyone has acknowledged what asks for it; a commitment gives nothing away. */
export function dealingDuty({ dealing, isHeld }: DealingPorts, journal: Journal) {
  const part = dealing?.due(journal)
  if (!part) return undefined
  const dealers = tableOf(journal).deck?.table?.dealers ?? []
  const isReady = part.body.type === 'commit' || isHeld(lastQuestion(journal), dealers.map(holderOf))
  return isReady ? part : undefined
}

/** A deal by everyone at the table, once nobody is still to come, or by this host alone. */
function dealDuty(game: Game, journal: Journal, signer: Signer): Duty | undefined {
  const table = tableOf(journal)
  if (!isTableDealt(table)) return byHost(makeDeal(game, journal, signer))
  return isFull(table) ? byHost({ type: 'deal', commits: [], dealers: dealersAfter(table) }) : undefined
}

/** When the match is over: what this device still hides, for the record. */
function openingDuty(game: Game, journal: Journal, signer: Signer): Duty | undefined {
  const roster = tableOf(journal).roster
  const own = roster.seats.flatMap((_, seat) => (signingKeyOf(roster, seat) === signer.key ? [seat] : []))
  for (const by of ['host', ...own] as const) {
    const opens = finalOpenings(game, journal, signer, by)
    if (opens.length > 0) return { by, body: { type: 'open', opens } }
  }
  return undefined
}

/**
 * The host's next entry about seats: a bot for someone, as agreed; a seat that has resigned from a match the others
 * play on; someone who can't be reached, if only they have yet to answer a request.
 */
export function seatDuty(
  game: Game,
  journal: Journal,
  absent: readonly Seat[],
  gone?: readonly Seat[],
): Body<never> | undefined {
  if (journal.ask.type === 'over') return undefined
  const table = tableOf(journal)
  const agreed = table.asked && !isTooEarly(table, gone) ? agreedSeat(table) : undefined
  if (agreed?.wish === 'standIn') return botFor(table, agreed.seat)
  if (agreed) return personIn(agreed.seat, agreed.key, called(agreed))
  return leavingOf(game, journal) ?? (table.asked && excuseOf(table, absent))
}

/** Whether the open request would give away the seat of a person who isn't gone, witnessed by nobody else. */
function isTooEarly(table: TableState, gone: readonly Seat[] | undefined): boolean {
  const wish = gone && unwitnessedWish(table)
  return wish !== undefined && !gone?.includes(wish.seat)
}

/**
 * The answer of a person at the device with this key to a request to give away their seat, which no two others could
 * agree to: that they are here.
 */
export function hereAnswer(table: TableState, key: string) {
  const wish = table.asked && unwitnessedWish(table)
  if (wish?.key !== key) return undefined
  return { by: wish.seat, body: { type: 'answer', to: wish.seq, yes: false } } as const
}

/** A bot in a person's seat. The person's key stays, and with it the right to return. */
function botFor({ roster }: TableState, seat: Seat): SeatBody {
  const { key } = roster.seats[seat] ?? {}
  const held = key === undefined ? {} : { key }
  return { type: 'seat', seat, kind: 'bot', name: standInBot, ...held }
}

/** The journal's entry for a person who sits down. */
export const personIn = (seat: Seat, key: string, said: Called = {}): SeatBody => ({
  type: 'seat',
  seat,
  kind: 'person',
  key,
  ...called(said),
})

/** Takes a seat that has resigned out of the match, or gives it to a bot for good. */
function leavingOf(game: Game, journal: Journal): Body<never> | undefined {
  const seats = tableOf(journal).resigned
  if (!game.out) {
    const [seat] = seats
    return seat === undefined ? undefined : { type: 'seat', seat, kind: 'bot', name: standInBot }
  }
  const due = seats.find((seat) => isOutDue(game, journal, seat))
  return due === undefined ? undefined : { type: 'out', seat: due }
}

/** Excuses the absent, once everyone else has answered. */
function excuseOf(table: TableState, absent: readonly Seat[]): Body<never> | undefined {
  const wish = openWish(table)
  const [seat] = wish?.waitsFor ?? []
  if (!wish || seat === undefined || playersIn(table).length <= 2) return undefined
  const isUnheard = wish.waitsFor.every((one) => absent.includes(one))
  return isDecided(table, wish) && isUnheard ? { type: 'excuse', to: wish.seq, seat } : undefined
}
