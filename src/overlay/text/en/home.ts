import type { TitleInfo } from '../../../rules/title.ts'

/** The home page. */
export const home = {
  claim: 'Railway board games you play by sharing a link. Nothing to install, no account.',
  facts: ({ seats, minutes }: Pick<TitleInfo, 'seats' | 'minutes'>) =>
    `${playersText(seats)} · about ${minutes} minutes`,
  options: 'Options…',
  learn: 'Learn it in six minutes',
  newTable: 'Play with a friend',
  newTableHint: 'send them a link to your table',
  alone: 'Play alone',
  aloneHint: 'just you against the game',
  here: 'Play side by side',
  hereHint: 'on one device',
  bot: 'Play the computer',
  botHint: 'four opponents, from tea boy to chief engineer',
  howTitle: 'How it works',
  how: [
    'Choose “Play with a friend” to get a link and a table code.',
    'Send it. Your friend opens it and takes a seat, on any device.',
    'Play. Close the page whenever you like: your match will be waiting here.',
  ],
  joinLabel: 'Table code',
  joinButton: 'Join',
  open: 'Open a saved match',
  openHint: 'Replay it move by move. Any other file from this page opens here too.',
  notKept: 'This browser isn’t saving anything, so reloading the page will lose your match.',
}

/** Component values from a file. */
export const edition = {
  load: 'Load an edition file',
  hint: 'Own the printed game? Play with its values instead of ours.',
  loaded: (name: string) => `New tables will use “${name}”.`,
  drop: 'Go back to the built-in values',
}

function playersText({ min, max }: TitleInfo['seats']): string {
  if (min !== max) return `${min}–${max} players`
  return max === 1 ? '1 player' : `${max} players`
}
