/** What stands around the explanation of the rules, in English. */
export const rules = {
  title: 'Rules',
  contents: 'Contents',
  home: 'Home',
  print: 'Print',
  close: 'Back to the table',
  loading: 'Fetching the rules …',
  missing: 'The rules did not arrive. Close this and try again.',
} as const
