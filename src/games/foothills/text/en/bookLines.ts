import { list, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import { about, aboutAll, type Section } from '../bookBlocks.ts'
import { blindNames, bridgeOf, ferryOf, summitOf } from '../bookFacts.ts'
import { listOr } from './goods.ts'
import { sections } from './sections.ts'

export const track = (box: Box): Section => ({
  id: 'track',
  title: sections.track,
  blocks: [
    text(
      'Pay, then lay a tile on a line’s first free track space, counting from the left and passing over any that have rubble or navvies. Your track doesn’t have to join up, and you can choose a different line each time. Every track you lay is worth 1 VP right away.',
    ),
    text(
      `You have ${box.tiles} tiles for track and stations together. Once they’re used up, you can’t lay or build any more.`,
    ),
    text(
      `When every track space in a line has track or navvies on it, the line is complete and gets a buffer stop. There are ${box.stops} buffer stops for six lines, so one line may never be finished.`,
    ),
  ],
})

export function stations(box: Box): Section {
  const ferry = ferryOf(box)
  const bridge = bridgeOf(box)
  return {
    id: 'stations',
    title: sections.stations,
    blocks: [
      text(
        'Build on any card that’s clear of rubble and not taken by navvies. You don’t need track there, and you don’t need to go from left to right. One action builds one station, even on a double.',
      ),
      text(
        'Pay the price on the space, then take the bonus beside it, if there is one. If your card charges extra, you must be able to pay that too. If it gives a discount, you get no change.',
      ),
      text(
        'If the card you built on has a surveyor action and no surveyor is there, you may move yours onto it and use it straight away.',
      ),
      list(
        ...about(
          ferry,
          ({ name }) =>
            `${name}: when you build it, flip as many of your action cards as you like, even the one you’re using. That one flips again in step 3, so it ends up as it began.`,
        ),
        ...about(
          bridge,
          ({ name, spaces }) =>
            `${name}: its ${counts[spaces.length] ?? spaces.length} stations must be built in order, by either of you. Each time you build one, you may score one of your action cards as if you were in the pub. The station you’ve just built counts.`,
        ),
        'If navvies take a card with an effect of its own, that effect is lost for both of you.',
      ),
    ],
  }
}

const counts: readonly string[] = ['', 'one', 'two', 'three']

export function surveyor(box: Box): Section {
  const summit = summitOf(box)
  return {
    id: 'surveyor',
    title: sections.surveyor,
    blocks: [
      text(
        'Move your surveyor to a surveyor action that’s open and free, then use it. It’s open once there’s a station on the card, no matter who built it. Starting stations are always open. It’s free if no surveyor is there, and yours counts, so you can’t stay where you are.',
      ),
      text(
        'If you can use the action, you must use at least some of it. If you can’t, you may still go there, if only to be in the way.',
      ),
      text('With any E card that moves your surveyor you can go home instead. Nothing happens there.'),
      text(
        'Starting stations give you their ticket, if you don’t have it yet, and something extra on every visit. Many grey sides need a ticket, and some only work in lines you have a ticket for.',
      ),
      text(
        'Cards are adjacent if they touch above, below, left or right. From home and from the pub, every starting station is adjacent. If no adjacent card is open, your surveyor may stay put.',
      ),
      ...about(
        summit,
        ({ name }) =>
          `At ${name} you claim the summit chit, from your opponent if need be. The last to claim it keeps it.`,
      ).map(text),
    ],
  }
}

export function events(box: Box): Section {
  return {
    id: 'events',
    title: sections.events,
    blocks: [
      text(
        'When a white cube is drawn, it goes into a hole in the stockyard and brings navvies, who work for neither of you. If several are drawn together, all the cubes are drawn first, and then the navvies come one after another.',
      ),
      text(
        'They go to the first card without track, station or navvies: column by column from the left, each column from the top. Starting stations are skipped. A double belongs to its left column, and a card of two lines to its upper line.',
      ),
      text(
        'They clear the card and count as its track and all its stations, so surveyors may visit, and they can complete a line. Nobody gains VP or rubble for it.',
      ),
      text('Once a turn is over, 3 or more white cubes in the stockyard all go back into the bag.'),
      ...aboutAll(
        blindNames(box),
        (names) =>
          `White cubes drawn by ${listOr(names)} don’t count. They’re replaced by other cubes and go back into the bag, and no navvies come.`,
      ).map(text),
    ],
  }
}
