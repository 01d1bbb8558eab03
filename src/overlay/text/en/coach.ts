/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Tip',
  enough: 'No more tips',
} as const
