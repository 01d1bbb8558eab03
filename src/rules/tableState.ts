import type { Body, Entry, Opening, Setup, SharedCard, WishBody } from './body.ts'
import { type Called, called } from './called.ts'
import type { CardFace, Seat, Token } from './game.ts'

/**
 * Everything a journal says beside the position: who sits where, who hosts, what was asked and agreed, what draws and
 * hidden cards stand at. It grows by one entry at a time (`applyEntry`) and is never mutated.
 */
export interface TableState {
  /** The first entry's body; undefined before it. */
  readonly setup: Setup | undefined
  readonly epoch: number
  readonly roster: Roster
  /** By seat: the last person who sat there, even if a bot plays it now. */
  readonly people: ReadonlyMap<Seat, Pick<Seated, 'key' | 'name' | 'face'>>
  /** All keys that ever had a seat, in the order in which they first sat down. */
  readonly joined: readonly string[]
  /** By key: the keys whose seats it has come to, undefined for an empty one or a bot's. */
  readonly replaced: ReadonlyMap<string, readonly (string | undefined)[]>
  /** By key: the one with which its person has last replaced it. */
  readonly heirs: ReadonlyMap<string, string>
  /** The key to which the host is changing; undefined unless the last entry left a seat of its to another key. */
  readonly hostHeir: string | undefined
  /** The seats whose person or bot has resigned, and that no one has taken since. */
  readonly resigned: readonly Seat[]
  /** Every seat that has resigned, no matter who plays there now, in the order they resigned. */
  readonly leavers: readonly Seat[]
  /** The seat whose resignation ended the match, if one did. Nothing is played after that. */
  readonly resignedBy: Seat | undefined
  /** Everyone has agreed to stop. Nothing is played after that. */
  readonly isStopped: boolean
  /** Something was played, the table has begun to deal, or a device has said how it answers draws. */
  readonly hasBegun: boolean
  /** It was changed as a test, even if that was undone: its result doesn't count. */
  readonly isTest: boolean
  /** The last request, with its answers, until it lapses. */
  readonly asked: AskedWish | undefined
  readonly draws: Draws
  readonly pledges: Pledges
  /** Undefined for a game without hidden cards, and where only entries were folded. */
  readonly deck: Deck | undefined
}

/** The occupant of a seat, according to the journal. */
export interface Seated extends Called {
  readonly kind: 'person' | 'bot'
  /** The public key of the person; of a bot, that of the person it stands in for. */
  readonly key?: string
}

/** The seats' occupants and the host, according to the journal. */
export interface Roster {
  /** The host's public key; undefined in a match without keys. */
  readonly host: string | undefined
  /** By seat; undefined for an empty one. */
  readonly seats: readonly (Seated | undefined)[]
}

/** A request to the other seats, with the seats of those who have said something about it. */
export interface AskedWish {
  /** Number of the entry that asked. */
  readonly seq: number
  readonly by: Seat
  readonly asks: WishBody
  /** Seats of people who agree, the one that asks first. */
  readonly agreed: readonly Seat[]
  /** Seats of people who don't, where a majority is enough. */
  readonly declined: readonly Seat[]
  /** Seats of people who aren't waited for, because they can't be reached. */
  readonly excused: readonly Seat[]
}

/** The draws of a match. */
export interface Draws {
  /** The number of the last entry that was played, or undid something: it asks for the next draw, if one is due. */
  readonly asked: number
  /** The number of the last deal, which asks for the order of its cards. */
  readonly dealt: number
  /** The number of the last entry by which a device said its key for draws: it asks anew for a draw that is due. */
  readonly keyed: number
  /** The keys of the devices that have a part in draws: the host's and those of everyone who plays, sorted. */
  readonly holders: readonly string[]
  /**
   * The keys of those for whom a bot has stood in since a draw was asked for, as one device alone says: who stays may know
   * their part in it, and can't do without.
   */
  readonly owed: readonly string[]
  /** By which key each of them answers, by its own. */
  readonly keys: ReadonlyMap<string, string>
  /** The keys of those who agreed to the last deal, who alone order its cards; undefined if it needed no agreement. */
  readonly shufflers: readonly string[] | undefined
}

