/** Moves in a few words. */
export const short = { draw: 'Plättchen ziehen', show: 'Plättchen zeigen' }
