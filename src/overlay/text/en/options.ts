/** The form of what may be chosen before a match. */
export const options = {
  title: (name: string) => `${name}: options`,
  seats: 'Players',
  seatsHint: (min: number, max: number) => `From ${min} to ${max}.`,
  bot: 'Computer player',
  botHint: 'Who plays the other seats if you play the computer.',
  loading: 'Loading the options…',
  missing: 'The options didn’t load. Close this and try again.',
} as const
