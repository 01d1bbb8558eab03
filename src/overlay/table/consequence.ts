import type { Table } from '../../match/table.ts'
import type { BasePosition, Game, Known, Seat, Typed } from '../../rules/game.ts'
import { choiceOf, play } from '../../rules/play.ts'
import { halves, type Words } from '../../rules/words.ts'
import { text } from '../text/text.ts'
import type { Bar } from './bar.ts'

/** Where a seat has to choose, and its knowledge of closed cards. */
export interface ChoicePoint {
  readonly position: BasePosition
  readonly seat: Seat
  readonly known: Known
}

/** The rules and the words of a title. */
interface Title {
  readonly game: Game
  readonly words: Words
}

/**
 * The consequence of a seat’s moves, in the future tense: their costs and gains, gains of others, the choice they open,
 * and whether a draw comes next. Empty where a move’s name says all there is to say.
 */
export function consequence({ game, words }: Title, point: ChoicePoint, plan: readonly Typed[]): string {
  const { position, seat, known } = point
  const [first, ...rest] = plan
  if (!first) return ''
  const made = (p: BasePosition, move: Typed) => play(game, p, { type: 'move', seat, move, known })
  const played = rest.reduce((last, move) => made(last.position, move), made(position, first))
  const after = played.position
  const told = changesOf({ game, words }, position, after, seat)
  const seats = game.outcome(position, true)?.seats ?? []
  const others = seats.flatMap((_, other) => {
    const { gains } = other === seat ? { gains: [] } : changesOf({ game, words }, position, after, other, true)
    return gains.length > 0 ? text().consequence.others({ name: words.seat(position, other), gains }) : []
  })
  const next = choiceOf(played.ask, seat)
  const opens = next && next.moves.length > 0 && after.phase !== position.phase
  return [
    ...sentenceOf(told),
    ...others,
    ...(opens ? [text().consequence.opens({ prompt: words.prompt(after, next, known) })] : []),
    ...(played.ask.type === 'chance' ? [text().hint.draws] : []),
  ].join(' ')
}

/** The most moves that the bar tells the consequences of. */
const most = 16

/** A bar with the consequence of each move; of the only one that is left by a pick, in place of the question. */
export function thoughtThrough(table: Pick<Table, 'game' | 'now'>, words: Words, bar: Bar): Bar {
  const { position, turn, known, hand } = table.now()
  if (turn === undefined || bar.moves.length > most) return bar
  const point = { position, seat: turn, known: known(hand) }
  const moves = bar.moves.map((one) => {
    return { ...one, brings: consequence({ game: table.game, words }, point, [one.move]) }
  })
  const [only] = moves
  if (!only || moves.length > 1 || bar.unpick === undefined || words.trial) return { ...bar, moves }
  return { ...bar, moves, prompt: only.brings || bar.prompt }
}

interface Changes {
  readonly gains: readonly string[]
  readonly costs: readonly string[]
}

function sentenceOf({ gains, costs }: Changes): readonly string[] {
  const { both, gives, gets } = text().consequence
  if (gains.length > 0 && costs.length > 0) return [both({ costs, gains })]
  if (costs.length > 0) return [gives({ costs })]
  return gains.length > 0 ? [gets({ gains })] : []
}

/** Things and points that a seat has more or fewer of; of others, no more than everyone may know. */
function changesOf(
  { game, words }: Title,
  before: BasePosition,
  after: BasePosition,
  seat: Seat,
  known = false,
): Changes {
  const heldAfter = words.holdings?.(after, seat) ?? []
  const held = (words.holdings?.(before, seat) ?? []).flatMap(({ amount, say, isProgress }, at) =>
    isProgress ? [] : { by: (heldAfter[at]?.amount ?? amount) - amount, say },
  )
  const all = [{ by: pointsBy(game, before, after, seat, known), say: words.points ?? somePoints }, ...held]
  const told = (sign: number) => all.flatMap(({ by, say }) => (by * sign > 0 ? [say(by * sign)] : []))
  return { gains: told(1), costs: told(-1) }
}

const somePoints = (amount: number): string =>
  Number.isInteger(amount)
    ? text().consequence.points({ amount })
    : text().consequence.halves({ shown: halves(amount) })

function pointsBy(game: Game, before: BasePosition, after: BasePosition, seat: Seat, known: boolean): number {
  const points = (p: BasePosition) =>
    (known && game.earned ? game.earned(p, seat) : game.outcome(p, true)?.seats[seat]?.total) ?? 0
  return points(after) - points(before)
}
