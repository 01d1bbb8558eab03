import type { Table } from '../../match/table.ts'
import type { BasePosition, Game, Known, Seat, Typed } from '../../rules/game.ts'
import { choiceOf, play } from '../../rules/play.ts'
import { type Held, halves, type Words } from '../../rules/words.ts'
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
export function consequence(title: Title, point: ChoicePoint, plan: readonly Typed[]): string {
  return consequenceFrom(holdingsIn(title, point, point.position), title, point, plan)
}

/** The most moves that the bar tells the consequences of. */
const most = 16

/** A bar with the consequence of each move; of the only one that is left by a pick, in place of the question. */
export function thoughtThrough({ game, now }: Pick<Table, 'game' | 'now'>, words: Words, bar: Bar): Bar {
  const { position, turn, known, hand } = now()
  if (turn === undefined || bar.moves.length === 0 || bar.moves.length > most) return bar
  const title = { game, words }
  const point = { position, seat: turn, known: known(hand) }
  const before = holdingsIn(title, point, position)
  const moves = bar.moves.map((one) => ({ ...one, brings: consequenceFrom(before, title, point, [one.move]) }))
  const [only] = moves
  if (!only || moves.length > 1 || bar.unpick === undefined || words.trial) return { ...bar, moves }
  return { ...bar, moves, prompt: only.brings || bar.prompt }
}

/** Everything that each seat has, by seat: its points first. */
type Holdings = readonly (readonly Held[])[]

/** Everyone’s points and things in a position; those of others as far as everyone may know them. */
function holdingsIn({ game, words }: Title, { seat }: ChoicePoint, p: BasePosition): Holdings {
  const say = words.points ?? somePoints
  return (game.outcome(p, true)?.seats ?? []).map(({ total }, of) => {
    const amount = of === seat || !game.earned ? total : (game.earned(p, of) ?? 0)
    return [{ amount, say }, ...(words.holdings?.(p, of) ?? [])]
  })
}

function consequenceFrom(before: Holdings, title: Title, point: ChoicePoint, plan: readonly Typed[]): string {
  const { game, words } = title
  const { position, seat, known } = point
  const [first, ...rest] = plan
  if (!first) return ''
  const made = (p: BasePosition, move: Typed) => play(game, p, { type: 'move', seat, move, known })
  const { position: after, ask } = rest.reduce((last, move) => made(last.position, move), made(position, first))
  const all = holdingsIn(title, point, after).map((held, of) => changesOf(before[of] ?? [], held))
  const others = all.flatMap(({ gains }, of) =>
    of === seat || gains.length === 0 ? [] : text().consequence.others({ name: words.seat(position, of), gains }),
  )
  const next = choiceOf(ask, seat)
  const opens = next && next.moves.length > 0 && after.phase !== position.phase
  return [
    ...sentenceOf(all[seat]),
    ...others,
    ...(opens ? [text().consequence.opens({ prompt: words.prompt(after, next, known) })] : []),
    ...(ask.type === 'chance' ? [text().hint.draws] : []),
  ].join(' ')
}

interface Changes {
  readonly gains: readonly string[]
  readonly costs: readonly string[]
}

function sentenceOf({ gains, costs }: Changes = { gains: [], costs: [] }): readonly string[] {
  const { both, gives, gets } = text().consequence
  if (gains.length > 0 && costs.length > 0) return [both({ costs, gains })]
  if (costs.length > 0) return [gives({ costs })]
  return gains.length > 0 ? [gets({ gains })] : []
}

/** Things that a seat has more or fewer of than before. */
function changesOf(before: readonly Held[], after: readonly Held[]): Changes {
  const changed = after.map(({ amount, say, isProgress }, at) => {
    return { by: isProgress ? 0 : amount - (before[at]?.amount ?? amount), say }
  })
  const told = (sign: number) => changed.flatMap(({ by, say }) => (by * sign > 0 ? [say(by * sign)] : []))
  return { gains: told(1), costs: told(-1) }
}

const somePoints = (amount: number): string =>
  Number.isInteger(amount)
    ? text().consequence.points({ amount })
    : text().consequence.halves({ shown: halves(amount) })
