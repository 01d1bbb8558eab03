import type { Box } from '../../../src/games/foothills/box.ts'
import { editions } from '../../../src/games/foothills/content/editions.ts'
import type { Effect, EffectOf, EffectType } from '../../../src/games/foothills/effects.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { bits, lineSets } from '../../../src/games/foothills/layout.ts'
import type { Types } from '../../../src/games/foothills/types.ts'
import type { Journal } from '../../../src/rules/journal.ts'
import { setupOf } from '../../../src/rules/replay.ts'
import { optionsOf } from '../../../src/rules/title.ts'
import { editionIn } from '../../games/contents.ts'
import { texts } from '../../games/foothills/texts.ts'
import { allChoices, choicesIn, choicesOf, effectsOf, type Goals, outcomeOf, type Table } from './goals.ts'

const game = foothills(builtIn)
const { box } = game
/** Matches that were recorded with an earlier edition reach the same things. */
const earlier = foothills(editionIn(await editions.open(undefined, '66838a32')))
const gameOf = (journal: Journal<Types>) => (setupOf(journal).edition.hash === earlier.edition.hash ? earlier : game)
const fields = texts.en.optionFields(box)

const effectTypes: Readonly<Record<EffectType, true>> = {
  dealt: true,
  turn: true,
  selected: true,
  skipped: true,
  drew: true,
  drewHand: true,
  kept: true,
  took: true,
  received: true,
  paid: true,
  dug: true,
  cleared: true,
  gave: true,
  laid: true,
  built: true,
  earned: true,
  surveyed: true,
  ticket: true,
  summit: true,
  flipped: true,
  scored: true,
  event: true,
  navvy: true,
  completed: true,
  ending: true,
  returned: true,
  over: true,
}
const endings: Readonly<Record<EffectOf<'ending'>['why'], true>> = { stops: true, navvies: true }
const winners = ['Blue alone', 'Green alone', 'both']

/** Names of what is reached, for what the box holds and for what effects tell alike. */
const names = {
  effect: (type: string) => `effect: ${type}`,
  ending: (why: string) => `ending: ${why}`,
  winner: (winner: string | undefined) => `winner: ${winner}`,
  deal: (lines: number, start: number) => `lines ${lineText(lines)}, seat ${start} begins`,
  side: (card: number, grey: boolean) => `${grey ? 'grey' : 'golden'} side of ${idOf(card)}`,
  scored: (card: number) => `${idOf(card)} scored`,
  built: (station: number, space: number) => `station ${space + 1} at ${at(station)}`,
  laid: (station: number, space: number) => `track ${space + 1} at ${at(station)}`,
  surveyed: (station: number) => `surveyor at ${at(station)}`,
  cleared: (station: number) => `${at(station)} cleared`,
  navvy: (station: number) => `navvies at ${at(station)}`,
  ticket: (ticket: number) => `ticket of ${box.tickets[ticket]?.id}`,
  completed: (line: number) => `line ${box.lines[line]?.numeral} complete`,
}

const idOf = (card: number) => box.actions[card]?.id ?? '?'
const at = (station: number) => box.stations[station]?.id ?? 'no card'
const lineText = (lines: number) =>
  bits(lines)
    .map((line) => box.lines[line]?.numeral)
    .join(' ')

function allIn({ actions, stations, tickets, lines }: Box): readonly string[] {
  const open = stations.filter(({ start }) => !start)
  return [
    ...Object.keys(effectTypes).map(names.effect),
    ...Object.keys(endings).map(names.ending),
    ...winners.map(names.winner),
    ...lineSets().flatMap((set) => [0, 1].map((start) => names.deal(set, start))),
    ...actions.flatMap(({ index }) => [false, true].map((grey) => names.side(index, grey))),
    ...actions.map(({ index }) => names.scored(index)),
    ...stations.flatMap(({ index, spaces }) => spaces.map((_, space) => names.built(index, space))),
    ...stations.flatMap(({ index, tracks }) => Array.from({ length: tracks }, (_, space) => names.laid(index, space))),
    ...stations.filter(({ action }) => action).map(({ index }) => names.surveyed(index)),
    ...open.filter(({ rubble }) => rubble > 0).map(({ index }) => names.cleared(index)),
    ...open.map(({ index }) => names.navvy(index)),
    ...tickets.map((_, ticket) => names.ticket(ticket)),
    ...lines.map((_, line) => names.completed(line)),
  ]
}

/** The goal that an effect reaches besides its type. */
function reachedBy(e: Effect): string | undefined {
  switch (e.type) {
    case 'dealt':
      return names.deal(e.lines, e.start)
    case 'ending':
      return names.ending(e.why)
    case 'selected':
      return names.side(e.card, e.grey)
    case 'scored':
    case 'completed':
      return e.type === 'scored' ? names.scored(e.card) : names.completed(e.line)
    case 'built':
    case 'laid':
      return names[e.type](e.station, e.space)
    case 'surveyed':
      return names.surveyed(e.to)
    case 'cleared':
    case 'navvy':
      return names[e.type](e.station)
    case 'ticket':
      return names.ticket(e.ticket)
    default:
      return undefined
  }
}

/** Each set of lines with each starting player, with the readings in turn; and a match with nothing chosen. */
function tables(): readonly Table[] {
  const [lines, start, ...readings] = fields
  if (!lines || !start) throw new Error('no form for lines and the starting player')
  const deals = choicesOf(lines)
    .slice(1)
    .flatMap((set) => [1, 2].map((seat) => optionsOf([lines, start], { lines: set, start: seat })))
  const withReading = deals.map((options, nth) => {
    const reading = readings[nth % (readings.length + 1)]
    return reading ? optionsOf([reading], { [reading.key]: true }, options) : options
  })
  return [{}, ...withReading].map((options) => ({ seats: 2, options }))
}

/** The goals of recorded matches of Foothills. */
export const foothillsGoals: Goals<Types> = {
  game,
  all: [...allIn(box), ...allChoices(fields)],
  tables: tables(),
  reached(journal) {
    const effects = effectsOf(gameOf(journal), journal)
    const won = outcomeOf(gameOf(journal), journal).winners
    return new Set([
      ...effects.flatMap((effect) => [names.effect(effect.type), reachedBy(effect) ?? []].flat()),
      ...choicesIn(fields, setupOf(journal).options),
      names.winner(winners[won.length > 1 ? 2 : (won[0] ?? 0)]),
    ])
  },
}
