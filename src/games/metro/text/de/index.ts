/** Everything Metro says in German, but for its book. */

export { captions } from './captions.ts'
export { optionFields } from './options.ts'

/** Captions of Metro’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  felt: 'Ein Plättchen gleitet über Filz',
  tile: 'Ein Plättchen klopft auf Holz',
  bridge: 'Eine Eisenbrücke dröhnt',
  clack: 'Räder klackern',
  hall: 'Ein Horn hallt durch einen Bahnhof',
  buffers: 'Eine Lokomotive fährt an den Puffer',
  enamel: 'Ein Emailschild dreht sich um',
  slip: 'Ein Zettel wird gezogen',
  tram: 'Eine Straßenbahnklingel, zwei Straßen weiter',
  pigeons: 'Tauben auf einem Dach',
  organ: 'Eine Drehorgel um die Ecke',
  flip: 'Ein Plättchen wird aufgedeckt',
  coin: 'Punkte klimpern',
}

export { flawText, wordsWith } from './words.ts'
