import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { need } from '../../src/kit/assert.ts'
import { chartClock } from '../../src/kit/chart.ts'
import type { Link } from '../../src/link/link.ts'
import { makeSigner } from '../../src/match/signing.ts'
import { noCounts } from '../../src/match/table.ts'
import { type ConnectionEvent, type ConnectionNews, connectionChart } from '../../src/net/guest/connectionChart.ts'
import { connectToHost } from '../../src/net/guest/hostConnection.ts'
import { signChallenge } from '../../src/net/protocol/handshake.ts'
import { byes, type HostMessage, protocol, writeMessage } from '../../src/net/protocol/protocol.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { manualClock } from '../kit/manualClock.ts'
import { linkPair } from '../link/pair.ts'
import { makeWorld, pass, room } from './world.ts'

const hearing = { quiet: [], absent: [] }
const hex = (digit: string, count: number) => digit.repeat(count)
const welcome: Extract<HostMessage, { type: 'welcome' }> = {
  type: 'welcome',
  match: hex('a', 32),
  from: 0,
  entries: [],
  ...hearing,
}
const challenge: Extract<HostMessage, { type: 'challenge' }> = {
  type: 'challenge',
  protocol,
  nonce: hex('b', 32),
  match: hex('a', 32),
  people: hex('a', 32),
  epoch: 1,
  seq: 0,
  hash: hex('0', 64),
  key: hex('k', 43),
  sig: 's',
}
const lobby: Extract<HostMessage, { type: 'lobby' }> = {
  type: 'lobby',
  seq: 0,
  lobby: {
    match: hex('a', 32),
    game: 'sidings',
    host: hex('k', 43),
    seats: [{ kind: 'open' }],
    options: {},
    watching: [],
  },
  ...hearing,
}
const ping = { type: 'ping', seq: 1, ...hearing } as const
const heard: ConnectionEvent = { type: 'heard' }

