import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Answer } from '../../src/match/table.ts'
import type { TableTalk } from '../../src/match/talk.ts'
import type { Body } from '../../src/rules/body.ts'
import { openWish } from '../../src/rules/consent.ts'
import type { Move } from '../tiny/tiny.ts'
import { type Browser, openRoom } from './browser.ts'
import { makeWorld, pass, seatOf, until, type World } from './world.ts'

/** A match of this many people, each at a browser of their own, with a seat asked. */
async function company(seed: number, people = 3) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, people - 1)
  await until(world, () => now(need(browsers[0], 'a host')).ask.type === 'choose')
  await pass(world, 200)
  return { world, browsers, at: (seat: number) => need(browsers[seat], 'a browser') }
}

const now = (browser: Browser) => browser.table().now()
const sitter = (browser: Browser, seat: number) => need(now(browser).sitters[seat], 'a sitter')

async function settled(world: World, answer: Promise<Answer>): Promise<Answer> {
  let done: Answer | undefined
  void answer.then((one) => {
    done = one
  })
  await until(world, () => done !== undefined)
  await pass(world, 300)
  return need(done, 'an answer')
}

const act = (world: World, browser: Browser, body: Body<Move>) =>
  settled(world, browser.table().act(seatOf(browser.table()), body))

const ask = (world: World, browser: Browser, seat: number) =>
  act(world, browser, { type: 'wish', wish: 'standIn', seat })

const agree = (world: World, browser: Browser) =>
  act(world, browser, { type: 'answer', to: need(openWish(browser.table().now().table), 'a request').seq, yes: true })

describe('a seat that keeps the others waiting', () => {
  it('is played by a bot once all the others agree, until its person takes it back', async () => {
    const { world, browsers, at } = await company(1)
    await ask(world, at(0), 1)
    expect(sitter(at(0), 1).kind).toBe('person')
    await agree(world, at(2))
    for (const one of browsers) expect(sitter(one, 1)).toMatchObject({ kind: 'bot', standIn: true, mine: false })
    expect(browsers.map((one) => sitter(one, 1).forMe)).toEqual([undefined, true, undefined])
    expect(await settled(world, at(1).table().takeBack(1))).toMatchObject({ type: 'accepted' })
    expect(sitter(at(1), 1)).toEqual({ kind: 'person', mine: true, present: true })
    expect(sitter(at(2), 1)).toEqual({ kind: 'person', mine: false, present: true })
  })

  it('may be the host’s own', async () => {
    const { world, at } = await company(2)
    await ask(world, at(1), 0)
    await agree(world, at(2))
    expect(sitter(at(0), 0)).toMatchObject({ kind: 'bot', forMe: true })
    await settled(world, at(0).table().takeBack(0))
    expect(sitter(at(0), 0)).toMatchObject({ kind: 'person', mine: true })
  })

  it('can’t be taken back by anyone else', async () => {
    const { world, at } = await company(3)
    await ask(world, at(0), 1)
    await agree(world, at(2))
    for (const seat of [0, 2])
      expect(await settled(world, at(seat).table().takeBack(1))).toMatchObject({ refusal: { reason: 'wrongSeat' } })
  })

  it('stays with the bot when its browser merely reconnects, but not when its page is reopened', async () => {
    const { world, at } = await company(4)
    await ask(world, at(0), 1)
    await agree(world, at(2))
    at(1).cutOff(true)
    await pass(world, 12_000)
    at(1).cutOff(false)
    await until(world, () => now(at(1)).standing === 'playing')
    await pass(world, 2000)
    expect(sitter(at(0), 1)).toMatchObject({ kind: 'bot', standIn: true })
    at(1).end('goodbye')
    await at(1).open()
    await until(world, () => sitter(at(0), 1).kind === 'person', 30_000)
    expect(sitter(at(0), 1)).toMatchObject({ kind: 'person', present: true })
  })

  it('is taken back even if its person has to host the match for that', async () => {
    const { world, at } = await company(14)
    await ask(world, at(0), 1)
    await agree(world, at(2))
    for (const seat of [0, 2]) at(seat).end('silent')
    await until(world, () => now(at(1)).hosting, 90_000)
    expect(sitter(at(1), 1)).toMatchObject({ kind: 'bot', forMe: true })
    await settled(world, at(1).table().takeBack(1))
    expect(sitter(at(1), 1)).toMatchObject({ kind: 'person', mine: true })
  })
})

