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
    newer: 'Someone joined with a newer version of this page. Update, then reload: your match is saved.',
    older: 'Someone joined with an older version of this page. They need to reload.',
  },
  copy: 'Copy invite link',
  signalling: 'New players can’t join just now. Your match carries on.',
  notKept: 'Don’t reload: this browser isn’t saving the match.',
  withheld: 'Your host is keeping part of the match from you. Nothing is drawn until you have it.',
  closed: 'This table is closed.',
  noStage: 'The table couldn’t be drawn, so here it is in words.',
  loading: 'Drawing the table…',
}

/** The host has been caught, and nothing goes on. */
export const frozen = {
  label: 'Table frozen',
  nobody: 'Nobody can move',
  titles: {
    rewritten: 'The match was changed',
    twoJournals: 'Two different matches',
    rollback: 'The match was rewound',
    illegal: 'Against the rules',
    forged: 'A forged move',
    seat: 'Someone played for you',
  },
  host: (name?: string) => (name === undefined ? 'Your host' : `${name}, your host,`),
  says: {
    rewritten: (host: string) => `${host} changed something that was already part of the match.`,
    twoJournals: (host: string) => `${host} showed another player a different match from yours.`,
    rollback: (host: string) => `${host} left out part of the match that had already been played.`,
    illegal: (host: string) => `${host} did something that the rules don’t allow.`,
    forged: (host: string) => `${host} sent something in a player’s name that this player hasn’t signed.`,
    seat: (host: string) => `${host} let someone else decide for you while you were here.`,
  },
  sound: 'The table shows the match as it was before that. Up to there, all is in order.',
  now: 'Save the evidence before you leave or reload, or it’s gone. The match itself stays on this device.',
  save: 'Save evidence',
  leave: 'Leave',
  leaveUnsaved: 'Leave without evidence',
  hint: {
    proof: 'One file. Anyone who opens it on this page sees what happened, and needn’t take your word for it.',
    forged: 'One file. It shows what your host wrote, but that the signature was false is your word.',
    seat: 'One file. It shows what your host wrote, but that you were here is your word.',
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
  renewHint: 'Old links to your seat stop working, and so do your other devices until you open the new link there.',
  renewing: 'Opening the table again…',
  notRenewed: 'That didn’t work just now. Try again when everyone is connected and it’s your turn.',
}
