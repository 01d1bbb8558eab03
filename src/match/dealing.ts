import { need } from '../kit/assert.ts'
import { fromBase64, toBase64 } from '../kit/bytes.ts'
import type { Clock } from '../kit/clock.ts'
import { deckOf } from '../rules/cards.ts'
import type { Cipher, Work } from '../rules/cipher.ts'
import { auditsDue, type DealingDue, dealingDue, heldCards, isPromised } from '../rules/dealing.ts'
import type { Game, Seat, Token } from '../rules/game.ts'
import { type Body, entryHash, type Opening, type SharedCard } from '../rules/journal.ts'
import type { Journal } from '../rules/replay.ts'
import {
  cardOf,
  dealerOf,
  type Held,
  hidingOf,
  keepsItself,
  publicKeys,
  type TableDeal,
} from '../rules/tableDeal.ts'
import type { Signer } from './signing.ts'
import type { DealingNow } from './table.ts'

/*
 * A device’s part in a deal by the table. All it does follows from its secret and the entry that began the deal, so that
 * a reload, another device of the same person, and another host go on with it.
 */

type Holder = Pick<Signer, 'key' | 'derive' | 'seal' | 'unseal'>

/** The seed of this device for a deal: never used for another, or the same cards could be told by it. */
function seedOf({ derive }: Holder, { entries }: Pick<Journal, 'entries'>, { seq }: TableDeal) {
  return toBase64(derive(`deck ${entryHash(need(entries[seq], 'the deal'))}`))
}

/** The numbers that hide a card, by dealer, as far as this device knows them. */
function knownKeys(
  cipher: Cipher,
  signer: Holder,
  journal: Pick<Journal, 'entries'>,
  deal: TableDeal,
  token: Token,
): readonly (string | undefined)[] {
  const place = deal.tokens.indexOf(token)
  return deal.dealers.map((dealer, at) => {
    const known = deal.keys.get(token)?.[at]
    if (known !== undefined) return known
    if (dealer.key === signer.key)
      return cipher.keys(seedOf(signer, journal, deal), deal.tokens.length)[place]
    return unsealed(signer, deal, at, token)
  })
}

/** A number that was sealed for this device, if it is right. */
function unsealed({ key, unseal }: Holder, deal: TableDeal, dealer: number, token: Token) {
  const sent = deal.sealed.find(
    (one) => one.token === token && one.dealer === dealer && one.to === key,
  )
  const bytes = sent && unseal(sent.sealed)
  const number = bytes?.length === 32 ? toBase64(bytes) : undefined
  return isPromised(deal, dealer, { token, ...(number ? { key: number } : {}) })
    ? number
    : undefined
}

/** The cards of a deal by the table that this device holds, and `foul` ones: all its keys are right, but it is no card. */
export function tableCards(
  game: Game,
  journal: Journal,
  signer: Holder,
): { readonly given: ReadonlyMap<Token, Opening>; readonly foul: readonly Held[] } {
  const given = new Map<Token, Opening>()
  const foul: Held[] = []
  const deck = deckOf(game, journal)
  if (!deck?.table || deck.unshuffled || !game.hidden?.cipher) return { given, foul }
  const { cipher } = game.hidden
  const taken = new Set(deck.table.open.values())
  for (const held of heldCards(game, journal, deck)) {
    if (held.to !== signer.key) continue
    const keys = knownKeys(cipher, signer, journal, deck.table, held.token)
    if (keys.some((key) => key === undefined)) continue
    const { tile, opening } = read(cipher, deck.table, held.token, keys)
    if (tile === undefined || !opening || taken.has(tile)) foul.push(held)
    else given.set(held.token, opening)
    if (tile !== undefined) taken.add(tile)
  }
  return { given, foul }
}

/** A card whose numbers are all known, and what everyone else needs to read it. */
function read(
  cipher: Cipher,
  deal: TableDeal,
  token: Token,
  keys: readonly (string | undefined)[],
) {
  const all = keys.filter((key) => key !== undefined)
  const tile = cipher.read(cardOf(deal, token) ?? '', all, deal.tokens.length)
  const face = tile === undefined ? undefined : deal.faces[tile]
  const salt = cipher.product(keys.flatMap((key, at) => newKey(deal, token, at, key)))
  const opening = face === undefined || salt === undefined ? undefined : { token, face, salt }
  return { tile, opening }
}

