import { openFilmText } from './filmText.ts'

/** What shows a film, once its texts are there. */
export async function openFilm() {
  const [caption, deck, recap] = await Promise.all([
    import('./filmCaption.tsx'),
    import('./filmDeck.tsx'),
    import('./recapBar.tsx'),
    openFilmText(),
  ])
  return { ...caption, ...deck, ...recap }
}
