import type { Translation } from '../../../kit/language.ts'

/** Everything Snowdonia says in a language, but for what loads by itself. */
export type Locale = Translation<typeof import('../words/en/index.ts')>
