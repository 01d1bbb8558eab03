/** Captions of Foothills' own sounds, and of others where it has words of its own. */
export const soundCaptions = {
  sting: 'A rumble in the hills',
  roughTrack: 'Navvies throw down their track',
  lamp: 'A murmur from the pub',
  sheep: 'A sheep, far off',
  bag: 'The bag rattles',
  ballast: 'Rubble slides',
  staff: 'A surveyor’s pole thuds down',
  stop: 'A buffer stop slams home',
} as const
