import type { Seat } from '../../rules/game.ts'
import type { EventKind, Weather } from './content/edition.ts'
import type { Cube, Kind } from './position.ts'

/**
 * One thing that happened; applying it changes the table. Also the only source of animation, sound, captions and the
 * log. Spaces and sites are indices into the `Line`; contracts and trains go by their number; areas count from 0.
 */
export type Effect =
  /** The table was set up: track cards in order, trains in the shed, the one set aside, who starts. */
  | Readonly<{ type: 'dealt'; start: Seat; tracks: readonly number[]; trains: readonly number[]; aside: number }>
  /** The first two discs of the weather track. */
  | Readonly<{ type: 'forecast'; coming: readonly Weather[] }>
  /** A player begins at an end of the line. */
  | Readonly<{ type: 'began'; seat: Seat; end: number }>
  /** The game’s own surveyor stands at an end. */
  | Readonly<{ type: 'posted'; seat: Seat; end: number }>
  | Readonly<{ type: 'round'; round: number }>
  /** Coal went to the bag, a labourer came from the pub. */
  | Readonly<{ type: 'hired'; seat: Seat; coal: number }>
  | Readonly<{ type: 'placed'; seat: Seat; area: number; space: number }>
  /** A labourer changed its space. */
  | Readonly<{ type: 'moved'; seat: Seat; area: number; space: number; toArea: number; toSpace: number }>
  /** The labourers of an area begin to work; contracts for it have been used. */
  | Readonly<{ type: 'area'; area: number }>
  /** A contract was used: turned sideways. */
  | Readonly<{ type: 'used'; seat: Seat; contract: number }>
  /** No contract may be used for the rest of the round. */
  | Readonly<{ type: 'locked'; seat: Seat }>
  /** The start player marker moved, or stays for the round (`fixed`). */
  | Readonly<{ type: 'lead'; seat: Seat; fixed: boolean }>
  /** Cubes came from the Stock Yard. */
  | Readonly<{ type: 'took'; seat: Seat; iron: number; stone: number; coal: number }>
  /** Cubes came from the bag; `event` white ones were drawn with them and put back. */
  | Readonly<{ type: 'drewBag'; seat: Seat; iron: number; stone: number; coal: number; event: number }>
  /** Iron ore (to the bag) became steel bars, rubble became stone (from the bag). */
  | Readonly<{ type: 'traded'; seat: Seat; iron: number; steel: number; rubble: number; stone: number }>
  /** Rubble went from a space to a player. */
  | Readonly<{ type: 'dug'; seat: Seat; space: number; count: number }>
  /** A player’s marker on the excavation site it emptied. */
  | Readonly<{ type: 'claimed'; seat: Seat; space: number }>
  /** A steel bar and a marker: a track card turned over. */
  | Readonly<{ type: 'laid'; seat: Seat; space: number }>
  /** The price paid for a building site, and a marker on it. */
  | Readonly<{ type: 'built'; seat: Seat; site: number; steel: number; stone: number; iron: number; rubble: number }>
  /** A cube from the bag for building at this station. */
  | Readonly<{ type: 'gift'; seat: Seat; kind: Kind }>
  /** A train left the shed for a player, with its coal. */
  | Readonly<{ type: 'bought'; seat: Seat; train: number; steel: number; iron: number; coal: number }>
  /** A train went back to the shed, without coal; out of the match if its owner plays alone. */
  | Readonly<{ type: 'returned'; seat: Seat; train: number }>
  /** Coal went from the bag onto a train in the shed. */
  | Readonly<{ type: 'fuelled'; train: number; coal: number }>
  /** A contract left the Site Office for a player. */
  | Readonly<{ type: 'contract'; seat: Seat; contract: number; space: number }>
  /** Contracts were drawn from the deck to choose from. */
  | Readonly<{ type: 'drew'; seat: Seat; contracts: readonly number[] }>
  /** One of them, or the card that drew them, was kept, the others discarded. */
  | Readonly<{ type: 'kept'; seat: Seat; contract: number; card: number; discarded: readonly number[] }>
  /** A surveyor went on to the next station; `marker`: it left a marker where it began. */
  | Readonly<{ type: 'surveyed'; seat: Seat; to: number; marker: boolean }>
  /** Another disc came into the middle of the weather track. */
  | Readonly<{ type: 'disc'; seat: Seat; weather: Weather }>
  /** A labourer went back to the personal supply, or to the pub. */
  | Readonly<{ type: 'home'; seat: Seat; area: number; space: number; pub: boolean }>
  /** No rubble is left: area B is a building site from the next round on. */
  | Readonly<{ type: 'allDug'; train: number }>
  /** Contracts left the Site Office unused. */
  | Readonly<{ type: 'dropped'; contracts: readonly number[] }>
  /** The cards of the Site Office moved to the left. */
  | Readonly<{ type: 'closedUp'; office: readonly number[] }>
  /** The discards became the deck. */
  | Readonly<{ type: 'reshuffled' }>
  /** The top contract of the deck came to a space of the Site Office. */
  | Readonly<{ type: 'filled'; contract: number; space: number }>
  /** A contract is on top of the deck now, and its back can be seen. */
  | Readonly<{ type: 'back'; weather: Weather }>
  /** The discs moved on; this is the weather of the next round, and what the rates come to (indices). */
  | Readonly<{ type: 'weather'; sky: Weather; coming: readonly Weather[]; dig: number; lay: number }>
  /** Cubes left the bag for the Stock Yard; white ones wait for their events. */
  | Readonly<{ type: 'stocked'; cubes: readonly Cube[] }>
  /** A white cube on the event track. Its effect is told next. */
  | Readonly<{ type: 'event'; space: number; kind: EventKind }>
  /** Rubble left a space for the general supply. */
  | Readonly<{ type: 'cleared'; space: number; count: number }>
  /** Track that nobody owns. */
  | Readonly<{ type: 'railed'; space: number }>
  /** A station was completed; its open sites are lost. */
  | Readonly<{ type: 'completed'; station: number }>
  /** Trains may be bought from now on. */
  | Readonly<{ type: 'forSale' }>
  /** Train maintenance is due for these seats. */
  | Readonly<{ type: 'upkeep'; seats: readonly Seat[] }>
  /** Maintenance was paid: a steel bar, or this contract (0 for none). */
  | Readonly<{ type: 'maintained'; seat: Seat; contract: number }>
  /** The game’s own surveyor went to the other end. */
  | Readonly<{ type: 'crossed'; end: number }>
  /** White cubes went from these spaces of the event track back to the bag. */
  | Readonly<{ type: 'cubesBack'; spaces: readonly number[] }>
  /** The contracts that a player scores. */
  | Readonly<{ type: 'scored'; seat: Seat; contracts: readonly number[] }>
  /** The match ends: the last track is laid, or the last marker placed. */
  | Readonly<{ type: 'ending'; why: 'track' | 'markers' }>
  | Readonly<{ type: 'over' }>
export type EffectType = Effect['type']
/** The effect of one type. */
export type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>
