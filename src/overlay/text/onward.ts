import type { Problem } from '../../rules/journal.ts'
import type { Onward } from '../screen.ts'
import { fileProblem } from './fileProblems.ts'

/** What is said about a saved match and the ways to go on with it, in English. */
export const onward = {
  title: 'Go on with this match',
  wrongTitle: 'Only the beginning can be read',
  wrong: (problem: Problem) => fileProblem(problem),
  kept: (last: number) => `The match is sound up to line ${last}, and that much is shown.`,
  label: ({ as, name }: Onward) => {
    if (as === 'host') return `Go on at a new table, as ${name}`
    if (as === 'back') return `Back to the table, as ${name}`
    if (as === 'apart') return `Go on apart, as ${name}`
    return as === 'seat' ? `Go on at a new table, taking ${name}` : 'Play on here, at one device'
  },
  hint: ({ as }: Onward) => {
    if (as === 'host') return 'You get a new link. Everybody finds their own seat again by it.'
    if (as === 'back') return 'It may have gone on since. You have your seat there.'
    if (as === 'apart')
      return 'Another match from here on, by a link of its own, whatever becomes of this one.'
    return as === 'seat'
      ? 'You get a new link. Whoever opens it takes the other seat.'
      : 'The match at the other table, if there is one, is left alone.'
  },
  looking: 'Looking whether the match is still being played …',
  alive: 'This match is still being played at its table.',
  look: 'Only look',
  /** A note in a match whose end could not be read where it was kept. */
  damaged: 'What came next was damaged on this device.',
} as const
