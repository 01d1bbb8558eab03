import { localizedText, type Translation } from '../../kit/language.ts'
import { currentLanguage } from '../text/text.ts'

/** Everything that films and clips say. */
type FilmMessages = Translation<typeof import('../words/en/film.ts')>

const texts = localizedText<FilmMessages>({
  en: () => import('../words/en/film.ts'),
  de: () => import('../words/de/film.ts'),
  cy: () => import('../words/cy/film.ts'),
})

/** Text of films and clips, in the language chosen; components that read it follow a change. */
export const filmText = (): FilmMessages => {
  void currentLanguage()
  return texts()
}

/** A multiple of the designed speed, as people read it: “½×”, “4×”. */
export const rateText = (times: number): string => (times === 0.5 ? '½×' : `${times}×`)

/** Opens these texts, before anything that reads them is shown. */
export const openFilmText = texts.open
