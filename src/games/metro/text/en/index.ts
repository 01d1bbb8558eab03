/** Everything Metro says in English, but for its book. */

export { captions } from './captions.ts'
export { optionFields } from './options.ts'

/** Captions of Metro’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  felt: 'A tile slides over felt',
  tile: 'A tile knocks on wood',
  bridge: 'An iron bridge rings',
  clack: 'Wheels clack',
  hall: 'A horn echoes in a station hall',
  buffers: 'A train meets its buffers',
  enamel: 'An enamel plate turns over',
  slip: 'A slip of paper is drawn',
  tram: 'A tram bell, two streets away',
  pigeons: 'Pigeons on a roof',
  organ: 'A barrel organ round the corner',
  flip: 'A tile is turned up',
  coin: 'Points clink',
} as const

export { flawText, wordsWith } from './words.ts'
