export { FilmCaption } from './filmCaption.tsx'
export { FilmDeck } from './filmDeck.tsx'
