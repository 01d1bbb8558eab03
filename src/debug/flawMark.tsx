import { type Flaw, flawsIn } from './flaw.ts'
import type { PanelProps } from './live.ts'
import { usePlaytest } from './playtest.ts'

const says: Readonly<Record<Flaw['kind'], string>> = {
  position: 'led to what cannot be',
  books: 'did not do what it told',
}

/** Says, whichever panel is open, where the rules first went wrong in the match, and leads there. */
export function FlawMark({ live }: PanelProps) {
  const playtest = usePlaytest(live)
  const journal = live.journal.value
  if (!journal) return undefined
  return flawsIn(live.shown.table.game, journal, playtest?.books).map(({ seq, kind, problem }) => (
    <p key={kind} class="debug-flaw" role="status" data-flaw={seq} data-kind={kind}>
      <button type="button" data-do="flaw" onClick={() => live.past.look(seq)}>
        Entry {seq}
      </button>{' '}
      {says[kind]}: {problem}.
    </p>
  ))
}
