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
  analysis: 'Analysis',
  hands: 'Show all hands',
  fromStart: 'Watch from the start',
  missed: 'What happened since my last turn?',
  share: 'Share',
  doubts: { unsigned: 'Not signed by its players', forged: 'A signature doesn’t match' },
}

/** The ways to resume a saved match. */
export const resume = {
  title: 'Resume this match',
  wrongTitle: 'Only the start of this match can be read',
  kept: (last: number) => `It’s fine up to move ${last}, so that much is shown.`,
  looking: 'Checking whether the match is still being played…',
  alive: 'This match is still being played at its table.',
  look: 'Just replay it',
}

/** Name of each way to resume, and its meaning for the match. */
export const resumeWays: Readonly<Record<'host' | 'back' | 'apart' | 'seat' | 'here', ResumeWay>> = {
  host: {
    label: (name) => `Resume at a new table, as ${name}`,
    hint: 'You get a new link. Anyone who was playing gets their own seat back.',
  },
  back: {
    label: (name) => `Rejoin the table, as ${name}`,
    hint: 'The match may have moved on. Your seat is still yours.',
  },
  apart: {
    label: (name) => `Start a separate match from here, as ${name}`,
    hint: 'It gets its own link, and the original isn’t affected.',
  },
  seat: {
    label: (name) => `Resume at a new table, playing ${name}`,
    hint: 'You get a new link. The next person to open it takes the other seat.',
  },
  here: {
    label: () => 'Resume on this device',
    hint: 'If the match is still going at another table, that one isn’t affected.',
  },
}

interface ResumeWay {
  readonly label: (name: string) => string
  readonly hint: string
}
