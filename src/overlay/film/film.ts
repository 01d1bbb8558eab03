import { openFilmText } from './filmText.ts'

/** Loads the components that show a film, with their texts. */
export async function openFilm() {
  const [caption, deck, recap] = await Promise.all([
    import('./filmCaption.tsx'),
    import('./filmDeck.tsx'),
    import('./recapBar.tsx'),
    openFilmText(),
  ])
  return { ...caption, ...deck, ...recap }
}
