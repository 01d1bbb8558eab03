import { localizedText, type Translation } from '../../kit/language.ts'
import { followed } from '../text/text.ts'

/** Everything the page says about matches by letters; to be opened before any of it is shown. */
export const lettersText = followed(
  localizedText<Translation<typeof import('../words/en/letters.ts')>>({
    en: () => import('../words/en/letters.ts'),
    de: () => import('../words/de/letters.ts'),
    cy: () => import('../words/cy/letters.ts'),
  }),
)
