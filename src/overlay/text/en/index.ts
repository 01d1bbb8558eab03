/** Everything else the overlay says, in English. */

import { many } from '../../../kit/english.ts'
import type { Reaction } from '../../../match/talk.ts'
import { halves } from '../../../rules/words.ts'

export * from './advice.ts'
export * from './bots.ts'

/** Inviting someone without a signalling server. */
export const byHand = {
  open: 'Invite without the server',
  title: 'Invite by hand',
  lead: 'Works without a server, even on a private network. Send this link to one person, then paste the answer they send back. Keep both pages open until you’re connected.',
  making: 'Preparing the link…',
  link: 'Link for one person',
  answer: 'Their answer',
  enter: 'Let them in',
  wrong: 'That isn’t the answer to this link. Make sure you’ve copied all of it.',
  done: 'Connecting…',
  reply: {
    title: 'You’re invited',
    lead: 'To join, send this answer to the person who invited you, and keep this page open. The table will open by itself.',
    answer: 'Your answer',
    copy: 'Copy answer',
    waiting: 'Waiting for them to enter your answer…',
    unreadable: 'This invitation is incomplete. Make sure you’ve copied the whole link, or ask for a new one.',
    late: 'They didn’t enter your answer in time. Ask for a new invitation.',
  },
  qr: 'QR code for this link',
}

/** A player's options at a table, and what they can't do. */
export const choices = {
  open: 'What can I do?',
  yours: 'You can',
  theirs: (name: string) => `${name} can`,
  hidden: (name: string) => `Only ${name} can see the options.`,
  barred: 'Not now',
  more: (count: number) => `and ${count} more`,
  alike: (count: number) => `…and ${count} more like ${count === 1 ? 'it' : 'these'}.`,
  meanwhile:
    'Want to know what something on the table is? Touch and hold it, right-click it, or press I and look around with the arrow keys.',
  around: 'Looking around the table: arrow keys move, Escape ends',
  missing: 'This part didn’t load. Close it and try again.',
}

/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Tip',
  welcome: 'First match? Press ? to see what you can do. Touch and hold anything to see what it is.',
  enough: 'No more tips',
} as const

export * from '../../words/en/index.ts'
export * from './device.ts'

/** Texts around a lesson. */
export const lesson = {
  name: 'First lesson',
  label: 'Lesson',
  progress: (at: number, all: number) => `${at} of ${all}`,
  left: (minutes: number) => ` · ${many(minutes, 'minute')} left`,
  stops: 'Lesson steps',
  done: 'done',
  show: 'Show me',
  skip: 'Skip this step',
  next: (name: string) => `Next: ${name}`,
  again: 'Try again',
  leave: 'Leave',
  ended: 'You know the ropes',
  endedText: 'Those are the basics. The rest is in the rules, one press away.',
  playBot: 'Play the tea boy',
  playFriend: 'Play with a friend',
  repeat: 'Repeat the lesson',
}

export * from './luck.ts'
export * from './matches.ts'

/** Notes on a match. */
export const notes = {
  title: 'Notes',
  /** `author` is undefined for someone without a seat. */
  line: (author: string | undefined, entry: number, text: string) =>
    `${author === undefined ? 'A viewer' : author}’s note on move ${entry}: ${text}`,
  spectator: 'A viewer',
  onMove: (entry: number) => `move ${entry}`,
  about: (entry: number, piece: string) => `move ${entry} · ${piece}`,
  note: (number: number) => `Note ${number}`,
  close: 'Close note',
  next: (count: number) => (count === 1 ? 'Go to note' : 'Next note'),
}

/** The form of what may be chosen before a match. */
export const options = {
  title: (name: string) => `${name}: options`,
  seats: 'Players',
  seatsHint: (min: number, max: number) => `From ${min} to ${max}.`,
  bestAlone: 'Your best alone',
  loading: 'Loading the options…',
  missing: 'The options didn’t load. Close this and try again.',
}

/** The quick reactions. */
export const reactionTexts: Readonly<Record<Reaction, string>> = {
  up: 'Thumbs up',
  ouch: 'Ouch',
  hurry: 'Hurry up',
  thanks: 'Thanks',
  thinking: 'Thinking',
  hello: 'Hello',
}

/** Reacting, and what others see and hear of it. */
export const reactionRow = {
  label: 'Reactions',
  mute: 'Hide reactions',
  reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
  someone: 'A guest',
}

/** The end of a match. */
export const reckoning = {
  title: 'The final reckoning',
  source: 'Source',
  total: 'Total',
  none: '–',
  number: halves,
  verdict: (ahead: number) => {
    if (ahead === 0) return 'It’s a tie'
    return `You ${ahead > 0 ? 'won' : 'lost'} by ${halves(Math.abs(ahead))}`
  },
  verdictAlone: (won: boolean) => (won ? 'You won' : 'You lost'),
  scored: (points: number) => `You scored ${halves(points)}`,
  close: 'Back to the table',
  picture: 'Save as a picture',
  analysis: 'Analysis',
  luck: 'Luck',
  verify: 'Verify',
  verifying: 'Checking every move…',
  verified: 'What this match proves',
  rematch: 'Play the rematch',
  /** After a match of one that is part of a series. */
  next: 'Play the next match',
  again: 'Play again',
  regather: 'Change players or options',
  waits: 'The host starts the next match, and you’ll join it automatically.',
}

export * from './replay.ts'
export * from './requests.ts'
export * from './room.ts'

/** Labels around the rules book. */
export const rules = {
  contents: 'Contents',
  search: 'Search the rules',
  found: (count: number) => (count === 0 ? 'Nothing found.' : many(count, 'section')),
  example: 'See it on the table',
  lesson: 'Lesson',
  print: 'Print',
  loading: 'Loading the rules…',
  missing: 'The rules didn’t load. Close this and try again.',
}

export * from './settings.ts'

/** Captions of the house’s sounds; a title may have better ones, and has those of its own. */
export const soundCaptions = {
  knock: 'A cube knocks on wood',
  bag: 'A bag rattles',
  pick: 'A pick strikes',
  ballast: 'Stones slide',
  rail: 'A rail clanks',
  roof: 'A roof goes on',
  flag: 'A flag flaps open',
  flip: 'A card flips over',
  slide: 'A card slides',
  staff: 'A pole thuds down',
  step: 'Footsteps',
  coin: 'Coins clink',
  stop: 'A heavy post slams home',
  whistle: 'An engine whistles',
  chuff: 'An engine chuffs',
  pay: 'Goods change hands',
  bell: 'The station bell: your turn',
  fanfare: 'Bells and a whistle',
}

export * from './table.ts'

/** Texts about inviting others to a table. */
export const waiting = {
  link: 'Invite link',
  qr: (code: string) => `QR code for the invite link to table ${code}`,
  share: 'Share',
  shareTitle: (title: string) => `A game of ${title}?`,
  /** Whether others can reach the table, and what happens if not. */
  reach: {
    none: 'Opening the table…',
    registering: 'Opening the table…',
    open: 'Waiting for someone to join…',
    taken: 'The table is still closing after your last visit. One moment…',
    lost: 'We can’t reach the meeting point, so the link won’t work just now. We’ll keep trying.',
    never: 'Other players can’t reach this browser: it doesn’t support WebRTC.',
  },
  localOnly:
    'This address only works on this device, so the link is no use to anyone else. Reopen the page at the network address shown where you started it.',
  retry: 'Try now',
}
