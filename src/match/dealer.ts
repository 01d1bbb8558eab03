import { need } from '../kit/assert.ts'
import { fromHex, toHex } from '../kit/bytes.ts'
import type { Body, Opening, SharedCard } from '../rules/body.ts'
import { commitmentOf, commitOf, deckOf, toDeal } from '../rules/cards.ts'
import { shuffled, streamOf } from '../rules/chance.ts'
import type { CardFace, Game, Known, Seat, Token } from '../rules/game.ts'
import { entryHash, type Journal, lastOf, positionOf, tableOf } from '../rules/journal.ts'
import { type Deck, signingKeyOf } from '../rules/tableState.ts'
import { togetherIn } from '../rules/together/together.ts'
import type { Signer } from './signing.ts'

/*
 * The host as dealer. All it hides follows from its own secret and the entry before the deal, so a reload
 * finds it again. It could look at the cards; it can't choose who gets which.
 */

type Secret = Pick<Opening, 'face' | 'salt'>

/** The dealer’s own secret. */
type Dealer = Pick<Signer, 'derive'>

/** Secrets behind the commitments of the deal in entry `seq`. `faces` are sorted. */
function secretsOf(
  signer: Dealer,
  { entries }: Pick<Journal, 'entries'>,
  faces: readonly CardFace[],
  seq: number,
): readonly Secret[] {
  const before = entryHash(need(entries[seq - 1], 'the entry before the deal'))
  const digits = (label: string) => toHex(signer.derive(`deal ${before} ${label}`))
  const order = shuffled(faces.length, streamOf(digits('order')))
  return order.map((at, slot) => ({ face: faces[at] ?? '', salt: digits(`salt ${slot}`).slice(0, 32) }))
}

/** The deal that this signer makes as host, as the next entry. */
export function makeDeal(game: Game, journal: Journal, signer: Dealer): Body<never> {
  const secrets = secretsOf(signer, journal, toDeal(game, journal).faces, journal.entries.length)
  return { type: 'deal', commits: secrets.map(commitOf) }
}

/** The openings of this signer's own deal by token; empty if another host dealt. */
export function dealtBy(signer: Dealer, journal: Journal, deck: Deck): ReadonlyMap<Token, Opening> {
  if (deck.dealt === undefined || deck.slots.length === 0) return new Map()
  const secrets = secretsOf(signer, journal, deck.faces, deck.dealt)
  const openings = deck.tokens.flatMap((token, at): readonly (readonly [Token, Opening])[] => {
    const secret = secrets[deck.slots[at] ?? -1]
    if (!secret || commitmentOf(deck, token) !== commitOf(secret)) return []
    return [[token, { token, ...secret }]]
  })
  return new Map(openings)
}

/** The openings that were given to this signer's seats and are right. */
function givenTo(signer: Signer, deck: Deck): ReadonlyMap<Token, Opening> {
  const found = new Map<Token, Opening>()
  for (const { token, sealed } of deck.given) {
    const opening = readOpening(signer.unseal(sealed ?? ''), token, deck.faces)
    if (opening && commitmentOf(deck, token) === commitOf(opening)) found.set(token, opening)
  }
  return found
}

const saltBytes = 16

function readOpening(bytes: Uint8Array | undefined, token: Token, faces: readonly CardFace[]): Opening | undefined {
  const face = faces[(bytes?.[saltBytes] ?? 0) * 256 + (bytes?.[saltBytes + 1] ?? 0)]
  if (bytes?.length !== saltBytes + 2 || face === undefined) return undefined
  return { token, face, salt: toHex(bytes.subarray(0, saltBytes)) }
}

/** An opening in 18 bytes: its salt, and the place of its face among those of the deal. */
function writeOpening({ face, salt }: Secret, faces: readonly CardFace[]): Uint8Array {
  const at = faces.indexOf(face)
  return Uint8Array.from([...fromHex(salt), at >> 8, at & 255])
}

/** The closed cards that a browser may look at. */
export interface VisibleCards {
  /** The faces that these seats of its may see, and those that everyone has seen. */
  known(seats: readonly Seat[]): Known
  /** The openings for a move of this seat; undefined if this browser doesn't know the cards. */
  opens(seat: Seat, tokens: readonly Token[]): readonly Opening[] | undefined
}

/** No cards. */
export const noHand: VisibleCards = { known: () => () => undefined, opens: () => [] }

/**
 * The cards that the holder of a signer's key may look at. `dealer`: this browser hosts, so that it may also look for
 * the bots it plays.
 */
