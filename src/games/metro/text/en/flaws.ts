import { type FlawTexts, flawsIn } from '../flaws.ts'

const texts: FlawTexts = {
  tileCount: ({ have, need }, at) => `${at}: there should be ${need} tiles, one for each square, but there are ${have}`,
  badValue: ({ expected, received }, at) => `${at}: expected ${expected}, found ${received}`,
  seats: (_, at) => `${at}: the match has a different number of seats`,
  tiles: ({ tiles }, at) =>
    `${at}: each of the 60 tiles must be in one place, but ${tiles} are listed, or one is listed twice`,
  copies: ({ face }, at) => `${at}: there are more tiles of the kind ${face} than the box has`,
  cell: ({ cell }, at) => `${at}: square ${cell} has two tiles, or is part of the city. Take a tile away`,
  shown: (_, at) => `${at}: only tiles that someone holds are shown, each of them once`,
  drawn: (_, at) => `${at}: this must be a tile of the seat whose turn it is, or -1`,
  notOver: (_, at) => `${at}: there are trains left. Set it to turn`,
  over: (_, at) => `${at}: the match would be over there. Set it to over`,
}

/** Flaws of an edition, options or a made-up position, and where they are. */
export const flawText = flawsIn(texts, 'the whole', 'this isn’t possible')
