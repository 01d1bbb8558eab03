import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'This proves that a host cheated',
    claimed: 'This is one player’s word against a host’s',
    unsound: 'This proves nothing',
  },
  /** The host of a match, by its name if that is known. */
  host: (match: string, name?: string) =>
    name === undefined ? `The host of match ${match}` : `${name}, who hosted match ${match},`,
  did: {
    rewritten: (host) => `${host} signed two different versions of the same move.`,
    twoJournals: (host) => `${host} showed two players different matches, and signed them both.`,
    rollback: (host) => `${host} rewound the match past something they had signed.`,
    illegal: (host) => `${host} signed a move that breaks the rules.`,
    forged: (host) =>
      `${host} sent a move in another player’s name. We have only one player’s word that its signature was missing or false: the player who saved this file.`,
    seat: (host) =>
      `${host} let someone else decide for a player. We have only that player’s word that they were there at the time.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (move: number) =>
    `It’s move ${move}, and the host’s signature on it is genuine: nobody else could have written it.`,
  tooLong: 'This file is too long to be evidence against a host.',
  leftUnread: 'This file is unusually long, and you chose not to read it.',
  damaged: 'This evidence can’t be read. It’s damaged, or it comes from a different version of this page.',
  unsound:
    'A signature in this file doesn’t match, or the file shows nothing that breaks the rules. Someone may have changed it or made it up, so don’t hold it against anyone.',
}
