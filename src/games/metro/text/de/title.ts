export const language = 'de'
export const ambience = 'Straßenbahnen, Tauben und eine Drehorgel'
/** The edition that comes with the page. */
export const builtIn = 'Ausgabe „Classic“: die 60 Plättchen und 32 Bahnhöfe des gedruckten Spiels.'
export const loaded = (name: string): string => `Ausgabe „${name}“, aus einer Datei geladen.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'Das geht jetzt nicht.'
