import { need } from '../../kit/assert.ts'
import { toBase64, utf8 } from '../../kit/bytes.ts'
import { sha256Bytes } from '../../kit/hash.ts'
import type { Body, DealingBody, Entry, Opening } from '../body.ts'
import type { Seat, Token } from '../game.ts'
import { type Dealer, type Roster, signingKeyOf, type TableDeal } from '../tableState.ts'
import type { Cipher } from './cipher.ts'

/*
 * Cards that all devices deal together, so that none of them can look. After the `deal` each `commit`s to a seed, all
 * `mix` in turn, then all `lock` in turn. A card reaches the seat that holds it when every other device `share`s its
 * number for that card. Wrong numbers are noticed at once, by the hashes of the `lock`; whatever else a device does
 * wrong, at the latest by the `audit`, when it shows its seed.
 */

/** Whether a key's holder knows the numbers of this device. */
export const isOwn = ({ key, heir }: Dealer, of: string): boolean => of === key || of === heir?.key

/** The hash of a seed or of a number. */
export const hidingOf = (secret: string): string => toBase64(sha256Bytes(utf8(`narrow-gauge deck ${secret}`)))

/** The deal that begins with entry `seq`. */
export function beginDeal(
  roster: Roster,
  seq: number,
  seats: readonly Seat[],
  { tokens, faces }: Pick<TableDeal, 'tokens' | 'faces'>,
): TableDeal {
  const dealers = seats.map((seat) => ({ seat, key: signingKeyOf(roster, seat), commits: [] }))
  const none = { decks: [], keys: new Map(), sealed: [], open: new Map() }
  return { seq, tokens, faces, dealers, ...none }
}

/** The place of the device that writes as this seat; -1 if it doesn't deal. */
export const dealerAt = ({ dealers }: Pick<TableDeal, 'dealers'>, by: Seat | 'host'): number =>
  dealers.findIndex(({ seat }) => seat === by)

/** The deal after another entry, which is known to be right. `roster`: who sat where before it. */
export function dealAfter(deal: TableDeal, roster: Roster, entry: Pick<Entry<unknown>, 'by' | 'body'>): TableDeal {
  const { by, body } = entry
  const at = dealerAt(deal, by)
  const dealers = (change: Partial<Dealer>) =>
    deal.dealers.map((one, index) => (index === at ? { ...one, ...change } : one))
  switch (body.type) {
    case 'commit':
      return { ...deal, dealers: dealers({ commit: body.commit }) }
    case 'mix':
      return { ...deal, decks: [...deal.decks, body.deck] }
    case 'lock': {
      const { deck, commits } = body
      return { ...deal, decks: [...deal.decks, deck], dealers: dealers({ commits }) }
    }
    case 'share':
      return withShares(deal, roster, at, body)
    case 'audit':
      return body.of === deal.seq ? { ...deal, dealers: dealers({ seed: body.seed }) } : deal
    case 'seat': {
      const { key, carried = [] } = body
      const sealed = carried.find(({ of }) => of === deal.seq)?.sealed
      if (key === undefined || sealed === undefined) return deal
      return { ...deal, dealers: dealers({ heir: { key, sealed } }) }
    }
    default:
      return deal
  }
}

function withShares(
  deal: TableDeal,
  roster: Roster,
  dealer: number,
  { cards }: Extract<Body<unknown>, { readonly type: 'share' }>,
): TableDeal {
  const keys = new Map(deal.keys)
  const sealed = [...deal.sealed]
  for (const { token, seat, key, sealed: hidden } of cards) {
    if (key !== undefined)
      keys.set(
        token,
        deal.dealers.map((_, at) => (at === dealer ? key : keys.get(token)?.[at])),
      )
    const to = hidden === undefined ? undefined : signingKeyOf(roster, seat)
    if (hidden !== undefined && to !== undefined) sealed.push({ token, dealer, to, sealed: hidden })
  }
  return { ...deal, keys, sealed }
}

