/** Throws if a condition doesn't hold that only a bug of ours can break. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${message}`)
}

/** Returns the value. Throws if it is missing, naming it by `what`: only a bug of ours can cause that. */
export function need<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`Bug: ${what} is missing`)
  return value
}

/** Marks a case that the compiler has proved impossible. */
export function never(value: never): never {
  throw new Error(`Bug: unexpected ${JSON.stringify(value)}`)
}
