import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../src/games/metro/options.ts'
import { metro as metroTitle } from '../../src/games/metro/title.ts'
import { need } from '../../src/kit/assert.ts'
import { toBase64 } from '../../src/kit/bytes.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { rosterOf, signingKeyOf } from '../../src/match/roster.ts'
import { type Signer, signerIn } from '../../src/match/signing.ts'
import { deckOf } from '../../src/rules/cards.ts'
import type { Game, Token } from '../../src/rules/game.ts'
import { entryHash } from '../../src/rules/journal.ts'
import { cipher } from '../../src/rules/together/cipher.ts'
import { waybills } from '../waybills/waybills.ts'
import { type Browser, openRoom, type Title } from './browser.ts'
import { leaksIn } from './leaks.ts'
import { overheard } from './overheard.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const opened = await metroTitle.open()
if ('problem' in opened) throw new Error(opened.problem)
const titles: readonly Title[] = [
  { game: waybills, options: { hand: 2 } },
  { game: opened.game, options: settingsOf({ hand: 2 }) },
]

/** A text that arrived at a browser when the host's journal ended with entry `seq`. */
interface Heard {
  readonly name: string
  readonly seq: number
  readonly text: string
}

/** A table of three, real signatures, and everything that arrives at each of them. */
async function tapped(seed: number, title: Title) {
  const world = makeWorld(seed)
  const heard: Heard[] = []
  let seq = () => 0
  world.signatures = ed25519Signatures
  world.tap = (name, link) => overheard(link, (text) => heard.push({ name, text, seq: seq() }))
  const browsers = await openRoom(world, 2, title)
  const host = need(browsers[0], 'a host')
  seq = () => host.table().now().seq
  for (const one of heard.splice(0)) heard.push({ ...one, seq: 0 })
  return { world, browsers, heard, host, game: title.game }
}

const signerOf = (browser: Browser): Signer =>
  signerIn(ed25519Signatures, browser.storage.secret, browser.table().whole())

async function playTo(world: World, browsers: readonly Browser[], seq: number): Promise<void> {
  for (const one of browsers) one.play()
  const isThere = (one: Browser) =>
    one.table().now().seq >= seq || one.table().now().standing === 'over'
  await until(world, () => browsers.every(isThere))
  for (const one of browsers) one.rest()
  await pass(world, 3000)
}

/** The numbers by which a device hides each card of the deal, and the seed they follow from. */
function hiddenBy(game: Game, host: Browser, one: Browser) {
  const journal = host.table().whole()
  const deal = need(deckOf(game, journal)?.table, 'a deal by the table')
  const entry = need(journal.entries[deal.seq], 'the deal')
  const seed = toBase64(signerOf(one).derive(`deck ${entryHash(entry)}`))
  expect(deal.dealers.map(({ key }) => key)).toContain(signerOf(one).key)
  const keys = cipher.keys(seed, deal.tokens.length)
  return { seed, keyOf: (token: Token) => need(keys[deal.tokens.indexOf(token)], 'a number') }
}

/** Whether a text holds a secret of 32 bytes, in the clear or sealed for its reader. */
const holds = (text: string, secret: string, reader: Signer) => {
  const sealed = [...text.matchAll(/[\w-]{86}/g)].flatMap(([one]) => reader.unseal(one) ?? [])
  return text.includes(secret) || sealed.some((bytes) => toBase64(bytes) === secret)
}

describe('what arrives at each of three browsers whose people deal together', () => {
  it.each(titles)('tells nobody a card of $game.id that others hold', async (title) => {
    const { world, browsers, heard, host, game } = await tapped(5, title)
    await playTo(world, browsers, 60)
    const { positions, entries } = host.table().whole()
    const roster = rosterOf(entries)
    const hidden = browsers.map((one) => hiddenBy(game, host, one))
    const hearable = heard.filter(({ seq }) => seq < entries.length)
    expect(hearable.filter(({ text }) => text.includes('"share"')).length).toBeGreaterThan(5)
    for (const reader of browsers) {
      const signer = signerOf(reader)
      const others = browsers.filter((one) => one !== reader)
      for (const { name, seq, text } of hearable) {
        if (name !== reader.storage.secret) continue
        // The host hears what will be an entry a moment before it is one.
        const position = positions[Math.min(seq + 1, positions.length - 1)] ?? { phase: '' }
        const hands = game.hidden?.hands(position) ?? []
        const closed = game.hidden?.closed(position).tokens ?? []
        for (const other of others) {
          const { seed, keyOf } = need(hidden[browsers.indexOf(other)], 'what it hides')
          expect(holds(text, seed, signer)).toBe(false)
          for (const token of closed) {
            const seat = hands.findIndex((hand) => hand.includes(token))
            const isIts = seat < 0 || signingKeyOf(roster, seat) === signerOf(other).key
            if (isIts && text.includes(keyOf(token)))
              throw new Error(`a number of card ${token} in ${text}`)
          }
        }
      }
    }
  })

  it.each(titles)('holds no face of $game.id before it is opened', async (title) => {
    const { world, browsers, heard, game } = await tapped(6, title)
    await playTo(world, browsers, 60)
    const faces = new Set(game.hidden?.closed(game.setup(3, title.options)).faces)
    expect(faces.size).toBeGreaterThan(1)
    const open = [...faces].map((face, token) => ({ token: -1 - token, face, salt: 'none' }))
    const reader = { signer: { unseal: () => undefined }, may: new Set<Token>() }
    const opening = /"opens":|"board"|"type":"lobby"/
    const texts = heard.filter(({ text }) => !opening.test(text))
    expect(texts.length).toBeGreaterThan(100)
    for (const { text } of texts) expect(leaksIn(text, reader, open)).toEqual([])
  })
})
