/**
 * Caches each answer about an object for as long as the object lives: a table never changes, and where
 * one thing is depends on many others. Answers are shared, so nobody may change them.
 */
export function once<O extends object, K, A>(work: (of: O, key: K) => A): (of: O, key: K) => A {
  const known = new WeakMap<O, Map<K, A>>()
  return (of, key) => {
    const answers = known.get(of) ?? new Map<K, A>()
    known.set(of, answers)
    const old = answers.get(key)
    if (old !== undefined) return old
    const answer = work(of, key)
    answers.set(key, answer)
    return answer
  }
}
