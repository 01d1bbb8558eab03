import * as v from 'valibot'
import { need } from '../../kit/assert.ts'
import type { Draw } from '../../rules/chance.ts'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import type { MatchOptions, Seat, Tell } from '../../rules/game.ts'
import type { Box } from './box.ts'
import { type Numeral, numerals } from './content/edition.ts'
import type { Effect } from './effects.ts'
import { lineSets } from './layout.ts'
import { type Board, home, other, type Position } from './position.ts'
import { drawCubes } from './verbs/draw.ts'

const flag = v.optional(v.boolean(), false)

/** A match's options, all optional. */
export const optionsSchema = v.strictObject({
  /** The six lines in play; drawn if missing. */
  lines: v.optional(
    v.pipe(
      v.array(v.picklist(numerals)),
      v.check((lines) => new Set(lines).size === 6 && lines.length === 6, 'sixLines'),
    ),
  ),
  /** The starting player; drawn if missing. */
  start: v.optional(v.picklist([0, 1])),
  /** Seat 0 plays green instead of blue. */
  swapped: flag,
  /** This is the rematch after a tie. */
  second: flag,
  readings: v.optional(v.strictObject({ flipIsPart: flag, pubToPub: flag, refillSix: flag, homeIsFar: flag }), {}),
})
export type FoothillsOptions = v.InferOutput<typeof optionsSchema>

/** Options read from untrusted data, or the first thing wrong with them. */
export function readOptions(data: unknown): { options: MatchOptions } | { flaw: Flaw } {
  const read = v.safeParse(optionsSchema, data ?? {})
  return read.success ? { options: { ...read.output } } : { flaw: flawOf(read.issues) }
}

/** The table before the deal, with nothing drawn yet. */
export function setup(box: Box, raw: MatchOptions): Position {
  const options = v.parse(optionsSchema, raw)
  return {
    phase: 'deal',
    lines: maskOf(options.lines ?? []),
    start: options.start ?? -1,
    seat: 0,
    turn: 0,
    ending: false,
    selected: -1,
    flips: 0,
    fresh: 0,
    todo: [],
    yard: { iron: 0, stone: 0, event: 0 },
    bag: { iron: box.iron, stone: box.stone, event: 0 },
    rubble: box.stations.map(() => 0),
    tracks: Array.from({ length: box.trackSpaces }, () => 0),
    spaces: Array.from({ length: box.stationSpaces }, () => 0),
    navvies: box.stations.map(() => 0),
    stops: [],
    spare: [],
    summit: -1,
    boards: [0, 1].map((seat) => boardFor(box, options.swapped ? other(seat) : seat)),
    readings: options.readings,
    second: options.second,
  }
}

const maskOf = (lines: readonly Numeral[]) => lines.reduce((mask, id) => mask | (1 << numerals.indexOf(id)), 0)

/** Setup steps 7 and 8: the board of a colour with its five action cards, golden side up. */
function boardFor(box: Box, colour: number): Board {
  const own = colour === 0 ? 'blue' : 'green'
  return {
    colour,
    supply: { iron: 0, stone: 0, rubble: 0, passengers: 0 },
    tickets: 0,
    cards: box.actions.filter((card) => card.colour === own).map((card) => card.index),
    grey: 0,
    pile: [],
    surveyor: home,
    stations: 0,
    tracks: 0,
    earned: { cleared: 0, track: 0, bonus: 0, exchange: 0 },
  }
}

/** Cubes in the stockyard at the start (setup step 4). */
const firstCubes = 6

/**
 * Everything that setup leaves to chance: six of the eight lines, two neutral cards of each pair of types, six
 * resources before the white cubes enter the bag, the starting player.
 */
export function deal(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const sets = lineSets()
  const lines = p.lines === 0 ? need(sets[draw(sets.length)], 'a set of lines') : p.lines
  const spare = spareCards(box, draw)
  const cubes = drawCubes(p, firstCubes, draw)
  const start = p.start < 0 ? draw(2) : p.start
  tell({ type: 'dealt', lines, spare, start })
  tell({ type: 'drew', cubes })
}

/** Setup step 9: all but one of the neutral cards of each pair of types, drawn by chance. */
function spareCards(box: Box, draw: Draw): number[] {
  const spare: number[] = []
  for (let pair = 0; pair < 5; pair++) {
    const neutral = box.actions.filter((card) => card.pair === pair && card.colour === 'neutral')
    const out = draw(neutral.length)
    spare.push(...neutral.filter((_, i) => i !== out).map((card) => card.index))
  }
  return spare
}

/** The options of the rematch after a tie: the same lines, with colours and starting player swapped. */
export function returnMatch(p: Position): MatchOptions {
  const start: Seat = other(p.start)
  return {
    lines: numerals.filter((_, line) => (p.lines >> line) & 1),
    start,
    swapped: p.boards[0]?.colour === 0,
    second: true,
    readings: p.readings,
  }
}
