import type { Seat } from '../../rules/game.ts'
import type { Cube, Earned, Kind, Source } from './position.ts'

/**
 * One thing that happened; applying it changes the table. Also the only source of animation, sound, captions and the
 * log. Stations, cards and tickets are indices into the box; lines count from 0.
 */
export type Effect =
  /** The table was set up: lines in play (a bit each), spare cards, who begins. */
  | Readonly<{ type: 'dealt'; lines: number; spare: readonly number[]; start: Seat }>
  | Readonly<{ type: 'turn'; seat: Seat; turn: number }>
  | Readonly<{ type: 'selected'; seat: Seat; card: number; grey: boolean }>
  /** No card could be selected: the turn is skipped and a navvy placed. */
  | Readonly<{ type: 'skipped'; seat: Seat }>
  /** Cubes left the bag for the stockyard, one after another. */
  | Readonly<{ type: 'drew'; cubes: readonly Cube[] }>
  /** Cubes left the bag for the player's hand, blindly or (`looked`) by choice. */
  | Readonly<{ type: 'drewHand'; seat: Seat; iron: number; stone: number; looked: boolean }>
  /** Cubes not kept went to the stockyard, the others to the supply. */
  | Readonly<{ type: 'kept'; seat: Seat; iron: number; stone: number; restIron: number; restStone: number }>
  /** One resource went to the player's supply. */
  | Readonly<{ type: 'took'; seat: Seat; kind: Kind; from: Source }>
  /** Rubble or passengers came from the general supply. */
  | Readonly<{ type: 'received'; seat: Seat; what: 'rubble' | 'passengers'; count: number }>
  /** Goods left the player's supply: resources to the bag, the rest to the general supply. */
  | Readonly<{ type: 'paid'; seat: Seat; iron: number; stone: number; rubble: number; passengers: number }>
  /** Rubble went from a card to the player's supply. */
  | Readonly<{ type: 'dug'; seat: Seat; station: number; count: number }>
  /** The last rubble left a card. */
  | Readonly<{ type: 'cleared'; seat: Seat; station: number }>
  | Readonly<{ type: 'gave'; seat: Seat; to: Seat; rubble: number }>
  /** A track tile; `space` is 0 for the left track space. */
  | Readonly<{ type: 'laid'; seat: Seat; station: number; space: number }>
  | Readonly<{ type: 'built'; seat: Seat; station: number; space: number }>
  /** Points, by their source; `station` is the one that earned them, else -1. */
  | Readonly<{ type: 'earned'; seat: Seat; points: number; source: keyof Earned; station: number }>
  /** A surveyor went from one place to another (a station, home -1, the pub -2). */
  | Readonly<{ type: 'surveyed'; seat: Seat; from: number; to: number }>
  | Readonly<{ type: 'ticket'; seat: Seat; ticket: number }>
  | Readonly<{ type: 'summit'; seat: Seat }>
  | Readonly<{ type: 'flipped'; seat: Seat; card: number; grey: boolean }>
  /** A card went to the scoring pile; `spare` took its place (-1: none left). */
  | Readonly<{ type: 'scored'; seat: Seat; card: number; spare: number; slot: number }>
  /** A white cube: an event. */
  | Readonly<{ type: 'event' }>
  /** A navvy tile covers a card; `rubble` cubes left it for the general supply. */
  | Readonly<{ type: 'navvy'; station: number; rubble: number }>
  /** A line is complete; `stop` is the number of its buffer stop, 0 if none was left. */
  | Readonly<{ type: 'completed'; line: number; stop: number }>
  /** The end was triggered. */
  | Readonly<{ type: 'ending'; why: 'stops' | 'navvies' }>
  /** White cubes went back to the bag at the end of a turn. */
  | Readonly<{ type: 'returned'; events: number }>
  | Readonly<{ type: 'over' }>
export type EffectType = Effect['type']
/** The effect of one type. */
export type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>
