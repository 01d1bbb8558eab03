import { type Box, layoutIn } from '../box.ts'
import { goods } from '../content/edition.ts'
import { segmentsOf } from '../network.ts'
import { away, boardOf, deck, home, type Position, trapped } from '../position.ts'
import { cardName, segmentName, siteName } from '../text/names.ts'
import * as english from '../words/en/index.ts'

/** A number in a position, and the numbers in its path: of `boards.1.mines.3` 1 and 3. */
interface There {
  readonly box: Box
  readonly p: Position
  readonly value: number
  readonly at: readonly number[]
}
type Meaning = (there: There) => string | undefined

const seatName = (seat: number) => `player ${seat + 1}`
const seat: Meaning = ({ p, value }) => (p.boards[value] ? seatName(value) : undefined)
const card: Meaning = ({ box, value }) => (box.cards[value] ? cardName(english, box, value) : undefined)
const site: Meaning = ({ box, p, value }) => (layoutIn(box, p).sites[value] ? siteName(box, p, value) : undefined)
const segment: Meaning = ({ box, p, value }) =>
  value >= 0 && value < segmentsOf(layoutIn(box, p), p) ? segmentName(english, box, p, value) : undefined

/** The meaning of a number in the path, rather than of the value there. */
const byPath =
  (meaning: Meaning, nth = 0): Meaning =>
  (there) =>
    meaning({ ...there, value: there.at[nth] ?? -1 })

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(': ') || undefined

const placeNames: Readonly<Record<number, string>> = { [home]: 'at home', [trapped]: 'trapped', [away]: 'missing' }

/** Where a pawn is. */
function place(there: There): string | undefined {
  const { p, value, at } = there
  const [owner = -1, pawn = -1] = at
  if (placeNames[value]) return placeNames[value]
  if (boardOf(p, owner).pawns[pawn]?.role === 'surveyor') return segment(there)
  return value === deck ? 'the deck' : card(there)
}

const good =
  (nth: number): Meaning =>
  ({ at }) =>
    goods[at[nth] ?? -1]

/** The meanings of numbers, by their path with `#` for every number in it. */
const meanings: Readonly<Record<string, Meaning>> = {
  start: seat,
  drawn: card,
  'snow.#': card,
  'storms.#': card,
  'deck.#': card,
  'under.#': card,
  'upcards.#': card,
  'rungs.#.#': good(1),
  'shipped.#.#': good(1),
  'owners.#': (there) => joined(byPath(segment)(there), there.value > 0 ? seatName(there.value - 1) : undefined),
  'clips.#.#': site,
  'goods.#': byPath(card),
  'depleted.#': card,
  'fresh.#': card,
  'working.#': card,
  'dice.#': byPath(seat),
  'busy.#': card,
  'cleared.#': segment,
  'asked.#': seat,
  'firsts.#': seat,
  'sweeps.#': byPath(seat),
  'settings.guild.#': seat,
  'boards.#.bases.#': site,
  'boards.#.pawns.#.at': place,
  'boards.#.people.#': card,
  'boards.#.transports.#': card,
  'boards.#.mines.#': card,
  'boards.#.tickets.#': card,
  'boards.#.rides.#': card,
  'auctions.#.card': card,
  'auctions.#.by': seat,
  'auctions.#.seats.#': seat,
}

/** The meaning of a value in a position, in words; undefined if it speaks for itself. */
export function meaningOf(box: Box, p: Position, path: string, value: unknown): string | undefined {
  const at = [...path.matchAll(/\d+/g)].map(Number)
  const kind = path.replaceAll(/\d+/g, '#')
  if (kind === 'boards.#') return seatName(at[0] ?? -1)
  return typeof value === 'number' ? meanings[kind]?.({ box, p, value, at }) : undefined
}
