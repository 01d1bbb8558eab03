/** What the pages that check a connection and a match say, in English. */
export * from './check.ts'
export * from './checks.ts'
