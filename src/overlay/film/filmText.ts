import { type Said, spokenText } from '../../kit/language.ts'
import { spokenLanguage } from '../text/text.ts'

/** Everything that films and clips say. */
export type FilmMessages = Said<typeof import('../text/en/film.ts')>

const texts = spokenText<FilmMessages>({
  en: () => import('../text/en/film.ts'),
  de: () => import('../text/de/film.ts'),
  cy: () => import('../text/cy/film.ts'),
})

/** Text of films and clips, in the language chosen; components that read it follow a change. */
export const filmText = (): FilmMessages => {
  void spokenLanguage()
  return texts()
}

/** Opens these texts, before anything that reads them is shown. */
export const openFilmText = texts.open
