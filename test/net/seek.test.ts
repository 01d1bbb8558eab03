import { expect, it } from 'vitest'
import type { Link } from '../../src/link/link.ts'
import { seek } from '../../src/net/viewers/seek.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { manualClock } from '../kit/manualClock.ts'
import { pairNetwork } from '../link/pairNetwork.ts'

it('hangs up on a host that doesn’t say in time what there is to see', async () => {
  const clock = manualClock()
  const network = pairNetwork({ clock, draw: fastDraw(1) })
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      clock.advance(100)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const links: Link[] = []
  network.listen('here', (link) => links.push(link))
  await pass(100)
  const search = seek({ network, clock, code: 'code', places: ['here'], have: undefined, avoid: new Set() })
  const outcome = Promise.all([search.result, pass(20_000)])
  expect(await outcome).toEqual([{ problem: 'timeout' }, undefined])
  expect(links.map(({ open }) => open)).toEqual([false])
})
