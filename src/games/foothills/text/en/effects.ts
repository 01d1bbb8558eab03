import { sentence } from '../goods.ts'

/** Lines of the log. */
export const dealt = (name: string, lines: string): string => `${name} goes first. Lines in play: ${lines}.`
export const selected = (name: string, side: string): string => `${name} played ${side}.`
export const skipped = (name: string): string => `${name} couldn’t play any card and missed the turn.`
export const fromBag = (cubes: string): string => `From the bag: ${cubes}.`
export const noCubes = 'no cubes'
export const found = (name: string, goods: string): string => `${name} found ${goods} in the bag.`
export const drew = (name: string, goods: string): string => `${name} drew ${goods}.`
export const kept = (name: string, goods: string, rest: string): string =>
  `${name} kept ${goods}. ${sentence(rest)} went to the stockyard.`
const from = { yard: 'from the stockyard', bag: 'from the bag' } as const
export const took = (name: string, kind: string, place: keyof typeof from): string =>
  `${name} took ${kind} ${from[place]}.`
export const gained = (name: string, goods: string): string => `${name} gained ${goods}.`
export const paid = (name: string, goods: string): string => `${name} paid ${goods}.`
export const dug = (name: string, rubble: number, station: string): string =>
  `${name} removed ${rubble} rubble from ${station}.`
export const cleared = (name: string, station: string): string => `${name} cleared ${station} (+1 VP).`
export const gave = (name: string, other: string, rubble: number): string => `${name} gave ${other} ${rubble} rubble.`
export const laid = (name: string, station: string): string => `${name} laid track at ${station} (+1 VP).`
export const built = (name: string, space: string): string => `${name} built a station at ${space}.`
export const wentHome = (name: string): string => `${name}’s surveyor went home.`
export const wentToPub = (name: string): string => `${name}’s surveyor went to the pub.`
export const wentTo = (name: string, station: string): string => `${name}’s surveyor went to ${station}.`
export const ticket = (name: string, station: string): string => `${name} gained the ${station} ticket.`
export const summit = (name: string): string => `${name} claimed the summit chit.`
export const flipped = (name: string, side: string, other: string): string => `${name} flipped ${side} to ${other}.`
export const scored = (name: string, card: string): string => `${name} scored ${card}.`
export const event = 'A white cube came up.'
export const navvy = (station: string): string => `Navvies built at ${station}.`
export const completed = (line: string): string => `The ${line} was completed.`
export const completedWith = (line: string, stop: number, of: number): string =>
  `The ${line} was completed: buffer stop ${stop} of ${of}.`
export const ending = {
  stops: 'The last buffer stop was placed. The match ends soon.',
  navvies: 'No more navvies could be placed. The match ends soon.',
}
export const returned = (cubes: string): string => `${sentence(cubes)} went back into the bag.`
export const over = 'The match is over.'
/** Where something is that has no name. */
export const somewhere = 'the table'
