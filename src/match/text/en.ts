/** The host's note in a test match when what was chosen for a draw could not be brought about. */
export const missedDraws = (draws: readonly string[]): string =>
  `No draw starting with ${draws.join(', ')} was found, so it was left to chance.`
