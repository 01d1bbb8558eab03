import { count } from './count.ts'

/** The text of the panel that changes an edition. */
export const editionText = {
  fetching: 'Loading the edition…',
  failed: 'The edition couldn’t be loaded.',
  lead: (name: string, ours: number) =>
    ours === 0
      ? `Every value of “${name}” is from the rulebook, from another published source, or follows from them. None is ours to try out.`
      : `${count(ours, 'value')} of “${name}” ${ours === 1 ? 'is' : 'are'} ours: change any of them. The others are locked.`,
  search: 'search things, values and sources',
  notFound: (what: string) => `Nothing here matches “${what}”.`,
  onlyOurs: 'hide locked values',
  ours: (n: number) => `${n} ours`,
  locked: 'locked',
  yes: 'yes',
  no: 'no',
  sources: { printed: 'printed', published: 'published', derived: 'derived', ours: 'ours' },
  meanings: {
    printed: 'From the rulebook, a card or the board',
    published: 'From another published source',
    derived: 'Follows from printed and published values',
    ours: 'Chosen for this edition',
  },
  value: (thing: string, label: string) => `${thing}: ${label}`,
  first: (was: string) => `back to ${was}`,
  firstOf: (what: string, was: string) => `${what}: back to ${was}`,
  changed: (n: number) => count(n, 'change'),
  wrong: (why: string) => `This edition can’t be played. ${why}`,
  cantBegin: (why: string) => `A match with it can’t begin. ${why}`,
  name: 'Name',
  nameHint: 'It needs a name of its own.',
  named: (name: string, changes: number) => `${name} + ${count(changes, 'change')}`,
  play: 'play it',
  save: 'save as a file',
  discard: 'discard the changes',
  compare: 'Compare it in the laboratory',
  compareHint: (file: string) => `Save ${file} in the project’s folder, then run these there.`,
  commands: 'Commands',
  copy: 'copy commands',
  showing: 'Drawing…',
  notShown: 'It can’t be drawn.',
  where: { table: 'on the table', opening: 'as another match begins', rules: 'in the rules' },
  unseen: 'Neither the table nor the rules show this yet.',
} as const
