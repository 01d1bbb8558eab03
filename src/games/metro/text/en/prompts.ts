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
  lay: {
    fixed: { one: 'Lay your tile this way up.', several: 'Lay one of your tiles this way up.' },
    turned: { one: 'Lay your tile, turned if you like.', several: 'Lay one of your tiles, turned if you like.' },
  },
  layOrDraw: {
    fixed: {
      one: 'Lay your tile this way up, or draw another and lay that.',
      several: 'Lay one of your tiles this way up, or draw another and lay that.',
    },
    turned: {
      one: 'Lay your tile, turned if you like, or draw another and lay that.',
      several: 'Lay one of your tiles, turned if you like, or draw another and lay that.',
    },
  },
}
