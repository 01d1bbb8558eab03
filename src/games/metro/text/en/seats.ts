import type { Company } from '../../colours.ts'

const names: Readonly<Record<Company, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  green: 'Green',
  lilac: 'Lilac',
  black: 'Black',
}

/** Companies and their lines. */
export const seats = {
  names,
  line: (number: number) => `line ${number}`,
  lineOf: (name: string, number: number) => `${name}’s line ${number}`,
}
