/** Moves in a few words. */
export const short = { draw: 'Tynnu teilsen', show: 'Dangos dy deils' }
