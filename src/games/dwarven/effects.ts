import type { Seat } from '../../rules/game.ts'
import type { Part } from './moves.ts'

/** The throws of one seat in a dispute. */
export interface Throws {
  readonly seat: Seat
  /** Two dice for each pawn. */
  readonly dice: readonly (readonly [number, number])[]
  /** The best total, with rating and bonus. */
  readonly total: number
}

/**
 * One thing that happened; applying it changes the table. Also the only source of animation, sound, captions and the
 * log. Cards, sites and segments go by their numbers; `cost`, `money` and the like are in Cu.
 */
export type Effect =
  /** The table was set up: who starts, and by seat the bases and the first transport. */
  | Readonly<{ type: 'dealt'; start: Seat; bases: readonly (readonly number[])[]; transports: readonly number[] }>
  | Readonly<{ type: 'turn'; turn: number }>
  /** A surveyor went to a segment. */
  | Readonly<{ type: 'surveyed'; seat: Seat; segment: number; rating: number }>
  /** A player’s paper clip joins two sites. The surveyor comes next. */
  | Readonly<{ type: 'clipped'; seat: Seat; a: number; b: number }>
  /** An agent went to a card, or to the deck: 0. */
  | Readonly<{ type: 'prospected'; seat: Seat; card: number; rating: number }>
  /** A player called a race. */
  | Readonly<{ type: 'called'; seats: readonly Seat[]; segments: readonly number[] }>
  /** Dice for a segment or a card. `winner` is -1 after a tie. */
  | Readonly<{ type: 'rolled'; track: boolean; on: number; throws: readonly Throws[]; winner: Seat }>
  /** Dice for two segments; only the winner’s may be built. */
  | Readonly<{ type: 'raced'; segments: readonly number[]; throws: readonly Throws[]; winner: Seat }>
  /** An auction begins. */
  | Readonly<{ type: 'auction'; card: number; seats: readonly Seat[] }>
  /** The Guild rolled dice for how far a seat of its bids, in Cu. */
  | Readonly<{ type: 'limit'; seat: Seat; card: number; dice: readonly number[]; money: number }>
  | Readonly<{ type: 'bid'; seat: Seat; card: number; money: number }>
  | Readonly<{ type: 'dropped'; seat: Seat; card: number }>
  /** Nobody has bid: the card stays. */
  | Readonly<{ type: 'unsold'; card: number }>
  /** A die for a consecutive build; 0: the first segment was lost, so there was none. */
  | Readonly<{ type: 'chained'; seat: Seat; segment: number; die: number; works: boolean }>
  /** A segment was paid for and has a player’s cube. */
  | Readonly<{ type: 'laid'; seat: Seat; segment: number; cost: number }>
  /** A mine, a person or a transport came to a player: from the row, or as the card drawn. */
  | Readonly<{ type: 'took'; seat: Seat; card: number; cost: number }>
  /** A passenger route was claimed: by taking the card, or by a cube on it. */
  | Readonly<{ type: 'claimed'; seat: Seat; card: number; cost: number; cube: boolean }>
  /** A cube left a segment, which is free again. */
  | Readonly<{ type: 'lifted'; seat: Seat; segment: number }>
  /** A cube left a passenger card. */
  | Readonly<{ type: 'recalled'; seat: Seat; card: number }>
  /** Something won was left; to the next in the dispute, if there is one. */
  | Readonly<{ type: 'left'; seat: Seat; track: boolean; on: number }>
  /** A transport beyond those allowed became an upcard. */
  | Readonly<{ type: 'released'; seat: Seat; card: number }>
  /** A card was drawn for an agent, who goes home; `again`: one more for the same agent. */
  | Readonly<{ type: 'drew'; seat: Seat; card: number; rating: number; again: boolean }>
  /** The card drawn became an upcard. */
  | Readonly<{ type: 'turnedUp'; card: number }>
  /** An event went under the deck; its effect is told next. */
  | Readonly<{ type: 'event'; card: number }>
  /** A storm was set aside: snow lies in the next turn. */
  | Readonly<{ type: 'storm'; card: number }>
  /** By market: the rungs of the five prices before and after. */
  | Readonly<{ type: 'prices'; from: readonly (readonly number[])[]; rungs: readonly (readonly number[])[] }>
  /** An agent misses the next turn. */
  | Readonly<{ type: 'trapped'; seat: Seat; rating: number }>
  /** An event took Cu or brought some. */
  | Readonly<{ type: 'paid'; seat: Seat; money: number; card: number }>
  | Readonly<{ type: 'gained'; seat: Seat; money: number; card: number }>
  /** An event brought goods to a mine. */
  | Readonly<{ type: 'struck'; seat: Seat; mine: number; goods: number }>
  /** Mines were paid for. */
  | Readonly<{ type: 'operated'; seat: Seat; mines: readonly number[]; cost: number }>
  /** The die for all mines of a player. */
  | Readonly<{ type: 'die'; seat: Seat; die: number }>
  /** A mine brought goods, the die read as this face. */
  | Readonly<{ type: 'mined'; seat: Seat; mine: number; face: number; goods: number }>
  /** A mine is depleted, the die read as this face. */
  | Readonly<{ type: 'depleted'; seat: Seat; mine: number; face: number }>
  /** A depleted mine without goods went under the deck. */
  | Readonly<{ type: 'closed'; seat: Seat; mine: number }>
  /** A player made another an offer, which the two of them may see. */
  | Readonly<{ type: 'offered'; from: Seat; to: Seat; number: number }>
  /** An offer was refused or taken back. */
  | Readonly<{ type: 'refused'; from: Seat; to: Seat; number: number }>
  /** A deal: both give their parts. Its Cu is for the two of them to see. */
  | Readonly<{ type: 'agreed'; from: Seat; to: Seat; gives: Part; wants: Part }>
  /** Transports are off to clear snow. */
  | Readonly<{ type: 'sent'; seat: Seat; transports: readonly number[] }>
  | Readonly<{ type: 'cleared'; seat: Seat; segment: number }>
  /** Passenger revenue for so many locations. */
  | Readonly<{ type: 'tickets'; seat: Seat; open: number; money: number }>
  /** Goods came home over so many segments and were paid for, to their owner. */
  | Readonly<{
      type: 'shipped'
      seat: Seat
      mine: number
      base: number
      transports: readonly number[]
      goods: number
      segments: number
      price: number
      money: number
    }>
  /** The same for another player: Cu to the owner of the goods and to the carrier, and the fee to the carrier. */
  | Readonly<{
      type: 'carried'
      seat: Seat
      owner: Seat
      mine: number
      base: number
      transports: readonly number[]
      goods: number
      segments: number
      price: number
      money: number
      cut: number
      fee: number
    }>
  /** Nothing was carried: the fee went back. */
  | Readonly<{ type: 'feeBack'; owner: Seat; carrier: Seat; mine: number; fee: number }>
  | Readonly<{
      type: 'transhipped'
      seat: Seat
      from: number
      to: number
      transports: readonly number[]
      goods: number
      segments: number
    }>
  /** A purse is open from now on. */
  | Readonly<{ type: 'declared'; seat: Seat }>
  /** A player has reached the goal: the last turn. */
  | Readonly<{ type: 'goal'; seat: Seat }>
  /** The die of the market; the prices are told before and after it. */
  | Readonly<{ type: 'marketDie'; die: number }>
  /** Goods shipped went back to the supply. */
  | Readonly<{ type: 'returned' }>
  /** A storm blew upcards under the deck. */
  | Readonly<{ type: 'swept'; cards: readonly number[] }>
  /** Cards were drawn to fill the row: some become upcards, events go under the deck, storms are set aside. */
  | Readonly<{ type: 'filled'; upcards: readonly number[]; events: readonly number[]; storms: readonly number[] }>
  /** The cards under the deck became the deck. */
  | Readonly<{ type: 'reshuffled' }>
  /** All pawns went home, but for those trapped; unused clips came back. */
  | Readonly<{ type: 'recovered' }>
  /** Storms of last turn left the map; those of this turn bring snow. */
  | Readonly<{ type: 'weather'; snow: readonly number[] }>
  /** The start token went on. */
  | Readonly<{ type: 'token'; seat: Seat }>
  | Readonly<{ type: 'over' }>
export type EffectType = Effect['type']
/** The effect of one type. */
export type EffectOf<T extends EffectType> = Extract<Effect, { type: T }>

/** The name of a card, of a mine’s die or of the market’s die for testers who choose draws. */
const nameOf = (effect: Effect): readonly string[] => {
  if (effect.type === 'drew') return [`card ${effect.card}`]
  if (effect.type === 'filled')
    return [...effect.upcards, ...effect.events, ...effect.storms].map((card) => `card ${card}`)
  if (effect.type === 'die') return [`die ${effect.die}`]
  return effect.type === 'marketDie' ? [`market ${effect.die}`] : []
}

/** Whether a draw that told these effects brought these things, those of one kind in this order. */
export function brings(told: readonly Effect[], wanted: readonly string[]): boolean {
  const came = told.flatMap(nameOf)
  const kindOf = (name: string) => name.split(' ')[0]
  return wanted.every((name, at) => {
    const before = wanted.slice(0, at).filter((one) => kindOf(one) === kindOf(name)).length
    return came.filter((one) => kindOf(one) === kindOf(name))[before] === name
  })
}
