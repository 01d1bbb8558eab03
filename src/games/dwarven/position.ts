import { need } from '../../kit/assert.ts'
import type { Seat } from '../../rules/game.ts'
import type { Move, Part } from './moves.ts'
import type { Settings } from './options.ts'

/** The phases of a match, in their order. */
export const phases = [
  'deal',
  'place',
  'race',
  'roll',
  'auction',
  'chain',
  'pay',
  'settle',
  'operate',
  'mine',
  'read',
  'deals',
  'clear',
  'sweep',
  'ship',
  'market',
  'over',
] as const
export type Phase = (typeof phases)[number]

/** Places of a pawn that stands on no segment or card. Agents on the deck stand on card 0. */
export const home = -1
/** Caught this turn: it has to miss the next one. */
export const trapped = -2
/** Missing this turn. */
export const away = -3
/** The card number of the deck itself. */
export const deck = 0

/** A surveyor or an agent. Never changed in place. */
export interface Pawn {
  readonly role: 'surveyor' | 'agent'
  readonly rating: number
  /** The segment it surveys or the card it prospects; or `home`, `trapped`, `away`. */
  readonly at: number
}

/** One player’s pieces and cards; cards go by their numbers. */
export interface Board {
  /** Cu. Hidden at the table until it is declared. */
  money: number
  /** Cu that goods of each kind have brought, and tickets, all match long: the reckoning tells them apart. */
  sold: readonly number[]
  fares: number
  /** It has reached the sum that has to be announced, so it is open for good. */
  declared: boolean
  /** Cubes not placed yet. */
  cubes: number
  /** Sites; two in the Advanced Scenario, the first of them in the first market. Empty before the deal. */
  bases: number[]
  pawns: Pawn[]
  /** Cards of surveyors and agents, in the order they came. */
  people: number[]
  transports: number[]
  mines: number[]
  /** Passenger cards held. */
  tickets: number[]
  /** Passenger cards that others hold, or nobody, with this player’s cube on them. */
  rides: number[]
  /** The paper clip has not been built with. */
  clip: boolean
}

/** Something won or claimed, and the seats that may take it. */
export interface Claim {
  /** True for a segment, false for a card. */
  readonly track: boolean
  /** The segment or the card. */
  readonly on: number
  /** Seats that may take it, the best first: none after a tie. */
  readonly seats: readonly Seat[]
  /** Seats that may have the route of a passenger card, without the card itself; empty for anything else. */
  readonly also: readonly Seat[]
}

/** A segment that one seat surveys and one that another does, both to a site where only one is of use. */
export interface Race {
  readonly seats: readonly [Seat, Seat]
  readonly segments: readonly [number, number]
}

/** A card that several bid for. */
export interface Auction {
  readonly card: number
  /** The highest bid; 0 before the first. */
  readonly bid: number
  /** The seat that made it; -1 before the first. */
  readonly by: Seat
  /** Seats that are in, the next to bid first. */
  readonly seats: readonly Seat[]
  /** It has begun. */
  readonly begun: boolean
  /** By seat: how far the Guild bids, in Cu; 0 for others. Empty before it has rolled. */
  readonly limits: readonly number[]
}

/** Leave of one player to another for this turn: to use and to clear track, and to ship to and from mines. */
export interface Leave {
  readonly to: Seat
  readonly segments: readonly number[]
  readonly mines: readonly number[]
}

/** Goods that a player carries for another this turn. */
export interface Carriage {
  readonly owner: Seat
  readonly carrier: Seat
  readonly mine: number
  /** Goods left to carry. */
  readonly goods: number
  /** Cu laid aside by the owner for the first of them; it goes back if none is carried. */
  readonly fee: number
  /** Cu of each good’s price that the carrier keeps. */
  readonly cut: number
}

/** An offer that waits for its answer. */
export interface Offer {
  readonly number: number
  readonly from: Seat
  readonly to: Seat
  readonly gives: Part
  readonly wants: Part
}

/**
 * One piece of pending work of a seat; the one on top of `todo` is next. Plain data, so a match can be saved, sent and
 * resumed in the middle of anything.
 */
export type Frame =
  /** Lay track on a segment, once there is a cube. */
  | Readonly<{ do: 'lay'; seat: Seat; segment: number }>
  /** Claim the route of a passenger card that stays elsewhere, once there is a cube. */
  | Readonly<{ do: 'ride'; seat: Seat; card: number }>
  /** Release a transport beyond those allowed. */
  | Readonly<{ do: 'release'; seat: Seat }>
  /** Take something that those before in a dispute have left. */
  | Readonly<{ do: 'take'; seat: Seat; claim: Claim }>
  /** Name the agent that the next card from the deck is for. */
  | Readonly<{ do: 'name'; seat: Seat }>
  /** Draw a card for an agent. `free`: a mine costs nothing. */
  | Readonly<{ do: 'draw'; seat: Seat; rating: number; free: boolean }>
  /** Buy the card drawn or leave it. */
  | Readonly<{ do: 'buy'; seat: Seat; card: number; free: boolean }>
  /** Add goods to a mine. */
  | Readonly<{ do: 'strike'; seat: Seat; goods: number }>
export type Do = Frame['do']
/** The frame of one type. */
export type FrameOf<D extends Do> = Extract<Frame, { do: D }>

