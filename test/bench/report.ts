/** One figure, and what it aims at. */
export interface Figure {
  readonly value: number | boolean
  readonly aim: string
}

/** Figures by their names, in the order in which they are told. */
export type Report = Readonly<Record<string, Figure>>

/** Tells figures for people, or as one JSON object of values alone. */
export function tellReport(report: Report, isJson: boolean): void {
  const all = Object.entries(report)
  if (isJson)
    console.log(JSON.stringify(Object.fromEntries(all.map(([name, { value }]) => [name, value]))))
  else
    for (const [name, { value, aim }] of all)
      console.log(`${name.padEnd(22)}${value.toLocaleString('en').padStart(12)}  ${aim}`)
}

/** The middle of some numbers. Throws when there are none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
  if (middle === undefined) throw new Error('There is no middle of no numbers.')
  return middle
}

/** A number with so many digits behind the point. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
