import type { deeds as english } from '../en/guide.ts'

/** What each type of move is called when nothing more is said about it. */
export const deeds: typeof english = {
  lay: 'Gosod teilsen',
  show: 'Dangos dy deils',
  draw: 'Tynnu teilsen',
}
