import type { Looking, Piece, Rect } from '../../stage/face.ts'
import { type LayoutNode, lay, piecesOf } from './node.ts'

/** The number of answers kept for each owner: every seat's board, before and after a move. */
const most = 16

/** A store of the last answers by their input. */
export type Keeping<A> = (owner: object, input: string, work: () => A) => A

/**
 * Opens a store of answers, so that only what changed is laid out again. `input` is everything that decides an answer,
 * as text; `owner` lives as long as its answers may be wanted, as an edition’s words in a language do.
 */
export function keeping<A>(): Keeping<A> {
  const stores = new WeakMap<object, Map<string, A>>()
  return (owner, input, work) => {
    const store = stores.get(owner) ?? new Map<string, A>()
    stores.set(owner, store)
    const answer = store.get(input) ?? work()
    // The oldest goes first.
    store.delete(input)
    store.set(input, answer)
    for (const old of store.keys()) if (store.size > most) store.delete(old)
    return answer
  }
}

/** A table, as far as every board on it depends on it. */
interface KeptTable<P> {
  readonly grid: { readonly form: string; readonly share: number }
  readonly looking: Looking
  readonly paints: readonly { readonly letter: string }[]
  readonly p: P
  /** In one language, with the values of one edition, which a board shows too. */
  readonly words: { seat(p: P, seat: number): string }
}

/**
 * Opens a store for the pieces of a board, which is laid out again only when what it shows has changed: `shows` is all
 * of the position and of what leads on that it depends on, besides the stage, the viewer and whose the seats are.
 */
export function keptBoard() {
  const kept = keeping<readonly Piece[]>()
  return <P>(table: KeptTable<P>, rect: Rect, shows: unknown, node: () => LayoutNode): readonly Piece[] => {
    const { grid, looking, paints, p, words } = table
    const { seat, text, watches, portraits } = looking
    const whose = paints.map(({ letter }, one) => `${letter}${words.seat(p, one)}`)
    const faces = portraits?.map(({ key }) => key)
    const input = JSON.stringify([grid.form, grid.share, rect, seat, text, watches, whose, faces, shows])
    return kept(words, input, () => piecesOf(lay(node(), rect)))
  }
}
