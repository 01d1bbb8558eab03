import type { Meaning } from './tree.ts'

/** A possible value and its meaning. */
export interface ValueOption {
  readonly value: number
  readonly name: string
}

/** The numbers to try. Negative ones often mean “none”. */
const [least, most] = [-2, 63]

/** The values at a path with a meaning of their own. None if all mean the same, or if there are too many for a list. */
export function optionsAt(meaning: Meaning, path: string): readonly ValueOption[] {
  const all = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  const options = all.flatMap((value) => {
    const name = meaning(path, value)
    return name === undefined ? [] : [{ value, name }]
  })
  const names = new Set(options.map(({ name }) => name))
  const last = options.at(-1)?.value ?? most
  return names.size < options.length || options.length < 2 || last === most ? [] : options
}

/** The options whose name contains the typed text; all of them for a number or no text. */
export function optionsFor(options: readonly ValueOption[], typed: string): readonly ValueOption[] {
  const word = typed.trim().toLowerCase()
  if (Number.isFinite(Number(word))) return options
  return options.filter(({ name }) => name.toLowerCase().includes(word))
}
