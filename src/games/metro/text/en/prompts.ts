/** Instructions shown with a choice. */
export const prompts = {
  anywhere: {
    drawn: 'The tile you’ve drawn doesn’t fit, so lay it anywhere, even as a line of one tile.',
    one: 'Your tile doesn’t fit, so lay it anywhere, even as a line of one tile.',
    several: 'None of your tiles fits, so lay one anywhere, even as a line of one tile.',
  },
  showAndDraw: {
    one: 'Your tile doesn’t fit anywhere. Show it and draw another.',
    several: 'None of your tiles fits. Show them and draw another.',
  },
  showAndLay: {
    one: 'Your tile doesn’t fit anywhere. Show it, then lay one anywhere.',
    several: 'None of your tiles fits. Show them, then lay one anywhere.',
  },
  layDrawn: 'Lay the tile you’ve drawn.',
  lay: { one: 'Lay your tile.', several: 'Lay one of your tiles.' },
  layOrDraw: {
    one: 'Lay your tile, or draw another and lay that.',
    several: 'Lay one of your tiles, or draw another and lay that.',
  },
}
