export const language = 'en-GB'
export const ambience = 'Larks, rain on slate and a bell in the fog'
/** The edition that comes with the page. */
export const builtIn =
  '“Snowdon and Blaenau” edition: the Snowdon route is nearly as printed, most values of the Blaenau route are our own.'
export const loaded = (name: string): string => `“${name}” edition, loaded from a file.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'You can’t do that now.'
