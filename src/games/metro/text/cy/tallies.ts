/** Headings and names of what statistics count. */
export const tallies = {
  kinds: 'Mathau o deils',
  lines: 'Leiniau',
  turns: 'Troeon',
  shown: 'wedi dechrau heb ddim sy’n ffitio',
  lifted: 'â modd gosod lein o un deilsen',
}
