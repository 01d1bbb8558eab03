import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'This proves that a host cheated',
    claimed: 'This is a player’s word about a host',
    unsound: 'This proves nothing',
  },
  /** The host of a match, by its name if that is known. */
  host: (match: string, name?: string) =>
    name === undefined ? `The host of match ${match}` : `${name}, who hosted match ${match},`,
  did: {
    rewritten: (host) => `${host} sealed two different versions of the same line.`,
    twoJournals: (host) => `${host} sealed one line for one player and another for the next.`,
    rollback: (host) => `${host} went on from before something they had already signed.`,
    illegal: (host) => `${host} sealed a line that the rules don’t allow.`,
    forged: (host) =>
      `${host} sealed a line in another player’s name. That its signature was false is the word of the player who saved this.`,
    seat: (host) => `${host} let others decide for a player. That the player was there is that player’s own word.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (line: number) => `It’s line ${line}, and the host’s seal on it is genuine.`,
  tooLong: 'This file is too long to be evidence about a host.',
  leftUnread: 'This file is unusually long, and you left it unread.',
  damaged: 'This file of evidence about a host is damaged, or from another version of this page.',
  unsound: 'A seal doesn’t match what this file shows, or what it shows is allowed. Someone may have changed it.',
}
