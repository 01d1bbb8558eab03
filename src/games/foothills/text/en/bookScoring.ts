import { list, signs, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import type { Scoring } from '../../content/edition.ts'
import type { Section } from '../bookBlocks.ts'
import { scoringText } from './scores.ts'
import { sections } from './sections.ts'

export const pub: Section = {
  id: 'pub',
  title: sections.pub,
  blocks: [
    text(
      'Only the golden E card leads to the pub. There you score one of your action cards, whichever side is up: it goes to your scoring pile, and a spare card with the same two letters takes its place, golden side up. If there’s none left, you play on with one card fewer.',
    ),
    list(
      'You need more stations than scored cards, so each station lets you score one card.',
      'The new card doesn’t flip this turn. If you scored the E card that brought you here, nothing flips in step 3. If you scored another card, the E card flips as usual.',
      'There’s room for both surveyors, but yours has to leave before it can come back.',
    ),
  ],
}

const scorings: readonly Scoring[] = ['passenger', 'track', 'station', 'ticket', 'card']

/** Only what is halved is rounded down. */
const endOf: { readonly [S in Scoring]: string } = {
  passenger: ', rounded down.',
  track: ', rounded down.',
  station: '.',
  ticket: '.',
  card: ', this one included.',
}

export const end = (box: Box): Section => ({
  id: 'end',
  title: sections.end,
  blocks: [
    text(
      `The end comes when the last of the ${box.stops} buffer stops is placed, or when navvies are due and can’t be placed, because they’ve run out or no card is left for them. If the starting player’s turn brought it about, their opponent has one more. Otherwise the match ends with that turn.`,
    ),
    text('To the VP you’ve already gained, add:'),
    list(
      'Passengers: ½ VP each.',
      `Summit chit: ${box.summit} VP.`,
      ...box.lines
        .filter(({ bonus }) => bonus > 0)
        .map(
          ({ name, bonus }) =>
            `Most stations on the ${name}, if it’s in play: ${bonus} VP, or nothing if you’re level. Navvies don’t count.`,
        ),
      'Your scoring pile: each card as it says. Cards still in front of you score nothing.',
    ),
    signs(
      scorings.map((scoring) => ({
        sign: { type: 'scoring', scoring },
        name: '',
        text: `${scoringText[scoring]}${endOf[scoring]}`,
      })),
      true,
    ),
    text('Only the two that are halved are rounded down, and each card by itself. Half points from passengers stay.'),
    text(
      'If you’re level, play a rematch: swap colours, keep the same lines, and let the other player start. If that’s a tie too, it’s a draw.',
    ),
    text('If neither of you wants to finish, you can agree to stop. The points are then counted as they stand.'),
  ],
})
