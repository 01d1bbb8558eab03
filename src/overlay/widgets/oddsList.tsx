import { type Counts, sumOf } from '../../rules/odds.ts'

interface Props {
  readonly stock: Counts
  /** A thing's name. */
  readonly name: (thing: string) => string
  /** A percentage, in words. */
  readonly percent: (share: { readonly percent: number }) => string
}

/** The things that the next draw may bring, and how likely each is. */
export function OddsList({ stock, name, percent }: Props) {
  const all = Math.max(1, sumOf(stock))
  return (
    <ul>
      {Object.entries(stock).map(([thing, count]) => (
        <li key={thing} data-thing={thing}>
          <span>{name(thing)}</span>
          <i style={{ '--share': `${(100 * count) / all}%` }} />
          <b>{percent({ percent: Math.round((100 * count) / all) })}</b>
        </li>
      ))}
    </ul>
  )
}
