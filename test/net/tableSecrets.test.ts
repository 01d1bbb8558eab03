import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../src/games/metro/options.ts'
import { metro as metroTitle } from '../../src/games/metro/title.ts'
import { need } from '../../src/kit/assert.ts'
import { fromBase64, toBase64 } from '../../src/kit/bytes.ts'
import { makeSigner, type Signer } from '../../src/match/signing.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import type { Entry } from '../../src/rules/body.ts'
import { dealsOf, deckOf } from '../../src/rules/cards.ts'
import { wishTarget } from '../../src/rules/consent.ts'
import type { Game, Token } from '../../src/rules/game.ts'
import { entryHash, type Journal, opensIn } from '../../src/rules/journal.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { signingKeyOf, type TableDeal } from '../../src/rules/tableState.ts'
import { cipher } from '../../src/rules/together/cipher.ts'
import { numbersOf } from '../../src/rules/together/passes.ts'
import { sealingSignatures } from '../match/sealingSignatures.ts'
import { cheapCipher } from '../rules/cheapCipher.ts'
import { quickWaybills } from '../waybills/waybills.ts'
import { makeBrowser, makeStorage, openRoom, type Title } from './browser.ts'
import { agree, answer, ask, count, goneFrom, now, playTo, wholeOf } from './handRoom.ts'
import { leaksIn } from './leaks.ts'
import { overheard } from './overheard.ts'
import { renew } from './renewing.ts'
import { openDoors, openViewer } from './viewer.ts'
import { makeWorld, pass, room, until } from './world.ts'

const opened = await metroTitle.open()
if ('problem' in opened) throw new Error(opened.problem)
const titles: readonly Title[] = [
  { game: quickWaybills, options: { hand: 2 } },
  { game: opened.game, options: settingsOf({ hand: 2 }) },
]

/** A text that arrived at a browser when the host's journal ended with entry `seq`. */
interface Heard {
  readonly name: string
  readonly seq: number
  readonly text: string
}

/** Someone who comes by the room’s link when every seat is taken, and someone who comes by a watch link. */
const [guest, viewer] = ['a third visitor', 'a viewer']

/** A table of three, really sealed secrets, and everything that arrives at each of them and at those who watch. */
async function tapped(seed: number, { game, options }: Title) {
  const world = makeWorld(seed)
  const heard: Heard[] = []
  let seq = () => 0
  const hear = (name: string) => (text: string) => void heard.push({ name, text, seq: seq() })
  world.signatures = sealingSignatures
  world.tap = (name, link) => overheard(link, hear(name))
  const browsers = await openRoom(world, 2, { game, options })
  const at = (seat: number) => need(browsers[seat], 'a browser')
  seq = () => now(at(0)).seq
  for (const one of heard.splice(0)) heard.push({ ...one, seq: 0 })
  const watch = async () => {
    await makeBrowser(world, room, makeStorage(world.entropy(), guest), { game, options }).open()
    const rules = openDoors(world)
    at(0).table().setGallery(rules)
    await pass(world, 500)
    openViewer(world, rules.code, viewer, undefined, game, hear(viewer))
  }
  return { world, browsers, heard, at, game, watch }
}

type Tapped = Awaited<ReturnType<typeof tapped>>

const signerFor = (secret: string, journal: Journal): Signer =>
  makeSigner(sealingSignatures, secret, setupOf(journal).match)

/** The numbers by which a device hides the cards of a deal, and the seed they follow from. */
function hiding(game: Game, signer: Signer, { entries }: Journal, deal: TableDeal) {
  const { seq, tokens, dealers } = deal
  const seed = toBase64(signer.derive(`deck ${entryHash(need(entries[seq], 'the deal'))}`))
  const at = dealers.findIndex(({ key }) => key === signer.key)
  const hasNumbers = at >= 0 && deal.decks.length >= dealers.length + at
  const keys = hasNumbers ? numbersOf(game === quickWaybills ? cheapCipher : cipher, deal, at, seed) : []
  const numbered = hasNumbers ? tokens : []
  const keyOf = (token: Token) => need(keys[tokens.indexOf(token)], 'a number')
  return { seed, seat: dealers[at]?.seat, numbered, keyOf }
}

