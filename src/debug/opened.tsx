import { useSignal } from '@preact/signals'
import type { PanelProps } from './live.ts'
import { Over } from './over.tsx'
import type { Report } from './reports.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** The report that this match was opened from: what was said and seen there, beside what is here. */
export function OpenedReport({ live }: PanelProps) {
  const { opened, doors } = live.shown
  if (!opened) return undefined
  const { report } = opened
  const verdict = verdictOf(opened, live.journal.value?.entries ?? [])
  return (
    <section class="debug-card" data-opened={report.entry}>
      <h3>The report that was opened</h3>
      <p class="debug-said">{report.said === '' ? 'Nothing was said.' : `«${report.said}»`}</p>
      <p data-verdict={verdict.type} class={verdict.type === 'same' ? 'debug-good' : 'debug-bad'}>
        {verdictText(verdict, report)}
      </p>
      <Compare report={report} />
      <Circumstances report={report} here={doors.build} />
    </section>
  )
}

function verdictText(verdict: Verdict, { entry, build }: Report): string {
  switch (verdict.type) {
    case 'same':
      return `✓ The same position after entry ${entry} as where it was reported.`
    case 'other':
      return `✗ Another position than where it was reported: build ${build} had ${verdict.there} after entry ${entry}, this one has ${verdict.here}.`
    case 'short':
      return `✗ This build cannot follow the match that far: it stops after entry ${verdict.last} of ${entry}.`
    case 'earlier':
      return `The table stands before entry ${entry}, which was reported.`
  }
}

/** The picture of the report, and the same laid over the table. */
function Compare({ report: { picture } }: { readonly report: Report }) {
  const share = useSignal(0)
  if (picture === undefined) return <p class="debug-soft">It came without a picture.</p>
  return (
    <>
      <img class="debug-photo" src={picture} alt="The table, as it was reported" data-photo />
      <label class="debug-line">
        lay it over the table
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={share.value}
          data-lay
          onInput={({ currentTarget }) => (share.value = Number(currentTarget.value))}
        />
      </label>
      {share.value > 0 && (
        <Over>
          <img class="debug-laid" src={picture} alt="" style={{ opacity: share.value }} />
        </Over>
      )}
    </>
  )
}

interface WhereProps {
  readonly report: Report
  readonly here: string
}

/** Where and with what it was seen. */
function Circumstances({ report, here }: WhereProps) {
  const facts = [
    ['when', whenText(report.at)],
    ['build', report.build === here ? `${here}, as here` : `${report.build}; here ${here}`],
    ['rules', `${report.game}, ruleset ${report.ruleset}, ${report.edition}`],
    ['browser', report.browser],
    ['screen', report.screen],
    ['table', report.table],
  ] as const
  return (
    <>
      <dl class="debug-facts">
        {facts.map(([name, value]) => (
          <>
            <dt key={name}>{name}</dt>
            <dd data-fact={name}>{value}</dd>
          </>
        ))}
      </dl>
      <Lines title="links there" lines={report.links} />
      <Lines title="news there" lines={report.news} />
      <Lines title="words of the page there" lines={report.words.split(/\n+/)} />
    </>
  )
}

/** Lines that are folded until they are wanted. */
function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const said = lines.filter((line) => line.trim() !== '')
  if (said.length === 0) return undefined
  return (
    <details>
      <summary>
        {title} ({said.length})
      </summary>
      <ul class="debug-trace">
        {said.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

const whenText = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
