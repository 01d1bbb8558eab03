import type { Translation } from '../../../kit/language.ts'

/** Everything a language says about Foothills, by those that English has. */
export type Locale = Translation<typeof import('./en/locale.ts')>
