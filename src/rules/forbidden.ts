import type { Game, GameTypes, Known, Refusal, Seat } from './game.ts'

/** Intentions that are forbidden for the same reason. */
export interface Forbidden<I> {
  /** The first rule against them, as text. */
  readonly text: string
  readonly refusal: Refusal
  readonly intentions: readonly I[]
}

/** Groups what a seat can't do now by reason: the most specific reasons first, those about other seats' things last. */
export function forbiddenBy<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  seat: Seat,
  intentions: readonly G['intention'][],
  say: (refusal: Refusal) => string,
  isOwn: (intention: G['intention']) => boolean = () => true,
  known?: Known,
): readonly Forbidden<G['intention']>[] {
  const groups = new Map<string, { text: string; refusal: Refusal; intentions: G['intention'][] }>()
  for (const intention of intentions) {
    const refusal = game.why(position, seat, intention, known)
    if (!refusal) continue
    const text = say(refusal)
    const group = groups.get(text) ?? { text, refusal, intentions: [] }
    group.intentions.push(intention)
    groups.set(text, group)
  }
  const isFar = ({ intentions: all }: { readonly intentions: readonly G['intention'][] }) => Number(!all.some(isOwn))
  return [...groups.values()].sort((a, b) => isFar(a) - isFar(b) || a.intentions.length - b.intentions.length)
}
