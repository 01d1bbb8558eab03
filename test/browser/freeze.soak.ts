import { expect, it } from 'vitest'
import { freezeFor } from './freeze.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const threeMinutes = 180_000
const roleOf = ({ page }: Visitor) => page.getAttribute('body', 'data-role')

it('a guest frozen for three minutes is still the guest', () =>
  withTable(async ({ open }) => {
    const host = await open({ name: 'host', query: fast })
    const guest = await open({ name: 'guest', query: queryOf(await invite(host), fast) })
    await playOn([host, guest], { seed: 1, moves: 5 })
    await freezeFor(guest, threeMinutes)
    await playOn([host, guest], { seed: 2, moves: 5 })
    expect([await roleOf(host), await roleOf(guest)]).toEqual(['host', 'guest'])
  }))

it('a host frozen for three minutes returns as a guest', () =>
  withTable(async ({ open }) => {
    const host = await open({ name: 'host', query: fast })
    const guest = await open({ name: 'guest', query: queryOf(await invite(host), fast) })
    await playOn([host, guest], { seed: 3, moves: 5 })
    await freezeFor(host, threeMinutes)
    await host.page.waitForSelector('body[data-role=guest]', { timeout: 120_000 })
    await agree([host, guest])
    await playOn([host, guest], { seed: 4, moves: 5 })
    expect(await roleOf(guest)).toBe('host')
  }))
