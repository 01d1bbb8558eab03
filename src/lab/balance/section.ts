import { escaped } from './plots.ts'
import { reportStyle } from './style.ts'

/** The marks of files that are compared. */
export const marks = ['A', 'B', 'C', 'D']

/** The id that links lead to. */
export const idOf = (heading: string) => heading.toLowerCase().replaceAll(/\W+/g, '-')

/** A share as people read it. */
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** A part of the report under a heading of its own. */
export interface Section {
  readonly heading: string
  readonly html: string
}

/** A whole page that needs nothing else. */
export const page = (name: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(name)}</title><style>${reportStyle}</style></head>
<body><main>${parts.join('\n')}</main></body></html>
`

/** A section with some lines of text, and its parts as HTML. */
export const section = (heading: string, says: string | readonly string[], ...parts: readonly string[]): Section => {
  const lines = [says].flat().map((line) => `<p>${escaped(line)}</p>`)
  const html = `<section id="${idOf(heading)}"><h2>${escaped(heading)}</h2>${lines.join('')}${parts.join('')}</section>`
  return { heading, html }
}

/** A table whose first column names its rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`))
  const header = heads.map((one) => `<th scope="col">${escaped(one)}</th>`).join('')
  const lines = rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('')
  return `<table><thead><tr>${header}</tr></thead><tbody>${lines}</tbody></table>`
}

/** The figures behind a plot, folded away. */
export const figures = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<details><summary>Figures</summary>${table(heads, rows)}</details>`
