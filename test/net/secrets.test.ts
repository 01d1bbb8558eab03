import { describe, expect, it } from 'vitest'
import { metro } from '../../src/games/metro/index.ts'
import { settingsOf } from '../../src/games/metro/options.ts'
import { need } from '../../src/kit/assert.ts'
import { dealtBy } from '../../src/match/dealer.ts'
import { type Signatures, signerIn } from '../../src/match/signing.ts'
import type { Opening } from '../../src/rules/body.ts'
import { deckOf } from '../../src/rules/cards.ts'
import type { Game } from '../../src/rules/game.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { sealingSignatures } from '../match/sealingSignatures.ts'
import { hostDealt as waybills } from '../waybills/waybills.ts'
import { type Browser, openRoom, type Title } from './browser.ts'
import { leaksIn, mayKnow } from './leaks.ts'
import { overheard } from './overheard.ts'
import { openDoors, openViewer } from './viewer.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const waybillsTitle = { game: waybills, options: { hand: 2 } }
const titles: readonly Title[] = [waybillsTitle, { game: metro, options: settingsOf({ hand: 2 }) }]

/** A text that arrived at a browser when the host's journal ended with entry `seq`. */
interface Heard {
  readonly name: string
  readonly seq: number
  readonly text: string
}

/** A table of four, really sealed secrets, and everything that arrives at each of them. */
async function tapped(seed: number, signatures: Signatures = sealingSignatures, title: Title = waybillsTitle) {
  const world = makeWorld(seed)
  const heard: Heard[] = []
  let seq = () => 0
  world.signatures = signatures
  world.tap = (name, link) => overheard(link, (text) => heard.push({ name, text, seq: seq() }))
  const browsers = await openRoom(world, 3, title)
  seq = () => lastSeq(browsers)
  // Nobody has played yet.
  const first = heard.splice(0).map((one) => ({ ...one, seq: seq() }))
  heard.push(...first)
  const at = (seat: number) => need(browsers[seat], 'a browser')
  return { world, browsers, heard, at, game: title.game }
}

type Tapped = Awaited<ReturnType<typeof tapped>>

const lastSeq = ([host]: readonly Browser[]) => host?.table().now().seq ?? 0
const wholeOf = (browser: Browser) => browser.table().whole()

async function playTo(world: World, browsers: readonly Browser[], seq: number): Promise<void> {
  for (const one of browsers) one.play()
  const isThere = (one: Browser) => one.table().now().seq >= seq || one.table().now().standing === 'over'
  await until(world, () => browsers.every(isThere))
  for (const one of browsers) one.rest()
  await pass(world, 3000)
}

const signerOf = (browser: Browser) => signerIn(sealingSignatures, browser.storage.secret, wholeOf(browser))

/** The openings of every card that the host has dealt. */
function truthOf(host: Browser): readonly Opening[] {
  const journal = wholeOf(host)
  const deck = need(deckOf(journal), 'a deck')
  return [...dealtBy(signerOf(host), journal, deck).values()]
}

/** Leaks in texts to the reader at a browser, each after an entry. */
function readBy(
  game: Game,
  reader: Browser,
  host: Browser,
  texts: readonly Pick<Heard, 'seq' | 'text'>[],
): readonly string[] {
  const truth = truthOf(host)
  const journal = wholeOf(host)
  const { key, unseal } = signerOf(reader)
  const signer = { unseal: once(unseal) }
  const may = once((seq: number) => mayKnow(game, journal, key, seq))
  return texts.flatMap(({ seq, text }) => leaksIn(text, { signer, may: may(seq) }, truth))
}

/** Remembers every answer. */
function once<A, B>(ask: (given: A) => B): (given: A) => B {
  const answers = new Map<A, B>()
  return (given) => {
    const answer = answers.get(given) ?? ask(given)
    answers.set(given, answer)
    return answer
  }
}

/** Leaks to the browsers on the wire. The host hears a guest's move before it is an entry. */
const leaksOf = ({ game, browsers, heard, at }: Tapped) =>
  browsers.flatMap((reader) => {
    const own = heard.filter(({ name }) => name === reader.storage.secret)
    const isMove = (text: string) => reader === at(0) && text.startsWith('{"type":"submit"')
    const texts = own.map(({ text, seq }) => ({ text, seq: isMove(text) ? seq + 1 : seq }))
    return readBy(game, reader, at(0), texts)
  })

