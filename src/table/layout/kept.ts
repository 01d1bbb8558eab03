/** The number of answers kept for each owner: every seat's board, before and after a move. */
const most = 16

/** A store of the last answers by their input. */
export type Keeping<A> = (owner: object, input: string, work: () => A) => A

/**
 * Opens a store of answers, so that only what changed is laid out again. `input` is everything that decides an answer,
 * as text; `owner` lives as long as its answers may be wanted, as the words of a language do.
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
