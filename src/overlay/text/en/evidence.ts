import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'This proves that a host cheated',
    claimed: 'This is only a player’s word',
    unsound: 'This proves nothing',
  },
  /** The host of a match, by its name if that is known. */
  host: (match: string, name?: string) =>
    name === undefined ? `The host of match ${match}` : `${name}, who hosted match ${match},`,
  did: {
    rewritten: (host) => `${host} signed two different versions of the same line.`,
    twoJournals: (host) => `${host} signed one version of a line for one player and another for the next.`,
    rollback: (host) => `${host} left out something that they had already signed.`,
    illegal: (host) => `${host} signed a line that the rules don’t allow.`,
    forged: (host) =>
      `${host} sent a line in another player’s name. Only the person who saved the file says that this player hadn’t signed it.`,
    seat: (host) => `${host} let others decide for a player. That the player was there is that player’s own word.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (line: number) =>
    `It’s line ${line} of the match, and the host’s signature on it is genuine: nobody else can have written it.`,
  tooLong: 'This file is too long to be evidence about a host.',
  leftUnread: 'This file is unusually long, and you left it unread.',
  damaged: 'This file of evidence about a host is damaged, or from another version of this page.',
  unsound:
    'A signature in this file is false, or what it shows isn’t cheating. Someone may have changed it, or made it up: don’t hold it against anyone.',
}
