import { need } from '../../kit/assert.ts'
import type { Seat } from '../../rules/game.ts'
import type { Box, Goods } from './box.ts'
import type { CardLayout } from './layout.ts'
import type { Verb, VerbOf } from './verbs/verb.ts'

export type Phase = 'deal' | 'provide' | 'select' | 'perform' | 'flip' | 'endCheck' | 'over'

/** Where a surveyor is when on no station card. */
export const home = -1
export const pub = -2

/** Cubes of the resource bag and the stockyard. */
export interface Cubes {
  iron: number
  stone: number
  event: number
}
export type Kind = 'iron' | 'stone'
export type Cube = Kind | 'event'
/** Where a gained resource comes from: the stockyard, or the bag by looking. */
export type Source = 'yard' | 'bag'

/** Points received during the match, by source. */
export interface Earned {
  cleared: number
  track: number
  bonus: number
  exchange: number
}

/** A player board and what belongs to it. */
export interface Board {
  /** 0 blue, 1 green. */
  colour: number
  supply: Goods
  /** A bit for each ticket held. */
  tickets: number
  /** The action card in each of the five slots; -1 if none is left. */
  cards: number[]
  /** A bit for each slot whose card is grey side up. */
  grey: number
  /** Cards in the scoring pile, in order. */
  pile: number[]
  /** A station's index, `home` or `pub`. */
  surveyor: number
  /** Stations built (the station counter) and tracks laid. */
  stations: number
  tracks: number
  earned: Earned
}

/**
 * One piece of pending work; the one on top of `todo` is next. Plain data, so a match can be saved, sent and resumed in
 * the middle of any card.
 */
export type Frame =
  /** A verb not yet begun; `station` is its card, -1 for an action card. */
  | Readonly<{ do: 'verb'; verb: Verb; station: number }>
  /** Take up to `left` more resources from the stockyard. */
  | Readonly<{ do: 'take'; left: number; taken: number }>
  /** Receive one resource from the stockyard or the bag. */
  | Readonly<{ do: 'gain'; kind: Kind | 'any' }>
  /** Do up to `left` more of the deals. */
  | Readonly<{ do: 'deal'; verb: VerbOf<'upTo'>; left: number; done: number; station: number }>
  /** Remove `left` more rubble; `used` are the lines dug so far. */
  | Readonly<{ do: 'dig'; verb: VerbOf<'dig'>; left: number; used: readonly number[] }>
  | Readonly<{ do: 'build'; verb: VerbOf<'build'> }>
  | Readonly<{ do: 'survey'; verb: VerbOf<'survey'> }>
  /** The surveyor may step onto the station card just built on. */
  | Readonly<{ do: 'hop'; station: number }>
  | Readonly<{ do: 'ticket' }>
  /** Score an action card; `may`: it is optional. */
  | Readonly<{ do: 'score'; may: boolean }>
  /** Flip any number of cards now; a bit for each slot done. */
  | Readonly<{ do: 'flipAny'; flipped: number }>
  /** Cubes to be drawn into the stockyard; events happen. */
  | Readonly<{ do: 'refill'; cubes: number }>
  /** Cubes to be drawn into the hand, events put back; `keep` of them stay. */
  | Readonly<{ do: 'draw'; cubes: number; keep: number }>
  /** Cubes in the hand, of which `keep` stay and the rest go to the stockyard. */
  | Readonly<{ do: 'keep'; iron: number; stone: number; keep: number }>
export type Do = Frame['do']
/** The frame of one type. */
export type FrameOf<D extends Do> = Extract<Frame, { do: D }>

/** Readings of the rulebook that a match may choose differently. All false: our rulings. */
export interface Readings {
  /** An additional flip alone makes a card selectable. */
  readonly flipIsPart: boolean
  /** A surveyor in the pub may “move” to the pub again. */
  readonly pubToPub: boolean
  /** “Refill” on a card draws exactly six cubes instead of filling up to six. */
  readonly refillSix: boolean
  /** A surveyor at home has no adjacent cards (otherwise any starting station, as from the pub). */
  readonly homeIsFar: boolean
}

