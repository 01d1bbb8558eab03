/** Sound captions where Foothills has words of its own. */
export const soundCaptions = {
  bag: 'The bag rattles',
  ballast: 'Rubble slides',
  staff: 'A surveyor’s pole thuds down',
  roughTrack: 'Navvies throw down their track',
  stop: 'A buffer stop slams home',
  lamp: 'A murmur from the pub',
} as const
