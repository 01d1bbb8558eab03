import { whose } from '../../../../kit/german.ts'
import type { Company } from '../../colours.ts'

const names: Readonly<Record<Company, string>> = {
  red: 'Rot',
  yellow: 'Gelb',
  blue: 'Blau',
  green: 'Grün',
  lilac: 'Lila',
  black: 'Schwarz',
}

/** Companies and their lines. */
export const seats = {
  names,
  line: (number: number) => `Linie ${number}`,
  lineOf: (name: string, number: number) => `${whose(name)} Linie ${number}`,
}