/** The deal after these were opened, each of them proven. */
export function dealOpened(deal: TableDeal, cipher: Cipher, opens: readonly Opening[]): TableDeal {
  const open = new Map(deal.open)
  for (const opening of opens) {
    const tile = tileOf(deal, cipher, opening)
    if (tile !== undefined) open.set(opening.token, tile)
  }
  return { ...deal, open }
}

/** Whether everyone has shuffled. */
export const isShuffled = ({ decks, dealers }: TableDeal): boolean => decks.length === 2 * dealers.length

/** A card as the last one to shuffle left it. */
export const cardOf = ({ decks, tokens }: TableDeal, token: Token): string | undefined =>
  decks.at(-1)?.[tokens.indexOf(token)]

/** The numbers of a card that everyone knows. */
export const publicKeys = ({ keys }: TableDeal, token: Token): readonly string[] =>
  (keys.get(token) ?? []).filter((key) => key !== undefined)

/** The card of the fresh deck that an opening proves its token to be; undefined if none. */
export function tileOf(
  deal: TableDeal,
  cipher: Cipher,
  { token, salt }: Pick<Opening, 'token' | 'salt'>,
): number | undefined {
  const card = isShuffled(deal) ? cardOf(deal, token) : undefined
  if (card === undefined) return undefined
  return cipher.read(card, [...publicKeys(deal, token), salt], deal.tokens.length)
}

/** Whether an opening shows what its card is, and no other token is that same card. */
export function isTableProven(deal: TableDeal, cipher: Cipher, opening: Opening): boolean {
  const tile = tileOf(deal, cipher, opening)
  if (tile === undefined || deal.faces[tile] !== opening.face) return false
  return [...deal.open].every(([token, other]) => other !== tile || token === opening.token)
}

/** The step a deal waits for: one device at a time does one thing. */
export interface DealStep {
  /** Its place among the dealers. */
  readonly dealer: number
  readonly type: Exclude<DealingBody['type'], 'audit'> | 'share'
  /** The cards it has to share, with the seats that hold them. */
  readonly cards: readonly HeldCard[]
}

/** A card in a hand. */
export interface HeldCard {
  readonly token: Token
  readonly seat: Seat
  /** The key of the device that plays the seat. */
  readonly to: string
}

/** The step of the shuffle that comes next; undefined once everyone has shuffled. */
export function stepOf({ dealers, decks }: TableDeal): Omit<DealStep, 'cards'> | undefined {
  const uncommitted = dealers.findIndex(({ commit }) => commit === undefined)
  if (uncommitted >= 0) return { dealer: uncommitted, type: 'commit' }
  if (decks.length < dealers.length) return { dealer: decks.length, type: 'mix' }
  const dealer = decks.length - dealers.length
  return dealer < dealers.length ? { dealer, type: 'lock' } : undefined
}

/** The next step, if these cards are held. */
export function partDue(deal: TableDeal, held: readonly HeldCard[]): DealStep | undefined {
  const step = stepOf(deal)
  if (step) return { ...step, cards: [] }
  for (const [dealer, device] of deal.dealers.entries()) {
    const cards = held.filter((one) => !isOwn(device, one.to) && !isShared(deal, dealer, one))
    if (cards.length > 0) return { dealer, type: 'share', cards }
  }
  return undefined
}

const isShared = (deal: TableDeal, dealer: number, { token, to }: HeldCard) =>
  deal.keys.get(token)?.[dealer] !== undefined ||
  deal.sealed.some((one) => one.token === token && one.dealer === dealer && one.to === to)

/**
 * Whether a holder's own number keeps a card from everyone else, so that the others may publish theirs. They have to
 * seal them for someone who didn't deal, for a new host whose number is known from the one before, or for someone who
 * has replaced a key: anyone who has the old one knows that number, too.
 */
export function keepsItself({ dealers, keys }: TableDeal, { token, to }: HeldCard): boolean {
  const at = dealers.findIndex(({ key }) => key === to)
  return at >= 0 && keys.get(token)?.[at] === undefined
}

/** A dealer of a deal. */
export const dealerOf = ({ dealers }: TableDeal, at: number): Dealer => need(dealers[at], 'a device that deals')
