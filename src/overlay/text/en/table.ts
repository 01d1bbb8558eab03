import { listAnd, listOr, many } from '../../../kit/english.ts'

/** The decision bar. */
export const bar = {
  label: 'Decision',
  choices: 'Legal moves',
  waits: (names: readonly string[]) => `${listAnd(names)} ${names.length === 1 ? 'is' : 'are'} thinking…`,
  botAt: (bot: string, seat: string) => `${bot} (${seat})`,
  passTo: (name: string) => `Pass the device to ${name}.`,
  taken: (name: string) => `I’m ${name}`,
  open: 'Waiting for someone to join.',
  chance: 'Drawing…',
  stalls: (names: readonly string[]) =>
    `Waiting for ${listAnd(names.map((name) => `${name}’s`))} device to confirm the last move…`,
  shuffles: (name: string, done: number, all: number) => `${name} is shuffling… ${Math.round((100 * done) / all)}%`,
  answered: 'Everyone has answered.',
  over: 'The match is over.',
  unpick: 'Something else',
  undo: 'Undo',
  wayOut: (buttons: readonly string[]) => `To get out of it, choose ${listOr(buttons.map((one) => `“${one}”`))}.`,
  hint: 'Hint',
  another: (label: string, n: number) => `${label} (${n})`,
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
}

/** The log, which the table titles like a newspaper. */
export const log = {
  title: 'The Gazette',
  label: 'Match log',
  undone: (name: string) => `${name} undid a move.`,
  mark: (note: string) => `Note: ${note}`,
  missedDraws: (draws: readonly string[]) =>
    `No draw starting with ${draws.join(', ')} was found, so it was left to chance.`,
  damaged: 'Nothing after this can be replayed: it was damaged on this device, or the rules have been corrected since.',
  empty: 'No news yet.',
}

/** The seats and their players. */
export const seats = {
  label: 'Players',
  you: 'you',
  bot: 'computer',
  standIn: 'stand-in',
  untilBack: 'plays until they’re back',
  thinking: 'thinking…',
  answered: 'has answered',
  open: 'empty seat',
  away: 'away',
  out: 'resigned',
  watching: (count: number) => many(count, 'viewer'),
  here: 'here',
  tab: (title: string) => `Your turn · ${title}`,
}

/** The table for those who can’t see its picture, and a close look at a piece of it. */
export const described: string = 'The table, described'
export const showAll: string = 'Show the whole table'

/** Where in the rulebook a refusal comes from. */
export const rulebook = (section: string): string => `Rulebook: ${section}`
