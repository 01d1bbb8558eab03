import { useSignal } from '@preact/signals'
import type { Live, PanelProps } from './live.ts'
import { keepNotes, type Note, readNotes } from './notes.ts'
import { type Report, readReport } from './reports.ts'

/** Notes pinned to entries, and one press that makes a file of everything about a problem. */
export function ReportPanel({ live }: PanelProps) {
  return (
    <>
      <Problem live={live} />
      <Notes live={live} />
      <OpenReport live={live} />
    </>
  )
}

function Problem({ live }: PanelProps) {
  const said = useSignal('')
  const made = useSignal<Report | undefined>(undefined)
  const make = async () => {
    const report = await reportOf(live, said.value)
    if (!report) return
    made.value = report
    const name = `report-${report.game}-${report.entry}.json`
    live.shown.doors.save(name, `${JSON.stringify(report, undefined, 1)}\n`)
  }
  return (
    <>
      <h3>Report a problem</h3>
      <textarea
        rows={3}
        placeholder="What is wrong? What should be?"
        value={said.value}
        onInput={({ currentTarget }) => (said.value = currentTarget.value)}
      />
      <p class="debug-line">
        <button type="button" data-do="report" onClick={() => void make()}>
          make a report of entry {live.instant.value.entry?.seq ?? '–'}
        </button>
      </p>
      {made.value && (
        <p data-report={made.value.entry}>
          Saved. This link opens the same moment anywhere:{' '}
          <input readOnly data-report-link value={made.value.link} />
        </p>
      )}
    </>
  )
}

/** A report of the moment that is looked at; `undefined` before the first entry. */
async function reportOf(live: Live, said: string): Promise<Report | undefined> {
  const { shown, journal, instant, now, news } = live
  const whole = journal.value
  const { entry } = instant.value
  if (!whole || !entry) return undefined
  const { doors, table, peek } = shown
  const { game } = table
  const { hosting, epoch, standing, sitters } = now.value
  return {
    ...{ format: 'narrow-gauge/report', version: 1, said },
    ...{ entry: entry.seq, position: entry.position, link: await doors.link(whole, entry.seq) },
    ...{ game: game.id, ruleset: game.ruleset, edition: game.edition.name, build: doors.build },
    browser: navigator.userAgent,
    screen: `${window.innerWidth} × ${window.innerHeight} at ${window.devicePixelRatio}`,
    table: `${standing}, ${hosting ? 'hosting' : 'not hosting'}, epoch ${epoch}, ${sitters
      .map(({ kind, mine, present }) => `${kind}${mine ? ' here' : present ? '' : ' away'}`)
      .join(' and ')}`,
    news: news.value,
    links: (peek?.links.links() ?? []).map((link) => `${link.id}: ${link.trace.join(' ')}`),
    notes: readNotes(whole),
    match: doors.text(whole),
  }
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
      <p class="debug-soft">Notes stay on this device and go into reports.</p>
    </>
  )
}

function OpenReport({ live }: PanelProps) {
  const problem = useSignal('')
  const open = async (file: File | undefined) => {
    const read = file && readReport(await file.text())
    if (!read) return
    if ('problem' in read) problem.value = read.problem
    else await live.shown.doors.replayText(read.match, read.entry)
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
      <p role="alert">{problem.value}</p>
    </>
  )
}
