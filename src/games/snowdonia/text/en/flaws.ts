import { type FlawTexts, flawsIn } from '../flaws.ts'

const texts: FlawTexts = {
  seats: ({ need }, at) => `${at}: the match has ${need} seats`,
  size: ({ have, need }, at) => `${at}: there have to be ${need} of these, but there are ${have}`,
  cubes: ({ have, need, kind }, at) =>
    `${at}: ${kind ?? 'cubes'} have to come to ${need} in all, but come to ${have}`,
  white: ({ have, need }, at) =>
    `${at}: there have to be ${need} white cubes, but there are ${have}`,
  steel: ({ have, need }, at) =>
    `${at}: steel bars have to come to ${need} in all, but come to ${have}`,
  markers: ({ have, need }, at) => `${at}: markers have to come to ${need}, but come to ${have}`,
  contracts: (_, at) => `${at}: each contract has to be in one place`,
  trains: (_, at) => `${at}: each train has to be in one place`,
  labourers: (_, at) => `${at}: each player has two labourers, or three with one hired`,
  rates: (_, at) => `${at}: the marker is beyond the end of its track`,
  rubble: (_, at) => `${at}: there’s more rubble than the card or site has`,
  contractTwice: ({ contract }, at) => `${at}: contract ${contract} is there twice`,
  fewTracks: ({ have, need }, at) =>
    `${at}: the route needs ${need} track cards, but there are ${have}`,
  badValue: ({ expected, received }, at) => `${at}: expected ${expected}, found ${received}`,
}

/** What is wrong with an edition, options or a made-up position, and where. */
export const flawText = flawsIn(texts, 'the whole', 'this isn’t possible')
