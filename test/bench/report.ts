/** A figure and its target. */
export interface Figure {
  readonly value: number | boolean
  readonly aim: string
}

/** Figures by name, in order of output. */
export type Report = Readonly<Record<string, Figure>>

/** Prints figures for people, or as one JSON object of values only. */
export function tellReport(report: Report, isJson: boolean): void {
  const all = Object.entries(report)
  if (isJson) console.log(JSON.stringify(Object.fromEntries(all.map(([name, { value }]) => [name, value]))))
  else
    for (const [name, { value, aim }] of all)
      console.log(`${name.padEnd(22)}${value.toLocaleString('en').padStart(12)}  ${aim}`)
}

/** The median of some numbers. Throws if there are none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
  if (middle === undefined) throw new Error('There is no middle of no numbers.')
  return middle
}

/** A number rounded to some decimals. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
