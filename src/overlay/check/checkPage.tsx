import { useEffect, useState } from 'preact/hooks'
import type { Page } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { Scene } from '../widgets/scene.tsx'
import { checkText } from './checkText.ts'
import type { Finding, Findings } from './finding.ts'
import { browserName, findingText, reportOf, verdictOn } from './verdict.ts'
import './check.css'

interface Props {
  readonly page: Page
  /** The table to call; undefined to try the servers alone. */
  readonly code: string | undefined
}

const untried: Findings = {
  signalling: { state: 'waiting' },
  stun: { state: 'waiting' },
  turn: { state: 'waiting' },
  peer: { state: 'waiting' },
}

/** The page that checks a connection, once its text is there. */
export async function loadCheckPage() {
  await checkText.open()
  return CheckPage
}

/** Follows the way from this page to another player’s, and says where it stops and what helps. */
function CheckPage({ page, code }: Props) {
  const [found, setFound] = useState(untried)
  const [round, setRound] = useState(0)
  const { examine, home, join } = page.actions
  useEffect(() => {
    setFound(untried)
    return examine(code, (stop, finding) => setFound((now) => ({ ...now, [stop]: finding })))
    // Each round is another examination.
  }, [examine, code, round])
  const verdict = verdictOn(found)
  const [title] = page.titles
  return (
    <main class="check" data-verdict={verdict}>
      <header>
        {code !== undefined && <Button label={startText().buttons.retry} class="primary" onClick={() => join(code)} />}
        <Button label={startText().buttons.home} onClick={home} />
        <h1>{checkText().check.title}</h1>
        <p>{checkText().check.lead}</p>
        <Button label={checkText().check.again} onClick={() => setRound(round + 1)} />
      </header>
      <div class="line-picture">
        {title && <Scene of="connection check" size={[1240, 240]} scene={title.scene} />}
        <Line found={found} />
      </div>
      <div class="findings">
        <Verdict verdict={verdict} />
        <Report found={found} build={page.build} />
        <RelayOnly page={page} isThere={found.turn.state === 'fine'} />
      </div>
    </main>
  )
}

const arrived: Finding = { state: 'fine', ms: 0 }

/** The stops along a railway line, with a signal before each. */
function Line({ found }: { readonly found: Findings }) {
  const all = [['page', arrived] as const, ...entriesOf(found)]
  return (
    <ol class="line">
      {all.map(([stop, finding]) => (
        <li key={stop} data-stop={stop} data-state={finding.state}>
          <Signal finding={finding} />
          <strong>{checkText().check.stops[stop].name}</strong>
          <span>{checkText().check.stops[stop].what}</span>
          <b>{stop === 'page' ? checkText().check.states.loaded : findingText(stop, finding)}</b>
        </li>
      ))}
    </ol>
  )
}

const entriesOf = (found: Findings) =>
  (['signalling', 'stun', 'turn', 'peer'] as const).map((stop) => [stop, found[stop]] as const)

/** A semaphore signal: raised where the line is clear, level where it isn’t. */
function Signal({ finding: { state } }: { readonly finding: Finding }) {
  return (
    <svg class="signal" viewBox="0 0 90 130" aria-hidden="true">
      <path class="post" d="M30 18h8v112h-8z" />
      <path class="cap" d="M34 4l6 14h-12z" />
      <g class="arm" style={state === 'fine' ? { transform: 'rotate(-38deg)' } : {}}>
        <path d="M36 28h48v18h-48z" />
        <path class="stripe" d="M66 28h9v18h-9z" />
      </g>
      <circle class="lamp" cx="26" cy="38" r="9" />
    </svg>
  )
}

function Verdict({ verdict }: { readonly verdict: ReturnType<typeof verdictOn> }) {
  const {
    title,
    text: why,
    steps,
  } = verdict === 'running' ? checkText().check.running : checkText().check.verdicts[verdict]
  const isFine = verdict === 'fine' || verdict === 'running'
  return (
    <section class="panel verdict" aria-live="polite">
      <h2>
        <span class={isFine ? 'sign fine' : 'sign'}>
          <Icon name={verdict === 'running' ? 'clock' : isFine ? 'tick' : 'cross'} />
        </span>
        {title}
      </h2>
      <p>{why}</p>
      {steps.length > 0 && <h3>{checkText().check.steps}</h3>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

function Report({ found, build }: { readonly found: Findings; readonly build: string }) {
  const [copied, setCopied] = useState(false)
  const at = new Date()
  const report = reportOf(found, { build, at, agent: browserName(navigator.userAgent) })
  const copy = async () => {
    await navigator.clipboard?.writeText(report)
    setCopied(navigator.clipboard !== undefined)
  }
  return (
    <section class="panel report">
      <h2>{checkText().check.report}</h2>
      <Button label={copied ? checkText().check.copied : checkText().check.copy} class="primary" onClick={copy} />
      <textarea readOnly aria-label={checkText().check.report} value={report} rows={7} />
      <p class="quiet">{checkText().check.private}</p>
    </section>
  )
}

function RelayOnly({ page, isThere }: { readonly page: Page; readonly isThere: boolean }) {
  const { relayOnly } = page.settings.value
  return (
    <section class="panel dark">
      <label>
        <h2>{text().settings.relayOnly.title}</h2>
        <input
          type="checkbox"
          checked={relayOnly}
          onChange={({ currentTarget }) => page.actions.set({ relayOnly: currentTarget.checked })}
        />
      </label>
      <p>{text().settings.relayOnly.text}</p>
      <p>{checkText().check.relayOnly.reload}</p>
      {!isThere && <p class="warning">{checkText().check.relayOnly.without}</p>}
    </section>
  )
}
