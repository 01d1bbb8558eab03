import { colours } from '../../../../kit/tokens.ts'
import { diamonds, dots, type SeatMark } from '../../../../stage/kit/paints.ts'

const looks: readonly [SeatMark, SeatMark] = [
  {
    name: 'Blue',
    letter: 'B',
    colour: colours.blue,
    light: colours.blueHi,
    dark: colours.blueLo,
    pattern: diamonds(colours.blue, colours.blueHi),
  },
  {
    name: 'Green',
    letter: 'G',
    colour: colours.green,
    light: colours.greenHi,
    dark: colours.greenLo,
    pattern: dots(colours.green, colours.greenHi),
  },
]

/** The look of a board's colour: 0 blue, 1 green. */
export const seatLook = (colour: number): SeatMark => (colour === 0 ? looks[0] : looks[1])
