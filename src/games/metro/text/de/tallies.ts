/** Headings and names of what statistics count. */
export const tallies = {
  kinds: 'Plättchenarten',
  lines: 'Linien',
  turns: 'Züge',
  shown: 'begannen ohne passendes Plättchen',
  lifted: 'durften eine Linie aus einem Plättchen legen',
}
