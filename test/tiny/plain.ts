import { type SeatStyle, seatStyles } from '../../src/kit/tokens.ts'
import { colours } from '../../src/overlay/words/en/index.ts'
import type { Size } from '../../src/stage/face.ts'

/** The house’s colours, in the order of its seats. */
const names = [colours.blue, colours.green, colours.red, colours.yellow, colours.lilac, colours.black]

const plain: readonly (readonly [name: string, style: SeatStyle])[] = [
  ['Red', { colour: 'red', pattern: 2 }],
  ['Brass', { colour: 'brass', pattern: 3 }],
  ['Green', { colour: 'green', pattern: 1 }],
  ['Blue', { colour: 'blue', pattern: 0 }],
  ['Heather', { colour: 'heather', pattern: 4 }],
  ['Pewter', { colour: 'pewter', pattern: 5 }],
]

/** The colours people chose, by seat: numbers of the house's looks. */
interface Chosen {
  readonly colours?: readonly number[]
}

const chosen = ({ colours = [] }: Chosen, seat: number) => colours[seat] ?? -1

/** The looks of six seats in titles for tests: unlike those of any other title, unless people chose. */
export function plainSeat(p: Chosen, seat: number): SeatStyle {
  const at = chosen(p, seat)
  const style = Object.values(seatStyles)[at]
  const letter = names[at]?.letter
  if (style && letter !== undefined) return { ...style, letter }
  return plain[seat]?.[1] ?? { colour: 'paper', pattern: 0 }
}

/** A seat's name: its colour. */
export const plainName = (p: Chosen, seat: number): string =>
  names[chosen(p, seat)]?.name ?? plain[seat]?.[0] ?? `Seat ${seat}`

/** A picture in one colour, with its name. */
export const plainScene = (name: string, { w, h }: Size, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><title>${name}</title><rect width="${w}" height="${h}" fill="${ground}"/></svg>`
