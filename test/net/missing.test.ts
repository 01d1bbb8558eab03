import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Answer } from '../../src/match/table.ts'
import { standInAfter } from '../../src/net/protocol/liveness.ts'
import { badgeText } from '../../src/overlay/table/connectionBadge.tsx'
import { interruptionOf } from '../../src/overlay/table/interruption.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import * as absence from '../../src/overlay/words/en/absence.ts'
import { bar, interrupted, requestLog, whileAway } from '../../src/overlay/words/en/index.ts'
import { openWish } from '../../src/rules/consent.ts'
import { tinyStyle, tinyWords } from '../overlay/tinyWords.ts'
import { type Browser, openRoom } from './browser.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()

/** The page of a browser. */
function pageOf(browser: Browser) {
  const store = makeTableStore(browser.table(), () => tinyWords, tinyStyle)
  store.stop()
  return store.view.value
}

/** A page's words about the connection, and in its decision bar. */
function said(browser: Browser) {
  const view = pageOf(browser)
  const page = { reach: 'open', picture: { type: 'loading' }, lasting: true } as const
  const role = view.hosting ? 'host' : 'guest'
  const badge = badgeText({ ...page, role, view })
  const told = interruptionOf(view, undefined)?.says
  return { status: badge?.about === 'loading' ? undefined : badge?.says, bar: told ?? view.bar.prompt }
}

const saidBy = (browsers: readonly Browser[]) => browsers.map(said)
const everywhere = <T>(browsers: readonly Browser[], what: T) => browsers.map(() => what)

/** A match of this many people, each at a browser of their own, in which this seat is asked. */
async function company(people: number, asked: number) {
  for (let seed = 1; ; seed++) {
    const world = makeWorld(seed)
    const browsers = await openRoom(world, people - 1)
    const at = (seat: number) => need(browsers[seat], 'a browser')
    await until(world, () => now(at(0)).ask.type === 'choose')
    await pass(world, 300)
    if (pageOf(at(0)).bar.asked === asked) return { world, browsers, at }
  }
}

/** Advances, and gives the names of everyone whom one of these browsers called away or lost meanwhile. */
async function calledAway(world: World, browsers: readonly Browser[], ms: number) {
  const names = new Set<string>()
  for (let passed = 0; passed < ms; passed += 200) {
    for (const { seats, missing, hostless } of browsers.map(pageOf))
      for (const seat of [...missing.away, ...(hostless?.host ?? [])]) names.add(seats[seat]?.look.name ?? '')
    await pass(world, 200)
  }
  return [...names]
}

async function settled(world: World, answer: Promise<Answer>): Promise<Answer> {
  let done: Answer | undefined
  void answer.then((one) => {
    done = one
  })
  await until(world, () => done !== undefined, 60_000)
  return need(done, 'an answer')
}

describe('when a host is lost', () => {
  it('the others miss it alone, from the first silence until one of them hosts', async () => {
    const { world, browsers, at } = await company(3, 2)
    const rest = browsers.slice(1)
    at(0).end('silent')
    await pass(world, 4500)
    const dropped = interrupted.dropped({ name: 'Red' })
    const taking = [interrupted.youTakeOver, interrupted.takesOver({ name: 'Brass' })]
    const told = taking.map((heir) => ({ status: undefined, bar: `${dropped} ${heir}` }))
    expect(saidBy(rest)).toEqual(told)
    await pass(world, 5000)
    expect(saidBy(rest)).toEqual(told)
    expect(await calledAway(world, rest, 20_000)).toEqual(['Red'])
    expect(now(at(1)).hosting).toBe(true)
    expect(saidBy(rest)).toMatchObject(everywhere(rest, { status: undefined }))
    expect(said(at(1)).bar).toBe(bar.waits({ names: ['Green'] }))
  })

  it('those who leave with it are away too, and nobody else is', async () => {
    const { world, at } = await company(5, 2)
    const rest = [at(1), at(2), at(4)]
    at(0).end('silent')
    at(3).end('silent')
    expect(new Set(await calledAway(world, rest, 40_000))).toEqual(new Set(['Red', 'Blue']))
    expect(pageOf(at(1)).missing).toMatchObject({ away: [0, 3], awaited: [] })
    expect(said(at(4)).bar).toBe(bar.waits({ names: ['Green'] }))
  })

  it('nobody is missed any more once it has come back as a guest', async () => {
    const { world, browsers, at } = await company(4, 3)
    at(0).end('silent')
    await until(world, () => now(at(1)).hosting, 60_000)
    await pass(world, 10_000)
    await at(0).open()
    expect(await calledAway(world, browsers, 20_000)).toEqual(['Red'])
    expect(now(at(0)).hosting).toBe(false)
    expect(saidBy(browsers)).toMatchObject(everywhere(browsers, { status: undefined }))
    expect(said(at(0)).bar).toBe(bar.waits({ names: ['Blue'] }))
  })

  it('and reloads, it takes nobody for away', async () => {
    const { world, browsers, at } = await company(3, 1)
    at(0).end('silent')
    await at(0).open()
    expect(said(at(0))).toEqual({
      status: absence.quiet({ names: ['Brass', 'Green'] }),
      bar: bar.waits({ names: ['Brass'] }),
    })
    expect(await calledAway(world, [at(0)], 20_000)).toEqual([])
    expect(saidBy(browsers)).toMatchObject(everywhere(browsers, { status: undefined }))
  })
})

