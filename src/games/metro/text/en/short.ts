/** Moves in a few words. */
export const short = { draw: 'Draw a tile', show: 'Show your tiles' }
