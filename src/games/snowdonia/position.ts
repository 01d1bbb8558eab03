import { need } from '../../kit/assert.ts'
import type { Seat } from '../../rules/game.ts'
import type { Weather } from './content/edition.ts'
import type { Settings } from './options.ts'

export type Phase =
  | 'deal'
  | 'ends'
  | 'assign'
  | 'cards'
  | 'work'
  | 'perform'
  | 'upkeep'
  | 'restock'
  | 'events'
  | 'reckon'
  | 'over'

export const kinds = ['iron', 'stone', 'coal'] as const
/** The cubes of the Stock Yard. */
export type Kind = (typeof kinds)[number]
/** A cube in the supply bag; white ones are events. */
export type Cube = Kind | 'event'
/** Cubes by kind. */
export interface Cubes {
  iron: number
  stone: number
  coal: number
}

/** A player’s goods: cubes, steel bars and rubble. */
export interface Goods extends Cubes {
  steel: number
  rubble: number
}

/** Owners of track cards and sites: nobody yet; the game itself; or a seat, as its number + 1. */
export const free = 0
/** Laid or closed by an event: nobody scores it. */
export const lost = -1

/** One player’s pieces and cards. */
export interface Board {
  goods: Goods
  /** Ownership markers not placed yet. */
  markers: number
  /** Labourers in the personal supply; two at home, a third if hired. */
  labourers: number
  /** The third labourer is out of the pub this round. */
  hired: boolean
  /** The number of the train owned; 0 without one. */
  train: number
  /** Contracts taken and not used yet, in the order they were taken. All of them are open to everyone. */
  hand: number[]
  /** Contracts turned sideways: used in this round or an earlier one. They score as well. */
  used: number[]
  /** Those of `used` that were used this round, whose effects last. */
  active: number[]
  /** Stations the surveyor has moved along from where it started. */
  surveyor: number
  /** The contracts that score at the end, in ascending order; empty before that. */
  scored: number[]
  /** Where the player begins: the first (0) or the last (1) station; -1 until chosen. Always 0 on Snowdon. */
  end: number
}

/**
 * One piece of pending work of a seat; the one on top of `todo` is next. Plain data, so a match can be saved, sent and
 * resumed in the middle of any action.
 */
export type Frame =
  /** Take up to so many cubes from the Stock Yard, so many of them coal. */
  | Readonly<{ do: 'take'; seat: Seat; cubes: number; coal: number }>
  /**
   * Up to `times` trades: `iron` ore for a steel bar at most `steel` times, `rubble` for a stone at most `stone` times.
   */
  | Readonly<{ do: 'trade'; seat: Seat; times: number; steel: number; stone: number; iron: number; rubble: number }>
  /** Dig at today’s rate. */
  | Readonly<{ do: 'dig'; seat: Seat }>
  /** Empty the next space with rubble. */
  | Readonly<{ do: 'clear'; seat: Seat }>
  /** Lay track at today’s rate. */
  | Readonly<{ do: 'lay'; seat: Seat }>
  /** Build on a site or buy a train. `ifBuilt`: only after a Build action by anyone this round. */
  | Readonly<{ do: 'build'; seat: Seat; ifBuilt: boolean }>
  /** Take a contract from the Site Office. */
  | Readonly<{ do: 'contract'; seat: Seat }>
  /** Move the surveyor on. */
  | Readonly<{ do: 'survey'; seat: Seat }>
  /** Choose the disc in the middle of the weather track. */
  | Readonly<{ do: 'disc'; seat: Seat }>
  /** Move a labourer to another space. */
  | Readonly<{ do: 'move'; seat: Seat }>
  /** Draw contracts: the card that says so may be kept instead of one of them. */
  | Readonly<{ do: 'draw'; seat: Seat; contracts: number; card: number }>
  /** Keep one of these contracts, the card just used among them. */
  | Readonly<{ do: 'keep'; seat: Seat; contracts: readonly number[]; card: number }>
  /** Draw cubes from the bag and keep them. */
  | Readonly<{ do: 'bag'; seat: Seat; cubes: number }>
  /** The labourer goes home from its space. */
  | Readonly<{ do: 'home'; seat: Seat; area: number; space: number }>
export type Do = Frame['do']
/** The frame of one type. */
export type FrameOf<D extends Do> = Extract<Frame, { do: D }>

/** A train in the Engine Shed, with the coal on it. */
export interface Shed {
  train: number
  coal: number
}

/** Everything true in Snowdonia at one moment. Plain JSON; everything in it is public. */
export interface Position {
  phase: Phase
  readonly settings: Settings
  /** The round, from 1; 0 before the first. */
  round: number
  /** The seat with the start player marker; -1 before it is drawn. */
  start: Seat
  /** The marker can’t move again this round (contract 22). */
  isStartFixed: boolean
  /** No contract may be used for the rest of the round (contract 13). */
  isLocked: boolean
  /** Build actions done this round, by anyone. */
  builds: number

