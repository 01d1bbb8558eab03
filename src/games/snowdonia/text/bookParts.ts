import type { BookSection } from '../../../rules/book.ts'
import type { Box } from '../box.ts'
import { bonusText, contractName, verbText } from './contracts.ts'
import type { Locale } from './locale.ts'
import { powerText } from './table.ts'

/** A section of the rules book; it has no pictures. */
export type Section = BookSection<never>

/** Every contract with its area, what it does and what it scores for. */
export const contractLines = (t: Locale, box: Box): readonly string[] =>
  box.values.contracts.map((contract) => {
    const area = contract.area ? `${t.named.areas[contract.area]}. ` : ''
    const does = verbText(t, contract.verb)
    return `${contractName(t, box, contract.id)}: ${area}${does} ${bonusText(t, contract)}.`
  })

/** Every train with its price and what it does. */
export const trainLines = (t: Locale, box: Box): readonly string[] =>
  box.values.trains.map(({ number, name, steel, coal }) => {
    const power = powerText(t, box, number)
    const price = t.table.train(name, t.counted.steel(steel), t.counted.coal(coal))
    return power === '' ? price : `${price} ${power}`
  })

/** The event track. */
export const eventLines = ({ about: { event }, named }: Locale, box: Box): readonly string[] =>
  box.values.events.map(({ kind, back }, at) =>
    [`${event.title(at + 1)}: ${named.events[kind]}.`, ...(back > 0 ? [event.back(back)] : [])].join(' '),
  )
