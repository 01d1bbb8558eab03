import { many } from '../../../kit/english.ts'
import { halves } from '../../../rules/words.ts'

/** The players' decisions about those who watch, and what those are told. */
export const players = {
  title: 'Watching',
  none: 'No one is watching.',
  count: (count: number) => (count === 1 ? '1 person is watching.' : `${count} people are watching.`),
  hint: 'Anyone with the link can watch, without asking. They see what everyone sees, and the link can’t be used to play.',
  closedHint: 'Watching is off. Copying a link turns it on.',
  link: 'Copy watch link',
  streamLink: 'Copy link for streaming software',
  streamHint:
    'For streaming software: the stream link goes into a browser source, and the dock link into a custom browser dock. The dock controls what viewers see.',
  dockLink: 'Copy link for the dock',
  delay: 'Delay',
  delays: (seconds: number) => {
    if (seconds === 0) return 'Right away'
    return seconds < 60 ? many(seconds, 'second') : many(seconds / 60, 'minute')
  },
  close: 'Stop letting people watch',
  open: 'Let people watch',
  renew: 'Make a new link',
  renewSure: 'Really make a new link?',
  renewHint: 'A new link stops the old one working, and disconnects everyone who used it.',
}

/** The players haven’t begun. */
export const early = { title: 'The match hasn’t begun yet', text: 'You’ll see it here as soon as it does.' }

/** The players don’t want to be watched just now. */
export const closed = {
  title: 'Watching is off',
  text: 'The players aren’t letting anyone watch just now. If they turn watching on again, the match will appear here.',
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
  silent: 'No stream page is open in this software',
  behind: (seconds: number) => (seconds === 0 ? 'live' : `${seconds} s behind`),
  picture: 'What viewers see',
  hold: 'Freeze',
  holdHint: 'viewers see a still picture',
  goOn: 'Resume',
  again: 'Replay last action',
  camera: 'Camera',
  cameras: { director: 'Director', whole: 'Whole table', close: 'Close-up', fixed: 'Fixed' },
  zoom: 'Zoom',
  times: (zoom: number) => `${zoom.toFixed(1)}×`,
  delay: 'Delay',
  delayHint: 'On top of the players’ own delay',
  seconds: (count: number) => `${count} s`,
  hidden: 'The stream never shows hands, codes or addresses.',
  widgets: 'Overlays',
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
