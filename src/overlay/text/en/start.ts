/** Text of the page before any other part of it has loaded, in English. */

export * from '../../words/en/start.ts'
export * from './problems.ts'
