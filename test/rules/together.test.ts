import { ed25519 } from '@noble/curves/ed25519.js'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { fromBase64, toBase64 } from '../../src/kit/bytes.ts'
import { atOnce } from '../../src/kit/slices.ts'
import { cheatsIn } from '../../src/match/cheats.ts'
import { checkMatch } from '../../src/match/checkMatch.ts'
import { makeSigner, type Signer } from '../../src/match/signing.ts'
import type { Body, DealingBody } from '../../src/rules/body.ts'
import { deckOf } from '../../src/rules/cards.ts'
import type { Seat } from '../../src/rules/game.ts'
import { type Journal, positionOf } from '../../src/rules/journal.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { beginJournal, extend, openJournal } from '../../src/rules/replay.ts'
import { type Cipher, cipher, type DeckWork } from '../../src/rules/together/cipher.ts'
import { together, togetherBy } from '../../src/rules/together/index.ts'
import { doubtAbout } from '../../src/rules/verified.ts'
import { hex32Of, setupFor, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { type Move, type Types, waybills } from '../waybills/waybills.ts'

type Tale = Journal<Types>
type By = Seat | 'host'

const setup = { ...setupFor(waybills, 3, { hand: 2 }), dealer: 'table' } as const
const signers = ['ann', 'ben', 'cleo'].map((name) => makeSigner(cheapSignatures, hex32Of(name), setup.match))
const signerOf = (seat: Seat): Signer => need(signers[seat], 'a signer')

const write = (tale: Tale, by: By, body: Body<Move>): Tale => sound(extend(waybills, tale, by, body)).journal
const refused = (tale: Tale, by: By, body: Body<Move>) => {
  const step = extend(waybills, tale, by, body)
  return 'problem' in step ? step.problem.reason : undefined
}

/** The next part that a seat's device writes, by its own way to hide cards. */
function partOf(tale: Tale, seat: Seat, hiding: Cipher = cipher) {
  const part = togetherBy(hiding).part(waybills, tale, signerOf(seat))
  if (!part || 'body' in part) return part
  return { by: part.by, body: part.finish(atOnce(part.work())) }
}

const ciphers = (cheat: Seat | undefined, hiding: Cipher) =>
  signers.map((_, seat) => (seat === cheat ? hiding : cipher))

/** The journal once everyone has done their part, up to a type of entry; one seat's device may cheat. */
function goneOn(
  begun: Tale,
  { until, cheat, hiding = cipher }: { until?: string; cheat?: Seat; hiding?: Cipher } = {},
): Tale {
  let tale = begun
  for (;;) {
    const parts = ciphers(cheat, hiding).flatMap((one, seat) => partOf(tale, seat, one) ?? [])
    const [part] = parts
    if (!part || part.body.type === until) return tale
    tale = write(tale, part.by, part.body)
  }
}

/** Three people, of whom nobody has shuffled yet. */
const begun = (() => {
  let { journal: tale }: { journal: Tale } = sound(beginJournal(waybills, { ...setup, key: signerOf(0).key }))
  for (const [seat, { key }] of signers.entries())
    tale = write(tale, 'host', { type: 'seat', seat, kind: 'person', key })
  tale = write(tale, 'host', { type: 'deal', commits: [], dealers: [0, 1, 2] })
  return write(goneOn(tale), 'host', { type: 'chance', seed: hex32Of('first') })
})()
const dealEntry = begun.entries.findIndex(({ body }) => body.type === 'deal')
const cutAt = (count: number): Tale => sound(openJournal(waybills, begun.entries.slice(0, count))).journal
/** Nobody has committed to a seed yet. */
const bare = cutAt(dealEntry + 1)
const committed = goneOn(bare, { until: 'mix' })
const mixed = goneOn(bare, { until: 'lock' })
const locked = goneOn(bare, { until: 'share' })

const need2 = (tale: Tale, seat: Seat) => need(partOf(tale, seat), 'a part').body
const deckIn = (body: Body<Move>) => {
  if (body.type !== 'mix' && body.type !== 'lock') throw new Error('no deck')
  return body
}
const cardsIn = (tale: Tale, seat: Seat) => together.cards(waybills, tale, signerOf(seat))

/** The same match, stopped by everyone, with all that they then show. */
function ended(before: Tale, showing = [0, 1, 2]): Tale {
  let tale = write(before, 0, { type: 'wish', wish: 'end' })
  const to = tale.entries.length - 1
  for (const seat of [1, 2]) tale = write(tale, seat, { type: 'answer', to, yes: true })
  tale = write(tale, 'host', { type: 'end' })
  for (const seat of showing) tale = write(tale, seat, need2(tale, seat))
  return tale
}

const cheats = (tale: Tale) => cheatsIn(waybills, tale, async () => {})

describe('a deal by three people', () => {
  it('gives each the cards of their hand, and nobody another', () => {
    const { hands } = positionOf(begun)
    for (const [seat, hand] of hands.entries()) {
      const { given, foul } = cardsIn(begun, seat)
      expect([...given.keys()].toSorted((a, b) => a - b)).toEqual(hand)
      expect(foul).toEqual([])
    }
  })

  it('is found honest once all have shown their seeds, also in its file', async () => {
    const over = ended(begun)
    expect(doubtAbout(waybills, over)).toBeUndefined()
    expect(await cheats(over)).toEqual([])
    const read = openRead(waybills, readRecord(writeRecord(over)))
    if (!('journal' in read)) throw new Error('The file does not open')
    expect(read.journal.entries.map(({ body }) => body)).toEqual(over.entries.map(({ body }) => body))
  })

  it('is no proof of cards that nobody had been given when the match was stopped', async () => {
    const found = async (tale: Tale) => {
      const checks = await checkMatch(waybills, tale, cheapSignatures.verify)
      return checks.find(({ of }) => of === 'cards')?.found
    }
    expect(await found(ended(mixed, []))).toBe('none')
    expect(await found(ended(begun))).toBe('together')
  })

  it('leaves in doubt those who show no seed', () => {
    expect(doubtAbout(waybills, ended(begun, [0, 2]))).toMatchObject({ reason: 'closed', seats: [1] })
  })
})

describe('dealing out of turn', () => {
  it('is refused: every device does one thing at a time', () => {
    const commit = { type: 'commit', commit: toBase64(new Uint8Array(32)) } as const
    expect(refused(bare, 1, commit)).toBe('badDeal')
    expect(refused(bare, 0, commit)).toBeUndefined()
    const { deck } = deckIn(need2(committed, 0))
    expect(refused(bare, 0, { type: 'mix', deck })).toBe('badDeal')
    expect(refused(committed, 1, { type: 'mix', deck })).toBe('badDeal')
    expect(refused(committed, 'host', { type: 'mix', deck })).toBe('badDeal')
    expect(refused(mixed, 0, { type: 'mix', deck })).toBe('badDeal')
  })

  it('is refused to a host who leaves someone out, or deals alone', () => {
    const before = cutAt(dealEntry)
    expect(refused(before, 'host', { type: 'deal', commits: [], dealers: [0, 1] })).toBe('badDeal')
    const commits = Array.from({ length: 20 }, (_, at) => hex32Of(`${at}`).repeat(2))
    expect(refused(before, 'host', { type: 'deal', commits })).toBe('badDeal')
  })

  it('is refused to those who would show a seed while cards are hidden', () => {
    const seed = need2(ended(begun, []), 0)
    expect(refused(begun, 0, seed)).toBe('badDeal')
  })
})

describe('what is noticed at once', () => {
  const { deck } = deckIn(need2(committed, 0))
  const twice = [...deck.slice(0, -1), need(deck[0], 'a card')]
  const nothing = [...deck.slice(0, -1), toBase64(new Uint8Array(32))]

  it.each([
    ['a card too few', deck.slice(1)],
    ['the same card twice', twice],
    ['a card that doesn’t exist', nothing],
  ])('is %s', (_, wrong) => {
    expect(refused(committed, 0, { type: 'mix', deck: wrong })).toBe('badDeck')
    expect(refused(committed, 0, { type: 'mix', deck })).toBeUndefined()
  })

  it('is a deck of another length, none of whose points is read, since that is slow', () => {
    const long = Array.from({ length: 999 }, () => need(deck[0], 'a card'))
    const counted = { decks: 0 }
    const counting: Cipher = {
      ...cipher,
      isDeck: (...given) => {
        counted.decks++
        return cipher.isDeck(...given)
      },
    }
    const problem = (tale: Tale, body: DealingBody) => togetherBy(counting).problem(tale, 0, body)?.reason
    expect(problem(committed, { type: 'mix', deck: long })).toBe('badDeck')
    expect(problem(mixed, { type: 'lock', deck: long, commits: long })).toBe('badDeck')
    expect(counted.decks).toBe(0)
    expect(problem(committed, { type: 'mix', deck })).toBeUndefined()
    expect(counted.decks).toBe(1)
  })

  it('is a promise missing for a card', () => {
    const body = deckIn(need2(mixed, 0))
    if (body.type !== 'lock') throw new Error('no lock')
    const commits = body.commits.slice(1)
    expect(refused(mixed, 0, { ...body, commits })).toBe('badDeck')
  })

  it('is a wrong number for a card, and a number for a card that nobody else holds', () => {
    const body = need2(locked, 0)
    if (body.type !== 'share') throw new Error('no share')
    const [card, ...others] = body.cards
    const first = need(card, 'a card')
    const wrong = { ...first, key: need(others[0]?.key, 'a number') }
    expect(refused(locked, 0, { type: 'share', cards: [wrong, ...others] })).toBe('badShare')
    expect(refused(locked, 0, { type: 'share', cards: [first, first] })).toBe('badDeal')
    const { hands, pool } = positionOf(locked)
    const [own, free] = [need(hands[0]?.[0], 'a card'), need(pool[0], 'a card')]
    expect(refused(locked, 0, { type: 'share', cards: [{ ...first, token: own }] })).toBe('badDeal')
    expect(refused(locked, 0, { type: 'share', cards: [{ ...first, token: free }] })).toBe('badDeal')
    expect(refused(locked, 0, { ...body })).toBeUndefined()
  })

  it('is a card opened as another, or by a number that is not its own', () => {
    const over = ended(begun, [])
    const [one, other] = [...cardsIn(begun, 0).given.values()]
    const [a, b] = [need(one, 'a card'), need(other, 'a card')]
    const opens = (opening: typeof a) => refused(over, 0, { type: 'open', opens: [opening] })
    expect(opens(a)).toBeUndefined()
    expect(opens({ ...a, face: a.face === 'milk' ? 'iron' : 'milk' })).toBe('badOpening')
    expect(opens({ ...a, salt: b.salt })).toBe('badOpening')
    expect(opens({ ...a, token: b.token })).toBe('badOpening')
  })

  it('is a seed that is not the one promised', () => {
    const over = ended(begun, [])
    const seed = toBase64(new Uint8Array(32).fill(7))
    expect(refused(over, 0, { type: 'audit', seed, of: dealEntry })).toBe('badSeed')
  })
})

/** A card multiplied by a small number. */
const multiple = (card: string, by: bigint) => {
  const point = ed25519.Point.fromBytes(need(fromBase64(card), 'a card'))
  return toBase64(point.multiply(by).toBytes())
}

/** A device that changes a deck after its second pass. */
const lockingBy = (
  change: (deck: readonly string[], before: readonly string[], seeds: readonly [string, string]) => readonly string[],
): Cipher => ({
  ...cipher,
  *lock(deck: readonly string[], seed: string, mixed: string): DeckWork {
    return change(yield* cipher.lock(deck, seed, mixed), deck, [seed, mixed])
  },
})

const at = (deck: readonly string[], place: number) => need(deck[place], 'a card')

describe('what the audit finds', () => {
  /** Twice the eighth card in place of the tenth: the cheat sees where the eighth lies. */
  const tagging: Cipher = {
    ...cipher,
    *mix(deck: readonly string[], seed: string): DeckWork {
      const mixed = yield* cipher.mix(deck, seed)
      return mixed.with(9, multiple(at(mixed, 7), 2n))
    },
  }
  /** Another number than promised for a card of someone’s hand. */
  const locking = lockingBy((deck) => deck.with(0, multiple(at(deck, 0), 3n)))
  /** The first card once more, hidden by the number of the second. */
  const doubling = lockingBy((deck, before, seeds) => {
    const twice = [at(before, 0), at(before, 0), ...before.slice(2)]
    return atOnce(cipher.lock(twice, ...seeds)).map((card, place) => (place === 1 ? card : at(deck, place)))
  })

  it.each([
    ['a marked card', tagging, 0],
    ['a marked card, in the middle', tagging, 1],
    ['a number not promised', locking, 1],
    ['a card dealt twice', doubling, 2],
  ])('is %s, and who did it', async (_, hiding, cheat) => {
    const tale = goneOn(bare, { cheat, hiding })
    const over = ended(tale)
    expect(await cheats(over)).toEqual([cheat])
  })

  it('lets nobody hold, open or play a card that doesn’t exist or is another’s', () => {
    for (const [hiding, cheat] of [
      [locking, 1],
      [doubling, 2],
    ] as const) {
      const tale = goneOn(bare, { cheat, hiding })
      const foul = signers.flatMap((_, seat) => cardsIn(tale, seat).foul)
      expect(foul.map(({ seat }) => seat)).toEqual([0])
      expect(cardsIn(tale, 0).given.size).toBe(1)
    }
  })
})

describe('two decks that one device is given at the same point of a deal, by going back', () => {
  const deckOfPart = (tale: Tale, seat: Seat) => deckIn(need2(tale, seat))
  /** Every card of a deck, told by the place at which it came in: by how much of it comes back. */
  const told = (deck: readonly string[], marked: readonly string[]) =>
    deck.map((card, place) => marked.findIndex((_, from) => multiple(card, BigInt(from + 2)) === marked[place]))
  /** Each card a multiple of its own, by its place. */
  const marks = (deck: readonly string[]) => deck.map((card, place) => multiple(card, BigInt(place + 2)))
  const other = (before: Tale, deck: readonly string[]) => write(before, 0, { type: 'mix', deck: marks(deck) })
  const none = (count: number) => Array.from({ length: count }, () => -1)

  it('are mixed by orders and numbers that tell nothing of each other', () => {
    const { deck } = deckOfPart(committed, 0)
    const honest = write(committed, 0, { type: 'mix', deck })
    const [right, crafted] = [deckOfPart(honest, 1).deck, deckOfPart(other(committed, deck), 1).deck]
    expect(told(right, crafted)).toEqual(none(deck.length))
    expect(deckOfPart(honest, 1).deck).toEqual(right)
  })

  it('are locked by other numbers', () => {
    const body = deckOfPart(mixed, 0)
    const last = mixed.entries.length - 1
    const { deck } = deckIn(need(mixed.entries[last], 'the last mix').body)
    const before = cutAt(last)
    const rewound = write(before, 2, { type: 'mix', deck: marks(deck) })
    const crafted = deckOfPart(rewound, 0)
    if (body.type !== 'lock' || crafted.type !== 'lock') throw new Error('no lock')
    expect(told(body.deck, crafted.deck)).toEqual(none(deck.length))
    expect(new Set([...body.commits, ...crafted.commits]).size).toBe(2 * deck.length)
  })

  it('are both found honest by the audit, which names who has changed one', async () => {
    const { deck } = deckOfPart(committed, 0)
    expect(await cheats(ended(goneOn(other(committed, deck))))).toEqual([0])
  })
})

describe('dealing again', () => {
  /** A majority has asked for it: the third device is gone. */
  const again = (() => {
    const tale = write(begun, 0, { type: 'wish', wish: 'deal' })
    const to = tale.entries.length - 1
    return write(tale, 1, { type: 'answer', to, yes: true })
  })()
  const redealt = write(again, 'host', { type: 'deal', commits: [], dealers: [0, 1] })

  it('is done by those who agreed to it, who never deal alone', () => {
    expect(refused(again, 'host', { type: 'deal', commits: [], dealers: [0, 1, 2] })).toBe('badDeal')
    const asked = write(begun, 0, { type: 'wish', wish: 'deal' })
    expect(refused(asked, 'host', { type: 'deal', commits: [], dealers: [0] })).toBe('badDeal')
  })

  it('seals the cards of someone who took no part for them alone', () => {
    const tale = goneOn(redealt)
    const shares = tale.entries.flatMap(({ body }) => (body.type === 'share' ? body.cards : []))
    const late = shares.filter(({ seat, sealed }) => seat === 2 && sealed !== undefined)
    expect(late).toHaveLength(4)
    expect(cardsIn(tale, 2).given.size).toBe(2)
    expect(cardsIn(tale, 2).foul).toEqual([])
  })

  /** Two cards sealed for the third device, whose numbers the second has exchanged. */
  const exchanged = (body: Body<Move>): Body<Move> => {
    if (body.type !== 'share') return body
    const [one, other] = body.cards.filter(({ sealed }) => sealed !== undefined)
    const cards = body.cards.map((card) => {
      const from = card === one ? other : one
      return card.sealed && from?.sealed ? { ...card, sealed: from.sealed } : card
    })
    return { type: 'share', cards }
  }
  const dealAgain = (cheat?: Seat): Tale => {
    let tale = goneOn(redealt, { until: 'share' })
    for (;;) {
      const [part] = signers.flatMap((_, seat) => partOf(tale, seat) ?? [])
      if (!part) return tale
      tale = write(tale, part.by, part.by === cheat ? exchanged(part.body) : part.body)
    }
  }

  it('names whose device has sealed wrong numbers, to the one who can tell', () => {
    const tale = dealAgain(1)
    const { given, foul } = cardsIn(tale, 2)
    expect(given.size).toBe(0)
    expect(foul.map(({ seat }) => seat)).toEqual([2, 2])
    const table = need(deckOf(tale)?.table, 'a deal')
    expect(signers.map((one) => together.foulFor(table, one))).toEqual([[], [], [1, 1]])
    const honest = need(deckOf(dealAgain())?.table, 'a deal')
    expect(together.foulFor(honest, signerOf(2))).toEqual([])
  })

  it('takes no number of the deal before, and none from someone who took no part', () => {
    const tale = goneOn(redealt, { until: 'share' })
    const due = need2(tale, 0)
    const before = need2(locked, 0)
    if (due.type !== 'share' || before.type !== 'share') throw new Error('no share')
    const [late] = before.cards
    const cards = due.cards.map((card) =>
      card.key === undefined ? card : { ...card, key: need(late?.key, 'a number') },
    )
    expect(refused(tale, 0, { type: 'share', cards })).toBe('badShare')
    expect(refused(tale, 2, due)).toBe('badDeal')
    expect(refused(tale, 0, due)).toBeUndefined()
  })

  it('shows how the cards were shuffled before, whose hands are void', async () => {
    const tale = goneOn(redealt)
    const audits = tale.entries.filter(({ body }) => body.type === 'audit')
    expect(audits.map(({ by }) => by).toSorted()).toEqual([0, 1, 2])
    expect(await cheats(tale)).toEqual([])
  })
})
