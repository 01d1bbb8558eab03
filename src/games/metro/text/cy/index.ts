/** Everything Metro says in Welsh, but for its book. */

export { captions } from './captions.ts'
export { optionFields } from './options.ts'

/** Captions of Metro’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  felt: 'Teilsen yn llithro dros ffelt',
  tile: 'Teilsen yn cnocio ar bren',
  bridge: 'Pont haearn yn atseinio',
  clack: 'Olwynion yn clecian',
  hall: 'Corn yn atseinio mewn neuadd orsaf',
  buffers: 'Trên yn cwrdd â’i fyfferau',
  enamel: 'Plât enamel yn troi drosodd',
  slip: 'Slip o bapur yn cael ei dynnu',
  tram: 'Cloch tram, dwy stryd i ffwrdd',
  pigeons: 'Colomennod ar do',
  organ: 'Organ dro rownd y gornel',
  flip: 'Teilsen yn cael ei throi i fyny',
  coin: 'Pwyntiau’n tincial',
} as const

export { flawText, wordsWith } from './words.ts'
