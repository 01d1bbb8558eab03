/** Text of the pages that check a connection and a match, in Welsh. */
export * from './check.ts'
export * from './checks.ts'
