import sheet from '../../../../../assets/foothills/icons.svg?drawings'
import { drawing } from '../../../../stage/art/sheet.ts'
import { cube } from '../../../../stage/kit/cubes.ts'
import { iconsOf, signs } from '../../../../stage/kit/icons.ts'

const own = (name: string) => drawing(sheet, name)

const pictures = {
  ...signs,
  resource: [cube(-6, 3, 19, 'stone'), cube(6, -3, 19, 'iron')],
  passenger: own('passenger'),
  flip: own('flip'),
  pub: own('pub'),
  buffer: own('buffer'),
  navvy: own('navvy'),
  home: own('home'),
  card: own('card'),
  /** A ticket for no particular line. */
  ticket: own('ticket'),
  cross: own('cross'),
  next: own('next'),
  done: own('done'),
}

/** Names of the icons. */
export type IconName = keyof typeof pictures

/** An icon centred at `x`, `y` in a square of `size`. */
export const icon = iconsOf(pictures, ['track', 'station', 'navvy', 'buffer', 'summit', 'home'])
