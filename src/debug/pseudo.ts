/** Letters that read alike and show that a text went through here. */
const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  C: 'Č',
  D: 'Ð',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
}

/** Keys of what isn’t said to anyone: names for the page, marks of a line’s number, colours. */
const unsaid: ReadonlySet<PropertyKey> = new Set(['id', 'key', 'type', 'value', 'sign', 'mark'])

/** A language’s tag, for the page rather than for people: “en-GB”. */
const isTag = /^[a-z]{2}-[A-Z]{2}$/

/** A text with accents, in brackets, and about a third longer. Addresses stay as they are. */
function accented(text: string): string {
  if (!/\p{L}/u.test(text) || isTag.test(text)) return text
  const plain = text.replaceAll(/[⟦⟧]|( ···)+(?=⟧)/g, '')
  const words = plain.split(/(\s+)/).map((word) => (word.includes('://') ? word : marked(word)))
  return `⟦${words.join('')}${' ···'.repeat(Math.ceil((plain.length * 0.35) / 4))}⟧`
}

const marked = (word: string) => [...word].map((letter) => accents[letter] ?? letter).join('')

/** Keys that aren’t said beside another: an option’s kind, and what ties a rules book to the table. */
const unsaidBeside = { key: new Set<PropertyKey>(['kind']), sections: new Set<PropertyKey>(['rules', 'examples']) }

const isUnsaid = (of: object, key: PropertyKey) =>
  unsaid.has(key) || Object.entries(unsaidBeside).some(([beside, keys]) => beside in of && keys.has(key))

function dressed(value: unknown): unknown {
  if (typeof value === 'string') return accented(value)
  if (value instanceof Promise) return value.then(dressed)
  const isPlain = typeof value === 'function' || (typeof value === 'object' && value !== null)
  return isPlain && !(value instanceof Map || value instanceof Set) ? pseudo(value) : value
}

/**
 * A text in a language that nobody speaks, to show what escaped translation and what bursts: each sentence that is in
 * it, or that its functions make, is accented, in brackets and longer.
 */
export const pseudo = <T extends object>(text: T): T =>
  new Proxy(text, {
    get: (of, key) => {
      const value: unknown = Reflect.get(of, key)
      return Object.hasOwn(of, key) && !isUnsaid(of, key) ? dressed(value) : value
    },
    apply: (call, self, given) => dressed(typeof call === 'function' ? Reflect.apply(call, self, given) : undefined),
  })
