import type { Table } from './table.ts'

/**
 * Lets each answer about a table be worked out once: a table stays as it is, and where one thing lies is
 * asked for many others. Answers are shared, so nobody may change them.
 */
export function once<K, A>(work: (table: Table, key: K) => A): (table: Table, key: K) => A {
  const known = new WeakMap<Table, Map<K, A>>()
  return (table, key) => {
    const answers = known.get(table) ?? new Map<K, A>()
    known.set(table, answers)
    const old = answers.get(key)
    if (old !== undefined) return old
    const answer = work(table, key)
    answers.set(key, answer)
    return answer
  }
}
