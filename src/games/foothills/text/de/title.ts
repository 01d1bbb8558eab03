export const language = 'de'
export const ambience = 'Wind, Schafe und der Pub'
/** The edition that comes with the page. */
export const builtIn =
  'Ausgabe „Reconstructed“: Die Regeln sind die gedruckten, aber die meisten Preise, Boni und grauen Seiten sind von uns.'
export const loaded = (name: string): string => `Ausgabe „${name}“, aus einer Datei geladen.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'Das geht jetzt nicht.'
