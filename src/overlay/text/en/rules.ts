/** What surrounds the rules book. */
export const rules = {
  contents: 'Contents',
  print: 'Print',
  loading: 'Loading the rules…',
  missing: 'The rules didn’t load. Close this and try again.',
}
