import { sentence } from '../goods.ts'
import { at, ofTicket, to } from './places.ts'

/** Where cubes come from. */
export const from = { yard: 'o’r iard', bag: 'o’r bag' }

/** Labels of buttons. */
export const take = (kind: string): string => `Cymryd ${kind}`
export const gain = (kind: string, place: keyof typeof from): string => `${sentence(kind)} ${from[place]}`
export const dig = (line: string): string => `${line}: clirio rwbel`
export const lay = (station: string, price: string): string => `Trac ${at(station)}: ${price}`
export const trade = 'Cyfnewid'
export const build = (space: string, price: string): string => `Adeiladu ${space}: ${price}`
export const justBuild = 'Adeiladu'
export const goHome = 'Mynd adref'
export const goToPub = 'Mynd i’r dafarn'
export const goTo = (station: string): string => `Mynd ${to(station)}`
export const flip = (side: string): string => `Troi ${side}`
export const score = (card: string): string => `Sgorio ${card}`
/** The card that takes the place of a scored one. */
export const instead = (card: string): string => `a chymryd ${card}`
export const ticket = (station: string): string => sentence(ofTicket(station))
export const keep = (goods: string): string => `Cadw ${goods}`
export const done = {
  flipping: 'Wedi gorffen troi',
  moving: 'Aros',
  scoring: 'Peidio â sgorio',
  digging: 'Cymryd y gweddill o’r stôr',
  otherwise: 'Gorffen',
}
