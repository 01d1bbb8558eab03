import type { deeds as english } from '../en/guide.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: typeof english = { lay: 'Gosod teilsen', show: 'Dangos dy deils', draw: 'Tynnu teilsen' }
