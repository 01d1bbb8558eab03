/** What the page says about people who are away and who hosts the table, in English. */
export const absence = {
  standIn: 'Let a bot play on',
  save: 'Save the match',
  away: (name: string) => `${name} is away and can come back. Play on.`,
  botFor: 'computer, until they are back',
  hosting: 'You host the table now. The invitation still works.',
  unkept: (count: number) =>
    count === 1
      ? 'A move of yours, made while apart, could not be kept.'
      : `${count} moves of yours, made while apart, could not be kept.`,
  skew: {
    newer: 'Somebody came with a newer version of this page. Reload it: the match is kept.',
    older: 'Somebody came with an older version of this page. They have to reload theirs.',
  },
  knock: (name: string) => `Somebody asks for ${name}’s seat: was it theirs?`,
  letIn: 'Let them sit down',
  turnAway: 'No',
  handOver: (name: string) => `Hand the table over to ${name}`,
  ownLink: 'My seat on another device',
  ownLinkHint: 'Open this link there. Keep it to yourself: whoever has it has your seat.',
  copy: 'Copy link',
  copied: 'Copied.',
  copyByHand: 'The link is marked: copy it by hand.',
  askIn: 'One of the seats was mine: ask to be let in',
} as const
