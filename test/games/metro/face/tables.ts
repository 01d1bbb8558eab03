import { isKind, type TileKind } from '../../../../src/games/metro/content/tiles.ts'
import { openFace } from '../../../../src/games/metro/face/index.ts'
import { metro } from '../../../../src/games/metro/index.ts'
import type { Move, Types } from '../../../../src/games/metro/moves.ts'
import { type Position, shownFace } from '../../../../src/games/metro/position.ts'
import type { Known, Seat } from '../../../../src/rules/game.ts'
import type { Looking } from '../../../../src/stage/face.ts'
import type { MovePicks } from '../../../../src/stage/narrow.ts'
import { entriesOf } from '../../../playing.ts'
import { captions, words } from '../said.ts'
import { type Dealt, matchOf } from './playout.ts'

/** The face with all its words. */
export const face = openFace(
  () => words,
  () => captions,
)

/** Phones and tablets in both orientations, windows, and the largest screen. */
export const stages = [
  { w: 360, h: 640 },
  { w: 390, h: 664 },
  { w: 390, h: 844 },
  { w: 640, h: 360 },
  { w: 844, h: 390 },
  { w: 768, h: 1024 },
  { w: 1024, h: 768 },
  { w: 1180, h: 820 },
  { w: 1024, h: 600 },
  { w: 1280, h: 720 },
  { w: 1366, h: 768 },
  { w: 1920, h: 1080 },
  { w: 2560, h: 1080 },
  { w: 3840, h: 2160 },
] as const

/** A choice in a match, with the tiles that the seat asked may see. */
export interface Asked {
  readonly p: Position
  readonly seat: Seat
  readonly choices: readonly MovePicks<Move>[]
  readonly known: Known
}

/** Every choice of a random match. */
export function asked(seed: number, dealt: Dealt): Asked[] {
  const match = matchOf(seed, dealt)
  return [...entriesOf<Types>(metro, match)].flatMap(({ after: p, ask }) => {
    if (ask.type !== 'choose') return []
    const { seat } = ask
    const known = (token: number) => (p.hands[seat]?.includes(token) ? match.known(token) : undefined)
    const choices = ask.moves.map((move) => ({ move, picks: face.picks(p, move) }))
    return [{ p, seat, choices, known }]
  })
}

/** The view of the seat asked, with some pieces picked. */
export const lookingOf = (
  { seat, known }: Asked,
  picked: readonly string[],
  next: readonly string[],
  text = 1,
): Looking => ({ seat, known, picked, next, text })

/** Matches with every number of seats and of tiles in hand, and with both other options. */
export const matches: readonly Dealt[] = [2, 3, 4, 5, 6].flatMap((seats) =>
  [1, 2, 3].map((hand) => ({
    seats,
    options: { hand, draw: (seats + hand) % 2 === 0 ? 'free' : 'strict', turning: seats === 3 },
  })),
)

/** Some moments of each of those matches: an early one, one in the middle and a late one. */
export const moments: readonly Asked[] = matches.flatMap((dealt, seed) => {
  const all = asked(seed + 1, dealt)
  return [0.1, 0.5, 0.9].flatMap((share) => all[Math.floor(all.length * share)] ?? [])
})

/** The faces of the tiles that a seat holds and the others haven’t seen. */
export const closedFaces = (p: Position, seat: Seat, known: Known): TileKind[] =>
  (p.hands[seat] ?? []).flatMap((token) => {
    const face = shownFace(p, token) === undefined ? known(token) : undefined
    return face !== undefined && isKind(face) ? [face] : []
  })