describe('what arrives at each of four browsers', () => {
  it.each(titles)('holds no card of $game.id that its person may not know, before it is opened', async (title) => {
    const table = await tapped(1, sealingSignatures, title)
    const { world, browsers, heard, at, game } = table
    await playTo(world, browsers, 40)
    at(3).end('silent')
    await at(3).open()
    await playTo(world, browsers, 1000)
    expect(truthOf(at(0))).toHaveLength(game === waybills ? 20 : 60)
    expect(new Set(heard.map(({ name }) => name)).size).toBe(4)
    expect(heard.filter(({ text }) => text.includes('"sealed"')).length).toBeGreaterThan(20)
    expect(leaksOf(table)).toEqual([])
  })

  it('is found to leak when a card is sealed for the wrong person', async () => {
    let wrong: string | undefined
    const table = await tapped(2, {
      ...sealingSignatures,
      seal: (key, data, seed) => sealingSignatures.seal(wrong ?? key, data, seed),
    })
    const { world, browsers, at } = table
    await playTo(world, browsers, 14)
    expect(leaksOf(table)).toEqual([])
    wrong = signerOf(at(2)).key
    await playTo(world, browsers, 26)
    expect(leaksOf(table).join()).toContain('the salt of')
  })

  it.each([
    ['its salt', ({ salt }: Opening) => salt, 'the salt of'],
    ['its face', ({ face }: Opening) => face, 'a face'],
  ])('is found to leak when %s is sent early', async (_, told, leak) => {
    const table = await tapped(3)
    const { world, browsers, heard, at, game } = table
    await playTo(world, browsers, 14)
    const { hands } = { hands: game.hidden?.hands(wholeOf(at(0)).positions.at(-1) ?? { phase: '' }) }
    const card = truthOf(at(0)).find(({ token }) => token === hands?.[1]?.[0])
    const text = JSON.stringify({ type: 'ping', seq: 20, hint: told(need(card, 'a card')) })
    heard.push({ name: at(2).storage.secret, seq: lastSeq(browsers), text })
    expect(leaksOf(table).join()).toContain(leak)
    expect(leaksOf(table)).toHaveLength(1)
  })
})

describe('what arrives at someone who watches', () => {
  it.each(titles)('holds no card of $game.id before it is opened', async (title) => {
    const table = await tapped(5, sealingSignatures, title)
    const { world, browsers, at, game } = table
    const rules = openDoors(world)
    at(0).table().setGallery(rules)
    const heard: Pick<Heard, 'seq' | 'text'>[] = []
    const hear = (text: string) => void heard.push({ text, seq: lastSeq(browsers) })
    openViewer(world, rules.code, 'a viewer', undefined, game, hear)
    await playTo(world, browsers, 40)
    const journal = wholeOf(at(0))
    const truth = truthOf(at(0))
    const leaks = heard.flatMap(({ seq, text }) =>
      leaksIn(text, { signer: { unseal: nothing }, may: mayKnow(game, journal, '', seq) }, truth),
    )
    expect(heard.filter(({ text }) => text.includes('"sealed"')).length).toBeGreaterThan(5)
    expect(leaks).toEqual([])
  })
})

const nothing = () => undefined

describe('in the middle of a match', () => {
  it.each(titles)('no browser keeps, exports or shows a secret of $game.id', async (title) => {
    const table = await tapped(4, sealingSignatures, title)
    const { world, browsers, at, game } = table
    await playTo(world, browsers, 33)
    const seq = lastSeq(browsers)
    for (const [own, one] of browsers.entries()) {
      const now = one.table().now()
      const kept = JSON.stringify(await one.storage.keeper.load())
      // The tiles on Metro’s board stand there without their tokens.
      const shown = { ...now, position: { ...now.position, board: [] } }
      // Everyone knows which cards there are.
      const unnamed = (key: string, value: unknown) => (key === 'faces' ? undefined : value)
      const texts = [kept, writeRecord(wholeOf(one)), JSON.stringify(shown, unnamed)]
      const read = texts.map((text) => ({ text, seq }))
      expect(readBy(game, one, at(0), read)).toEqual([])
      const hands = game.hidden?.hands(now.position) ?? []
      expect(hands.flat().length).toBeGreaterThan(0)
      for (const [seat, hand] of hands.entries()) {
        const known = hand.map(now.known(seat))
        if (seat === own) expect(known).not.toContain(undefined)
        else expect(new Set(known)).toEqual(new Set([undefined]))
      }
      const pool = truthOf(at(0)).filter(
        ({ token }) => !mayKnow(game, wholeOf(one), '', seq).has(token) && !hands.flat().includes(token),
      )
      expect(pool.length).toBeGreaterThan(0)
      for (const { token } of pool) expect(now.known(own)(token)).toBeUndefined()
    }
  })
})
