/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Tip',
  welcome: 'First match? Press ? to see what you can do. Touch and hold anything to see what it is.',
  enough: 'No more tips',
} as const