  /** By space of the line (`Line.spaces`): rubble left. */
  rubble: number[]
  /** By space of the line: who laid the track, or emptied the excavation site. `free`, `lost` or seat + 1. */
  owners: number[]
  /** By track, from the start of the line: the number of its card (`Box.tracks`). Empty before the deal. */
  tracks: number[]
  /** By building site (`Line.sites`): `free`, `lost` or seat + 1. */
  sites: number[]
  /** By station of the line: true once an event has completed it. */
  closed: boolean[]
  /** At which end of the line events begin: 0 the first station, 1 the last; -1 until chosen. */
  post: number

  bag: Cubes & { event: number }
  yard: Cubes
  /** Steel bars left in the general supply. */
  steel: number
  /** Occupied spaces of the event track, from 1, in ascending order. */
  events: number[]
  /** Trains may be bought. */
  isForSale: boolean
  /** Trains that can be bought, in numerical order. */
  shed: Shed[]
  /** The train set aside, which nobody can buy; 0 in a match of one. */
  aside: number
  /** No rubble was left at the end of a round: area B is a building site now. */
  isDug: boolean

  /** Indices of the work-rate markers on their tracks. */
  dig: number
  lay: number
  /** The weather of this round; undefined is no JSON, so `none` in the first. */
  sky: Weather | 'none'
  /** The discs of the next round and of the one after it. `none` before the deal. */
  coming: (Weather | 'none')[]
  /** The back of the top contract; `none` if the deck is empty or before the deal. */
  back: Weather | 'none'
  /** Contracts in the deck, in ascending order: which comes next is drawn when it comes. */
  deck: number[]
  /** Contracts discarded, in order. */
  discard: number[]
  /** The Site Office, from its first space; 0 where a card is missing. */
  office: number[]

  boards: Board[]
  /** By area from A, by space: the seat of the labourer there, -1 for none. G has as many as stand there. */
  work: Seat[][]

  /**
   * Bookkeeping from here on, which no effect tells. The seat asked to choose an end, place a labourer or use a card.
   */
  seat: Seat
  /** The area that is resolved, from 0; -1 outside of that. */
  area: number
  /** The next stage in that area: contracts, labourers, or what was done after them. */
  stage: 'cards' | 'labour' | 'extras'
  /** Seats that may still use contracts for the area, the next one first. */
  window: Seat[]
  /** Pending work, the next piece last. */
  todo: Frame[]
  /** Seats that have not answered yet: for train maintenance, or for the contracts they score. */
  asked: Seat[]
  /** Trains returned for lack of maintenance that wait for coal. */
  returned: number[]
  /** White cubes drawn whose events are still to come. */
  due: number
}

/** The board of a seat. */
export const boardOf = (p: Position, seat: Seat): Board => need(p.boards[seat], 'a board')

/** Number of cubes. */
export const sumOf = ({ iron, stone, coal }: Readonly<Cubes>): number => iron + stone + coal

/** Cubes in the bag, white ones included. */
export const inBag = ({ bag }: Position): number => sumOf(bag) + bag.event

/** Seats clockwise, beginning with the start player. */
export const inTurn = (p: Position): Seat[] => p.boards.map((_, at) => (p.start + at) % p.boards.length)

/** A copy that shares only data that is never changed in place. */
export function clonePosition(p: Position): Position {
  return {
    phase: p.phase,
    settings: p.settings,
    round: p.round,
    start: p.start,
    isStartFixed: p.isStartFixed,
    isLocked: p.isLocked,
    builds: p.builds,
    rubble: p.rubble.slice(),
    owners: p.owners.slice(),
    tracks: p.tracks.slice(),
    sites: p.sites.slice(),
    closed: p.closed.slice(),
    post: p.post,
    bag: { iron: p.bag.iron, stone: p.bag.stone, coal: p.bag.coal, event: p.bag.event },
    yard: { iron: p.yard.iron, stone: p.yard.stone, coal: p.yard.coal },
    steel: p.steel,
    events: p.events.slice(),
    isForSale: p.isForSale,
    shed: p.shed.map(({ train, coal }) => ({ train, coal })),
    aside: p.aside,
    isDug: p.isDug,
    dig: p.dig,
    lay: p.lay,
    sky: p.sky,
    coming: p.coming.slice(),
    back: p.back,
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    office: p.office.slice(),
    boards: p.boards.map(cloneBoard),
    work: p.work.map((spaces) => spaces.slice()),
    seat: p.seat,
    area: p.area,
    stage: p.stage,
    window: p.window.slice(),
    todo: p.todo.slice(),
    asked: p.asked.slice(),
    returned: p.returned.slice(),
    due: p.due,
  }
}

/** A copy of a board that shares nothing. */
export const cloneBoard = (board: Board): Board => ({
  goods: {
    iron: board.goods.iron,
    stone: board.goods.stone,
    coal: board.goods.coal,
    steel: board.goods.steel,
    rubble: board.goods.rubble,
  },
  markers: board.markers,
  labourers: board.labourers,
  hired: board.hired,
  train: board.train,
  hand: board.hand.slice(),
  used: board.used.slice(),
  active: board.active.slice(),
  surveyor: board.surveyor,
  scored: board.scored.slice(),
  end: board.end,
})
