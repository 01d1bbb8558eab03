import type { BookBlock, BookSection, SignRow } from '../../../../rules/book.ts'
import type { ActionCard, Box, Station } from '../../box.ts'
import type { Verb } from '../../verbs/verb.ts'
import type { Sign } from '../sign.ts'
import { listAnd } from './goods.ts'

/** A section of the rules book. */
export type Section = BookSection<Sign>
type Block = BookBlock<Sign>

/** A paragraph. */
export const text = (words: string): Block => ({ type: 'text', text: words })
/** A list with dashes. */
export const list = (...items: readonly string[]): Block => ({
  type: 'list',
  numbered: false,
  items,
})
/** A list with numbers. */
export const numbered = (...items: readonly string[]): Block => ({
  type: 'list',
  numbered: true,
  items,
})
/** Pictures, each with what it means; `short` ones stand beside each other. */
export const signs = (rows: readonly SignRow<Sign>[], short = false): Block => ({
  type: 'signs',
  short,
  rows,
})

/** A line’s name without the word “Railway”. */
export const shortLine = (box: Box, line: number): string =>
  (box.lines[line]?.name ?? '').replace(/ Railway$/, '')

/** The first station that fits. */
export const stationWhere = (box: Box, fits: (station: Station) => boolean): Station | undefined =>
  box.stations.find(fits)

/** The names of the cards whose grey side has a verb that fits, as a list; empty where none has. */
export function greyNames(box: Box, fits: (verb: Verb) => boolean): string {
  const has = ({ grey }: ActionCard) => grey.verbs.some(fits)
  return listAnd(box.actions.filter(has).map(({ grey }) => grey.name))
}

/** A sentence about cards or stations, left out where the box has none of them. */
export const about = (names: string | undefined, words: (names: string) => string): string[] =>
  names ? [words(names)] : []
