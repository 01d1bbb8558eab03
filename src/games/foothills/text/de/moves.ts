/** Where cubes come from. */
export const from = { yard: 'vom Lagerplatz', bag: 'aus dem Beutel' }

/** Labels of buttons. */
export const take = (kind: string): string => `${kind} nehmen`
export const gain = (kind: string, place: keyof typeof from): string => `${kind} ${from[place]}`
export const dig = (line: string): string => `${line}: Schutt räumen`
export const lay = (station: string, price: string): string => `Gleis in ${station}: ${price}`
export const trade = 'Tauschen'
export const build = (space: string, price: string): string => `Bahnhof in ${space}: ${price}`
export const justBuild = 'Bauen'
export const goHome = 'Nach Hause gehen'
export const goToPub = 'In den Pub gehen'
export const goTo = (station: string): string => `Nach ${station} gehen`
export const flip = (side: string): string => `${side} umdrehen`
export const score = (card: string): string => `${card} werten`
/** The card that takes the place of a scored one. */
export const instead = (card: string): string => `dafür ${card}`
export const ticket = (station: string): string => `Fahrkarte ${station}`
export const keep = (goods: string): string => `${goods} behalten`
export const done = {
  flipping: 'Genug umgedreht',
  moving: 'Stehen bleiben',
  scoring: 'Nicht werten',
  digging: 'Den Rest aus dem Vorrat nehmen',
  otherwise: 'Fertig',
}
