/** A plausible mistake in the rules: one piece of text replaced by another. */
export interface Fault {
  /** The rules' misbehaviour with it. */
  readonly name: string
  /** The file, from the top of the repository. */
  readonly file: string
  /** The text it replaces; it occurs exactly once. */
  readonly find: string
  readonly replace: string
}

/** A file's text with the fault in it. Throws unless the fault's place occurs exactly once. */
export function plant(text: string, { name, file, find, replace }: Fault): string {
  const places = text.split(find).length - 1
  if (places !== 1) throw new Error(`${file}: “${name}” fits ${places} places, not one: ${find}`)
  return text.replace(find, () => replace)
}

/** A fault in short: its name, what it replaces, and by what. */
export type Short = readonly [name: string, find: string, replace: string]

/** Faults of one file under src/. */
export function faultsOf(file: string, ...faults: readonly Short[]): Fault[] {
  return faults.map(([name, find, replace]) => ({ name, file: `src/${file}`, find, replace }))
}

/** Faults of one file of Foothills' rules. */
export function foothillsFaults(file: string, ...faults: readonly Short[]): Fault[] {
  return faultsOf(`games/foothills/${file}`, ...faults)
}
