import type { Box } from '../box.ts'
import type { Board, Kind, Position } from '../position.ts'

/** How a board is called in what is said of a made-up position. */
export const nameOf = ({ colour }: Board): string => (colour === 0 ? 'blue' : 'green')

/** «iron ore» and «stone», as people count them. */
const kindNames: Readonly<Record<Kind, string>> = { iron: 'iron ore', stone: 'stone' }

/** Cubes are in the stockyard, the bag, a supply or a hand, and never more or fewer than the box has. */
export function goodsFlaw(box: Box, p: Position): string | undefined {
  return kindFlaw(box, p, 'iron') ?? kindFlaw(box, p, 'stone') ?? eventFlaw(box, p)
}

function kindFlaw(box: Box, p: Position, kind: Kind): string | undefined {
  const places = [
    ...p.boards.map((board) => [nameOf(board), board.supply[kind]] as const),
    ['the stockyard', p.yard[kind]] as const,
    ['the bag', p.bag[kind]] as const,
    ['the hand', inHand(p, kind)] as const,
  ]
  const name = kindNames[kind]
  const alone = places.find(([, count]) => count > box[kind])
  if (alone) return `${alone[0]} holds ${alone[1]} ${name}, the game has ${box[kind]}`
  return sumFlaw(name, places, box[kind])
}

function eventFlaw(box: Box, p: Position): string | undefined {
  const places = [
    ['the stockyard', p.yard.event],
    ['the bag', p.bag.event],
  ] as const
  return sumFlaw('white cubes', places, box.events)
}

function sumFlaw(
  name: string,
  places: readonly (readonly [string, number])[],
  all: number,
): string | undefined {
  const sum = places.reduce((so, [, count]) => so + count, 0)
  if (sum === all) return undefined
  const told = places.filter(([, count]) => count > 0).map(([place, count]) => `${place} ${count}`)
  return `${sum} ${name} lie about (${told.join(', ')}), the game has ${all}`
}

/** Cubes in somebody's hand in the middle of a card. */
const inHand = (p: Position, kind: Kind): number =>
  p.todo.reduce((sum, frame) => sum + (frame.do === 'keep' ? frame[kind] : 0), 0)
