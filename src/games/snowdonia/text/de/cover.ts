export const language = 'de'
export const ambience = 'Lerchen, Regen auf Schiefer und eine Glocke im Nebel'
/** The edition that comes with the page. */
export const builtIn =
  'Ausgabe „Snowdon and Blaenau“: Die Strecke am Snowdon ist fast wie gedruckt, die meisten Werte der anderen sind von uns.'
export const loaded = (name: string): string => `Ausgabe „${name}“, aus einer Datei geladen.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'Das geht jetzt nicht.'
