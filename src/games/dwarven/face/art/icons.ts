import sheet from '../../../../../assets/dwarven/icons.svg?drawings'
import { colours } from '../../../../kit/tokens.ts'
import { drawing } from '../../../../stage/art/sheet.ts'
import { iconsOf, signs } from '../../../../stage/kit/icons.ts'
import { die } from './exchange.ts'
import { city, gate } from './halls.ts'
import { hauler } from './haulers.ts'
import { agent, plainCoat, surveyor } from './pawns.ts'

const own = (name: string) => drawing(sheet, name)
const flake = (colour: string) => drawing(sheet, 'flake', { colour })

const pictures = {
  ...signs,
  diamond: own('diamond'),
  ruby: own('ruby'),
  emerald: own('emerald'),
  gold: own('gold'),
  silver: own('silver'),
  copper: own('coppers'),
  purse: drawing(sheet, 'purse', { band: colours.brass }),
  ticket: own('ticket'),
  snow: flake('#ffffff'),
  snowOnPaper: flake('#2f6f8b'),
  out: own('out'),
  cage: own('cage'),
  mine: own('mine'),
  start: own('start'),
  surveyor: [surveyor(-2, 14, 0.62, plainCoat)],
  agent: [agent(-1, 14, 0.68, plainCoat)],
  troll: [hauler('troll', 0, 0, 0, 32)],
  giant: [hauler('giant', 0, 0, 0, 32)],
  dragon: [hauler('dragon', 2, 0, 0, 32)],
  die: [die(0, 0, 26, 5)],
  city: [city(0, 14, 0.72)],
  base: [gate(0, 14, 0.48)],
}

/** The names of the icons. */
export type IconName = keyof typeof pictures

/** An icon centred at `x`, `y` in a square of `size`. */
export const icon = iconsOf(pictures, ['out', 'mine', 'surveyor', 'agent', 'troll', 'track', 'pick'])
