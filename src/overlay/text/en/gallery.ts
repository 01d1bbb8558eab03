import { many } from '../../../kit/english.ts'
import { halves } from '../../../rules/words.ts'

/** The players' decisions about those who watch, and what those are told. */
export const players = {
  title: 'Watching',
  none: 'No one is watching.',
  count: (count: number) => (count === 1 ? '1 person is watching.' : `${count} people are watching.`),
  hint: 'Anyone with the link can watch, without asking. They see what everyone sees, and the link never leads to a seat.',
  closedHint: 'Nobody can watch now. Copying a link changes that.',
  link: 'Copy watch link',
  streamLink: 'Copy link for streaming software',
  streamHint:
    'For streaming software: a page to show, and a dock to direct it. Paste them into a browser source and a custom browser dock.',
  dockLink: 'Copy link for the dock',
  delay: 'Show it later',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Right away'
    return seconds < 60 ? many(seconds, 'second') : many(seconds / 60, 'minute')
  },
  close: 'Stop letting people watch',
  open: 'Let people watch',
  renew: 'Make a new link',
  renewSure: 'Really make a new link?',
  renewHint: 'The old link stops working, and everyone watching by it has to leave.',
}

/** The players haven’t begun. */
export const early = { title: 'The match hasn’t begun yet', text: 'You’ll see it here as soon as it does.' }

/** The players don’t want to be watched just now. */
export const closed = {
  title: 'This match can’t be watched now',
  text: 'The players aren’t letting anyone watch just now. If they allow it again, you’ll see the match here.',
}

/** A stream's text beside the match. */
export const stream = {
  toPlay: 'to play',
  /** A seat's standing: points ahead of the best of the others, below 0 behind it. */
  standing: (ahead: number) => {
    if (ahead === 0) return 'level'
    return ahead > 0 ? `${halves(ahead)} ahead` : `${halves(-ahead)} behind`
  },
  next: 'The next draw',
  left: (count: number) => `${count} left`,
  share: (share: number) => `${Math.round(share * 100)}%`,
  scores: 'Points so far',
}

/** The dock beside streaming software. */
export const dock = {
  title: 'Stream dock',
  onAir: 'On air',
  idle: 'No match yet',
  silent: 'No stream page is open in this program',
  behind: (seconds: number) => (seconds === 0 ? 'live' : `${seconds} s behind`),
  picture: 'What viewers see',
  hold: 'Hold',
  holdHint: 'picture stays',
  goOn: 'Go on',
  again: 'Replay last action',
  camera: 'Camera',
  cameras: { director: 'Director', whole: 'Whole table', close: 'Close-up', fixed: 'Fixed' },
  zoom: 'Zoom',
  times: (zoom: number) => `${zoom.toFixed(1)}×`,
  delay: 'Delay',
  delayHint: 'On top of what the players have set',
  seconds: (count: number) => `${count} s`,
  hidden: 'The stream never shows hands, codes or addresses.',
  widgets: 'On the picture',
  parts: {
    table: 'Table',
    score: 'Score',
    turn: 'Turn',
    holdings: 'Holdings',
    action: 'Last action',
    odds: 'Draw odds',
    luck: 'Luck',
    graph: 'Points graph',
    names: 'Players’ names',
  },
  sound: 'Sound',
}
