/** What the pages that check a connection and a match say, in German. */
export * from './check.ts'
export * from './checks.ts'
