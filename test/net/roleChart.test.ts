import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { chartClock } from '../../src/kit/chart.ts'
import { everyPing, pingEvery } from '../../src/net/protocol/liveness.ts'
import { type RoleEvent, type RolePorts, roleChart } from '../../src/net/role/roleChart.ts'
import { manualClock } from '../kit/manualClock.ts'
import { flush } from './world.ts'

type First = 'guest' | 'host' | 'returningHost'

/** A role's chart with everything around it controlled by the test. */
function makeRole(first: First = 'guest') {
  const clock = manualClock()
  /** The answers to the chart's questions. */
  const facts = { isHostHeard: true, isHostMissed: false, isHostGone: false, isApart: false, isShared: true, gap: 0 }
  const log: string[] = []
  let isTakeOverAllowed = true
  const started =
    (name: string) =>
    (epoch: number): (() => void) => {
      log.push(`${name} ${epoch}`)
      return () => log.push(`end ${name}`)
    }
  const ports: RolePorts = {
    tick: (tell) => everyPing(clock, () => tell({ type: 'tick', gap: pingEvery + facts.gap })),
    isHostHeard: () => facts.isHostHeard,
    isHostMissed: () => facts.isHostMissed,
    isHostGone: () => facts.isHostGone,
    isApart: () => facts.isApart,
    isShared: () => facts.isShared,
    claim: started('claim'),
    look: started('look'),
    async takeOver(epoch) {
      log.push(`take over ${epoch}`)
      return isTakeOverAllowed
    },
    async retire() {
      log.push('retire')
    },
  }
  const actor = createActor(roleChart(ports), { clock: chartClock(clock), input: { epoch: 1, first } })
  actor.on('*', ({ type }) => log.push(type))
  actor.start()
  actor.send({ type: 'begin' })
  return {
    facts,
    log,
    send: (event: RoleEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    is: (path: string) => matches(actor.getSnapshot().value, path.split('.')),
    isChanging: () => actor.getSnapshot().hasTag('changing'),
    isHostless: () => actor.getSnapshot().hasTag('hostless'),
    ended: () => actor.getSnapshot().context.ended,
    refuseTakeOver() {
      isTakeOverAllowed = false
    },
    async pass(ms: number) {
      clock.advance(ms)
      await flush()
    },
  }
}

type Role = ReturnType<typeof makeRole>

/** Whether a state value contains a path. */
function matches(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true
  if (typeof value === 'string') return value === first && rest.length === 0
  const inner = Object.entries(value ?? {}).find(([name]) => name === first)
  return inner !== undefined && matches(inner[1], rest)
}

async function claiming(): Promise<Role> {
  const role = makeRole()
  role.facts.isHostHeard = false
  role.facts.isHostGone = true
  await role.pass(pingEvery)
  expect(role.is('guest.claiming.reason.hostGone')).toBe(true)
  return role
}

describe('a peer’s role begins', () => {
  it.each([
    ['guest', 'guest.following.searching', ['follow']],
    ['host', 'hosting.rivals.unwatched', ['host']],
    ['returningHost', 'hosting.rivals.looking', ['host', 'look 1']],
  ] as const)('for a %s in %s', (first, state, log) => {
    const role = makeRole(first)
    expect(role.is(state)).toBe(true)
    expect(role.log).toEqual(log)
  })
})

describe('a guest', () => {
  it('hears its host, or searches for it', async () => {
    const role = makeRole()
    await role.pass(pingEvery)
    expect(role.is('guest.following.hearing')).toBe(true)
    role.facts.isHostHeard = false
    await role.pass(pingEvery)
    expect(role.is('guest.following.searching')).toBe(true)
  })

  it('is hostless from the first silence of its host until it is heard again', async () => {
    const role = makeRole()
    await role.pass(pingEvery)
    role.facts.isHostMissed = true
    await role.pass(pingEvery)
    expect(role.is('guest.following.missing')).toBe(true)
    expect(role.isHostless()).toBe(true)
    role.facts.isHostMissed = false
    await role.pass(pingEvery)
    expect(role.is('guest.following.searching')).toBe(true)
    expect(role.isHostless()).toBe(false)
  })

  it('claims the next epoch once its host is gone, and hosts it', async () => {
    const role = await claiming()
    role.send({ type: 'claimed', epoch: 2 })
    expect(role.is('guest.takingOver')).toBe(true)
    expect(role.isChanging()).toBe(true)
    await flush()
    expect(role.is('hosting')).toBe(true)
    expect(role.log).toEqual(['follow', 'claim 1', 'end claim', 'take over 2', 'host'])
  })

  it('goes back to following if it can’t take over', async () => {
    const role = await claiming()
    role.refuseTakeOver()
    role.send({ type: 'claimed', epoch: 2 })
    role.facts.isHostGone = false
    await flush()
    expect(role.is('guest.following')).toBe(true)
    expect(role.log).toEqual(['follow', 'claim 1', 'end claim', 'take over 2', 'follow'])
  })

  it('cancels its claim when the host is back', async () => {
    const role = await claiming()
    role.facts.isHostGone = false
    await role.pass(pingEvery)
    expect(role.is('guest.following')).toBe(true)
    expect(role.log).toEqual(['follow', 'claim 1', 'end claim'])
  })

  it('repeats its claim every four seconds while another browser has the address', async () => {
    const role = await claiming()
    role.send({ type: 'taken' })
    expect(role.is('guest.claiming.attempt.waiting')).toBe(true)
    await role.pass(3900)
    expect(role.log.filter((one) => one === 'claim 1')).toHaveLength(1)
    await role.pass(200)
    expect(role.log.filter((one) => one === 'claim 1')).toHaveLength(2)
    expect(role.is('guest.claiming.attempt.trying')).toBe(true)
  })

  it('tries for ten seconds to take over a table that is handed to it', async () => {
    const role = makeRole()
    role.send({ type: 'handedOver' })
    expect(role.is('guest.claiming.reason.handedOver')).toBe(true)
    await role.pass(9900)
    expect(role.is('guest.claiming')).toBe(true)
    await role.pass(2000)
    expect(role.is('guest.following')).toBe(true)
  })

  it.each(['following', 'claiming'])('leaves when its host closes the table: %s', async (state) => {
    const role = state === 'claiming' ? await claiming() : makeRole()
    role.send({ type: 'closed', why: 'full' })
    expect([role.state(), role.ended()]).toEqual(['left', 'full'])
    expect(role.log.at(-1)).toBe('leave')
  })
})

describe('a host', () => {
  it('yields to a later host, and follows it', async () => {
    const role = makeRole('host')
    role.send({ type: 'superseded', epoch: 4 })
    expect([role.state(), role.isChanging()]).toEqual(['yielding', true])
    await flush()
    expect(role.is('guest.following')).toBe(true)
    role.facts.isHostGone = true
    await role.pass(pingEvery)
    expect(role.log).toEqual(['host', 'retire', 'follow', 'claim 4'])
  })

  it('yields to no one at a table on one device', () => {
    const role = makeRole('host')
    role.facts.isShared = false
    role.send({ type: 'superseded', epoch: 4 })
    expect(role.is('hosting')).toBe(true)
  })

  it('looks for rivals 5 s after someone went missing, after 15 s, then every 10 s', async () => {
    const role = makeRole('host')
    role.facts.isApart = true
    const looks: number[] = []
    for (let second = 1; second <= 40; second++) {
      const before = role.log.filter((one) => one === 'look 1').length
      await role.pass(pingEvery)
      if (role.log.filter((one) => one === 'look 1').length > before) looks.push(second)
    }
    // The first ping finds someone missing.
    expect(looks).toEqual([6, 16, 26, 36])
  })

  it('stops looking when everyone is heard again', async () => {
    const role = makeRole('host')
    role.facts.isApart = true
    await role.pass(7000)
    role.facts.isApart = false
    await role.pass(60_000)
    expect(role.is('hosting.company.together')).toBe(true)
    expect(role.log.filter((one) => one === 'look 1')).toHaveLength(1)
  })

  it('looks at once when it has stood still itself', async () => {
    const role = makeRole('host')
    role.facts.gap = 6000
    await role.pass(pingEvery)
    expect(role.is('hosting.rivals.looking')).toBe(true)
    role.send({ type: 'looked' })
    expect(role.is('hosting.rivals.unwatched')).toBe(true)
  })

  it('gives the table to the same person’s other device, once that has been welcomed', async () => {
    const role = makeRole('host')
    role.send({ type: 'duplicateSession' })
    expect(role.is('hosting')).toBe(true)
    await role.pass(1)
    expect([role.state(), role.ended()]).toEqual(['left', 'replaced'])
    expect(role.log).toEqual(['host', 'giveAway', 'leave'])
  })
})

describe('leaving', () => {
  it('is possible in every state, and ends whatever is under way', async () => {
    const taking = await claiming()
    taking.send({ type: 'claimed', epoch: 2 })
    const yielding = makeRole('host')
    yielding.send({ type: 'superseded', epoch: 2 })
    for (const role of [makeRole(), await claiming(), taking, makeRole('host'), yielding]) {
      role.send({ type: 'leave', keepsListener: false })
      const log = [...role.log]
      await role.pass(60_000)
      expect(role.state()).toBe('left')
      expect(role.ended()).toBeUndefined()
      expect(role.log).toEqual(log)
    }
  })
})
