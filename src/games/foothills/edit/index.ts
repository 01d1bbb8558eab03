import * as v from 'valibot'
import { same } from '../../../kit/json.ts'
import { type Flaw, flawOf } from '../../../rules/flaw.ts'
import type { Box, Station } from '../box.ts'
import type { Effect } from '../effects.ts'
import { isInPlay, type Position } from '../position.ts'
import { cardsFlaws } from './cards.ts'
import { flaw, found, pathsIn, sum } from './flaws.ts'
import { goodsFlaws } from './goods.ts'
import { positionSchema } from './schema.ts'
import { tilesFlaws } from './tiles.ts'
import { turnFlaws } from './turn.ts'
import { workFlaws } from './work.ts'

/**
 * Reads a made-up position that is to replace `now` in the same match. A position that no match could reach is answered
 * with everything that rules it out.
 */
export function readPosition(
  box: Box,
  data: unknown,
  now: Position,
): { readonly position: Position } | { readonly flaws: readonly Flaw[] } {
  const read = v.safeParse(positionSchema, data)
  if (!read.success) return { flaws: [flawOf(read.issues)] }
  const position = read.output
  const setup = setupFlaw(position, now)
  if (setup) return { flaws: [setup] }
  const flaws = flawsOf(box, position, now)
  return flaws.length === 0 ? { position } : { flaws }
}

/** Flaws on the station cards. */
const displayFlaws = (box: Box, p: Position): readonly Flaw[] =>
  found(box.stations.map((station) => stationFlaw(box, p, station)))

function stationFlaw(box: Box, p: Position, station: Station): Flaw | undefined {
  const { index, name, start, rubble: printed, ordered } = station
  const { rubble, covered, laid, built, tiles, all } = lyingOn(p, station)
  const atRubble = `rubble.${index}`
  const atNavvy = `navvies.${index}`
  if (!isInPlay(box, p, index) && all.length > 0) return flaw('notInPlay', all[0] ?? '', { station: name, all })
  if (rubble > printed) return flaw('muchRubble', atRubble, { station: name, rubble, printed })
  if (tiles.length > 0 && rubble > 0) return flaw('rubbleAndTiles', atRubble, { station: name, rubble, tiles })
  if (covered && all.length > 1) return flaw('navvyAndMore', atNavvy, { station: name, others: all.slice(1) })
  if (covered && start) return flaw('navvyOnStart', atNavvy, { station: name })
  const gap = gapIn(laid)
  if (gap >= 0) return flaw('trackGap', `tracks.${station.firstTrack + gap}`, { station: name })
  const open = ordered ? gapIn(built) : -1
  return open < 0 ? undefined : flaw('stationGap', `spaces.${station.firstSpace + open}`, { station: name })
}

/** The things on a station card, and their paths; a navvy tile's comes first. */
function lyingOn(p: Position, { index, firstTrack, tracks, firstSpace, spaces }: Station) {
  const rubble = p.rubble[index] ?? 0
  const navvies = p.navvies[index] ?? 0
  const laid = p.tracks.slice(firstTrack, firstTrack + tracks)
  const built = p.spaces.slice(firstSpace, firstSpace + spaces.length)
  const tiles = [...pathsIn('tracks', firstTrack, laid), ...pathsIn('spaces', firstSpace, built)]
  const single = [...pathsIn('navvies', index, [navvies]), ...pathsIn('rubble', index, [rubble])]
  return { rubble, covered: navvies === 1, laid, built, tiles, all: [...single, ...tiles] }
}

/** The first free space with a taken one to its right; -1 if there is none. */
const gapIn = (spaces: readonly number[]): number =>
  spaces.findIndex((owner, at) => owner === 0 && sum(spaces.slice(at)) > 0)

/** Everything wrong with a position. The form comes first: the other checks rely on it. */
function flawsOf(box: Box, p: Position, now: Position): readonly Flaw[] {
  const form = formFlaws(box, p)
  if (form.length > 0) return form
  return [
    ...displayFlaws(box, p),
    ...tilesFlaws(box, p),
    ...goodsFlaws(box, p, now),
    ...cardsFlaws(box, p, now),
    ...turnFlaws(p),
    ...workFlaws(box, p),
  ]
}

/** Flaws that make a position unreadable for all other checks: not six lines, lists of the wrong length. */
function formFlaws(box: Box, p: Position): readonly Flaw[] {
  if (p.lines === 0 || !box.layouts[p.lines]) return [flaw('notSixLines', 'lines', { lines: p.lines })]
  const lengths = [
    ['rubble', p.rubble, box.stations.length],
    ['navvies', p.navvies, box.stations.length],
    ['tracks', p.tracks, box.trackSpaces],
    ['spaces', p.spaces, box.stationSpaces],
  ] as const
  return lengths.flatMap(([at, { length: have }, need]) =>
    have === need ? [] : [flaw('wrongLength', at, { have, need })],
  )
}

/** Choices made at setup stay as they are. */
function setupFlaw(p: Position, now: Position): Flaw | undefined {
  if (!same(p.readings, now.readings)) return flaw('setupReadings', 'readings')
  if (p.second !== now.second) return flaw('setupSecond', 'second')
  const colours = (one: Position) => one.boards.map(({ colour }) => colour)
  return same(colours(p), colours(now)) ? undefined : flaw('setupColours', 'boards')
}

/** Whether a draw brought these cubes: first into the stockyard, or anywhere in the hand. */
export function brings(told: readonly Effect[], wanted: readonly string[]): boolean {
  const drawn = told.find((effect) => effect.type === 'drew' || effect.type === 'drewHand')
  if (drawn?.type === 'drew') return wanted.every((cube, at) => drawn.cubes[at] === cube)
  if (drawn?.type !== 'drewHand') return false
  const count = (kind: string) => wanted.filter((one) => one === kind).length
  const [iron, stone] = [count('iron'), count('stone')]
  return iron + stone === wanted.length && iron <= drawn.iron && stone <= drawn.stone
}
