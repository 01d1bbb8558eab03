import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  city: 'A line that ends in the city scores 2 points for each tile instead of 1.',
  mine: 'Your line has ended and scored. Its train is turned over, and that station is done.',
  finished: 'A line scores for its owner, no matter who laid the tile that ended it.',
  shown: 'A tile that fits nowhere is shown to everyone, and another is drawn.',
  lifted: 'When nothing fits and no tiles are left to draw, you can lay even a one-tile line.',
  extra: 'A tile drawn on your turn has to be laid on that turn.',
  laid: 'Your tile may have carried on several lines. Point at a station to follow its line.',
}
