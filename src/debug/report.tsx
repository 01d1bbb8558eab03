import { useSignal } from '@preact/signals'
import type { PanelProps } from './live.ts'
import { OpenedReport } from './opened.tsx'
import { ProblemPanel } from './problem.tsx'
import { pageText } from './text/page.ts'

/** One press that makes a file of everything about a problem, and the way to open one. */
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
    if (file) problem.value = (await live.shown.doors.openText(await file.text())) ?? ''
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
