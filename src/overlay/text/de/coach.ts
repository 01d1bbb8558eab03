/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Tipp',
  enough: 'Keine Tipps mehr',
}
