import { useComputed } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { WaysFrom } from './branch.tsx'
import type { Live, PanelProps } from './live.ts'
import { notesOn } from './notes.ts'
import { Steps } from './steps.tsx'
import { type EntryLine, entryLines } from './times.ts'

/** The journal: as a list and a scrubber, played by itself, and ways to go from any entry. */
export function TimePanel({ live }: PanelProps) {
  const lines = useComputed(() => {
    const { table, words } = live.shown
    return live.journal.value ? entryLines(table.game, words, live.journal.value) : []
  })
  const seq = live.instant.value.entry?.seq ?? 0
  const reach = { seq, effects: live.past.shown.value }
  return (
    <>
      <div class="debug-ways">
        <Steps live={live} lines={lines.value} reach={reach} />
        <WaysFrom live={live} at={seq} />
      </div>
      <Entries live={live} lines={lines.value} at={seq} />
    </>
  )
}

interface EntriesProps {
  readonly live: Live
  readonly lines: readonly EntryLine[]
  readonly at: number
}

function Entries({ live, lines, at }: EntriesProps) {
  const here = useRef<HTMLLIElement>(null)
  const marked = new Set(notesOn(live).map(({ entry }) => entry))
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [at])
  return (
    <ol class="debug-entries">
      {lines.map(({ seq, by, text, turns }) => (
        <li key={seq} class={turns ? 'turn' : undefined} {...(seq === at ? { ref: here } : {})}>
          <button
            type="button"
            data-entry={seq}
            aria-pressed={seq === at}
            onClick={() => live.past.look(seq)}
          >
            <i>{seq}</i> <b>{by}</b> {text} {marked.has(seq) && '✎'}
          </button>
          {seq === at && <Effects live={live} seq={seq} />}
        </li>
      ))}
    </ol>
  )
}

/** What an entry told, with how far it is shown. */
function Effects({ live, seq }: { readonly live: Live; readonly seq: number }) {
  const { past, shown } = live
  const { effects, after } = past.told.value
  return (
    <ol class="debug-effects">
      {effects.map((effect, index) => (
        <li key={`${seq}/${index}`}>
          <button
            type="button"
            data-effect={index + 1}
            data-effect-shown={index < past.shown.value}
            onClick={() => past.look(seq, index + 1)}
          >
            <code>{effect.type}</code> {shown.words.effect(after, effect)}
          </button>
        </li>
      ))}
    </ol>
  )
}
