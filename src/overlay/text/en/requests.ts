import { listAnd, many } from '../../../kit/english.ts'
import type { WishBody } from '../../../rules/body.ts'
import type { SeatLook } from '../../table/seats.ts'

const names = (looks: readonly SeatLook[]) => listAnd(looks.map(({ name }) => name))

type Asks = WishBody['wish']

/** The question of a request, as its author reads it and as the others do. */
export const questions: Readonly<Record<Asks, Question>> = {
  undo: { own: () => 'You asked to undo:', by: (name) => `${name} would like to undo:` },
  rematch: { own: () => 'You asked for another match.', by: (name) => `${name} would like another match.` },
  end: {
    own: () => 'You asked to end the match here and count the points as they stand.',
    by: (name) => `${name} would like to end the match here and count the points as they stand.`,
  },
  edit: {
    own: () => 'You asked to change the position, as a test:',
    by: (name) => `${name} would like to change the position, as a test:`,
  },
  deal: {
    own: () => 'You asked to deal again.',
    by: (name) => `${name} would like to deal again: everyone draws a new hand of the same size.`,
  },
  standIn: {
    own: ({ seat }) => `You asked to let the computer play for ${seat} until they’re back.`,
    by: (name, { seat }) => `${name} would like to let the computer play for ${seat} until they’re back.`,
  },
  give: {
    own: ({ seat }) => `You asked to give ${seat}’s seat to a newcomer.`,
    by: (name, { seat }) => `${name} would like to give ${seat}’s seat to a newcomer.`,
  },
  draws: {
    own: ({ draws }) =>
      draws.length === 0
        ? 'You asked for the next draw to be random again.'
        : `You asked to choose the next draw, as a test: ${listAnd(draws)}.`,
    by: (name, { draws }) =>
      draws.length === 0
        ? `${name} would like the next draw to be random again.`
        : `${name} would like to choose the next draw, as a test: ${listAnd(draws)}.`,
  },
}

/** Things named in a request: things to draw, or a seat. */
interface Named {
  readonly draws: readonly string[]
  readonly seat: string
}

interface Question {
  own(named: Named): string
  by(name: string, named: Named): string
}

/** Requests of players to each other. */
export const requests = {
  label: 'Request',
  forEver: 'If everyone agrees, this becomes a test match for good and its result won’t count.',
  waits: (looks: readonly SeatLook[]) => `Waiting for ${names(looks)} to answer.`,
  answers: 'Answers',
  states: { agreed: 'agreed', declined: 'declined', waits: 'hasn’t answered', away: 'away' },
  majority: 'More than half of you have to agree.',
  agree: 'Agree',
  refuse: 'Decline',
  withdraw: 'Cancel request',
  nothingSaid: 'Nothing that shows in the log.',
  more: (count: number) => `…and ${count} more`,
  back: (others: readonly SeatLook[]) => (others.length === 0 ? 'Undo more…' : 'Ask to undo…'),
  backTitle: 'Undo this?',
  backHint: (others: readonly SeatLook[], alone: boolean) => {
    const draws = 'Draws are made again and may come out differently.'
    if (alone) return draws
    const who = others.length === 0 ? 'The computer won’t mind.' : `${names(others)} will have to agree.`
    return `${who} ${draws}`
  },
  ask: (others: readonly SeatLook[]) => (others.length === 0 ? 'Undo' : `Ask ${names(others)}`),
  askMore: 'Ask for another match',
  lost: (looks: readonly SeatLook[]) => {
    const whose = listAnd(looks.map(({ name }) => `${name}’s`))
    return `${whose} new hand can’t be read: the device that dealt it is gone.`
  },
  cheated: (looks: readonly SeatLook[]) => {
    const whose = listAnd(looks.map(({ name }) => `${name}’s`))
    return `${whose} device didn’t shuffle or hand out the cards as it should. They weren’t dealt fairly, so the result means nothing. You can end the match in the settings, or leave.`
  },
  dealAgain: 'Deal again',
  end: 'End match…',
  sureEnd: (others: readonly SeatLook[]) =>
    others.length === 0 ? 'Really end it here?' : `Ask ${names(others)} to end it here?`,
}

/** A person of two is back, for whom the computer has played. */
export const whileAway = {
  played: (moves: number) => `While you were away, the computer played ${many(moves, 'move')} for you.`,
  hint: 'You can undo everything since you left. Draws are made again and may come out differently.',
  keep: 'Keep',
  takeBack: 'Undo',
}

/** Resigning, and what the end of such a match says. */
export const resigning = {
  resign: (alone: boolean) => (alone ? 'End the match…' : 'Resign…'),
  sure: (name: string, after: 'alone' | 'goesOn' | 'over') => {
    if (after === 'alone') return 'Really end the match?'
    return `Really resign as ${name}?${after === 'goesOn' ? ' The others play on.' : ''}`
  },
  outcome: (gone: readonly string[], stayed: readonly string[]) => {
    if (stayed.length === 0) return `${listAnd(gone)} ${gone.length === 1 ? 'ended the match' : 'resigned'}.`
    return `${listAnd(gone)} resigned, so ${listAnd(stayed)} ${stayed.length === 1 ? 'wins' : 'win'}.`
  },
  left: 'resigned',
}

/** The result of a match that was ended by agreement. */
export const stopped = (sentence: string): string => `Ended by agreement. ${sentence}`

/** Marks of a match that was changed from outside the rules. */
export const testMatch = { label: 'test match', result: 'Test match: the result doesn’t count.' }

const askedTest = (name: string) => `${name} asked for a change outside the rules, as a test.`

/** The same in the log. */
export const requestLog = {
  asked: {
    undo: (name: string) => `${name} asked to undo.`,
    rematch: (name: string) => `${name} asked for another match.`,
    end: (name: string) => `${name} asked to end the match.`,
    edit: askedTest,
    draws: askedTest,
    deal: (name: string) => `${name} asked to deal again.`,
    standIn: (name: string, seat: string) => `${name} asked to let the computer play for ${seat}.`,
    give: (name: string, seat: string) => `${name} asked to give ${seat}’s seat to a newcomer.`,
  } satisfies Record<Asks, unknown>,
  edited: 'The position was changed by agreement, which made this a test match.',
  drawsChosen: (draws: readonly string[]) =>
    `The next draw was chosen by agreement, which made this a test match: ${listAnd(draws)}.`,
  drawsFree: 'The next draw was made random again.',
  yes: (name: string) => `${name} agreed.`,
  no: (name: string) => `${name} declined.`,
  withdrawn: (name: string) => `${name} cancelled the request.`,
  agreed: 'Undone, as agreed.',
  resigned: (name: string, alone: boolean) => `${name} ${alone ? 'ended the match' : 'resigned'}.`,
  ended: 'The match was ended by agreement.',
  out: (name: string) => `${name} dropped out, and the others played on.`,
  bot: (bot: string, name: string) => `${bot} took over from ${name}.`,
  standIn: (bot: string, name: string) => `${bot} stepped in for ${name}.`,
  back: (name: string) => `${name} came back.`,
  takenBack: (name: string) => `${name} undid what the computer had played for them.`,
  dealt: 'The hands were dealt.',
  dealtAgain: 'The hands were dealt again.',
  shuffled: (names: readonly string[], again: boolean) =>
    `${listAnd(names)} shuffled and dealt the cards together${again ? ' again' : ''}.`,
}
