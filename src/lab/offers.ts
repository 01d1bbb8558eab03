import type { GameTypes, Seat } from '../rules/game.ts'
import type { Tally } from '../rules/words.ts'
import type { LabTitle } from './title.ts'

/** Number of times that a seat was offered an option in a match, and chose it. Plain JSON. */
export interface Offered {
  readonly heading: string
  readonly name: string
  readonly seat: Seat
  /** Choices among several moves in which it was one, and those in which it was chosen. */
  readonly offered: number
  readonly chosen: number
  /** Times that it was all there was. */
  readonly forced: number
}

/** The heading of moves that a title has no name for. */
const plainHeading = 'Moves'

/** Counts the options that seats are offered and choose. */
export function offersFor<G extends GameTypes>({ words }: Pick<LabTitle<G>, 'words'>, p: G['position']) {
  const all = new Map<string, { -readonly [K in keyof Offered]: Offered[K] }>()
  const optionOf = (move: G['move']): Tally => words.option?.(p, move) ?? { heading: plainHeading, name: move.type }
  const countOf = (seat: Seat, { heading, name }: Tally) => {
    const key = keyOf(seat, heading, name)
    const one = all.get(key) ?? { heading, name, seat, offered: 0, chosen: 0, forced: 0 }
    all.set(key, one)
    return one
  }
  return {
    /** Notes a choice before it is played. */
    note(seat: Seat, moves: readonly G['move'][], chosen: G['move']) {
      const options = new Map(moves.map(optionOf).map((one) => [keyOf(seat, one.heading, one.name), one]))
      const isFree = options.size > 1
      for (const one of options.values()) countOf(seat, one)[isFree ? 'offered' : 'forced'] += 1
      if (isFree) countOf(seat, optionOf(chosen)).chosen += 1
    },
    offered: (): readonly Offered[] => [...all.values()],
  }
}

const keyOf = (seat: Seat, heading: string, name: string) => `${seat}\n${heading}\n${name}`
