import { useEffect, useRef, useState } from 'preact/hooks'
import type { Page } from '../screen.ts'
import { startText, text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { Scene } from '../widgets/scene.tsx'
import { copyFrom } from '../widgets/share.ts'
import { type CheckMessages, checkText } from './checkText.ts'
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
        <h1>{checkText().page.title}</h1>
        <p>{checkText().page.lead}</p>
        <Button label={checkText().page.again} onClick={() => setRound(round + 1)} />
      </header>
      <div class="line-picture">
        {title && <Scene of="connection check" size={[1240, 240]} scene={title.scene} />}
        <Line found={found} />
      </div>
      <div class="findings">
        <Verdict verdict={verdict} />
        <Broker found={found.signalling} />
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
          <strong>{checkText().stops[stop]}</strong>
          <span>{checkText().roles[stop]}</span>
          <b>{stop === 'page' ? checkText().states.loaded : findingText(stop, finding)}</b>
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

type Verdict = ReturnType<typeof verdictOn>

/** Things to try, in this order, where a connection fails. */
const steps: Readonly<Partial<Record<Verdict, readonly (keyof CheckMessages['steps'])[]>>> = {
  signalling: ['online', 'vpn', 'byHand', 'server'],
  unsupported: ['browser', 'extensions'],
  turn: ['anyWifi', 'vpn', 'sendHost'],
  denied: ['reload', 'sendServer'],
  noRelay: ['sameWifi', 'relay'],
  stun: ['vpn', 'joinWifi'],
  peer: ['hostOpen', 'sameWifi', 'compare'],
}

function Verdict({ verdict }: { readonly verdict: Verdict }) {
  const { verdicts, page, steps: said } = checkText()
  const ways = steps[verdict] ?? []
  const isFine = verdict === 'fine' || verdict === 'running'
  return (
    <section class="panel verdict" aria-live="polite">
      <h2>
        <span class={isFine ? 'sign fine' : 'sign'}>
          <Icon name={verdict === 'running' ? 'clock' : isFine ? 'tick' : 'cross'} />
        </span>
        {verdicts[verdict]}
      </h2>
      <p>{verdicts[`${verdict}Text` as const]}</p>
      {ways.length > 0 && <h3>{page.help}</h3>}
      <ol>
        {ways.map((way) => (
          <li key={way}>{said[way]}</li>
        ))}
      </ol>
    </section>
  )
}

/** Says what the signalling server sees, if it isn’t where the page comes from. */
function Broker({ found }: { readonly found: Finding }) {
  const host = found.state === 'fine' ? found.host : undefined
  if (host === undefined || host === location.hostname) return null
  return (
    <section class="panel" data-broker={host}>
      <p>{text().waiting.brokers({ hosts: [host] })}</p>
    </section>
  )
}

function Report({ found, build }: { readonly found: Findings; readonly build: string }) {
  const [copied, setCopied] = useState(false)
  const at = new Date()
  const report = reportOf(found, { build, at, agent: browserName(navigator.userAgent) })
  const field = useRef<HTMLTextAreaElement>(null)
  const copy = async () => setCopied(field.current !== null && (await copyFrom(field.current)))
  return (
    <section class="panel report">
      <h2>{checkText().page.report}</h2>
      <Button label={copied ? checkText().page.copied : checkText().page.copy} class="primary" onClick={copy} />
      <textarea readOnly aria-label={checkText().page.report} value={report} rows={7} ref={field} />
      <p class="quiet">{checkText().page.noNames}</p>
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
      <p>{checkText().relayOnly.reload}</p>
      {!isThere && <p class="warning">{checkText().relayOnly.without}</p>}
    </section>
  )
}
