import type { Company } from '../../colours.ts'

const names: Readonly<Record<Company, string>> = {
  blue: 'Blue',
  green: 'Green',
  red: 'Red',
  lilac: 'Lilac',
  yellow: 'Yellow',
  black: 'Black',
}

/** The companies. */
export const seats = { names }
