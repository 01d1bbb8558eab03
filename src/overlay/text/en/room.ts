import { listAnd, many } from '../../../kit/english.ts'
import type { LobbyReason } from '../../../match/lobby/change.ts'
import type { Condition } from '../../../match/lobby/start.ts'
import { nameless } from './bots.ts'

/** The waiting room. */
export const room = {
  waiting: 'Waiting for players',
  leave: 'Leave',
  seats: 'Seats',
  taken: (taken: number, all: number) => `${taken} of ${all} taken`,
  you: 'You',
  host: 'Host',
  ready: 'Ready',
  away: 'Away',
  areAway: (names: readonly string[]) => `${listAnd(names)} ${names.length === 1 ? 'is' : 'are'} away.`,
  someone: (seat: number) => `Player ${seat}`,
  aGuest: 'a guest',
  guests: (count: number) => (count === 0 ? [] : [count === 1 ? 'a guest' : `${count} guests`]),
  bot: nameless,
  computer: 'computer',
  empty: 'Empty seat',
  emptyHint: 'Anyone can sit here.',
  closed: 'Closed',
  closedHint: 'The match starts without it.',
  choosing: 'choosing a colour…',
  choose: 'You have yet to choose a colour.',
  colour: 'Colour',
  colourFor: (name: string) => `Colour for ${name}`,
  free: (names: readonly string[]) =>
    `${listAnd(names.map((name, at) => (at === 0 ? name : name.toLowerCase())))} ${names.length === 1 ? 'is' : 'are'} free.`,
  sat: (name: string) => `${name} sat here.`,
  change: 'Change…',
  changeSeat: (name: string) => `Change… ${name}`,
  deedAt: (deed: string, seat: number) => `${deed}: seat ${seat}`,
  more: (name: string) => `More for ${name}`,
  name: 'Name',
  rename: 'Save name',
  places: 'Place at the table',
  whoTakes: 'Who takes this seat?',
  addBot: 'Add a computer player',
  addBotCalled: (name: string) => `Add ${name}`,
  sit: 'Sit here',
  sitBeside: 'Add a player on this device',
  move: 'Move here',
  moveTo: (seat: number) => `Move to seat ${seat}`,
  swapWith: (name: string) => `Swap with ${name}`,
  open: 'Open the seat',
  close: 'Close the seat',
  stand: 'Stand up',
  remove: 'Remove',
  removed: (name: string) => `Remove ${name}`,
  invite: 'Invite',
  inviteLead: 'Send the link, or read out the table code:',
  level: {
    draws: 'Every move is signed, and all devices draw together, so the host can’t cheat unnoticed.',
    deals: 'Every move is signed, and all devices draw and deal together, so the host can’t cheat unnoticed.',
    resumed:
      'This match began elsewhere. If it’s less protected against cheating than a new one, guests will be asked before they join.',
  },
  options: 'Options',
  noOptions: 'This game has no options.',
  optionsOfHost: (host: string) => `${host} decides.`,
  optionsFixed: 'These were set when the match started.',
  start: 'Start the match',
  starts: (host: string) => `${host} starts the match.`,
  watching: (count: number) => `${count} watching`,
  watchers: (names: readonly string[]) => `${listAnd(names)}. They see what everyone sees.`,
  letWatch: 'Let others watch…',
  copyWatchLink: 'Copy watch link',
  react: 'Reactions',
}

/** Names and letters of the seat looks of the house. */
export const colourNames = [
  { name: 'Blue', letter: 'B' },
  { name: 'Green', letter: 'G' },
  { name: 'Red', letter: 'R' },
  { name: 'Yellow', letter: 'Y' },
  { name: 'Lilac', letter: 'L' },
  { name: 'Black', letter: 'K' },
]

/** Names of the patterns that tell seats apart, and their trains; by the number of the pattern. */
export const patterns: readonly { readonly name: string; readonly train: string }[] = [
  { name: 'diamond hatch', train: 'motor coach' },
  { name: 'dots', train: 'tender engine' },
  { name: 'slanting stripes', train: 'tank engine' },
  { name: 'chequers', train: 'street car' },
  { name: 'zigzag', train: 'steeple cab' },
  { name: 'small crosses', train: 'saddle tank' },
]

const conditions: Readonly<
  Record<Condition['reason'], (amounts: Readonly<Record<string, number | string>>) => string>
> = {
  seats: ({ taken, all, least }) =>
    `${taken} of ${many(Number(all), 'seat')} ${taken === 1 ? 'is' : 'are'} taken. You need at least ${least}.`,
  everySeat: ({ taken, all }) =>
    `${taken} of ${many(Number(all), 'seat')} ${taken === 1 ? 'is' : 'are'} taken. This match needs them all.`,
  choosing: ({ seat, name }) => `${name === '' ? room.someone(Number(seat) + 1) : name} is still choosing a colour.`,
  ready: () => 'Everyone’s ready.',
  closing: ({ open }) =>
    open === 1 ? 'The empty seat closes when you start.' : `The ${open} empty seats close when you start.`,
}

/** A condition of the start as a sentence. */
export const conditionText = ({ reason, amounts }: Condition): string => conditions[reason](amounts)

/** News of the room. */
export const news = {
  sat: (name: string) => `${name} took a seat.`,
  bot: (name: string) => `${name} joined the match.`,
  left: (name: string) => `${name} left their seat.`,
  switched: (option: string, on: boolean) => `${option} is now ${on ? 'on' : 'off'}.`,
  option: (option: string, value: string | number) => `${option} is now ${value}.`,
}

/** Why the lobby refuses a change. */
export const lobbyRefusals: Readonly<Record<LobbyReason, string>> = {
  notHosting: 'Only the host can do that.',
  noSeat: 'That seat isn’t at this table.',
  notFree: 'That seat isn’t free any more.',
  notYours: 'That’s not your seat.',
  reserved: 'That seat belongs to someone else.',
  fixed: 'That can’t be changed in this match.',
  noColour: 'This game doesn’t have that colour.',
  colourTaken: 'Someone else has that colour.',
  noBot: 'This game doesn’t have that computer player.',
  noOption: 'This game doesn’t have that option.',
}
