export const language = 'en-GB'
export const ambience = 'Wind, sheep and the pub'
/** The edition that comes with the page. */
export const builtIn =
  '“Reconstructed” edition: the rules are the printed ones, but most prices, bonuses and grey sides are our own.'
export const loaded = (name: string): string => `“${name}” edition, loaded from a file.`
/** Refuses for a reason that has no sentence of its own. */
export const refused = 'You can’t do that now.'
