import { useSignal } from '@preact/signals'
import { Button } from '../../overlay/widgets/button.tsx'
import type { PanelProps } from '../live.ts'
import { type Reported, writeReport } from '../reports.ts'
import { pageText } from '../text/page.ts'
import { copyText } from '../window.tsx'
import { reportOf } from './collect.ts'
import { OpenedReport } from './opened.tsx'

/** Makes reports and opens them. */
export function ReportPanel({ live }: PanelProps) {
  return (
    <>
      <OpenedReport live={live} />
      <ProblemPanel live={live} />
      <OpenReport live={live} />
    </>
  )
}

function OpenReport({ live }: PanelProps) {
  const problem = useSignal('')
  const open = async (file: File | undefined) => {
    if (file) problem.value = (await live.shown.actions.openText(await file.text())) ?? ''
  }
  return (
    <>
      <h3>{pageText.report.open}</h3>
      <input
        type="file"
        accept=".json,application/json"
        aria-label={pageText.report.file}
        data-open-report
        onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
      />
      <p class="debug-soft">{pageText.report.drop}</p>
      <p role="alert">{problem.value}</p>
    </>
  )
}

const text = pageText.report

/** Makes a report, and a link to the same moment. */
function ProblemPanel({ live }: PanelProps) {
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
    live.shown.actions.save(`report-${report.game}-${report.entry}.json`, writeReport(report))
  }
  return (
    <>
      <h3>{text.title}</h3>
      <textarea
        rows={3}
        placeholder={text.hint}
        aria-label={text.wrong}
        value={said.value}
        onInput={({ currentTarget }) => (said.value = currentTarget.value)}
      />
      <p class="debug-line">
        <Button
          label={text.make(entry?.seq ?? '–')}
          data-do="report"
          disabled={entry === undefined}
          onClick={() => make().catch((error) => (wrong.value = String(error)))}
        />
        <label>
          <input
            type="checkbox"
            data-named
            checked={named.value}
            onChange={({ currentTarget }) => (named.value = currentTarget.checked)}
          />{' '}
          {text.named}
        </label>
      </p>
      {wrong.value !== '' && <p role="alert">{text.failed(wrong.value)}</p>}
      {made.value ? <Made report={made.value} /> : <p class="debug-soft">{text.promise}</p>}
    </>
  )
}

/** The contents of the report, and its link. */
function Made({ report }: { readonly report: Reported }) {
  const link = new URL(report.place, location.origin + location.pathname).href
  const { picture, noPicture, match, named, entry, said } = report
  return (
    <div class="debug-card" data-report={entry}>
      <p>{text.made(kilobytes(writeReport(report)), kilobytes(match), picture && kilobytes(picture), named)}</p>
      {said === '' && <p class="debug-bad">{text.wordless}</p>}
      <p class="debug-line">
        <input readOnly data-report-link value={link} />
        <Button label={text.copy} onClick={() => void copyText(link)} />
      </p>
      {picture === undefined ? (
        <p class="debug-soft" data-no-picture>
          {text.noPicture(noPicture ?? text.unknown)}
        </p>
      ) : (
        <img class="debug-photo" src={picture} alt={text.pictured} />
      )}
    </div>
  )
}

const kilobytes = (text: string) => `${Math.ceil(text.length / 1000)} kB`
