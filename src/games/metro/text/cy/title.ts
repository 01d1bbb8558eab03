export const language = 'cy'
export const ambience = 'Tramiau, colomennod ac organ dro'
/** The edition that comes with the page. */
export const builtIn = 'Argraffiad “Classic”: 60 teilsen a 32 gorsaf y gêm brintiedig.'
export const loaded = (name: string): string => `Argraffiad “${name}”, wedi’i lwytho o ffeil.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'Does dim modd gwneud hynny nawr.'
