import { need } from '../../kit/assert.ts'
import { fromBase64, toBase64 } from '../../kit/bytes.ts'
import type { CarriedSeed, Opening, SharedCard } from '../body.ts'
import { dealsOf, isDealDue } from '../cards.ts'
import { agreedDeal } from '../consent.ts'
import type { Game, GameTypes, Seat, Token } from '../game.ts'
import { entryHash, type Journal, positionOf, tableOf } from '../journal.ts'
import { type Dealer, holderOf, type Sealed, signingKeyOf, type TableDeal } from '../tableState.ts'
import { readCard } from './audit.ts'
import { isPromised, ownPlace, partsOf } from './checks.ts'
import type { Cipher } from './cipher.ts'
import { dealerAt, dealerOf, type HeldCard, hidingOf, keepsItself, partDue, publicKeys } from './deal.ts'
import { numbersOf, passOver, passSeed } from './passes.ts'
import type { DealingDue, Holder, PartDue } from './together.ts'

/*
 * A device’s part in a deal by the table. All it does follows from its secret and the entry that began the deal, so that
 * a reload, another device of the same person, and another host go on with it.
 */

/**
 * The seed of a device for a deal, at that device, from which all that it does to a deck follows: see `passes.ts`.
 * Undefined where its person hasn’t taken it along to their new key.
 */
function seedOf(
  { derive, unseal }: Holder,
  { entries }: Pick<Journal, 'entries'>,
  { seq }: TableDeal,
  { heir }: Dealer,
): string | undefined {
  const own = () => derive(`deck ${entryHash(need(entries[seq], 'the deal'))}`)
  const bytes = heir ? unseal(heir.sealed) : own()
  return bytes?.length === 32 ? toBase64(bytes) : undefined
}

/** The seeds that the device of a seat takes along to its person's new key. */
export function carriedSeeds(journal: Journal, holder: Holder, seat: Seat, key: string): readonly CarriedSeed[] {
  return partsOf(tableOf(journal), seat).flatMap((deal) => {
    const seed = seedOf(holder, journal, deal, dealerOf(deal, dealerAt(deal, seat)))
    const bytes = fromBase64(seed ?? '')
    const pad = holder.derive(`carry ${seed} ${key}`)
    return { of: deal.seq, sealed: bytes ? holder.seal(key, bytes, pad) : '' }
  })
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
  const isFor = (one: Sealed, at: number) => one.token === token && one.dealer === at && one.to === signer.key
  return deal.dealers.map((dealer, at) => {
    const known = deal.keys.get(token)?.[at]
    if (known !== undefined) return known
    const isOwn = holderOf(dealer) === signer.key
    const seed = isOwn ? seedOf(signer, journal, deal, dealer) : undefined
    if (isOwn) return seed === undefined ? undefined : numbersOf(cipher, deal, at, seed)[place]
    const sent = deal.sealed.find((one) => isFor(one, at))
    return sent && numberIn(signer, deal, sent)
  })
}

/** The number that is sealed here for this device; undefined if it isn't the one that was promised. */
function numberIn({ unseal }: Holder, deal: TableDeal, { token, dealer, sealed }: Sealed) {
  const bytes = unseal(sealed)
  const key = bytes?.length === 32 ? toBase64(bytes) : undefined
  return key !== undefined && isPromised(deal, dealer, { token, key }) ? key : undefined
}

/** The wrong numbers that were sealed for this device. Nobody else can tell that they are wrong. */
export const foulSeals = (signer: Holder, deal: TableDeal): readonly Sealed[] =>
  deal.sealed.filter((one) => one.to === signer.key && numberIn(signer, deal, one) === undefined)

/**
 * The cards of a deal by the table that this device holds, and `foul` ones: a number sealed for it is wrong, or all are
 * right, but make no card.
 */
export function tableCards<G extends GameTypes>(
  cipher: Cipher,
  game: Game<G>,
  journal: Journal<G>,
  signer: Holder,
): { readonly given: ReadonlyMap<Token, Opening>; readonly foul: readonly HeldCard[] } {
  const given = new Map<Token, Opening>()
  const foul: HeldCard[] = []
  const { deck } = tableOf(journal)
  if (!deck?.table || deck.unshuffled) return { given, foul }
  const taken = new Set(deck.table.open.values())
  const sealedWrong = new Set(foulSeals(signer, deck.table).map(({ token }) => token))
  for (const held of heldCards(game, journal)) {
    if (held.to !== signer.key) continue
    const keys = knownKeys(cipher, signer, journal, deck.table, held.token)
    if (sealedWrong.has(held.token)) foul.push(held)
    if (keys.some((key) => key === undefined)) continue
    const { tile, opening } = readCard(cipher, deck.table, held.token, keys)
    if (tile === undefined || !opening || taken.has(tile)) foul.push(held)
    else given.set(held.token, opening)
    if (tile !== undefined) taken.add(tile)
  }
  return { given, foul }
}

