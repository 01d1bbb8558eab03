interface Props<T> {
  /** The subject of the choice, as it is read out. */
  readonly label: string
  /** The same in the page’s markup: `data-choice`. */
  readonly name: string
  readonly options: readonly T[]
  readonly chosen: T
  readonly choose: (next: T) => void
  readonly say: (option: T) => string
}

/** One of a few options, as a drop-down list. */
export const Choice = <T extends string | number>({ label, name, options, chosen, choose, say }: Props<T>) => (
  <select
    aria-label={label}
    data-choice={name}
    value={chosen}
    onChange={({ currentTarget }) => {
      const next = options[currentTarget.selectedIndex]
      if (next !== undefined) choose(next)
    }}
  >
    {options.map((one) => (
      <option key={one} value={one}>
        {say(one)}
      </option>
    ))}
  </select>
)
