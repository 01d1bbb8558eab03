/**
 * Caches an answer per object for the object's lifetime: a table never changes, and one thing's place depends on many
 * others'. Answers are shared: don't mutate them.
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
