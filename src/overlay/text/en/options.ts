/** The form of what may be chosen before a match. */
export const options = {
  title: (name: string) => `${name}: options`,
  seats: 'Players',
  seatsHint: (min: number, max: number) => `From ${min} to ${max}.`,
  bestAlone: 'Your best alone',
  loading: 'Loading the options…',
  missing: 'The options didn’t load. Close this and try again.',
}
