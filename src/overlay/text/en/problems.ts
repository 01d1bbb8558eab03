import type { PageProblem } from '../../screens/pageProblem.ts'

/** The page that says what went wrong, and every way on from there. */
export const problems = {
  matchTitle: 'This match can’t be opened',
  declinedTitle: 'This match wasn’t opened',
  keptTitle: 'Part of this match is damaged',
  keptText: 'Everything before the damage is safe. You can replay it, or copy it as a link.',
  lookThrough: 'Replay the safe part',
  newTable: 'Open a new table',
  playHere: 'Play side by side',
  check: 'Check the connection',
  ask: 'One of these seats is mine: ask to rejoin',
}

/** The problem, and its cause or what you can do about it. */
interface Explanation {
  readonly title: string
  readonly text: string
}

/** Explains why the page can’t show a table, unless it is for what is wrong with a match. */
export function explain(problem: Exclude<PageProblem, { type: 'match' }>): Explanation {
  switch (problem.type) {
    case 'mistyped':
      return { title: 'That’s not a table code', text: mistyped[problem.why](problem.text) }
    case 'dial':
      return dial[problem.why]
    case 'refused':
      return denials[problem.why]
    case 'report':
      return { title: 'This report can’t be opened', text: problem.why }
    case 'watch':
    case 'evidence':
      return problem
    default:
      return others[problem.type]
  }
}

const mistyped = {
  length: (text: string) =>
    `A table code has 8 characters, and “${text}” doesn’t. Check it against the one you were sent.`,
  character: (text: string) =>
    `“${text}” has a character that’s never in a code. Codes only use 2 3 4 5 7 8 9 and C D F G H J K M N P R T V W X Y.`,
  checksum: (text: string) =>
    `One character of “${text}” is wrong, or two are swapped. Check it against the one you were sent.`,
}

const dial = {
  noSuchRoom: {
    title: 'There’s no one at this table',
    text: 'The code is fine, but no one is hosting there. The host may have left, or may not have opened the table yet.',
  },
  signallingDown: {
    title: 'Can’t reach the meeting point',
    text: 'The server that introduces players isn’t answering. You need it to join a match, but not to carry on with one.',
  },
  timeout: {
    title: 'The table isn’t answering',
    text: 'We tried the host for half a minute. Their device may be asleep.',
  },
  noPath: {
    title: 'Can’t connect to the host',
    text: 'We found the host but couldn’t make a direct connection. Without a relay server, both of you need to be on the same network: try the same Wi-Fi.',
  },
  refused: { title: 'The table didn’t let you in', text: 'The connection closed while you were joining. Try again.' },
  unsupported: {
    title: 'This browser can’t connect to other players',
    text: 'WebRTC is missing or switched off. You can still play on this device.',
  },
  cancelled: { title: 'Cancelled', text: 'You stopped trying to connect.' },
}

const denials = {
  full: { title: 'This table is full', text: 'Every seat is taken. You can open a table of your own.' },
  version: {
    title: 'Different versions',
    text: 'You and the host have different versions of this page. Both of you: update, then reload.',
  },
  edition: {
    title: 'This table uses a different edition',
    text: 'The host plays with component values this page can’t read. Update, then reload.',
  },
  stale: {
    title: 'This seat link no longer works',
    text: 'That seat’s player has made a new one. If that’s you, get the link on the device where you made it.',
  },
  seat: {
    title: 'You didn’t get the seat',
    text: 'The host turned you down, or the player is back. Open the invite link again to watch.',
  },
}

const others = {
  unknown: {
    title: 'This match isn’t on this device',
    text: 'Side-by-side matches are saved only on the device they were played on. You may be in a different browser, or its data may have been cleared.',
  },
  noFile: {
    title: 'Which match?',
    text: 'This link points to a moment in a match but doesn’t include the match. Open its file to go there.',
  },
  elsewhere: {
    title: 'This match is open in another window',
    text: 'You’re already playing it in another window or on another device. Carry on there, or close it and try again.',
  },
  closed: { title: 'The table is closed', text: 'The host has left for good. They still have the match.' },
  differs: {
    title: 'Your host is showing a different match',
    text: 'It isn’t the one you were playing. The host’s page may have lost part of it, or may have been altered to cheat. Try again later. If nothing has changed by then, ask for a new table. Your own copy of the match is safe on this device.',
  },
  load: {
    title: 'Part of the page didn’t load',
    text: 'The connection dropped while the page was loading. Try again.',
  },
}
