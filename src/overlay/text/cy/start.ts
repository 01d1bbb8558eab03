/** Text of the page before any other part of it has loaded, in Welsh. */

export * from './home.ts'
export * from './opening.ts'
export * from './page.ts'
export * from './problems.ts'
export * from './servers.ts'
export * from './updates.ts'
