import type { Seat } from '../../../rules/game.ts'
import type { Effect } from '../effects.ts'
import type { Earned, Position } from '../position.ts'
import { seatName } from '../text/en/seats.ts'

/** How often one effect tells something of a seat; `p` is how things lie after it. */
type Count = (effect: Effect, p: Position, seat: Seat) => number

/** Two things that are told as often as each other within an entry. */
interface Pair {
  readonly one: Count
  readonly other: Count
  readonly say: (who: string, one: number, other: number) => string
}

const cleared: Count = (e, _, seat) => (e.type === 'cleared' && e.seat === seat ? 1 : 0)
const points =
  (source: keyof Earned): Count =>
  (e, _, seat) =>
    e.type === 'earned' && e.seat === seat && e.source === source ? e.points : 0

const pairs: readonly Pair[] = [
  {
    one: (e) => (e.type === 'drew' ? e.cubes.filter((cube) => cube === 'event').length : 0),
    other: (e) => (e.type === 'event' ? 1 : 0),
    say: (_, one, other) => `${one}× a white cube was drawn, and ${other}× an event came of it`,
  },
  {
    one: (e, p, seat) => (e.type === 'dug' && e.seat === seat && !p.rubble[e.station] ? 1 : 0),
    other: cleared,
    say: (who, one, other) =>
      `${one}× ${who} dug the last rubble of a card and ${other}× cleared it`,
  },
  {
    one: cleared,
    other: points('cleared'),
    say: (who, one, other) => `${one}× ${who} cleared a card, and received ${other} VP for it`,
  },
  {
    one: (e, _, seat) => (e.type === 'laid' && e.seat === seat ? 1 : 0),
    other: points('track'),
    say: (who, one, other) => `${one}× ${who} laid a track, and received ${other} VP for it`,
  },
]

/** The first pair of which an entry told one more often than the other, as a sentence. */
export function pairFlaw(
  told: readonly { readonly effect: Effect; readonly after: Position }[],
): string | undefined {
  const last = told.at(-1)?.after
  for (const seat of last?.boards.keys() ?? [])
    for (const { one, other, say } of pairs) {
      const count = (what: Count) =>
        told.reduce((sum, { effect, after }) => sum + what(effect, after, seat), 0)
      const [ones, others] = [count(one), count(other)]
      if (last && ones !== others) return say(seatName(last, seat), ones, others)
    }
  return undefined
}
