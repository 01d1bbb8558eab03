/** Text of the page before any other part of it has loaded, in English. */

import { listAnd } from '../../../kit/english.ts'

export * from './home.ts'

/** Text of a page while it fetches a match or reaches another browser. */
export const opening = {
  table: 'Setting up the table…',
  match: 'Checking the match…',
  dialling: (code: string) => `Joining table ${code}…`,
  syncing: 'You’re in. Loading the match…',
  knocking: 'Asking the host for your seat back…',
}

/** Text that belongs to no single screen. */
export const page = {
  /** As the document’s `lang`. */
  language: 'en-GB',
  name: 'Narrow Gauge',
  missing: 'Part of the page didn’t load.',
  drop: 'Drop the file here to open it.',
}

/** Buttons found on several screens, and what they say once pressed. */
export const buttons = {
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copyByHand: 'The link is selected: copy it by hand.',
  copyLink: 'Copy link',
  home: 'Home',
  retry: 'Try again',
  rules: 'Rules',
  save: 'Save match',
  settings: 'Settings',
}

export * from '../../words/en/start.ts'

/** Asks before the page uses servers that only its link names. */
export const askForServers = (hosts: readonly string[]): string =>
  `This link connects you through ${listAnd(hosts)} rather than this site’s own server. The people who run it can see your network address and which table you join. Use it?`

/** A newer version of the page. */
export const updates = {
  ready: 'A new version of this page is ready.',
  waits: 'A new version of this page is ready. It will wait until your match is over.',
  elsewhere: 'A match is open in another window. Finish or close it first, then update.',
  update: 'Update and reload',
}