describe('when it is the turn of a host that is lost', () => {
  const lost = async () => {
    const room = await company(3, 0)
    room.at(0).end('silent')
    await pass(room.world, 8000)
    return room
  }

  it('the others read who takes over, and wait for nobody else', async () => {
    const { browsers } = await lost()
    const rest = browsers.slice(1)
    expect(saidBy(rest)).toEqual(
      [interrupted.youTakeOver, interrupted.takesOver({ name: 'Brass' })].map((heir) => ({
        status: undefined,
        bar: `${interrupted.dropped({ name: 'Red' })} ${heir}`,
      })),
    )
    expect(rest.map((one) => pageOf(one).missing.awaited)).toEqual([[0], [0]])
  })

  it.each([1, 2])('the computer plays for it as soon as there is a host, asked by seat %i', async (seat) => {
    const { world, at } = await lost()
    const answer = settled(world, at(seat).table().standIn(0))
    expect(now(at(seat)).pending).toBe(true)
    expect(await answer).toMatchObject({ type: 'accepted' })
    expect(now(at(1))).toMatchObject({ hosting: true, pending: false })
    const other = at(3 - seat)
    const wish = () => openWish(other.table().now().table)
    await until(world, () => wish() !== undefined, 20_000)
    const to = need(wish(), 'a request').seq
    await settled(world, other.table().act(3 - seat, { type: 'answer', to, yes: true }))
    expect(await until(world, () => now(other).sitters[0]?.standIn === true, 5000)).toBe(true)
  })

  it('but not if it comes back first', async () => {
    const { world, browsers, at } = await company(3, 0)
    at(0).cutOff(true)
    await pass(world, 8000)
    const answer = settled(world, at(2).table().standIn(0))
    at(0).cutOff(false)
    for (const one of browsers.slice(1)) one.table().retry()
    expect(await answer).toMatchObject({ type: 'refused', refusal: { reason: 'notAway' } })
    expect(browsers.map((one) => openWish(one.table().now().table))).toEqual(everywhere(browsers, undefined))
  })
})

describe('someone of two who comes back from a stand-in', () => {
  const back = async () => {
    const room = await company(2, 1)
    const { world, at } = room
    at(1).end('silent')
    await pass(world, standInAfter + 9000)
    await settled(world, at(0).table().standIn(1))
    const moves = () => playedBy(at(0), 1)
    const from = moves()
    at(0).play()
    await until(world, () => moves() > from)
    at(0).rest()
    await pass(world, 1000)
    await at(1).open()
    await until(world, () => now(at(1)).sitters[1]?.mine === true, 60_000)
    await pass(world, 1000)
    return { ...room, played: moves() - from }
  }
  const playedBy = (browser: Browser, seat: number) =>
    browser
      .table()
      .journal()
      .filter(({ by, body }) => by === seat && body.type === 'move').length

  it('is asked whether what the computer played is to stand, and nobody else is', async () => {
    const { at, played } = await back()
    expect(pageOf(at(1)).requests.provisional).toMatchObject({ seat: 1, moves: played })
    expect(pageOf(at(0)).requests.provisional).toBeUndefined()
    expect(whileAway.played({ moves: 1 })).toBe('While you were away, the computer played 1 move for you.')
  })

  it('takes it all back at one press, which the log of both tells', async () => {
    const { world, browsers, at } = await back()
    const store = makeTableStore(at(1).table(), () => tinyWords, tinyStyle)
    store.requests.takeBack()
    await pass(world, 2000)
    store.stop()
    const last = browsers.map(
      (one) =>
        pageOf(one)
          .log.filter(({ played }) => !played)
          .at(-1)?.text,
    )
    expect(last).toEqual(everywhere(browsers, requestLog.takenBack({ name: 'Brass' })))
    expect(pageOf(at(1)).requests.provisional).toBeUndefined()
  })
})

describe('a request to let the computer play', () => {
  it('waits for those who are here, and calls the others away', async () => {
    const { world, at } = await company(5, 0)
    const rest = [at(1), at(2), at(4)]
    at(0).end('silent')
    at(3).end('silent')
    await pass(world, 30_000)
    await settled(world, at(2).table().standIn(0))
    await pass(world, 1000)
    const requests = rest.map((one) => need(pageOf(one).requests.open, 'a request'))
    const standing = requests.map(({ answers }) => answers.map(({ look, state }) => [look.seat, state]))
    expect(standing).toEqual(
      everywhere(rest, [
        [1, 'waits'],
        [2, 'agreed'],
        [3, 'away'],
        [4, 'waits'],
      ]),
    )
    expect(requests.map(({ waitsFor }) => waitsFor.map(({ name }) => name))).toEqual(
      everywhere(rest, ['Brass', 'Heather']),
    )
  })
})
