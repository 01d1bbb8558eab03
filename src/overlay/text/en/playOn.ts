import type { Weakness } from '../../../match/level.ts'

const weaknesses: Readonly<Record<Weakness['reason'], (count: number) => string>> = {
  unsigned: () => 'Nothing in it is signed, so anyone may have made it up.',
  setUp: () => 'It was changed as a test before everyone was there.',
  moved: (count) => `${count === 1 ? 'One move isn’t' : `${count} moves aren’t`} signed, since this match was copied.`,
  hostDraws: () => 'The host alone makes all draws.',
  drawn: (count) => `${count === 1 ? 'One draw was' : `${count} draws were`} made by the host alone.`,
  hostDeals: () => 'The host alone deals the hidden cards, and could look at them.',
  dealtWithout: () => 'Not everyone here had a part in dealing the hidden cards.',
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
