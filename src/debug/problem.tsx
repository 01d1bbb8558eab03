import { useSignal } from '@preact/signals'
import { copyText } from './copy.ts'
import type { PanelProps } from './live.ts'
import { reportOf } from './reportOf.ts'
import { type Reported, writeReport } from './reports.ts'

/** One press makes a file of everything about a problem, and a link to the same moment. */
export function ProblemPanel({ live }: PanelProps) {
  const said = useSignal('')
  const named = useSignal(false)
  const made = useSignal<Reported | undefined>(undefined)
  const wrong = useSignal('')
  const { entry } = live.instant.value
  const make = async () => {
    const report = await reportOf(live, { said: said.value, named: named.value })
    wrong.value = ''
    if (!report) return
    made.value = report
    live.shown.doors.save(`report-${report.game}-${report.entry}.json`, writeReport(report))
  }
  return (
    <>
      <h3>Report a problem</h3>
      <textarea
        rows={3}
        placeholder="What is wrong? What should be?"
        aria-label="What is wrong"
        value={said.value}
        onInput={({ currentTarget }) => (said.value = currentTarget.value)}
      />
      <p class="debug-line">
        <button
          type="button"
          data-do="report"
          disabled={entry === undefined}
          onClick={() => make().catch((error) => (wrong.value = String(error)))}
        >
          make a report of entry {entry?.seq ?? '–'}
        </button>
        <label>
          <input
            type="checkbox"
            data-named
            checked={named.value}
            onChange={({ currentTarget }) => (named.value = currentTarget.checked)}
          />{' '}
          with names and addresses
        </label>
      </p>
      {wrong.value !== '' && <p role="alert">It could not be made. {wrong.value}</p>}
      {made.value ? <Made report={made.value} /> : <p class="debug-soft">{promise}</p>}
    </>
  )
}

const promise =
  'The file holds the match, the picture and words of the table, the last news and links, and what ' +
  'browser this is. Names, keys, the room’s code and the browser’s own description stay out of it.'

/** What was put into a report, and its link. */
function Made({ report }: { readonly report: Reported }) {
  const link = new URL(report.place, location.origin + location.pathname).href
  const { picture, match, named, entry } = report
  return (
    <div class="debug-card" data-report={entry}>
      <p>
        Saved: {kilobytes(writeReport(report))} with a match of {kilobytes(match)}
        {picture === undefined ? ', without a picture' : ` and a picture of ${kilobytes(picture)}`},{' '}
        {named ? 'names and addresses included' : 'nobody named'}. The link opens the same moment
        anywhere:
      </p>
      <p class="debug-line">
        <input readOnly data-report-link value={link} />
        <button type="button" onClick={() => void copyText(link)}>
          copy
        </button>
      </p>
      {picture !== undefined && (
        <img class="debug-photo" src={picture} alt="The table, as reported" />
      )}
    </div>
  )
}

const kilobytes = (text: string) => `${Math.ceil(text.length / 1000)} kB`
