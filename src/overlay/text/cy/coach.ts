/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Cyngor',
  enough: 'Dim mwy o gyngor',
}
