/** Throws when something that can only be false by a bug of ours is false. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${message}`)
}

/** The value, or a thrown bug when it is missing. `what` names the missing thing in the message. */
export function need<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`Bug: ${what} is missing`)
  return value
}

/** Placed where the compiler has proved that nothing can arrive. */
export function never(value: never): never {
  throw new Error(`Bug: unexpected ${JSON.stringify(value)}`)
}
