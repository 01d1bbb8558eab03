import type { RuleLink } from '../../rules/words.ts'
import { text } from '../text/text.ts'
import { Button } from './button.tsx'

interface Props {
  readonly rule: RuleLink
  /** Opens the rules book at a printed heading. */
  readonly read: (heading: string) => void
}

/** Leads to a rule in the book. */
export const RuleButton = ({ rule: { heading, title }, read }: Props) => (
  <Button
    label={text().table.rulebook({ section: title })}
    class="plain rule"
    data-rule={heading}
    onClick={() => read(heading)}
  />
)
