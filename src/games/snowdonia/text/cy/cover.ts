export const language = 'cy'
export const ambience = 'Ehedyddion, glaw ar lechi a chloch yn y niwl'
/** The edition that comes with the page. */
export const builtIn =
  'Argraffiad “Snowdon and Blaenau”: mae lein yr Wyddfa bron fel y cafodd ei hargraffu, a’n rhai ni yw’r rhan fwyaf o werthoedd y llall.'
export const loaded = (name: string): string => `Argraffiad “${name}”, wedi’i lwytho o ffeil.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'Does dim modd gwneud hynny nawr.'
