import { listAnd, many } from '../../../kit/english.ts'

const areAway = (names: readonly string[]) => `${listAnd(names)} ${names.length === 1 ? 'is' : 'are'} away`

/** The connection and the people at the other end of it. */
export const connection = {
  label: 'Connection',
  nudged: (name: string) => `${name} is waiting for you.`,
  standsIn: 'The computer is playing for you.',
  hosting: 'You’re hosting the table now.',
  inviting: 'The invite link still works.',
  unkept: (count: number) =>
    count === 1
      ? 'A move you made while disconnected was lost.'
      : `${many(count, 'move')} you made while disconnected were lost.`,
  skew: {
    newer: 'Someone joined with a newer version of this page. Update yours, then reload. Your match is saved.',
    older: 'Someone joined with an older version of this page. They need to reload.',
  },
  copy: 'Copy invite link',
  signalling: 'New players can’t join just now. Your match carries on.',
  notKept: 'Don’t reload: this browser isn’t saving the match.',
  withheld: 'Your host is holding back part of the match. Nothing can be drawn until you have all of it.',
  closed: 'This table is closed.',
  noStage: 'The table couldn’t be drawn, so here it is in words.',
  loading: 'Drawing the table…',
}

/** The host has been caught, and nothing goes on. */
export const frozen = {
  label: 'Table frozen',
  nobody: 'No one can move',
  titles: {
    rewritten: 'The host changed the match',
    twoJournals: 'The host showed two different matches',
    rollback: 'The host rewound the match',
    illegal: 'The host broke the rules',
    forged: 'The host forged a move',
    seat: 'The host gave your seat away',
  },
  host: (name?: string) => (name === undefined ? 'Your host' : `${name}, your host,`),
  says: {
    rewritten: (host: string) => `${host} went back and changed something that had already happened.`,
    twoJournals: (host: string) => `${host} showed another player a different match from yours.`,
    rollback: (host: string) => `${host} left out moves that had already been made.`,
    illegal: (host: string) => `${host} did something that the rules don’t allow.`,
    forged: (host: string) => `${host} sent a move in another player’s name, without that player’s signature.`,
    seat: (host: string) => `${host} let someone else decide for you while you were here.`,
  },
  sound:
    'Your page noticed and stopped the match. The table shows it as it was before that, and everything now on the table is genuine.',
  now: 'Save the evidence first: if you leave or reload without it, it’s gone. Then leave, and open a new table if you want to play on. The match so far stays on this device.',
  save: 'Save evidence',
  leave: 'Leave',
  leaveUnsaved: 'Leave without evidence',
  hint: {
    proof:
      'The evidence is one file. Anyone who opens it on this page can see what the host did, without taking your word for it.',
    forged:
      'The evidence is one file. It proves what your host sent, but you’re the only witness that the signature was missing or false.',
    seat: 'The evidence is one file. It proves what your host did, but you’re the only witness that you were here.',
  },
}

/** People who can’t be reached, and what to do meanwhile. */
export const absence = {
  lost: (names: readonly string[]) =>
    `Connection${names.length === 0 ? '' : ` to ${listAnd(names)}`} lost. Reconnecting…`,
  awaited: (names: readonly string[]) => `Waiting for ${listAnd(names)} to come back.`,
  away: (names: readonly string[]) => `${areAway(names)} and can come back any time. Play on.`,
  awayInShort: (names: readonly string[]) => `${areAway(names)}.`,
  quiet: (names: readonly string[]) => `Nothing from ${listAnd(names)} just now…`,
  standIn: 'Let the computer play',
  askStandIn: 'Ask to let the computer play',
  nudge: (name: string) => `Nudge ${name}`,
  takeBack: 'Take over again',
  handOver: (name: string) => `Make ${name} the host`,
}

/** Someone asks for a seat whose player is away. */
export const admission = {
  knock: (name: string) => `Someone is asking for ${name}’s seat. Is it theirs?`,
  letIn: 'Let them in',
  turnAway: 'Turn them away',
  askFor: (name: string) => `Ask to play ${name}`,
}

/** The link that takes a seat to another device. */
export const ownLink = {
  show: 'Move to another device…',
  hint: 'Open this link on the other device. Keep it private: anyone who has it can play your seat.',
  renew: 'Replace this link',
  renewHint: 'Old links to your seat will stop working. On your other devices, open the new link to carry on.',
  renewing: 'Opening the table again…',
  notRenewed: 'That didn’t work just now. Try again when everyone is connected and it’s your turn.',
}
