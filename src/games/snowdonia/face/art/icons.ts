import sheet from '../../../../../assets/snowdonia/icons.svg?drawings'
import { colours } from '../../../../kit/tokens.ts'
import { circle, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'
import { iconsOf, signs } from '../../../../stage/kit/icons.ts'
import { weatherDisc } from './discs.ts'
import { rackEngine } from './engines.ts'
import { startToken } from './figures.ts'
import { good } from './goods.ts'

const { ink } = colours
const own = (name: string) => drawing(sheet, name)

const pictures = {
  ...signs,
  coal: [good('coal', 0, 0, 32)],
  steel: [good('steel', 0, 0, 32)],
  any: [good('stone', -6, 4, 20), good('iron', 6, 3, 20), good('coal', 0, -6, 20)],
  heap: [good('rubble', -7.6, 5, 17.4), good('rubble', 7.6, 5, 17.4), good('rubble', 0, -5, 17.4)],
  engine: [rackEngine(-15.5, 13, 0.72, 4)],
  start: [startToken(0, 0, 32)],
  labourer: own('labourer'),
  ghost: own('ghost'),
  contract: own('contract'),
  spanner: own('spanner'),
  lock: own('lock'),
  spot: own('spot'),
  clear: own('clear'),
  back: own('back'),
  news: own('news'),
  sun: [weatherDisc(0, 0, 14.7, 'sun')],
  rain: [weatherDisc(0, 0, 14.7, 'rain')],
  fog: [weatherDisc(0, 0, 14.7, 'fog')],
}

/** The names of the icons. */
export type IconName = keyof typeof pictures

/** An icon centred at `x`, `y` in a square of `size`. */
export const icon = iconsOf(pictures, ['track', 'station', 'summit', 'engine', 'pick', 'ghost'])

/** The letter of a workplace, on brass where one may work, on pewter where not, or on ink. */
export function areaLetter(x: number, y: number, r: number, letter: string, tone: 'brass' | 'pewter' | 'ink'): Shape[] {
  const [fill, edge, on] = {
    brass: [colours.brass, '#5d4315', colours.brassInk],
    pewter: [colours.pewter, '#4a5358', colours.slate900],
    ink: [ink, ink, colours.paper],
  }[tone]
  return [
    circle(x, y, r, fill ?? ink, { stroke: stroke(edge ?? ink, Math.max(1, r * 0.09)) }),
    text(x, y + r * 0.58, letter, { font: 'display', size: r * 1.62, anchor: 'middle', colour: on ?? ink }),
  ]
}
