/** Everything else the overlay says, in German. */

export * from '../../words/de/index.ts'
export * from './connection.ts'
export * from './fileProblems.ts'
export * from './refusals.ts'
