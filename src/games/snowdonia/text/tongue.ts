import type { Said } from '../../../kit/language.ts'

/** All the words that a language has for Snowdonia, by those that English has. */
export type Tongue = Said<typeof import('./en/tongue.ts')>