/** Something that nobody but a key’s holder may know, or but the one for whom they seal it. */
interface Secret {
  readonly text: string
  readonly of: string
  readonly but?: string
}

/** The secrets of all devices at each entry of a journal. */
function secretsIn(game: Game, all: readonly Signer[], journal: Journal) {
  const { entries, positions } = journal
  const deals = dealsOf(need(deckOf(journal), 'a deck'))
  const hidden = deals.map((deal) => all.map((signer) => hiding(game, signer, journal, deal)))
  const secrets = (seq: number): readonly Secret[] => {
    const at = deals.findLastIndex((deal) => deal.seq <= seq)
    const deal = deals[at]
    if (!deal) return []
    // The host hears what will be an entry a moment before it is one.
    const soon = entries.slice(0, seq + 2)
    const roster = foldTable(soon).roster
    const hands = game.hidden?.hands(need(positions[seq + 1] ?? positions[seq], 'a position')) ?? []
    const open = new Set(soon.flatMap(({ body }) => opensIn(body).map(({ token }) => token)))
    const shared = new Set(entries.slice(deal.seq, seq + 1).flatMap(sharedIn))
    return all.flatMap(({ key: of }, one) => {
      const { seed, seat: own, numbered, keyOf } = need(hidden[at]?.[one], 'what it hides')
      if (own === undefined) return []
      const numbers = numbered.flatMap((token): readonly Secret[] => {
        const seat = hands.findIndex((hand) => hand.includes(token))
        const to = seat < 0 ? of : signingKeyOf(roster, seat)
        if (open.has(token) || shared.has(`${own} ${token}`)) return []
        if (to === undefined || to === of) return [{ text: keyOf(token), of }]
        // The holder’s own number keeps it from the others, if they had a part in the deal.
        const isDealer = deal.dealers.some(({ key }) => key === to)
        return isDealer ? [] : [{ text: keyOf(token), of, but: to }]
      })
      return [{ text: seed, of }, ...numbers]
    })
  }
  const known = new Map<number, readonly Secret[]>()
  return (seq: number): readonly Secret[] => {
    const found = known.get(seq) ?? secrets(seq)
    known.set(seq, found)
    return found
  }
}

/** The numbers that an entry tells everyone, by seat and card. */
const sharedIn = ({ by, body }: Entry<unknown>): readonly string[] =>
  body.type === 'share' ? body.cards.flatMap(({ token, key }) => (key === undefined ? [] : [`${by} ${token}`])) : []

