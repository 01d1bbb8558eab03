import { listAnd } from '../../../kit/english.ts'

/** Asks before the page uses servers that only its link names. */
export const askForServers = (hosts: readonly string[]): string =>
  `This link connects you through ${listAnd(hosts)} rather than this site’s own server. The people who run it can see your network address and which table you join. Use it?`
