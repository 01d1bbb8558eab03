import { expect, it } from 'vitest'
import type { Link } from '../../src/link/link.ts'
import { seek } from '../../src/net/viewers/seek.ts'
import { makeWorld, pass } from './world.ts'

it('hangs up on a host that doesn’t say in time what there is to see', async () => {
  const world = makeWorld(1)
  const { clock, network } = world
  const links: Link[] = []
  network.listen('here', (link) => links.push(link))
  await pass(world, 100)
  const search = seek({ network, clock, code: 'code', places: ['here'], have: undefined, avoid: new Set() })
  const outcome = Promise.all([search.result, pass(world, 20_000)])
  expect(await outcome).toEqual([{ problem: 'timeout' }, undefined])
  expect(links.map(({ open }) => open)).toEqual([false])
})
