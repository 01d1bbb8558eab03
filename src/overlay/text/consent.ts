import type { SeatLook } from '../seats.ts'

const names = (looks: readonly SeatLook[]) => looks.map(({ name }) => name).join(' and ')

/** What people ask of each other at a table, in English. */
export const consent = {
  label: 'A question',
  asksBack: (name: string) => `${name} asks to take this back:`,
  asksMore: (name: string) => `${name} would like another match.`,
  asksEdit: (name: string) => `${name} would like to change the position, for a test:`,
  asksDraws: (name: string, draws: readonly string[]) =>
    draws.length === 0
      ? `${name} would like to leave the next draw to chance again.`
      : `${name} would like the next draw to bring ${draws.join(', ')}, for a test.`,
  youAskedEdit: 'You asked to change the position, for a test:',
  youAskedDraws: (draws: readonly string[]) =>
    draws.length === 0
      ? 'You asked to leave the next draw to chance again.'
      : `You asked that the next draw bring ${draws.join(', ')}, for a test.`,
  forEver: 'Agreed to, this is a test match from then on, and its result will not count.',
  waits: (looks: readonly SeatLook[]) => `Waiting for ${names(looks)} to answer.`,
  youAskedBack: 'You asked to take this back:',
  youAskedMore: 'You asked for another match.',
  goesOn: 'The match may go on meanwhile; the next move ends the question.',
  agree: 'Agree',
  refuse: 'No',
  withdraw: 'Do not ask any more',
  nothingSaid: 'Nothing that the log tells of.',
  more: (count: number) => `… and ${count} more`,
  back: 'Ask to take back …',
  backTitle: 'Take this back?',
  backHint: (others: readonly SeatLook[]) =>
    others.length === 0
      ? 'The computer agrees to it. What was drawn will be drawn anew.'
      : `${names(others)} must agree. What was drawn will be drawn anew.`,
  ask: (others: readonly SeatLook[]) =>
    others.length === 0 ? 'Take it back' : `Ask ${names(others)}`,
  leaveIt: 'Leave it',
  resign: 'Give the match up …',
  sure: (name: string) => `${name} gives up: really?`,
  askMore: 'Ask for another match',
  log: {
    asksBack: (name: string) => `${name} asks to take something back.`,
    asksMore: (name: string) => `${name} would like another match.`,
    asksTest: (name: string) => `${name} asks for something from outside the rules, for a test.`,
    edited: 'The position was changed for a test, as agreed. This is a test match.',
    drawsChosen: (draws: readonly string[]) =>
      `The next draw will bring ${draws.join(', ')}, as agreed. This is a test match.`,
    drawsFree: 'The next draw is left to chance again.',
    yes: (name: string) => `${name} agrees.`,
    no: (name: string) => `${name} says no.`,
    withdrawn: (name: string) => `${name} asks no more.`,
    agreed: 'It is taken back, as agreed.',
    resigned: (name: string) => `${name} gives the match up.`,
  },
  testMatch: 'test match',
  testResult: 'A test match: its result does not count.',
  resigned: (name: string, others: readonly string[]) =>
    others.length === 1
      ? `${name} gives the match up, and ${others.join()} wins.`
      : `${name} gives the match up. ${others.join(' and ')} stand above.`,
  resignedAlone: (name: string) => `${name} gives the match up.`,
} as const
