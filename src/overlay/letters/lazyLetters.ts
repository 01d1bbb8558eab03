import { lazy } from '../widgets/lazy.tsx'

/** The letters of a table; their code loads when they are first shown. */
export const Letters = lazy(async () => (await import('./letterDialog.tsx')).loadLetters())
