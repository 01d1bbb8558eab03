import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Difference } from '../../kit/changes.ts'
import { Facts } from '../facts.tsx'
import type { PanelProps } from '../live.ts'
import { shortOf } from '../position/tree.ts'
import type { Report } from '../reports.ts'
import { pageText } from '../text/page.ts'
import { partedVerdict, type ReportVerdict, verdictOf } from '../verdict.ts'
import { Over } from '../window.tsx'

const text = pageText.report

/** The report that this match was opened from, compared with this build. */
export function OpenedReport({ live }: PanelProps) {
  const { opened, actions } = live.shown
  const { game } = live.shown.table
  const parted = useMemo(() => opened && partedVerdict(game, opened), [game, opened])
  const journal = live.journal.value
  if (!opened || !journal) return undefined
  const { report } = opened
  const verdict = parted ?? verdictOf(game, report, journal)
  return (
    <section class="debug-card" data-opened={report.entry}>
      <h3>{text.opened}</h3>
      <p class="debug-said">{report.said === '' ? text.nothingSaid : `“${report.said}”`}</p>
      <p data-verdict={verdict.type} class={verdict.type === 'same' ? 'debug-good' : 'debug-bad'}>
        {verdictText(verdict, report)}
      </p>
      {'changes' in verdict && <Differing changes={verdict.changes} />}
      <Compare report={report} />
      <Circumstances report={report} here={actions.build} />
    </section>
  )
}

function verdictText(verdict: ReportVerdict, { entry, build }: Report): string {
  switch (verdict.type) {
    case 'same':
      return text.same(entry)
    case 'other':
      return text.other(build, verdict.since, entry, verdict.changes.length > 0)
    case 'reckoning':
      return text.reckoning(build)
    case 'short':
      return text.short(verdict.last, entry)
    case 'earlier':
      return text.earlier(entry)
  }
}

/** Values in the report and here. */
function Differing({ changes }: { readonly changes: readonly Difference[] }) {
  return (
    <ul class="debug-changes" data-differing={changes.length}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <code>{path}</code> {text.there(shortOf(before))} <b>{text.here(shortOf(after))}</b>
        </li>
      ))}
    </ul>
  )
}

/** The report's picture, which can be overlaid on the table. */
function Compare({ report: { picture, noPicture } }: { readonly report: Report }) {
  const share = useSignal(0)
  if (picture === undefined) return <p class="debug-soft">{text.noPicture(noPicture ?? text.unknown)}</p>
  return (
    <>
      <img class="debug-photo" src={picture} alt={text.pictured} data-photo />
      <label class="debug-line">
        {text.lay}
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

/** Where the report was made. */
function Circumstances({ report, here }: WhereProps) {
  const facts = {
    when: whenText(report.at),
    build: text.build(report.build, here),
    rules: text.rules(report.game, report.ruleset, report.edition),
    browser: report.browser,
    screen: report.screen,
    table: report.table,
  }
  const names = ['when', 'build', 'rules', 'browser', 'screen', 'table'] as const
  return (
    <>
      <Facts facts={names.map((name) => ({ label: text.facts[name], text: facts[name], 'data-fact': name }))} />
      <Lines title={text.links} lines={report.links} />
      <Lines title={text.news} lines={report.news} />
      <Lines title={text.pageText} lines={report.words.split(/\n+/)} />
    </>
  )
}

/** Lines that can be unfolded. */
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

const whenText = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
