import { useSignal } from '@preact/signals'
import type { PanelProps } from './live.ts'
import { keepNotes, type Note, readNotes } from './notes.ts'
import { OpenedReport } from './opened.tsx'
import { ProblemPanel } from './problem.tsx'

/** Notes pinned to entries, and one press that makes a file of everything about a problem. */
export function ReportPanel({ live }: PanelProps) {
  return (
    <>
      <OpenedReport live={live} />
      <ProblemPanel live={live} />
      <Notes live={live} />
      <OpenReport live={live} />
    </>
  )
}

function Notes({ live }: PanelProps) {
  const text = useSignal('')
  const kept = useSignal(0)
  const journal = live.journal.value
  const notes = kept.value >= 0 ? readNotes(journal) : []
  const at = live.instant.value.entry?.seq ?? 0
  const keep = (next: readonly Note[]) => {
    if (!journal) return
    keepNotes(journal, next)
    kept.value++
  }
  const add = () => {
    if (text.value.trim() === '') return
    keep([...notes, { seq: at, text: text.value.trim() }].sort((a, b) => a.seq - b.seq))
    text.value = ''
  }
  return (
    <>
      <h3>Notes</h3>
      <p class="debug-line">
        <input
          placeholder={`a note on entry ${at}`}
          value={text.value}
          data-note
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        <button type="button" data-do="note" onClick={add}>
          pin
        </button>
      </p>
      <ul class="debug-trace">
        {notes.map((note) => (
          <li key={`${note.seq} ${note.text}`}>
            <button type="button" onClick={() => (live.at.value = note.seq)}>
              {note.seq}
            </button>{' '}
            {note.text}{' '}
            <button
              type="button"
              title="Take the note away"
              onClick={() => keep(notes.filter((one) => one !== note))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p class="debug-soft">Notes stay on this device.</p>
    </>
  )
}

function OpenReport({ live }: PanelProps) {
  const problem = useSignal('')
  const open = async (file: File | undefined) => {
    if (file) problem.value = (await live.shown.doors.openText(await file.text())) ?? ''
  }
  return (
    <>
      <h3>Open a report</h3>
      <input
        type="file"
        accept=".json,application/json"
        data-open-report
        onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
      />
      <p class="debug-soft">Or drop its file anywhere on the table.</p>
      <p role="alert">{problem.value}</p>
    </>
  )
}