/** A connection's chart with everything around it controlled by the test. */
function connecting() {
  const clock = manualClock()
  const log: string[] = []
  const news: ConnectionNews[] = []
  const started = (name: string) => () => {
    log.push(name)
    return () => log.push(`end ${name}`)
  }
  const chart = connectionChart({ dial: started('dial'), hear: started('hear'), tick: () => () => {} })
  const actor = createActor(chart, { clock: chartClock(clock) })
  actor.on('*', (one) => news.push(one))
  actor.start()
  const [link] = linkPair({ clock, draw: fastDraw(1) }).ends
  return {
    clock,
    log,
    news,
    link,
    send: (event: ConnectionEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
  }
}

const proving = () => {
  const one = connecting()
  one.send({ type: 'linked', link: one.link })
  return one
}
const synced = () => {
  const one = proving()
  one.send(welcome)
  return one
}
const gathered = () => {
  const one = proving()
  one.send(lobby)
  return one
}
const quiet = () => {
  const one = synced()
  one.send({ type: 'quiet' })
  return one
}
const lost = () => {
  const one = synced()
  one.send({ type: 'closed', reason: 'gone' })
  return one
}
const inEach = { connecting, proving, gathered, synced, quiet, lost }

const typesOf = (news: readonly ConnectionNews[]) => news.map(({ type }) => type)
const isOpen = ({ link }: { readonly link: Link }) => link.open

describe('a connection', () => {
  it('goes from dialling by proving to synced', () => {
    const one = connecting()
    expect(one.state()).toBe('dialling')
    one.send({ type: 'linked', link: one.link })
    expect(one.state()).toEqual({ linked: 'proving' })
    one.send(challenge)
    one.send({ type: 'undecided' })
    one.send(welcome)
    expect(one.state()).toEqual({ linked: 'synced' })
    expect(typesOf(one.news)).toEqual(['linked', 'challenge', 'undecided', 'welcome'])
    expect(one.log).toEqual(['dial', 'end dial', 'hear'])
  })

  it('answers no challenge once it is welcomed', () => {
    const one = synced()
    one.send(challenge)
    expect(typesOf(one.news)).toEqual(['linked', 'welcome'])
  })

  it('is gathered before the match, and proves itself again when that begins', () => {
    const one = gathered()
    one.send(lobby)
    one.send(heard)
    expect(one.state()).toEqual({ linked: 'gathered' })
    one.send(challenge)
    expect(one.state()).toEqual({ linked: 'proving' })
    one.send(welcome)
    expect(typesOf(one.news)).toEqual(['linked', 'lobby', 'lobby', 'challenge', 'welcome'])
  })

  it('is quiet while the host is', () => {
    expect(quiet().state()).toEqual({ linked: 'quiet' })
  })

  it.each([
    ['a readable tick', { type: 'here' }],
    ['anything heard', heard],
  ] as const)('is synced again by %s', (_, event) => {
    const one = quiet()
    one.send(event)
    expect(one.state()).toEqual({ linked: 'synced' })
  })

  it.each(['proving', 'synced', 'quiet'] as const)('hangs up on a silent host: %s', (state) => {
    const one = inEach[state]()
    one.send({ type: 'absent' })
    expect(isOpen(one)).toBe(false)
  })

  it('redials after 1, 2 and 4 s, then every 4 s, and more slowly after a minute', () => {
    const one = connecting()
    const waits: number[] = []
    for (let n = 0; n < 15; n++) {
      one.send({ type: 'unreachable', problem: 'noSuchRoom' })
      expect(one.state()).toBe('lost')
      const at = one.clock.now()
      while (one.state() === 'lost') one.clock.step()
      waits.push(one.clock.now() - at)
    }
    expect(waits.slice(0, 5)).toEqual([1000, 2000, 4000, 4000, 4000])
    expect(waits.slice(11)).toEqual([4000, 30_000, 30_000, 30_000])
  })

  it('counts failures afresh after a welcome', () => {
    const one = connecting()
    for (let n = 0; n < 3; n++) {
      one.send({ type: 'unreachable', problem: 'timeout' })
      one.send({ type: 'redial' })
    }
    one.send({ type: 'linked', link: one.link })
    one.send(welcome)
    one.send({ type: 'closed', reason: 'gone' })
    one.clock.advance(1000)
    expect(one.state()).toBe('dialling')
  })

  it('redials at once when asked to', () => {
    const one = lost()
    one.send({ type: 'redial' })
    expect(one.state()).toBe('dialling')
  })

  it.each(['synced', 'quiet'] as const)('says that it lost a host that went away: %s', (state) => {
    const one = inEach[state]()
    one.send({ type: 'closed', reason: 'away' })
    expect(one.state()).toBe('lost')
    expect(one.news.at(-1)).toEqual({ type: 'lost', problem: 'lost' })
  })

  it.each(byes)('dials again when the link merely closes with the word %s', (why) => {
    const one = synced()
    one.send({ type: 'closed', reason: why })
    expect(one.state()).toBe('lost')
  })

  it('hangs up on someone who isn’t the host, and dials again', () => {
    const one = proving()
    one.send({ type: 'distrusted' })
    expect(isOpen(one)).toBe(false)
    one.send({ type: 'closed', reason: '' })
    expect(one.state()).toBe('lost')
  })

  it.each(byes)('ends for good when the host says %s', (why) => {
    const one = synced()
    one.send({ type: 'denied', why })
    expect(one.state()).toBe('ended')
    expect(one.news.at(-1)).toEqual({ type: 'ended', why, away: [] })
    one.clock.advance(120_000)
    expect(one.log.filter((entry) => entry === 'dial')).toHaveLength(1)
  })

  it('ends when it is denied, and tells who is away', () => {
    const one = proving()
    one.send({ type: 'denied', why: 'full', away: [1] })
    expect(one.state()).toBe('ended')
    expect(one.news.at(-1)).toEqual({ type: 'ended', why: 'full', away: [1] })
  })

  it('ends when the host turns out to be another match’s', () => {
    const one = proving()
    one.send({ type: 'denied', why: 'next' })
    expect([one.state(), isOpen(one)]).toEqual(['ended', false])
  })

  it.each(Object.keys(inEach))('can be closed in every state: %s', (state) => {
    const one = Object.entries(inEach).find(([name]) => name === state)?.[1]() ?? connecting()
    one.send({ type: 'close' })
    expect(one.state()).toBe('ended')
    one.clock.advance(120_000)
    expect(one.log.filter((entry) => entry.startsWith('end')).length).toBe(
      one.log.filter((entry) => !entry.startsWith('end')).length,
    )
  })
})

/** A connection to a host, played by the test at the other end of each link. */
function connected() {
  const world = makeWorld(1)
  const { clock, signatures } = world
  const host = makeSigner(signatures, hex('1', 32), hex('a', 32))
  const news: string[] = []
  let there: Link | undefined
  const dial = () => {
    const [end, other] = linkPair({ clock, draw: fastDraw(1) }).ends
    there = other
    return { result: Promise.resolve({ link: end }), cancel() {} }
  }
  const connection = connectToHost({ dial, clock, signatures, counts: noCounts(), code: room })
  connection.serve({
    greet: () => ({ type: 'ping' }),
    trusts: (key) => key === host.key,
    prove: () => undefined,
    on: ({ type }) => news.push(type),
    tick() {},
  })
  const link = () => need(there, 'a link')
  const say = (...messages: readonly HostMessage[]) => {
    for (const message of messages) link().send(writeMessage(message))
  }
  const { type: _, protocol: __, key: ___, sig: ____, ...asked } = challenge
  return { world, news, link, say, challenge: () => signChallenge(host, asked, { code: room, link: link() }) }
}

describe('messages of a host', () => {
  it('reach the guest only once it is let in', async () => {
    const { world, news, say, challenge } = connected()
    await pass(world, 100)
    say(challenge(), ping)
    await pass(world, 100)
    expect(news).toEqual(['linked'])
    say(welcome, ping)
    await pass(world, 100)
    expect(news).toEqual(['linked', 'welcome', 'message'])
  })

  it('are heard no more once their link is lost', async () => {
    const { world, news, link, say, challenge } = connected()
    await pass(world, 100)
    say(challenge(), welcome, ping)
    await pass(world, 100)
    link().close('gone')
    await pass(world, 2000)
    say(ping)
    await pass(world, 100)
    expect(news).toEqual(['linked', 'welcome', 'message', 'lost', 'linked'])
  })
})