describe('a request while someone is away', () => {
  it('goes on without them once everyone else has agreed', async () => {
    const { world, at } = await company(5)
    at(2).end('silent')
    await pass(world, 9000)
    await act(world, at(1), { type: 'wish', wish: 'end' })
    expect(openWish(at(0).table().now().table)?.waitsFor).toEqual([0, 2])
    await agree(world, at(0))
    expect(now(at(0)).standing).toBe('over')
    expect(now(at(1)).standing).toBe('over')
  })

  it('goes on without them even if they leave after everyone else has agreed', async () => {
    const { world, at } = await company(6)
    await act(world, at(1), { type: 'wish', wish: 'end' })
    await agree(world, at(0))
    expect(now(at(0)).standing).toBe('playing')
    at(2).end('silent')
    await until(world, () => now(at(0)).standing === 'over', 20_000)
    expect(now(at(0)).standing).toBe('over')
  })

  it('is never decided by the one who asks', async () => {
    const { world, at } = await company(7)
    for (const seat of [1, 2]) at(seat).end('silent')
    await pass(world, 9000)
    await act(world, at(0), { type: 'wish', wish: 'end' })
    await pass(world, 9000)
    expect(now(at(0)).standing).toBe('playing')
  })
})

describe('hosts lost twice in a row', () => {
  it('leave the others a host that carries out what they agree on', async () => {
    const { world, at } = await company(15, 5)
    at(0).end('silent')
    await until(world, () => now(at(1)).hosting, 60_000)
    at(1).end('silent')
    await until(world, () => now(at(2)).hosting && now(at(4)).standing === 'playing', 120_000)
    await pass(world, 9000)
    await act(world, at(3), { type: 'wish', wish: 'end' })
    await agree(world, at(2))
    await agree(world, at(4))
    for (const seat of [2, 3, 4]) expect(now(at(seat)).standing).toBe('over')
  })
})

describe('resigning from a match of three', () => {
  it('leaves the seat to a bot for good, and the others play on', async () => {
    const { world, browsers, at } = await company(8)
    await act(world, at(1), { type: 'resign' })
    for (const one of browsers) expect(sitter(one, 1)).toMatchObject({ kind: 'bot', mine: false })
    expect(sitter(at(1), 1).forMe).toBeUndefined()
    for (const seat of [0, 2]) at(seat).play()
    const from = now(at(0)).seq
    await until(world, () => now(at(2)).seq > from + 12 || now(at(2)).standing === 'over')
    expect(now(at(2)).seq).toBeGreaterThan(from + 6)
  })

  it('is carried out by the next host if the one there was is lost', async () => {
    const { world, at } = await company(9)
    at(0).end('silent')
    await until(world, () => now(at(1)).hosting, 60_000)
    await until(world, () => now(at(2)).standing === 'playing', 60_000)
    await act(world, at(2), { type: 'resign' })
    expect(sitter(at(1), 2)).toMatchObject({ kind: 'bot' })
    expect(now(at(1)).standing).toBe('playing')
  })
})

describe('what people say without a word', () => {
  const listen = (browsers: readonly Browser[]) =>
    browsers.map((one) => {
      const heard: TableTalk[] = []
      one.table().talk?.on((said) => heard.push(said))
      return heard
    })

  it('reaches everyone, no matter who says it', async () => {
    const { world, browsers, at } = await company(10)
    const heard = listen(browsers)
    at(1).table().talk?.react('thanks')
    at(0).table().talk?.react('hello')
    await pass(world, 500)
    for (const one of heard)
      expect(one.map((said) => said.type === 'reacted' && said.reaction).sort()).toEqual(['hello', 'thanks'])
    expect(at(0).table().journal()).toEqual(at(2).table().journal())
  })

  it('is dropped where one person says too much', async () => {
    const { world, browsers, at } = await company(11)
    const [heard = []] = listen(browsers)
    for (let n = 0; n < 30; n++) at(1).table().talk?.react('ouch')
    at(2).table().talk?.react('up')
    await pass(world, 500)
    expect(heard.length).toBeLessThan(8)
    expect(heard).toContainEqual(expect.objectContaining({ reaction: 'up' }))
  })

  it('nudges the seat that is asked, once in thirty seconds for each of the others', async () => {
    const { world, browsers, at } = await company(12)
    const { ask: asked } = now(at(0))
    const seat = asked.type === 'choose' ? asked.seat : 0
    const [one = 0, other = 0] = [0, 1, 2].filter((each) => each !== seat)
    const heard = need(listen(browsers)[seat], 'what the seat hears')
    for (let n = 0; n < 3; n++) at(one).table().talk?.nudge(seat)
    at(other).table().talk?.nudge(one)
    at(seat).table().talk?.nudge(seat)
    await pass(world, 500)
    expect(heard).toEqual([expect.objectContaining({ type: 'nudged', seat })])
    at(other).table().talk?.nudge(seat)
    await pass(world, 31_000)
    at(one).table().talk?.nudge(seat)
    await pass(world, 500)
    expect(heard).toHaveLength(3)
  })

  it('is heard through the next host', async () => {
    const { world, browsers, at } = await company(13)
    const heard = listen(browsers)
    at(0).end('silent')
    await until(world, () => now(at(1)).hosting && now(at(2)).standing === 'playing', 60_000)
    at(2).table().talk?.react('thinking')
    await pass(world, 500)
    expect(heard[1]).toEqual([expect.objectContaining({ reaction: 'thinking' })])
  })
})
