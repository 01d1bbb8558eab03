/** Moves in a few words. */
export const short = {
  from: { yard: 'Lagerplatz', bag: 'Beutel' },
  track: (station: string) => `Gleis: ${station}`,
  home: 'Zuhause',
  pub: 'Pub',
  scored: (card: string, spare: string) => `${card}, für ${spare}`,
}
