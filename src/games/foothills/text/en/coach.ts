import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  ending: 'The match ends with this round: the player who went second takes the last turn.',
  completed: 'A line is complete and gets a buffer stop. The last of the 5 stops ends the match.',
  navvy: 'A white cube brings navvies: they build everything on the next untouched card, and nobody scores it.',
  scored: 'A scored card counts at the end, including anything you build or lay before then.',
  built: 'Each station lets you score one more card in the pub, and opens the card to surveyors.',
  ticket: 'A ticket is yours for good. Some grey card sides work only where you have one.',
  laid: 'Track is worth 1 VP wherever you lay it, and brings the line closer to completion.',
  cleared: 'The last rubble off a card is worth 1 VP. Now track and stations can go there.',
  summit: 'The summit chit counts at the end, for the player who was up there last.',
  returned: 'Three white cubes are in: they go back into the bag, and navvies will be back.',
  surveyed: 'Your surveyor is in other players’ way, and has to move on before coming back.',
  flipped: 'The card you played has turned over. Its other side is yours for a later turn.',
}
