import { type FlawTexts, flawsIn } from '../flaws.ts'

const texts: FlawTexts = {
  badValue: ({ expected, received }, at) => `${at}: expected ${expected}, found ${received}`,
  contractTwice: ({ contract }, at) => `${at}: number ${contract} appears twice, or is 0`,
  fewTracks: ({ have, need }, at) => `${at}: a route needs ${need} track cards, but has ${have}`,
  seats: ({ need }, at) => `${at}: this match has ${need} seats`,
  size: ({ have, need }, at) => `${at}: there are ${have} numbers, but there should be ${need}`,
  cubes: ({ have, need }, at) => `${at}: there are ${have} cubes of this kind, but there should be ${need}`,
  white: ({ have, need }, at) => `${at}: there are ${have} white cubes, but there should be ${need}`,
  steel: ({ have, need }, at) => `${at}: there are ${have} steel bars, but there should be ${need}`,
  markers: ({ have, need }, at) => `${at}: this company has ${have} markers, but there should be ${need}`,
  contracts: ({ have, need }, at) =>
    `${at}: each of the ${need} contracts must be in one place, but ${have} are listed, or one is listed twice`,
  trains: ({ have, need }, at) =>
    `${at}: each of the ${need} trains must be in one place, but ${have} are listed, or one is listed twice`,
  labourers: ({ have, need }, at) => `${at}: there are ${have}, but there should be ${need}`,
  rates: (_, at) => `${at}: the rate’s track has no such space`,
  rubble: ({ have, need }, at) => `${at}: there can be ${need} rubble at most, but there is ${have}`,
}

/** Flaws of an edition, options or a made-up position, and where they are. */
export const flawText = flawsIn(texts, 'the whole')
