/** Shown in the address bar in place of an address that leads to a table. */
const covered = '#/covered'

/**
 * The part of the page’s address after and with the `#`. While that is covered, it is kept with the page’s place in the
 * history, where reloads and the way back find it.
 */
export const hashNow = (): string => (typeof history.state === 'string' ? history.state : location.hash)

/** Changes that part without going anywhere; it stays covered if it is. */
export function renameHash(hash: string): void {
  if (typeof history.state === 'string') history.replaceState(hash, '', covered)
  else history.replaceState(undefined, '', hash)
}

/** Covers that part, or shows it again. */
export function coverHash(isCovered: boolean): void {
  const hash = hashNow()
  if (isCovered && /^#\/(r|w|i|check)\//.test(hash)) history.replaceState(hash, '', covered)
  else if (!isCovered && typeof history.state === 'string') history.replaceState(undefined, '', hash)
}
