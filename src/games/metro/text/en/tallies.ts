/** Headings and names of what statistics count. */
export const tallies = {
  kinds: 'Tile kinds',
  lines: 'Lines',
  turns: 'Turns',
  shown: 'began with nothing that fits',
  lifted: 'could lay a line of one tile',
}
