import { sentence } from '../goods.ts'

/** Where cubes come from. */
export const from = { yard: 'from the stockyard', bag: 'from the bag' }

/** Labels of buttons. */
export const take = (kind: string): string => `Take ${kind}`
export const gain = (kind: string, place: keyof typeof from): string => `${sentence(kind)} ${from[place]}`
export const dig = (line: string): string => `Dig on the ${line}`
export const lay = (station: string, price: string): string => `Lay track at ${station}: ${price}`
export const trade = 'Trade'
export const build = (space: string, price: string): string => `Build ${space}: ${price}`
export const justBuild = 'Build'
export const goHome = 'Go home'
export const goToPub = 'Go to the pub'
export const goTo = (station: string): string => `Go to ${station}`
export const flip = (side: string): string => `Flip ${side}`
export const score = (card: string): string => `Score ${card}`
/** The card that takes the place of a scored one. */
export const instead = (card: string): string => `take ${card}`
export const ticket = (station: string): string => `${station} ticket`
export const keep = (goods: string): string => `Keep ${goods}`
export const done = {
  flipping: 'Done flipping',
  moving: 'Stay put',
  scoring: 'Don’t score',
  digging: 'Take the rest from the supply',
  otherwise: 'Done',
}
