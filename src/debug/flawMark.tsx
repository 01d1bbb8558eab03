import { flawsIn } from './flaw.ts'
import type { PanelProps } from './live.ts'
import { usePlaytest } from './playtest.ts'
import { matchText } from './text/match.ts'

const text = matchText.flaw

/** Says, whichever panel is open, where the rules first went wrong in the match, and leads there. */
export function FlawMark({ live }: PanelProps) {
  const playtest = usePlaytest(live)
  const journal = live.journal.value
  if (!journal) return undefined
  return flawsIn(live.shown.table.game, journal, playtest?.books).map(({ seq, kind, problem }) => (
    <p key={kind} class="debug-flaw" role="status" data-flaw={seq} data-kind={kind}>
      <button type="button" data-do="flaw" onClick={() => live.past.look(seq)}>
        {text.entry(seq)}
      </button>{' '}
      {text[kind](problem)}
    </p>
  ))
}
