import type { Meaning } from './tree.ts'

/** A value somebody may set, and what it stands for. */
export interface Option {
  readonly value: number
  readonly name: string
}

/** Numbers that are tried: from «nowhere» and its like to the last thing of a box. */
const [least, most] = [-2, 63]

/**
 * The values at a path that stand for something, each for another thing. None where all stand for
 * the same (the place itself), or where there are more than fit a list: sets of many things.
 */
export function optionsAt(meaning: Meaning, path: string): readonly Option[] {
  const all = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  const options = all.flatMap((value) => {
    const name = meaning(path, value)
    return name === undefined ? [] : [{ value, name }]
  })
  const names = new Set(options.map(({ name }) => name))
  const last = options.at(-1)?.value ?? most
  return names.size < options.length || options.length < 2 || last === most ? [] : options
}

/** Those with what was typed in their name; all of them where that is a number, or nothing. */
export function optionsFor(options: readonly Option[], typed: string): readonly Option[] {
  const word = typed.trim().toLowerCase()
  if (Number.isFinite(Number(word))) return options
  return options.filter(({ name }) => name.toLowerCase().includes(word))
}
