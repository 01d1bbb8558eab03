/** One way on, as a button. */
export interface Way {
  readonly label: string
  readonly go: () => void
  /** The one that most will want. */
  readonly primary?: boolean
}

/** A row of ways on; what is `undefined` is left out. */
export function ButtonRow({ ways }: { readonly ways: readonly (Way | undefined)[] }) {
  return (
    <div class="ways">
      {ways.map(
        (way) =>
          way && (
            <button
              key={way.label}
              type="button"
              class={way.primary ? 'primary' : undefined}
              onClick={() => way.go()}
            >
              {way.label}
            </button>
          ),
      )}
    </div>
  )
}
