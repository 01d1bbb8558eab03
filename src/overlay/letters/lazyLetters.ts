import { lazy } from '../widgets/lazy.tsx'

const load = async () => (await import('./letterDialog.tsx')).loadLetters()

/** The parts of a match by letters; their code loads when one is first shown. */
export const Letters = lazy(async () => (await load()).Letters)
export const SendLetter = lazy(async () => (await load()).SendLetter)
export const SendAgain = lazy(async () => (await load()).SendAgain)
