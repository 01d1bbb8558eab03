/** A line of a list of facts. */
export interface Fact {
  readonly label: string
  readonly text: string
  /** Attributes of the text, for tests and tooltips. */
  readonly [attribute: `data-${string}`]: unknown
  readonly title?: string
}

/** A list of facts. Leaves out missing ones. */
export const Facts = ({ facts }: { readonly facts: readonly (Fact | undefined | false)[] }) => (
  <dl class="debug-facts">
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact.label}>
            <dt title={fact.title}>{fact.label}</dt>
            <dd {...attributesOf(fact)}>{fact.text}</dd>
          </div>
        ),
    )}
  </dl>
)

const attributesOf = ({ label: _, text: __, ...attributes }: Fact) => attributes
