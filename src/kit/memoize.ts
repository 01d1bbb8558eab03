/** Remembers the result for the last argument. */
export function memoizeLast<A, B>(make: (given: A) => B): (given: A) => B {
  let last: { readonly given: A; readonly made: B } | undefined
  return (given) => {
    if (!last || last.given !== given) last = { given, made: make(given) }
    return last.made
  }
}

/** Remembers what a function made of each text; with `most`, all is forgotten when there are so many. */
export function remembered<T>(make: (text: string) => T, most = Number.POSITIVE_INFINITY): (text: string) => T {
  const all = new Map<string, { readonly made: T }>()
  return (text) => {
    const one = all.get(text) ?? { made: make(text) }
    if (all.size >= most) all.clear()
    all.set(text, one)
    return one.made
  }
}

/** Makes something when it is first asked for. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Remembers what a function made of each object, as long as the object lasts. */
export function kept<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const all = new WeakMap<K, { readonly made: T }>()
  return (of) => {
    let one = all.get(of)
    if (!one) {
      one = { made: make(of) }
      all.set(of, one)
    }
    return one.made
  }
}