/** The numbers of cards for those who hold them, sealed where they would be enough for anyone to read the card. */
function shared(cipher: Cipher, signer: Holder, seed: string, due: DealingDue): readonly SharedCard[] {
  const { deal, cards } = due
  const keys = numbersOf(cipher, deal, due.dealer, seed)
  return cards.map((held) => {
    const { token, seat, to } = held
    const key = need(keys[deal.tokens.indexOf(token)], 'the number of a card')
    if (keepsItself(deal, held)) return { token, seat, key }
    const pad = signer.derive(`share ${seed} ${token} ${to} ${publicKeys(deal, token).length}`)
    return { token, seat, sealed: signer.seal(to, need(fromBase64(key), 'a number'), pad) }
  })
}

/** A device's next task, if it is its turn. */
export function partOf<G extends GameTypes>(
  cipher: Cipher,
  game: Game<G>,
  journal: Journal<G>,
  signer: Holder,
): PartDue | undefined {
  const next = dealingDue(game, journal)
  const isOwn = next && !next.isLost && holderOf(dealerOf(next.deal, next.dealer)) === signer.key
  if (isOwn) return stepIn(cipher, journal, signer, next)
  const [audit] = auditsDue(journal, signer.key)
  if (!audit) return undefined
  const { deal, seat } = audit
  const seed = seedOf(signer, journal, deal, dealerOf(deal, dealerAt(deal, seat)))
  return seed === undefined ? undefined : { by: seat, body: { type: 'audit', seed, of: deal.seq } }
}

function stepIn(
  cipher: Cipher,
  journal: Pick<Journal, 'entries'>,
  signer: Holder,
  due: DealingDue,
): PartDue | undefined {
  const { deal, type, seat: by } = due
  const seed = seedOf(signer, journal, deal, dealerOf(deal, due.dealer))
  if (seed === undefined) return undefined
  if (type === 'commit') return { by, body: { type, commit: hidingOf(seed) } }
  if (type === 'share') return { by, body: { type, cards: shared(cipher, signer, seed, due) } }
  const step = deal.decks.length
  return {
    by,
    id: passSeed(cipher, deal, step, seed),
    work: () => passOver(cipher, deal, step, seed),
    finish(deck) {
      if (type === 'mix') return { type, deck }
      return { type, deck, commits: numbersOf(cipher, deal, due.dealer, seed).map(hidingOf) }
    },
  }
}

/** The closed cards of the last deal that are held, and who may look at them. */
function heldCards<G extends GameTypes>({ hidden }: Game<G>, journal: Journal<G>): readonly HeldCard[] {
  const { roster, deck } = tableOf(journal)
  const hands = hidden?.hands(positionOf(journal)) ?? []
  const isClosed = (token: Token) => deck?.tokens.includes(token) && !deck.shown.has(token)
  return hands.flatMap((hand, seat) => {
    const to = signingKeyOf(roster, seat)
    return to === undefined ? [] : hand.filter(isClosed).map((token) => ({ token, seat, to }))
  })
}

/** The step the cards wait for; undefined if everyone has what they need, or dealing starts over. */
export function dealingDue<G extends GameTypes>(game: Game<G>, journal: Journal<G>): DealingDue | undefined {
  const table = tableOf(journal)
  const deal = table.deck?.table
  if (!deal || journal.ask.type === 'over') return undefined
  if (agreedDeal(table) || isDealDue(game, journal)) return undefined
  const part = partDue(deal, heldCards(game, journal))
  if (!part) return undefined
  const { seat } = dealerOf(deal, part.dealer)
  return { ...part, deal, seat, isLost: ownPlace(table, deal, seat) < 0 }
}

/** The deals whose seed a key’s holder has yet to show, with its seat among those who dealt. */
function auditsDue(journal: Journal, key: string): readonly { readonly deal: TableDeal; readonly seat: Seat }[] {
  const table = tableOf(journal)
  const isOver = journal.ask.type === 'over'
  const deals = dealsOf(table.deck).filter((deal) => isOver || deal !== table.deck?.table)
  return deals.flatMap((deal) =>
    deal.dealers.flatMap((one) => {
      const isDue = holderOf(one) === key && one.commit !== undefined && one.seed === undefined
      return isDue && ownPlace(table, deal, one.seat) >= 0 ? [{ deal, seat: one.seat }] : []
    }),
  )
}
