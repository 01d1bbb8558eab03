import type { Seat } from '../../../rules/game.ts'
import { boardOf, type Position } from '../position.ts'

/*
 * “Solitaire Rules”: the two lists by which the Guild plays, side by side.
 */

/** Cards that agents are sent for. A person or a transport: one, while there are fewer than so many. */
export type Errand =
  | { readonly what: 'route' }
  | { readonly what: 'mine'; readonly within: number }
  | { readonly what: 'agent' | 'surveyor' | 'transport'; readonly below: number; readonly strongest: boolean }

/** Where surveyors are to lead track: to a passenger location, to the best mine owned, to mines being prospected. */
export type Goal = 'route' | 'owned' | 'prospected'

/** Expenses by kind. Track leads to a near mine, and to no far one; work is the operating of mines. */
export type Expense =
  | 'agent'
  | 'surveyor'
  | 'transport'
  | 'farMine'
  | 'farWork'
  | 'nearMine'
  | 'nearWork'
  | 'route'
  | 'chained'
  | 'track'

/** One of the two lists. */
export interface GuildList {
  /** In the order in which agents go. The rest of them go to the deck. */
  readonly errands: readonly Errand[]
  readonly goals: readonly Goal[]
  /** Dice that are added to the red number for the highest bid. */
  readonly dice: number
  /** Keeps the Cu for track to its best mine when paying. */
  readonly saves: boolean
  /** In the order in which they are dropped; track always comes last. */
  readonly drops: readonly Expense[]
}

/** The list of a poor player without a passenger route, and of everyone once a player has declared. */
const first: GuildList = {
  errands: [
    { what: 'route' },
    { what: 'mine', within: 5 },
    { what: 'agent', below: 2, strongest: true },
    { what: 'transport', below: 2, strongest: true },
    { what: 'surveyor', below: 2, strongest: true },
  ],
  goals: ['route', 'owned', 'prospected'],
  dice: 1,
  saves: true,
  drops: ['agent', 'surveyor', 'transport', 'farMine', 'farWork', 'nearMine', 'nearWork', 'route', 'chained', 'track'],
}

const second: GuildList = {
  errands: [
    { what: 'mine', within: 4 },
    { what: 'route' },
    { what: 'agent', below: 2, strongest: false },
    { what: 'transport', below: 4, strongest: false },
    { what: 'surveyor', below: 3, strongest: true },
  ],
  goals: ['owned', 'prospected', 'route'],
  dice: 2,
  saves: false,
  drops: ['route', 'nearWork', 'nearMine', 'farWork', 'farMine', 'transport', 'surveyor', 'agent', 'chained', 'track'],
}

/** Segments to a passenger location at most. */
export const routeWithin = 5

/** Cu with which a player without a route is poor. */
const poor = 40

/** “40 Cu or less and no Passenger Route or if any player has declared”, at this moment. */
function isFirst(p: Position, seat: Seat): boolean {
  const { money, tickets, rides } = boardOf(p, seat)
  return (money <= poor && tickets.length + rides.length === 0) || p.boards.some(({ declared }) => declared)
}

/** Settles the list for a seat whose turn to place has come: it holds to the end of the turn. */
export function settleList(p: Position, seat: Seat): void {
  const others = p.firsts.filter((one) => one !== seat)
  p.firsts = isFirst(p, seat) ? [...others, seat] : others
}

/** Whether a seat plays by the first list this turn. */
export const playsFirst = ({ firsts }: Position, seat: Seat): boolean => firsts.includes(seat)

/** The list by which a seat plays this turn. */
export const listOf = (p: Position, seat: Seat): GuildList => (playsFirst(p, seat) ? first : second)
