import { localizedText, type Translation } from '../../kit/language.ts'
import { followed } from '../text/text.ts'

/** Text of the pages that check a connection, or show what a match proves. */
export type CheckMessages = Translation<typeof import('../words/en/check.ts')>

/** Apart from the other text, since few people ever need it: what shows it opens it first. */
export const checkText = followed(
  localizedText<CheckMessages>({
    en: () => import('../words/en/check.ts'),
    de: () => import('../words/de/check.ts'),
    cy: () => import('../words/cy/check.ts'),
  }),
)
