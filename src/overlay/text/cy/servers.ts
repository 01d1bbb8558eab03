import { listNames } from '../../../kit/welsh.ts'

/** Asks before the page uses servers that only its link names. */
export const askForServers = (hosts: readonly string[]): string =>
  `Mae’r ddolen hon yn dy gysylltu trwy ${listNames(hosts)} yn lle gweinydd y wefan hon. Gall y bobl sy’n rhedeg hwnnw weld dy gyfeiriad rhwydwaith a pha fwrdd rwyt ti’n ymuno ag ef. Ei ddefnyddio?`
