export const language = 'cy'
export const ambience = 'Gwynt, defaid a’r dafarn'
/** The edition that comes with the page. */
export const builtIn =
  'Argraffiad “Reconstructed”: y rheolau printiedig, ond ein rhai ni yw’r rhan fwyaf o’r prisiau, y bonysau a’r ochrau llwyd.'
export const loaded = (name: string): string => `Argraffiad “${name}”, wedi’i lwytho o ffeil.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'Does dim modd gwneud hynny nawr.'
