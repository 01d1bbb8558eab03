import { halves } from '../../rules/words.ts'
import type { PageProblem } from '../pageProblem.ts'
import { fileProblem } from './fileProblems.ts'

/** Everything the page itself says, in English. What comes from the rules, a title's Words say. */
export const en = {
  language: 'en',
  name: 'Narrow Gauge',
  home: {
    claim: 'Railway board games that you play by opening a link.',
    teaser:
      'Little railways in the hills of North Wales: clear the rubble, lay the track, build the stations, be seen in the pub.',
    facts: 'For two · about 45 minutes · nothing to install, no account',
    newTable: 'New table',
    newTableHint: 'You get a link to send to a friend.',
    here: 'Play here',
    hereHint: 'two at one device',
    bot: 'Play alone',
    botHint: 'against the computer',
    rules: 'Rules',
    howTitle: 'How a match comes about',
    how: [
      'Press «New table»: you get a link, a code and a QR picture.',
      'Send it. Whoever opens it sits down across from you, on any device.',
      'Play. Close the page whenever you must: your match waits for you here.',
    ],
    join: 'Join with a code',
    joinLabel: 'Code of the table',
    joinButton: 'Join',
    more: 'More',
    open: 'Open a match or report file',
    openHint: 'Look through a saved match, move by move.',
    edition: 'Load an edition file',
    editionHint: 'If you own the printed game: play with its values instead of ours.',
    editionLoaded: (name: string) => `New tables will use «${name}».`,
    editionDrop: 'Use the built-in values again',
    notJson: 'The file is not JSON.',
    editionWrong: (why: string) => `That edition cannot be used. ${why}`,
    notKept: 'This browser keeps nothing for us, so a match cannot be resumed after a reload.',
  },
  part: {
    missing: 'This part of the page did not arrive.',
  },
  opening: {
    table: 'Setting the table …',
    match: 'Opening the match …',
    dialling: (code: string) => `Knocking at table ${code} …`,
    syncing: 'The door is open. Fetching the match …',
    knocking: 'Asking the host to let you back into your seat …',
    cancel: 'Stop trying',
  },
  bar: {
    label: 'Decision',
    choices: 'Legal moves',
    waits: (name: string) => `${name} is choosing.`,
    absent: (name: string) => `Waiting for ${name}, they can come back.`,
    open: 'Waiting for the other player to sit down.',
    chance: 'The bag is being drawn from.',
    over: 'The match is over.',
    replay: (at: number, last: number) => `Move ${at} of ${last}.`,
    undo: 'Undo',
    askBack: 'Ask to take back …',
    another: (label: string, n: number) => `${label} (${n})`,
    key: (key: string) => `key ${key}`,
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
  },
  inWords: {
    label: 'The table in words',
  },
  refusal: {
    rule: (section: string) => `Rulebook: ${section}`,
    close: 'Close',
  },
  log: {
    title: 'The Gazette',
    label: 'What happened',
    undone: (name: string) => `${name} takes it back.`,
    mark: (note: string) => `Note: ${note}`,
    empty: 'Nothing has happened yet.',
  },
  seats: {
    label: 'Players',
    you: 'you',
    bot: 'computer',
    open: 'free seat',
    away: 'away',
    here: 'here',
    turn: (name: string) => `${name} to move`,
    over: 'Match over',
    tab: (name: string) => `Your turn · ${name}`,
  },
  reckoning: {
    title: 'The final reckoning',
    source: 'Where it came from',
    total: 'Victory points',
    none: '–',
    number: halves,
    verdict: (ahead: number) => {
      if (ahead === 0) return 'A tie'
      return ahead > 0 ? `You win by ${halves(ahead)}` : `You lose by ${halves(-ahead)}`
    },
    close: 'Look at the table',
    rematch: 'Play the return match',
    again: 'New match',
    save: 'Save the match',
    home: 'Home',
    waits: 'The host of this table can start the next match; you will be part of it at once.',
  },
  replay: {
    label: 'Replay',
    first: 'First',
    back: 'Back',
    on: 'On',
    last: 'Last',
    slider: 'Place in the match',
    copy: 'Copy link',
    goOn: 'Play on …',
    reckoning: 'Reckoning',
  },
  badge: {
    label: 'Connection',
    lost: 'The connection is lost; finding the way back …',
    quiet: (name: string) => `Nothing heard from ${name} for some seconds …`,
    copy: 'Copy the link to this table',
    signalling: 'Playing on. New visitors cannot join just now.',
    notKept: 'This match cannot be resumed after a reload: the browser keeps nothing.',
    closed: 'This table is closed.',
    noStage: 'No picture of the table came; the match goes on in words.',
    loading: 'Fetching the picture of the table …',
  },
  settings: {
    title: 'Settings',
    open: 'Settings',
  },
  problem: {
    title: (problem: PageProblem) => titleOf(problem),
    text: (problem: PageProblem) => textOf(problem),
    keptTitle: 'What was kept of this match is damaged',
    keptText:
      'Everything before that place is whole: it can be looked through, and copied as a link.',
    lookThrough: 'Look through what is whole',
    retry: 'Try again',
    newTable: 'Open a table of my own',
    playHere: 'Play here, two at one device',
    home: 'Home',
  },
} as const

