/** Remembers the result for the last argument. */
export function memoizeLast<A, B>(make: (given: A) => B): (given: A) => B {
  let last: { readonly given: A; readonly made: B } | undefined
  return (given) => {
    if (!last || last.given !== given) last = { given, made: make(given) }
    return last.made
  }
}
