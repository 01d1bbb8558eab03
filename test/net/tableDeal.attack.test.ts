import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { atOnce } from '../../src/kit/slices.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import type { SharedCard } from '../../src/rules/body.ts'
import type { DeckWork } from '../../src/rules/together/cipher.ts'
import { togetherBy } from '../../src/rules/together/index.ts'
import type { PartDue, Together } from '../../src/rules/together/together.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { cheapCipher } from '../rules/cheapCipher.ts'
import { quickWaybills } from '../waybills/waybills.ts'
import type { Browser } from './browser.ts'
import { agree, cardsAt, count, expectSameByLink, goneFrom, isKnown, now, openAltered, playToEnd } from './handRoom.ts'
import { pass, until } from './world.ts'

const together = togetherBy(cheapCipher)

/** A page that shares other numbers than it has promised. */
const sharing = (change: (cards: readonly SharedCard[]) => readonly SharedCard[]): Together => ({
  ...together,
  part(game, journal, holder): PartDue | undefined {
    const part = together.part(game, journal, holder)
    if (!part || !('body' in part) || part.body.type !== 'share') return part
    return { by: part.by, body: { type: 'share', cards: change(part.body.cards) } }
  },
  shareProblem: () => undefined,
})

/** Each gets the number of the next. */
const exchanged = (of: 'key' | 'sealed') =>
  sharing((cards) => {
    const numbers = cards.flatMap((card) => card[of] ?? [])
    return cards.map((card) => {
      const next = numbers[(numbers.indexOf(card[of] ?? '') + 1) % numbers.length]
      return card[of] === undefined || next === undefined ? card : { ...card, [of]: next }
    })
  })

/** A page that deals the first card twice. */
const twice = togetherBy({
  ...cheapCipher,
  *lock(deck: readonly string[], seed: string, mixed: string): DeckWork {
    const locked = yield* cheapCipher.lock(deck, seed, mixed)
    const [first = ''] = deck
    const again = atOnce(cheapCipher.lock([first, first, ...deck.slice(2)], seed, mixed))
    return locked.with(1, again[1] ?? '')
  },
})

/** A page that slips in a card that isn’t of this deck. */
const foreign = togetherBy({
  ...cheapCipher,
  *mix(deck: readonly string[], seed: string): DeckWork {
    const mixed = yield* cheapCipher.mix(deck, seed)
    return mixed.with(1, need(cheapCipher.fresh(deck.length + 1).at(-1), 'a card'))
  },
})

describe('a device altered to cheat', () => {
  it('is named by the host at once for a wrong number, and nothing of it counts', async () => {
    const { world, browsers, at } = await openAltered(41, 1, exchanged('key'))
    for (const one of browsers) one.play()
    expect(await until(world, () => now(at(0)).cheats?.includes(1) === true)).toBe(true)
    expect(count(at(0), 'share')).toBe(1)
    expect(now(at(0)).dealing?.seat).toBe(1)
  })

  it('is left by its guests at once if it is the host, with evidence', async () => {
    const { world, browsers, at } = await openAltered(42, 0, exchanged('key'))
    for (const one of browsers) one.play()
    const isCaught = (one: Browser) => one.table().ended() === 'cheated'
    expect(await until(world, () => [at(1), at(2)].every(isCaught))).toBe(true)
    const evidence = need(at(1).table().evidence?.(), 'evidence')
    expect(evidence.offence).toBe('illegal')
    expect(await verifyEvidence(evidence, cheapSignatures.verify, quickWaybills)).toBe('proven')
  })

  it('is named to the person who finds a wrong number sealed for them', async () => {
    const seat = 1
    const room = await goneFrom(await openAltered(44, seat, exchanged('sealed')), 30)
    const { world, browsers, at } = room
    await agree(world, at(1), 'deal', at(0))
    await until(world, () => [0, 1].every((one) => isKnown(at(one), one)))
    await at(2).open()
    expect(await until(world, () => now(at(2)).cheats?.includes(seat) === true)).toBe(true)
    expect(now(at(2)).lost).toContain(2)
    await agree(world, at(2), 'deal', at(0))
    expect(await until(world, () => isKnown(at(2), 2))).toBe(true)
    await playToEnd(world, browsers)
  })

  it.each([
    ['a card twice', twice, 0],
    ['a card twice', twice, 2],
    ['a card of another deck', foreign, 1],
  ])('that deals %s is named by everyone at the end', async (_, altered, seat) => {
    const { world, browsers, at } = await openAltered(50 + seat, seat, altered)
    await until(world, () => browsers.every((one) => count(one, 'lock') === 3))
    await pass(world, 5000)
    const honest = browsers.filter((_, at) => at !== seat)
    await agree(world, at(0), 'end', at(1), at(2))
    const isNamed = (one: Browser) => now(one).cheats?.includes(seat) === true
    expect(await until(world, () => honest.every(isNamed))).toBe(true)
    expect(await cardsAt(need(honest[0], 'a browser'))).toEqual({ of: 'cards', found: 'cheated', seats: [seat] })
    expectSameByLink(at(0))
  })
})
