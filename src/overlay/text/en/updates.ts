/** A newer version of the page. */
export const updates = {
  ready: 'A new version of this page is ready.',
  waits: 'A new version of this page is ready. It will wait until your match is over.',
  elsewhere: 'A match is open in another window. Finish or close it first, then update.',
  update: 'Update and reload',
}
