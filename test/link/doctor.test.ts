import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../src/link/clock.ts'
import type { AtRoom, IceServer } from '../../src/link/config.ts'
import { examine, type ProbeResults } from '../../src/link/doctor.ts'
import { mswBroker } from './mswBroker.ts'
import { becomePage, configAt } from './webrtc.ts'

const broker = mswBroker()
becomePage()
broker.start()
afterAll(broker.stop)
afterEach(() => broker.drop())

/** The findings where a server gives these relays. */
async function examined(give: (who: AtRoom) => readonly IceServer[] | undefined) {
  const config = configAt(9)
  const [at] = config.brokers
  if (!at) throw new Error('Bug: no broker')
  const findings: Partial<Record<keyof ProbeResults, ProbeResults[keyof ProbeResults]>> = {}
  const ask = async (who: AtRoom) => give(who)
  const stop = examine({
    config: { ...config, relays: { at, ask } },
    clock: systemClock,
    found(stop, finding) {
      findings[stop] = finding
    },
  })
  await vi.waitUntil(() => findings.peer?.state === 'none')
  stop()
  return findings
}

test('the check asks for relays as the host of a room of its own, while that is open', async () => {
  const asked: AtRoom[] = []
  const found = await examined((who) => {
    asked.push(who)
    expect(broker.has(who.id)).toBe(true)
    return []
  })
  expect(asked).toEqual([{ id: asked[0]?.room, token: asked[0]?.token, room: asked[0]?.id }])
  expect(asked[0]?.id).toMatch(/^check-/)
  expect(found).toMatchObject({ signalling: { state: 'fine' }, turn: { state: 'none' } })
})

test('the check says which server answered, and takes a full one for a refusal', async () => {
  broker.be('error')
  expect((await examined(() => [])).signalling).toEqual({ state: 'failed', why: 'refused' })
  broker.be('up')
  const { host } = configAt(9).brokers[0] ?? {}
  expect((await examined(() => [])).signalling).toMatchObject({ state: 'fine', host })
})

test('the check says so where it is given none', async () => {
  expect((await examined(() => undefined)).turn).toEqual({ state: 'failed', why: 'denied' })
})
