import type { Weakness } from '../../../match/level.ts'

const weaknesses: Readonly<Record<Weakness['reason'], (count: number) => string>> = {
  unsigned: () => 'None of it is signed, so anyone could have made it up.',
  setUp: () => 'Someone changed it, as a test, before everyone was there.',
  moved: (count) =>
    `${count === 1 ? 'One move has' : `${count} moves have`} no signature, because this match was copied.`,
  hostDraws: () => 'The host makes every draw alone.',
  drawn: (count) => `The host made ${count === 1 ? 'one draw' : `${count} draws`} alone.`,
  hostDeals: () => 'The host deals the hidden cards alone, and could look at them.',
  dealtWithout: () => 'Not everyone here took part in dealing the hidden cards.',
}

/** The question whether to sit down at a match that is less protected than a new one. */
export const playOn = {
  title: 'Play on anyway?',
  lead: 'This match is less protected against cheating than a new one:',
  weaknesses,
  hint: 'Not sure? Leave, and ask the host for a new table.',
  goOn: 'Play on anyway',
  leave: 'Leave',
}
