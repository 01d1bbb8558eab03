export const language = 'en-GB'
export const ambience = 'Larks, rain on slate and a bell in the fog'
/** The edition that comes with the page. */
export const builtIn =
  '“Snowdon and Blaenau” edition: the Snowdon route nearly as printed, the values of the other route our own.'
export const loaded = (name: string): string => `“${name}” edition, loaded from a file.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'You can’t do that now.'