/** All 32 bytes that a text holds sealed for its reader. Signatures are as long, and hold nothing. */
const unsealedIn = (text: string, reader: Signer): readonly string[] =>
  [...text.matchAll(/(?<!"(?:sig|seal)":")[\w-]{86}/g)].flatMap(([one]) => {
    const bytes = reader.unseal(one)
    return bytes ? [toBase64(bytes)] : []
  })

/** Messages by which their readers could make out a hidden card of another. */
function leaks({ heard, browsers, game, at }: Tapped): readonly string[] {
  const journal = wholeOf(at(0))
  const { positions } = journal
  const over = positions.findIndex(({ phase }) => phase === 'over')
  const all = browsers.map((one) => signerFor(one.storage.secret, journal))
  const readers = new Map(browsers.map((one, seat) => [one.storage.secret, all[seat]]))
  const secretsAt = secretsIn(game, all, journal)
  return heard.flatMap(({ name, seq, text }) => {
    if (over >= 0 && seq + 1 >= over) return []
    const reader = readers.get(name)
    const unsealed = reader ? unsealedIn(text, reader) : []
    return secretsAt(seq)
      .filter(({ of, but }) => of !== reader?.key && (but === undefined || but !== reader?.key))
      .filter((secret) => text.includes(secret.text) || unsealed.includes(secret.text))
      .map((secret) => `${name} at ${seq}: ${secret.text}`)
  })
}

/** Expects that these have heard how numbers of cards were shared. */
function expectShares({ heard }: Tapped, ...names: readonly string[]): void {
  for (const who of names) {
    const shares = heard.filter(({ name, text }) => name === who && text.includes('"share"'))
    expect(shares.length).toBeGreaterThan(0)
  }
}

describe('what arrives at each of three browsers whose people deal together, and at those who watch', () => {
  it.each(titles)('tells nobody a card of $game.id that others hold', async (title) => {
    const table = await tapped(5, title)
    const { world, browsers, watch } = table
    await playTo(world, browsers, 24)
    await watch()
    await playTo(world, browsers, 34)
    expectShares(table, guest, viewer)
    expect(leaks(table)).toEqual([])
  })

  it('tells none by an undo, by dealing again, or to someone who comes back', async () => {
    const [title] = titles
    const table = await tapped(8, need(title, 'a title'))
    const { world, browsers, heard, at, watch } = table
    await watch()
    await playTo(world, browsers, 34)
    const to = need(wishTarget(at(1).table().journal(), at(1).table().now().table, 1), 'a turn of theirs')
    await ask(world, at(1), { type: 'wish', wish: 'undo', to })
    await pass(world, 1000)
    for (const one of [at(0), at(2)]) await answer(world, one)
    expect(count(at(0), 'undo')).toBe(1)
    await goneFrom(table, 45)
    await agree(world, at(1), 'deal', at(0))
    await until(world, () => count(at(0), 'lock') === 5)
    await at(2).open()
    await playTo(world, browsers, now(at(0)).seq + 12)
    expectShares(table, guest, viewer, at(1).storage.secret)
    const back = heard.filter(({ name }) => name === at(2).storage.secret)
    expect(back.some(({ text }) => text.includes('"sealed"'))).toBe(true)
    expect(leaks(table)).toEqual([])
  })

  it('tells none when a seat’s link is replaced', async () => {
    const [title] = titles
    const table = await tapped(9, need(title, 'a title'))
    const { world, browsers, at, watch } = table
    await playTo(world, browsers, 30)
    await watch()
    const again = await renew(world, at(1), 1, world.entropy(), title)
    const all = browsers.map((one, seat) => (seat === 1 ? again : one))
    await playTo(world, all, now(at(0)).seq + 14)
    expect(wholeOf(again).entries.some(({ body }) => body.type === 'seat' && body.carried)).toBe(true)
    expectShares(table, again.storage.secret, viewer)
    expect(leaks(table)).toEqual([])
  })

  it('is found to tell one if a device shares a number too early', async () => {
    const [title] = titles
    const table = await tapped(7, need(title, 'a title'))
    const { world, browsers, heard, at, game } = table
    await playTo(world, browsers, 30)
    const journal = wholeOf(at(0))
    const { seq } = now(at(0))
    const all = browsers.map((one) => signerFor(one.storage.secret, journal))
    const [seed, number] = secretsIn(game, all, journal)(seq)
    expect(leaks(table)).toEqual([])
    for (const secret of [seed, number])
      heard.push({ name: viewer, seq, text: `{"type":"ping","hint":"${secret?.text}"}` })
    const [, two] = all
    const sealed = need(two, 'a signer').seal(
      need(two, 'a signer').key,
      need(fromBase64(need(number, 'a number').text), 'bytes'),
      new Uint8Array(32).fill(7),
    )
    heard.push({ name: at(1).storage.secret, seq, text: `{"sealed":"${sealed}"}` })
    expect(leaks(table)).toHaveLength(3)
  })

  it.each(titles)('holds no face of $game.id before it is opened', async (title) => {
    const { world, browsers, heard, game, watch } = await tapped(6, title)
    await watch()
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
