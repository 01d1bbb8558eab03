/** What the page says about a closer look at the table, in English. */
export const closer = {
  fit: 'Show the whole table',
  close: 'Close',
} as const
