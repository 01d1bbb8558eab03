/** Captions of Snowdonia’s own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  boots: 'Boots on slate',
  strike: 'A pick strikes stone',
  furnace: 'A furnace roars',
  rack: 'A rack wheel ticks',
  tear: 'A ticket is torn',
  stamp: 'An office stamp',
  click: 'A work rate moves',
  larks: 'Larks',
  drizzle: 'Rain on slate',
  fogbell: 'A bell in the fog',
}