/** The answers to a sealed question that were pledged and have yet to be shown. */
export interface Pledges {
  readonly of: ReadonlyMap<Seat, Pledge>
  /** Another seat's answer has been shown: no new pledges are made after that. */
  readonly isShown: boolean
}

/** A seat's pledge of its answer. */
interface Pledge {
  readonly pledge: string
  /** The key that alone can show the answer: the person's, or that of the host for a bot. */
  readonly key: string | undefined
  /** Number of the entry that asked. */
  readonly asked: number
}

/** A card given to the seat that held it. */
export interface Given extends SharedCard {
  /** The key that the seat had then. */
  readonly to: string | undefined
  /** An undo went back past it. */
  readonly isUndone: boolean
  /** Number of the entry that gave it. */
  readonly seq: number
}

/** A journal's account of the cards that nobody has opened. */
export interface Deck {
  /** Number of the deal that holds; undefined before the first, and after a change from outside the rules. */
  readonly dealt: number | undefined
  /** The key of the host that dealt it. */
  readonly dealtBy: string | undefined
  /** The deal waits to be shuffled: by a draw, or by everyone at the table. */
  readonly unshuffled: boolean
  /** The closed cards that were dealt, in ascending order. */
  readonly tokens: readonly Token[]
  /** Their faces, sorted; which is whose is hidden. */
  readonly faces: readonly CardFace[]
  /** The deal's commitment that each of those tokens has, in the same order; empty until shuffled. */
  readonly slots: readonly number[]
  readonly commits: readonly string[]
  readonly given: readonly Given[]
  /** Every opening so far, those that an undo has closed again included. */
  readonly opened: ReadonlyMap<Token, Opening>
  /** Openings of cards that an undo has closed again; everyone still knows them. */
  readonly shown: ReadonlyMap<Token, Opening>
  /** The deal, if it is the table's, and those before it. */
  readonly table?: TableDeal
  readonly earlier: readonly TableDeal[]
}

/** A device that deals. */
export interface Dealer {
  readonly seat: Seat
  /** Its public key; undefined in a copy, whose dealers sit at another table. */
  readonly key: string | undefined
  /** The hash of its seed, once it is committed to that. */
  readonly commit?: string
  /** The hashes of its numbers, by card. */
  readonly commits: readonly string[]
  /** The seed, once it is shown. */
  readonly seed?: string
  /** The key under which its person goes on, and the seed, sealed for that. */
  readonly heir?: { readonly key: string; readonly sealed: string }
}

/** The key whose holder does this device's part. */
export const holderOf = ({ key, heir }: Dealer): string | undefined => heir?.key ?? key

/** A number by which a device hides a card, for one key's holder alone to read. */
export interface Sealed {
  readonly token: Token
  readonly dealer: number
  readonly to: string
  readonly sealed: string
}

/** One deal by the table. Cards are found by their place among `tokens`. */
export interface TableDeal {
  /** Number of its `deal` entry. */
  readonly seq: number
  readonly tokens: readonly Token[]
  /** Faces of a fresh deck, in order. */
  readonly faces: readonly CardFace[]
  readonly dealers: readonly Dealer[]
  /** The deck after each step: everyone's `mix`, then everyone's `lock`. */
  readonly decks: readonly (readonly string[])[]
  /** The numbers that were published, by card and dealer. */
  readonly keys: ReadonlyMap<Token, readonly (string | undefined)[]>
  readonly sealed: readonly Sealed[]
  /** The card of the fresh deck that each token has turned out to be. */
  readonly open: ReadonlyMap<Token, number>
}

/** The epoch of an entry that comes after one of epoch `before`. A takeover opens an epoch. */
export function epochAfter(before: number, body: Body<unknown>): number {
  if (body.type !== 'host' && body.type !== 'setup') return before
  return body.epoch ?? (body.type === 'host' ? before + 1 : before)
}

/** Whether a bot sits there for a person, who may come back. */
export const isStandIn = ({ kind, key }: Seated): boolean => kind === 'bot' && key !== undefined

