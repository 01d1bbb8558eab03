import type { SeatStyle } from '../../src/kit/tokens.ts'
import type { Size } from '../../src/stage/face.ts'

const styles: readonly SeatStyle[] = [
  { colour: 'red', pattern: 2 },
  { colour: 'brass', pattern: 3 },
  { colour: 'green', pattern: 1 },
  { colour: 'blue', pattern: 0 },
  { colour: 'heather', pattern: 4 },
  { colour: 'pewter', pattern: 5 },
]

/** The looks of six seats in titles for tests, unlike those of any other title. */
export const plainSeat = (seat: number): SeatStyle =>
  styles[seat] ?? { colour: 'paper', pattern: 0 }

/** A picture in one colour, with its name. */
export const plainScene = (name: string, { w, h }: Size, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><title>${name}</title><rect width="${w}" height="${h}" fill="${ground}"/></svg>`
