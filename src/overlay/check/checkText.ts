import { localizedText, type Translation } from '../../kit/language.ts'
import { followed } from '../text/text.ts'

/** Text of the pages that check a connection, or show what a match proves. */
export type CheckMessages = Translation<typeof import('../text/en/checking.ts')>

/** Apart from the other text, since few people ever need it: what shows it opens it first. */
export const checkText = followed(
  localizedText<CheckMessages>({
    en: () => import('../text/en/checking.ts'),
    de: () => import('../text/de/checking.ts'),
    cy: () => import('../text/cy/checking.ts'),
  }),
)
