/** Everything else the overlay says, in Welsh. */

export * from '../../words/cy/index.ts'
export * from './connection.ts'
export * from './fileProblems.ts'
export * from './refusals.ts'