/** Owners of segments: nobody yet, or a seat as its number + 1. */
export const free = 0

/** Everything true at one moment. Plain JSON. Segments from the layout’s number on are the clips, by seat. */
export interface Position {
  phase: Phase
  readonly settings: Settings
  /** The turn, from 1; 0 before the first. */
  turn: number
  /** The seat with the start token; -1 before it is drawn. */
  start: Seat
  /** By market, by good: the rung of its price, from 1. One market, or two in the Advanced Scenario. */
  rungs: number[][]
  /** Storm cards at the map: snow lies this turn if there are any. */
  snow: number[]
  /** Storm cards drawn this turn: snow lies in the next. */
  storms: number[]
  /** Cards in the deck, face down, in ascending order: which comes next is drawn when it comes. */
  deck: number[]
  /** Cards face up under the deck, in the order they came. */
  under: number[]
  upcards: number[]
  /** The card that has just been drawn for an agent; 0 if none. */
  drawn: number
  /** By segment: `free` or seat + 1. Never changed in place, since ways over the network are remembered by it. */
  owners: readonly number[]
  /** By seat: the two sites joined by a paper clip, the lower first; empty while it isn’t used. */
  clips: (readonly number[])[]
  /** By card: the goods on a mine. */
  goods: number[]
  /** Mines that are depleted and have goods left, in ascending order. */
  depleted: number[]
  boards: Board[]

  /* Things of this turn only. */
  /** Mines acquired. */
  fresh: number[]
  /** Mines paid for, that wait for the die or for its reading. */
  working: number[]
  /** By seat: the die for its mines; 0 before it is rolled. */
  dice: number[]
  /** Transports that have cleared snow or shipped. */
  busy: number[]
  /** Red segments cleared of snow. */
  cleared: number[]
  /** By market, by good: goods shipped. */
  shipped: number[][]
  leaves: Leave[]
  carriages: Carriage[]
  /** Someone has reached the goal: the match ends with this turn. */
  ending: boolean

  /**
   * Bookkeeping from here on, which no effect tells. Seats to be asked: one after another, or all at once where they
   * answer together.
   */
  asked: Seat[]
  /** Seats for which the Guild plays by its first list this turn. */
  firsts: Seat[]
  /** By seat: the sealed answer; null before it is given. */
  answers: (Move | null)[]
  /** Sealed rounds of the same question that are over. */
  rounds: number
  races: Race[]
  claims: Claim[]
  auctions: Auction[]
  /** Pending work, the next piece last. */
  todo: Frame[]
  /** By seat: segments that its transports can still clear. */
  sweeps: number[]
  offers: Offer[]
  /** Offers made this turn, by anyone. */
  offered: number
}

/** The board of a seat. */
export const boardOf = (p: Position, seat: Seat): Board => need(p.boards[seat], 'a board')

/** Seats clockwise, beginning with the start token. */
export const inTurn = (p: Position): Seat[] => p.boards.map((_, at) => (p.start + at) % p.boards.length)

/** Whether snow lies this turn. */
export const isSnowy = ({ snow }: Position): boolean => snow.length > 0

/** Whether a viewer may see a seat’s copper; a viewer without a seat is -1. */
export const isOpen = (p: Position, seat: Seat, viewer: Seat): boolean =>
  seat === viewer || p.settings.openMoney || p.phase === 'over' || boardOf(p, seat).declared

/** A copy that shares only data that is never changed in place. */
export function clonePosition(p: Position): Position {
  return {
    phase: p.phase,
    settings: p.settings,
    turn: p.turn,
    start: p.start,
    rungs: p.rungs.map((rungs) => rungs.slice()),
    snow: p.snow.slice(),
    storms: p.storms.slice(),
    deck: p.deck.slice(),
    under: p.under.slice(),
    upcards: p.upcards.slice(),
    drawn: p.drawn,
    owners: p.owners,
    clips: p.clips.slice(),
    goods: p.goods.slice(),
    depleted: p.depleted.slice(),
    boards: p.boards.map(cloneBoard),
    fresh: p.fresh.slice(),
    working: p.working.slice(),
    dice: p.dice.slice(),
    busy: p.busy.slice(),
    cleared: p.cleared.slice(),
    shipped: p.shipped.map((counts) => counts.slice()),
    leaves: p.leaves.slice(),
    carriages: p.carriages.slice(),
    ending: p.ending,
    asked: p.asked.slice(),
    firsts: p.firsts.slice(),
    answers: p.answers.slice(),
    rounds: p.rounds,
    races: p.races.slice(),
    claims: p.claims.slice(),
    auctions: p.auctions.slice(),
    todo: p.todo.slice(),
    sweeps: p.sweeps.slice(),
    offers: p.offers.slice(),
    offered: p.offered,
  }
}

const cloneBoard = (board: Board): Board => ({
  money: board.money,
  sold: board.sold,
  fares: board.fares,
  declared: board.declared,
  cubes: board.cubes,
  bases: board.bases.slice(),
  pawns: board.pawns.slice(),
  people: board.people.slice(),
  transports: board.transports.slice(),
  mines: board.mines.slice(),
  tickets: board.tickets.slice(),
  rides: board.rides.slice(),
  clip: board.clip,
})
