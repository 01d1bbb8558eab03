import { checkText } from './checkText.ts'
import type { Finding, Findings, StopName } from './finding.ts'

type Verdict = 'running' | 'signalling' | 'unsupported' | 'turn' | 'denied' | 'noRelay' | 'stun' | 'peer' | 'fine'

/** The verdict that fits the findings; `running` until every stop has been tried. */
export function verdictOn(found: Findings): Verdict {
  const all = Object.values(found)
  if (all.some(({ state }) => state === 'waiting' || state === 'checking')) return 'running'
  if (all.some((one) => one.state === 'failed' && one.why === 'unsupported')) return 'unsupported'
  const { signalling, stun, turn, peer } = found
  if (signalling.state !== 'fine') return 'signalling'
  if (turn.state === 'failed') return turn.why === 'denied' ? 'denied' : 'turn'
  if (stun.state === 'fine' && stun.ports === 'different' && turn.state === 'none') return 'noRelay'
  if (stun.state === 'failed') return 'stun'
  return peer.state === 'failed' ? 'peer' : 'fine'
}

/** The finding at a stop, in a few words. */
export function findingText(stop: StopName, finding: Finding): string {
  const { states, missing } = checkText()
  switch (finding.state) {
    case 'none':
      return missing[stop]
    case 'fine':
      return states.fine({ ms: Math.round(finding.ms) })
    case 'failed':
      return states[finding.why]
    default:
      return states[finding.state]
  }
}

/** The report to send to someone who can help: names neither people nor addresses. */
export function reportOf(found: Findings, page: { build: string; agent: string; at: Date }): string {
  const { ports, stops, page: words } = checkText()
  const line = (name: string, what: string) => `${name}: ${what}`
  const stop = (name: StopName) => {
    const finding = found[name]
    const extra = finding.state === 'fine' && finding.ports ? `, ${ports[finding.ports]}` : ''
    return line(stops[name], findingText(name, finding) + extra)
  }
  return [
    line(words.made, `${page.at.toISOString().slice(0, 16).replace('T', ' ')} · ${page.build}`),
    line(words.browser, page.agent),
    ...(['signalling', 'stun', 'turn', 'peer'] as const).map(stop),
  ].join('\n')
}

/** A browser and its kind of device, by what it says of itself. */
export function browserName(agent: string): string {
  const [, name = 'a browser', version = ''] = /(Edg|Firefox|Chrome|Version)\/(\d+)/.exec(agent) ?? []
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', Version: 'Safari' }
  const device = /Mobi|Android|iPhone|iPad/.test(agent) ? 'phone or tablet' : 'computer'
  return `${names[name] ?? name} ${version}, ${device}`
}
