/** What the page says about files that are dropped on it, in English. */
export const drop = {
  hint: 'Let go to open this file: a match, or a tester’s report.',
  refused: (why: string) => `Nothing was opened. ${why}`,
} as const
