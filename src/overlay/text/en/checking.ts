/** Texts of the pages that check a connection and a match, in English. */
export * from './check.ts'
export * from './checks.ts'
