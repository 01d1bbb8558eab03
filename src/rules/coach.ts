import type { GameTypes, Seat } from './game.ts'
import { isLike, type Like } from './lesson.ts'

/** Something a coach explains in someone's first matches, the first time it happens. Plain data. */
export interface Tip<G extends GameTypes = GameTypes> {
  /** Key of its sentence; kept on the device, so that it is never told twice. */
  readonly id: string
  readonly when: Like<G['effect']>
  /** Effects that are meant by `when` but don't count. */
  readonly unless?: readonly Like<G['effect']>[]
  /** Only if it happens to someone at this device. */
  readonly mine?: true
}

/** A title's tips, the most important first, with a sentence for each in one language. */
export interface Tips<G extends GameTypes = GameTypes> {
  readonly tips: readonly Tip<G>[]
  readonly words: Readonly<Record<string, string>>
}

/** The most important tip that these effects call for and that hasn't been told yet. */
export function tipFor<G extends GameTypes>(
  tips: readonly Tip<G>[],
  effects: readonly G['effect'][],
  isMine: (seat: Seat) => boolean,
  told: ReadonlySet<string>,
): Tip<G> | undefined {
  const happened = ({ when, unless = [], mine }: Tip<G>) =>
    effects.some(
      (effect) =>
        isLike(effect, when) && !unless.some((one) => isLike(effect, one)) && (!mine || isMine(seatIn(effect))),
    )
  return tips.find((tip) => !told.has(tip.id) && happened(tip))
}

/** The seat an effect names, or none. */
const seatIn = (effect: object): Seat => ('seat' in effect && typeof effect.seat === 'number' ? effect.seat : -1)
