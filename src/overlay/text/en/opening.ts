/** Text of a page while it fetches a match or reaches another browser. */
export const opening = {
  table: 'Setting up the table…',
  match: 'Checking the match…',
  dialling: (code: string) => `Joining table ${code}…`,
  syncing: 'You’re in. Loading the match…',
  knocking: 'Asking the host for your seat back…',
}