/** Everything true in Foothills at one moment. Plain JSON; everything in it is public. */
export interface Position {
  phase: Phase
  /** Lines in play, a bit each; 0 before the deal. */
  lines: number
  /** The seat with the starting player chit. */
  start: Seat
  /** The seat in turn. */
  seat: Seat
  /** Turns begun so far. */
  turn: number
  /** The end was triggered. */
  ending: boolean
  /** Slot of the card selected this turn; -1 none, or it was scored away. */
  selected: number
  /** Additional action cards that may still be flipped in step 3. */
  flips: number
  /** A bit for each slot whose card may not be flipped additionally: gained, or flipped that way, this turn. */
  fresh: number
  /** Pending work, the next piece last. */
  todo: Frame[]
  yard: Cubes
  bag: Cubes
  /** Rubble on each station card. */
  rubble: number[]
  /** Each track space: 0 free, else seat + 1. */
  tracks: number[]
  /** Each station space: 0 free, else seat + 1. */
  spaces: number[]
  /** 1 for each station card under a navvy tile. */
  navvies: number[]
  /** Lines with a buffer stop, in the order they were completed. */
  stops: number[]
  /** Neutral action cards in the general supply. */
  spare: number[]
  /** The seat with the summit chit; -1 if no one. */
  summit: Seat
  boards: Board[]
  readonly readings: Readings
  /** This is the rematch after a tie: a second tie is a draw. */
  readonly second: boolean
}

/** The layout of the station cards in this position. */
export function layoutOf(box: Box, p: Position): CardLayout {
  return need(box.layouts[p.lines], 'the layout of the lines in play')
}

/** The board of a seat. */
export function boardOf(p: Position, seat: Seat): Board {
  return need(p.boards[seat], 'a board')
}

/** True for a station card of a line in play. */
export const isInPlay = (box: Box, p: Position, station: number): boolean =>
  (layoutOf(box, p).linesOf[station] ?? []).length > 0

/** The seat across the table. */
export const other = (seat: Seat): Seat => 1 - seat

/** Resources in the stockyard; white cubes do not count (“Refilling the Stockyard”). */
export const inYard = (p: Position): number => p.yard.iron + p.yard.stone

/** Resources in the bag. */
export const inBag = (p: Position): number => p.bag.iron + p.bag.stone

/** Cubes of one kind in the hand: drawn from the bag, some of them to be kept. */
export const inHand = ({ todo }: Position, kind: Kind): number =>
  todo.reduce((sum, frame) => sum + (frame.do === 'keep' ? frame[kind] : 0), 0)

/** The slot of a card on a board: 0 to 4, or -1. */
export const slotOf = (board: Board, card: number): number => board.cards.indexOf(card)

/**
 * A copy that shares only data that is never changed in place. Written out in the order of `setup`, it has the same
 * shape inside the engine; a copy by spreading is slower to make and to read.
 */
export function clonePosition(p: Position): Position {
  return {
    phase: p.phase,
    lines: p.lines,
    start: p.start,
    seat: p.seat,
    turn: p.turn,
    ending: p.ending,
    selected: p.selected,
    flips: p.flips,
    fresh: p.fresh,
    todo: p.todo.slice(),
    yard: cloneCubes(p.yard),
    bag: cloneCubes(p.bag),
    rubble: p.rubble.slice(),
    tracks: p.tracks.slice(),
    spaces: p.spaces.slice(),
    navvies: p.navvies.slice(),
    stops: p.stops.slice(),
    spare: p.spare.slice(),
    summit: p.summit,
    boards: p.boards.map(cloneBoard),
    readings: p.readings,
    second: p.second,
  }
}

const cloneCubes = ({ iron, stone, event }: Cubes): Cubes => ({ iron, stone, event })

const cloneBoard = (board: Board): Board => ({
  colour: board.colour,
  supply: cloneGoods(board.supply),
  tickets: board.tickets,
  cards: board.cards.slice(),
  grey: board.grey,
  pile: board.pile.slice(),
  surveyor: board.surveyor,
  stations: board.stations,
  tracks: board.tracks,
  earned: cloneEarned(board.earned),
})

const cloneGoods = ({ iron, stone, rubble, passengers }: Goods): Goods => ({ iron, stone, rubble, passengers })

const cloneEarned = ({ cleared, track, bonus, exchange }: Earned): Earned => ({ cleared, track, bonus, exchange })
