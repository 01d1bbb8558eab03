/** Everything else the overlay says, in English. */

export * from '../../words/en/index.ts'
export * from './connection.ts'
export * from './fileProblems.ts'
export * from './refusals.ts'
