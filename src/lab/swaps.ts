import type { Game, GameTypes, MatchOptions } from '../rules/game.ts'

/** Values of one option that a run has in turn. */
type Turns = readonly MatchOptions[]

/**
 * The options by which colours and starting players go round, so that neither stays with a seat: every colour with every
 * start. Only those that the title reads and that `options` leave open; empty if there are none.
 */
export function swapsOf<G extends GameTypes>(
  game: Pick<Game<G>, 'readOptions'>,
  options: MatchOptions,
  seats: number,
): Turns {
  const isOpen = (turn: MatchOptions) =>
    Object.keys(turn).every((key) => !Object.hasOwn(options, key)) &&
    'options' in game.readOptions({ ...options, ...turn })
  const open = turnsFor(seats).filter((turns) => turns.every(isOpen))
  return open.length === 0 ? [] : open.reduce<Turns>(combined, [{}])
}

/** The ways in which titles let a table choose who has which colour, and who begins. */
function turnsFor(seats: number): readonly Turns[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return [
    [false, true].map((swapped) => ({ swapped })),
    all.map((first) => ({ colours: all.map((seat) => (seat + first) % seats) })),
    all.map((start) => ({ start })),
  ]
}

const combined = (some: Turns, more: Turns): Turns => more.flatMap((turn) => some.map((one) => ({ ...one, ...turn })))
