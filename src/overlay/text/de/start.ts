/** Text of the page before any other part of it has loaded, in German. */

export * from '../../words/de/start.ts'
export * from './problems.ts'
