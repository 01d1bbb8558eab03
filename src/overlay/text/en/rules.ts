import { many } from '../../../kit/english.ts'

/** Labels around the rules book. */
export const rules = {
  contents: 'Contents',
  search: 'Search the rules',
  found: (count: number) => (count === 0 ? 'Nothing found.' : many(count, 'section')),
  example: 'See it on the table',
  lesson: 'Lesson',
  print: 'Print',
  loading: 'Loading the rules…',
  missing: 'The rules didn’t load. Close this and try again.',
}
