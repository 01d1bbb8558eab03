import type { Language } from '../../kit/language.ts'

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', cy: 'Cymraeg' }

/** Languages that nobody who grew up with them has read through yet. */
export const drafts: ReadonlySet<Language> = new Set(['cy'])
