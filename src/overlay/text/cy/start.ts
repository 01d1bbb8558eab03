/** Text of the page before any other part of it has loaded, in Welsh. */

export * from '../../words/cy/start.ts'
export * from './problems.ts'
