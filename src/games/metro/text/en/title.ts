export const language = 'en-GB'
export const ambience = 'Trams, pigeons and a barrel organ'
/** The edition that comes with the page. */
export const builtIn = '“Classic” edition: the 60 tiles and 32 stations of the printed game.'
export const loaded = (name: string): string => `“${name}” edition, loaded from a file.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'You can’t do that now.'