function titleOf(problem: PageProblem): string {
  switch (problem.type) {
    case 'mistyped':
      return 'That is no code of a table'
    case 'dial':
      return dial[problem.why].title
    case 'refused':
      return refusals[problem.why].title
    case 'match':
      return 'This match file cannot be read'
    case 'report':
      return 'This report cannot be read'
    case 'unknown':
      return 'This match is not on this device'
    case 'noFile':
      return 'Which match?'
    case 'elsewhere':
      return 'This match is open in another window'
    case 'closed':
      return 'The table has been closed'
    case 'load':
      return 'A part of the page did not arrive'
  }
}

function textOf(problem: PageProblem): string {
  switch (problem.type) {
    case 'mistyped':
      return mistyped[problem.why](problem.text)
    case 'dial':
      return dial[problem.why].text
    case 'refused':
      return refusals[problem.why].text
    case 'report':
      return problem.why
    case 'match':
      return fileProblem(problem.problem)
    case 'unknown':
      return 'A match for one device is kept on that device only. Perhaps this is another browser, or its memory was cleared.'
    case 'noFile':
      return 'The address names a moment of a match, but not the match. Open its file to go there.'
    case 'elsewhere':
      return 'It is already being played in another window or tab, or with your own link on another device. Go on there, or close it and try again.'
    case 'closed':
      return 'Whoever hosted it has left for good. What was played is not lost to them.'
    case 'load':
      return 'The connection to the page’s own server broke while it was loading. Try again.'
  }
}

const mistyped = {
  length: (text: string) =>
    `A code has six characters; «${text}» does not. Compare it with the one you were sent.`,
  character: (text: string) =>
    `«${text}» holds a character that no code has. Codes use 2 3 4 5 7 8 9 and C D F G H J K M N P R T V W X Y only.`,
  checksum: (text: string) =>
    `One character of «${text}» is wrong, or two have changed places. Compare it with the one you were sent.`,
} as const

const dial = {
  noSuchRoom: {
    title: 'Nobody is at this table',
    text: 'The code is a proper one, but nobody hosts a table there now. Perhaps its host has left or has not opened it yet.',
  },
  signallingDown: {
    title: 'The meeting point cannot be reached',
    text: 'The server where two browsers find each other does not answer. A match under way does not need it; joining one does.',
  },
  timeout: {
    title: 'No answer from the table',
    text: 'The host could not be reached within half a minute. Perhaps its device is asleep.',
  },
  noPath: {
    title: 'No way to the other browser',
    text: 'The host was found, but no direct connection came about. Without a relay server this works within one network only: try the same Wi-Fi.',
  },
  refused: {
    title: 'The table did not let us in',
    text: 'Its host closed the door while we were knocking.',
  },
  unsupported: {
    title: 'This browser cannot connect to others',
    text: 'It has no WebRTC, or it is switched off. Playing on this device works all the same.',
  },
  cancelled: { title: 'Stopped', text: 'We stopped knocking, as you asked.' },
} as const

const refusals = {
  full: {
    title: 'Both seats are taken',
    text: 'Two people are already playing at this table. How good that you came: open a table of your own and send them the link for the next match.',
  },
  version: {
    title: 'Two versions of the page',
    text: 'The host plays with another version of this page. Both of you reload it, then try again.',
  },
  edition: {
    title: 'The table plays with another edition',
    text: 'The host plays with component values that this page does not have.',
  },
  seat: {
    title: 'That seat is somebody else’s',
    text: 'The key this browser kept for its seat does not fit this table any more.',
  },
  other: {
    title: 'The table did not let us in',
    text: 'The host’s page said no, without a reason this page knows.',
  },
} as const
