import { listAnd } from '../../../kit/german.ts'

/** Asks before the page uses servers that only its link names. */
export const askForServers = (hosts: readonly string[]): string =>
  `Dieser Link verbindet dich über ${listAnd(hosts)} statt über den Server dieser Seite. Wer dort den Server betreibt, sieht deine Netzadresse und an welchen Tisch du gehst. Trotzdem verwenden?`
