import type { ResumeOption } from '../../screen.ts'

/** The bar that replays a match. */
export const replay = {
  label: 'Replay',
  at: (at: number, last: number) => `Move ${at} of ${last}`,
  first: 'Start',
  back: 'Back',
  on: 'Next',
  last: 'End',
  slider: 'Move',
  resume: 'Resume match…',
  scores: 'Scores',
} as const

/** The ways to resume a saved match. */
export const resume = {
  title: 'Resume this match',
  wrongTitle: 'Only the start of this match can be read',
  kept: (last: number) => `It’s fine up to move ${last}, so that much is shown.`,
  label: ({ as, name }: ResumeOption) => {
    if (as === 'host') return `Resume at a new table, as ${name}`
    if (as === 'back') return `Rejoin the table, as ${name}`
    if (as === 'apart') return `Start a separate match from here, as ${name}`
    return as === 'seat' ? `Resume at a new table, playing ${name}` : 'Resume on this device'
  },
  hint: ({ as }: ResumeOption) => {
    if (as === 'host') return 'You get a new link. Anyone who was playing gets their own seat back.'
    if (as === 'back') return 'The match may have moved on. Your seat is still yours.'
    if (as === 'apart') return 'It gets its own link, and the original isn’t affected.'
    return as === 'seat'
      ? 'You get a new link. The next person to open it takes the other seat.'
      : 'If the match is still going at another table, that one isn’t affected.'
  },
  looking: 'Checking whether the match is still being played…',
  alive: 'This match is still being played at its table.',
  look: 'Just replay it',
} as const
