/** Moves in a few words. */
export const short = {
  from: { yard: 'iard', bag: 'bag' },
  track: (station: string) => `Trac: ${station}`,
  home: 'Adref',
  pub: 'Y dafarn',
  scored: (card: string, spare: string) => `${card}, am ${spare}`,
}
