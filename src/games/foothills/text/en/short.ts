/** Moves in a few words. */
export const short = {
  from: { yard: 'stockyard', bag: 'bag' },
  track: (station: string) => `Track: ${station}`,
  home: 'Home',
  pub: 'The pub',
  scored: (card: string, spare: string) => `${card}, for ${spare}`,
}
