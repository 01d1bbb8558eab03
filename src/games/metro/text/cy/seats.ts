import type { Company } from '../../colours.ts'

const names: Readonly<Record<Company, string>> = {
  red: 'Coch',
  yellow: 'Melyn',
  blue: 'Glas',
  green: 'Gwyrdd',
  lilac: 'Lelog',
  black: 'Du',
}

/** Companies and their lines. */
export const seats = {
  names,
  line: (number: number) => `lein ${number}`,
  lineOf: (name: string, number: number) => `lein ${number} ${name}`,
}
