/** A player's options at a table, and what they can't do. */
export const choices = {
  open: 'What can I do?',
  yours: 'You can',
  theirs: (name: string) => `${name} can`,
  hidden: (name: string) => `Only ${name} can see what there is to choose from.`,
  barred: 'Not now',
  more: (count: number) => `and ${count} more`,
  alike: (count: number) => `…and ${count} more like ${count === 1 ? 'it' : 'these'}.`,
  meanwhile:
    'Want to know what something on the table is? Touch and hold it, right-click it, or press I and look around with the arrow keys.',
  around: 'Looking around the table: arrow keys move, Escape ends',
  missing: 'This part didn’t load. Close it and try again.',
}