/** The key that must sign an entry: the seat's own; the host's for bots and for the host itself. */
export function signingKeyOf({ host, seats }: Roster, by: Seat | 'host'): string | undefined {
  return by !== 'host' && seats[by]?.kind === 'person' ? seats[by].key : host
}

/**
 * The key of the person who must sign the entry that comes after `before`; undefined for the host's own and its bots'.
 * Anyone who takes a seat back, or moves it to another key, signs with the key that it had.
 */
export function authorKeyOf({ seats }: Roster, { by, body }: Pick<Entry<unknown>, 'by' | 'body'>): string | undefined {
  const seated = by === 'host' ? undefined : seats[by]
  return seated?.kind === 'person' || body.type === 'seat' ? seated?.key : undefined
}

/** The seats of a key's holder, bots standing in for them included. */
export const seatsOf = ({ seats }: Roster, key: string): readonly Seat[] =>
  seats.flatMap((seated, seat) => (seated?.key === key ? [seat] : []))

type People = Pick<TableState, 'roster' | 'resigned'>

const seatsWhere = ({ roster }: People, test: (seated: Seated) => boolean): readonly Seat[] =>
  roster.seats.flatMap((seated, seat) => (seated && test(seated) ? [seat] : []))

/** The seats taken by people, in order. */
export const peopleIn = (table: People): readonly Seat[] => seatsWhere(table, ({ kind }) => kind === 'person')

/** The seats of people who have not resigned, in order. */
export const playersIn = (table: People): readonly Seat[] =>
  peopleIn(table).filter((seat) => !table.resigned.includes(seat))

/** The seats of people who have not resigned, those that bots play for them included, in order. */
export const holdersIn = (table: People): readonly Seat[] =>
  seatsWhere(table, ({ kind, key }) => kind === 'person' || key !== undefined).filter(
    (seat) => !table.resigned.includes(seat),
  )

/** The name and face with which a key's holder last sat in a seat. */
export function saidIn({ people }: TableState, seat: Seat, key: string): Called {
  const person = people.get(seat)
  return person?.key === key ? called(person) : {}
}

/** The keys of everyone seated, in the order they joined; last those for whom a bot stands in. */
export function joinOrder({ roster, joined }: TableState): readonly string[] {
  const among = (kind: Seated['kind']) =>
    joined.filter((key) => roster.seats.some((one) => one?.kind === kind && one.key === key))
  return [...new Set([...among('person'), ...among('bot')])]
}

/** Whether anyone has sat down. Before that, entries of another match may be written again. */
export const isSeatTaken = (table: People): boolean => seatsWhere(table, () => true).length > 0

/** Whether nobody is still to come. */
export const isFull = ({ roster }: People): boolean => !roster.seats.includes(undefined)

/** Whether one of the seats is this key's. */
export const isSeated = ({ roster }: People, key: string): boolean => seatsOf(roster, key).length > 0

/** Whether a key has only ever come in place of this other one: a device renews its seats one by one. */
export const isSuccessor = ({ setup, replaced }: TableState, old: string, key: string): boolean =>
  setup?.key !== key && (replaced.get(key) ?? []).every((before) => before === old || before === key)

/** Whether the holder of a key goes on under another one, so that this one is worth nothing any more. */
export const isReplaced = (table: TableState, key: string): boolean => table.heirs.has(key) && !isSeated(table, key)

/** True for a match that its players have ended, by resigning or by agreement. */
export const isEnded = ({ resignedBy, isStopped }: TableState): boolean => resignedBy !== undefined || isStopped

/** True for a match whose draws are made together; see `Setup`. */
export const isFair = ({ setup }: TableState): boolean => setup?.chance === 'together'

/** Whether draws are made together at this point: not while a match is only copied, before anyone sits down. */
export const isDrawnTogether = (table: TableState): boolean => isFair(table) && isSeatTaken(table)

/** Whether the cards of a match are dealt by all devices together: not while it is only copied. */
export const isTableDealt = (table: TableState): boolean => table.setup?.dealer === 'table' && isSeatTaken(table)

/** Whether a device has yet to say by which key it answers draws. */
export const needsDrawKey = (table: TableState, key: string): boolean =>
  isDrawnTogether(table) && table.draws.holders.includes(key) && !table.draws.keys.has(key)
