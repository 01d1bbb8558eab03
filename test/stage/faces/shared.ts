/** Memoises, for tests about the same thing. */
export function shared<K, A>(work: (key: K) => A): (key: K) => A {
  const known = new Map<K, A>()
  return (key) => {
    const old = known.get(key)
    if (old !== undefined) return old
    const answer = work(key)
    known.set(key, answer)
    return answer
  }
}