const newKey = (deal: TableDeal, token: Token, at: number, key: string | undefined) =>
  key === undefined || deal.keys.get(token)?.[at] !== undefined ? [] : [key]

/** An entry for a device to write. */
export interface DealingPart {
  readonly by: Seat
  readonly body: Extract<
    Body<never>,
    { readonly type: 'commit' | 'mix' | 'lock' | 'share' | 'audit' }
  >
}

/** A device’s part in the deals of a match. */
export interface Dealing {
  /** What it has to write now, if anything; what takes time is begun, and is ready later. */
  due(journal: Journal): DealingPart | undefined
}

/** What a device’s part in deals needs. */
interface Parts {
  readonly game: Game
  readonly signer: Holder
  readonly clock: Clock
  /** What took time can be written now. */
  readonly ready: () => void
}

/** Cards hidden in a row before the page gets its turn: some ten milliseconds, fifty on a slow phone. */
const slice = 6

/** Nothing done yet. */
export function makeDealing({ game, signer, clock, ready }: Parts): Dealing {
  const works = new Map<string, { readonly deck: readonly string[]; made?: readonly string[] }>()
  /** Works in slices. Never on two decks at the same point of a deal: they would give each other away. */
  const worked = (id: string, deck: readonly string[], begin: () => Work) => {
    const known = works.get(id)
    if (known) return known.deck.join() === deck.join() ? known.made : undefined
    const begun: { readonly deck: readonly string[]; made?: readonly string[] } = { deck }
    works.set(id, begun)
    const work = begin()
    const goOn = () => {
      for (let left = slice; left > 0; left--) {
        const { done, value } = work.next()
        if (done !== true) continue
        begun.made = value
        return ready()
      }
      clock.after(0, goOn)
    }
    clock.after(0, goOn)
    return undefined
  }
  const bodyOf = (journal: Journal, due: DealingDue): DealingPart['body'] | undefined => {
    const { deal, type } = due
    const cipher = need(game.hidden?.cipher, 'what hides cards')
    const seed = seedOf(signer, journal, deal)
    if (type === 'commit') return { type, commit: hidingOf(seed) }
    if (type === 'share') return { type, cards: shared(cipher, signer, seed, due) }
    const before = deal.decks.at(-1) ?? cipher.fresh(deal.tokens.length)
    const id = `${entryHash(need(journal.entries[deal.seq], 'the deal'))} ${type}`
    const deck = worked(id, before, () => cipher[type](before, seed))
    if (!deck || type === 'mix') return deck && { type: 'mix', deck }
    return { type, deck, commits: cipher.keys(seed, deck.length).map(hidingOf) }
  }
  return {
    due(journal) {
      const next = dealingDue(game, journal)
      if (next && !next.isLost && dealerOf(next.deal, next.dealer).key === signer.key) {
        const body = bodyOf(journal, next)
        return body && { by: next.seat, body }
      }
      const [audit] = auditsDue(game, journal, signer.key)
      if (!audit) return undefined
      const { deal, seat } = audit
      return {
        by: seat,
        body: { type: 'audit', seed: seedOf(signer, journal, deal), of: deal.seq },
      }
    },
  }
}

/** The numbers of cards for those who hold them, sealed where they would be enough for anyone to read the card. */
function shared(
  cipher: Cipher,
  signer: Holder,
  seed: string,
  { deal, cards }: DealingDue,
): readonly SharedCard[] {
  const keys = cipher.keys(seed, deal.tokens.length)
  return cards.map((held) => {
    const { token, seat, to } = held
    const key = need(keys[deal.tokens.indexOf(token)], 'the number of a card')
    if (keepsItself(deal, held)) return { token, seat, key }
    const pad = signer.derive(`share ${seed} ${token} ${to} ${publicKeys(deal, token).length}`)
    return { token, seat, sealed: signer.seal(to, need(fromBase64(key), 'a number'), pad) }
  })
}

/** What the cards wait for, as the table shows it. */
export function dealingNow(game: Game, journal: Journal): DealingNow | undefined {
  const due = dealingDue(game, journal)
  if (!due || due.isLost) return undefined
  const { seat, deal, type } = due
  if (type === 'share') return { seat }
  const committed = deal.dealers.filter(({ commit }) => commit !== undefined).length
  return {
    ...{ seat },
    shuffle: { done: committed + deal.decks.length, all: 3 * deal.dealers.length },
  }
}