export function handOf(game: Game, journal: Journal, signer: Signer, dealer: boolean): VisibleCards {
  const deck = deckOf(journal)
  if (!deck || !game.hidden) return noHand
  const hands = game.hidden.hands(positionOf(journal))
  const { seats } = tableOf(journal).roster
  const given = tableCards(game, journal, deck, signer)?.given ?? givenTo(signer, deck)
  const dealt = dealer && !deck.table ? dealtBy(signer, journal, deck) : given
  const look = (seat: Seat, token: Token): Opening | undefined => {
    if (!hands[seat]?.includes(token)) return undefined
    return given.get(token) ?? (seats[seat]?.kind === 'bot' ? dealt.get(token) : undefined)
  }
  const find = (among: readonly Seat[], token: Token) =>
    deck.shown.get(token) ?? among.map((seat) => look(seat, token)).find(Boolean)
  return {
    known: (among) => (token) => find(among, token)?.face,
    opens(seat, tokens) {
      const openings = tokens.flatMap((token) => find([seat], token) ?? [])
      return openings.length === tokens.length ? openings : undefined
    },
  }
}

/** A closed card of the host's deal that the seat which holds it hasn't been given, while it had this key. */
interface Ungiven {
  readonly token: Token
  readonly seat: Seat
  readonly key: string
}

function ungivenIn({ hidden }: Game, journal: Journal, deck: Deck): readonly Ungiven[] {
  const { roster } = tableOf(journal)
  const hands = deck.slots.length === 0 ? [] : (hidden?.hands(positionOf(journal)) ?? [])
  return hands.flatMap((tokens, seat) => {
    const key = signingKeyOf(roster, seat)
    if (key === undefined) return []
    const isGiven = (token: Token) =>
      deck.given.some((given) => given.token === token && given.seat === seat && given.to === key)
    return tokens.flatMap((token) => (deck.shown.has(token) || isGiven(token) ? [] : [{ token, seat, key }]))
  })
}

/** The cards that the host has yet to give to their holders, as far as it has dealt them itself. */
export function cardsToShare(game: Game, journal: Journal, signer: Signer): readonly SharedCard[] {
  const deck = deckOf(journal)
  if (!deck) return []
  const dealt = dealtBy(signer, journal, deck)
  return ungivenIn(game, journal, deck).flatMap(({ token, seat, key }) => {
    const opening = dealt.get(token)
    return opening ? [{ token, seat, sealed: sealFor(signer, key, opening, deck, journal) }] : []
  })
}

/**
 * The seats with a card that nobody can read, since the host who dealt it hosts no longer. Only dealing again helps, or
 * that host’s return.
 */
export function lostHands(game: Game, journal: Journal, signer?: Signer): readonly Seat[] {
  const deck = deckOf(journal)
  if (deck?.table) return lostAtTable(game, journal, deck, signer)
  if (deck?.dealt === undefined || deck.dealtBy === tableOf(journal).roster.host) return []
  return [...new Set(ungivenIn(game, journal, deck).map(({ seat }) => seat))]
}

/** The cards of a device, where the table deals. */
const tableCards = (game: Game, journal: Journal, deck: Deck, signer: Signer) =>
  deck.table && togetherIn(game)?.cards(game, journal, signer)

/** The same where the table deals: a device has gone with its numbers, or they make no card. */
function lostAtTable(game: Game, journal: Journal, deck: Deck, signer?: Signer): readonly Seat[] {
  const due = togetherIn(game)?.due(game, journal)
  const foul = (signer && tableCards(game, journal, deck, signer)?.foul) ?? []
  const hands = game.hidden?.hands(positionOf(journal)) ?? []
  const everyone = hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []))
  const waiting = due?.type === 'share' ? due.cards.map(({ seat }) => seat) : everyone
  const seats = [...(due?.isLost ? waiting : []), ...foul.map(({ seat }) => seat)]
  return [...new Set(seats)].sort((a, b) => a - b)
}

function sealFor(signer: Signer, key: string, opening: Opening, deck: Deck, journal: Journal): string {
  const seed = signer.derive(`share ${entryHash(lastOf(journal))} ${opening.token} ${key}`)
  return signer.seal(key, writeOpening(opening, deck.faces), seed)
}

/** Cards that a browser opens for the record when the match is over: its own, and as dealer those left. */
export function finalOpenings(game: Game, journal: Journal, signer: Signer, by: Seat | 'host'): readonly Opening[] {
  const deck = deckOf(journal)
  if (!deck || !game.hidden || journal.ask.type !== 'over') return []
  const position = positionOf(journal)
  const hands = game.hidden.hands(position)
  const held = new Set(hands.flat())
  const closed = new Set(game.hidden.closed(position).tokens)
  const found =
    by === 'host'
      ? [...dealtBy(signer, journal, deck)].filter(([token]) => !held.has(token))
      : [...givenTo(signer, deck)].filter(([token]) => hands[by]?.includes(token))
  return found.flatMap(([token, opening]) => (closed.has(token) && !deck.shown.has(token) ? [opening] : []))
}
