import { expect, test } from 'vitest'
import type { Findings } from '../../src/overlay/check/finding.ts'
import { browserName, findingText, reportOf, verdictOn } from '../../src/overlay/check/verdict.ts'
import * as text from '../../src/overlay/words/en/check.ts'

const fine = { state: 'fine', ms: 20 } as const
const none = { state: 'none' } as const
const silent = { state: 'failed', why: 'silent' } as const
const all: Findings = { signalling: fine, stun: fine, turn: fine, peer: fine }

test.each<[Partial<Findings>, ReturnType<typeof verdictOn>]>([
  [{}, 'fine'],
  [{ peer: { state: 'checking' } }, 'running'],
  [{ signalling: silent, peer: silent }, 'signalling'],
  [{ stun: { state: 'failed', why: 'unsupported' } }, 'unsupported'],
  [{ turn: silent }, 'turn'],
  [{ turn: { state: 'failed', why: 'denied' } }, 'denied'],
  [{ stun: { ...fine, ports: 'different' }, turn: none }, 'noRelay'],
  [{ stun: { ...fine, ports: 'different' } }, 'fine'],
  [{ stun: silent, turn: none }, 'stun'],
  [{ stun: none, turn: none, peer: silent }, 'peer'],
  [{ stun: none, turn: none, peer: none }, 'fine'],
])('of %j the verdict is %s', (found, verdict) => {
  expect(verdictOn({ ...all, ...found })).toBe(verdict)
})

test('says in a few words what was found at each stop', () => {
  expect(findingText('turn', none)).toBe(text.missing.turn)
  expect(findingText('peer', { state: 'failed', why: 'refused' })).toBe(text.states.refused)
})

test('reports no address and no name', () => {
  const agent = browserName('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36')
  const report = reportOf({ ...all, stun: { ...fine, ports: 'different' } }, { build: 'abc', agent, at: new Date(0) })
  expect(report).toContain('Chrome 147, computer')
  expect(report).toContain(text.ports.different)
  expect(report).not.toMatch(/\d+\.\d+\.\d+|https?:|Mozilla/)
})
