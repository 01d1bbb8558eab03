import { need } from '../kit/assert.ts'
import { sha256Hex } from '../kit/hash.ts'
import type { Body, Opening, SharedCard } from './body.ts'
import { type Draw, shuffled, streamOf } from './chance.ts'
import type { Face, Game, GameTypes, HiddenCards, Known, Token } from './game.ts'
import type { Entry } from './journal.ts'
import type { TableDeal } from './together/deal.ts'
import { type Together, togetherIn } from './together/together.ts'

/*
 * Hidden cards. A position names them by tokens; the journal says what is behind each. A `deal` commits
 * the host to a face for every closed card before a `shuffle`, drawn afterwards, says which commitment
 * is whose, so nobody can stack the deck. `share` gives a card to the seat that holds it, sealed; a move
 * opens what it uses, with proof.
 */

/** A journal, as far as its cards are concerned. */
type Cards<G extends GameTypes> = {
  readonly entries: readonly Entry<G['move']>[]
  readonly positions: readonly G['position'][]
}

/** A card given to the seat that held it. */
export interface Given extends SharedCard {
  /** Number of the entry that gave it. */
  readonly seq: number
}

/** What a journal says about the cards that nobody has opened. */
export interface Deck {
  /** Number of the deal that holds; undefined before the first, and after a change from outside the rules. */
  readonly dealt: number | undefined
  /** The deal waits to be shuffled: by a draw, or by everyone at the table. */
  readonly unshuffled: boolean
  /** The closed cards that were dealt, in ascending order. */
  readonly tokens: readonly Token[]
  /** What they show, sorted; which is whose is hidden. */
  readonly faces: readonly Face[]
  /** Which of the deal's commitments each of those tokens has, in the same order; empty until shuffled. */
  readonly slots: readonly number[]
  readonly commits: readonly string[]
  readonly given: readonly Given[]
  /** Openings of cards that an undo has closed again; everyone still knows them. */
  readonly shown: ReadonlyMap<Token, Opening>
  /** The deal, if it is the table's, and those before it. */
  readonly table?: TableDeal
  readonly earlier: readonly TableDeal[]
}

const noDeck: Deck = {
  ...{ dealt: undefined, unshuffled: false, tokens: [], faces: [], slots: [], commits: [] },
  ...{ given: [], shown: new Map(), earlier: [] },
}

/** The commitment to an opening. Its salt is secret until then, so the face cannot be guessed. */
export const commitOf = ({ face, salt }: Pick<Opening, 'face' | 'salt'>): string =>
  sha256Hex(`narrow-gauge card ${salt} ${face}`)

/** Decks found before: one entry asks for its deck many times, to check, to deal and to show. */
const decks = new WeakMap<readonly unknown[], Deck>()

/** The deck at the end of a journal; undefined for a game without hidden cards. */
export function deckOf<G extends GameTypes>(game: Game<G>, cards: Cards<G>): Deck | undefined {
  const { hidden } = game
  if (!hidden) return undefined
  const deck = decks.get(cards.entries) ?? foldedDeck(hidden, togetherIn(game), cards)
  decks.set(cards.entries, deck)
  return deck
}

function foldedDeck<G extends GameTypes>(
  hidden: HiddenCards<G>,
  together: Together | undefined,
  cards: Cards<G>,
): Deck {
  const opened = new Map<Token, Opening>()
  let deck = noDeck
  for (const entry of cards.entries) {
    const { seq, body } = entry
    const position = need(cards.positions[seq], 'the position after an entry')
    if (body.type === 'mark' && body.position !== undefined) {
      opened.clear()
      deck = { ...noDeck, earlier: dealsOf(deck) }
    }
    const opens = opensIn(body)
    for (const opening of opens) opened.set(opening.token, opening)
    if (deck.table && together && opens.length > 0)
      deck = { ...deck, table: together.opened(deck.table, opens) }
    deck = after(together, deck, cards.entries, entry, () =>
      undealt(hidden.closed(position), opened),
    )
  }
  const closed = new Set(hidden.closed(need(cards.positions.at(-1), 'a position')).tokens)
  return { ...deck, shown: new Map([...opened].filter(([token]) => closed.has(token))) }
}

/** Whether the cards just dealt wait for a draw to say whose they are. */
export const isShuffleDue = (deck: Deck | undefined): boolean =>
  deck?.unshuffled === true && !deck.table

/** The openings that an entry brings. */
export const opensIn = (body: Body<unknown>): readonly Opening[] =>
  body.type === 'move' || body.type === 'open' ? (body.opens ?? []) : []

type Undealt = Pick<Deck, 'tokens' | 'faces'>

/** All deals of the table so far. */
export const dealsOf = ({ table, earlier }: Deck): readonly TableDeal[] =>
  table ? [...earlier, table] : earlier

function after(
  together: Together | undefined,
  deck: Deck,
  entries: readonly Entry<unknown>[],
  entry: Entry<unknown>,
  dealt: () => Undealt,
): Deck {
  const { seq, body } = entry
  switch (body.type) {
    case 'deal': {
      const { commits, dealers } = body
      const cards = dealt()
      const table = dealers && together?.begin(entries, seq, dealers, cards)
      const begun = { ...noDeck, ...cards, dealt: seq, unshuffled: true, commits }
      return { ...begun, earlier: dealsOf(deck), ...(table ? { table } : {}) }
    }
    case 'shuffle': {
      const slots = shuffled(deck.commits.length, streamOf(body.seed))
      return { ...deck, unshuffled: false, slots }
    }
    case 'share':
      return {
        ...byTable(together, deck, entries, entry),
        given: [...deck.given, ...body.cards.map((card) => ({ ...card, seq }))],
      }
    case 'commit':
    case 'mix':
    case 'lock':
    case 'audit':
    case 'seat':
      return byTable(together, deck, entries, entry)
    default:
      return deck
  }
}

function byTable(
  together: Together | undefined,
  deck: Deck,
  entries: readonly Entry<unknown>[],
  entry: Entry<unknown>,
): Deck {
  if (!together) return deck
  const isOfAny = entry.body.type === 'audit' || entry.body.type === 'seat'
  const earlier = isOfAny
    ? deck.earlier.map((deal) => together.after(deal, entries, entry))
    : deck.earlier
  if (!deck.table) return { ...deck, earlier }
  const table = together.after(deck.table, entries, entry)
  return { ...deck, earlier, table, unshuffled: !together.isShuffled(table) }
}

/** The closed cards whose faces are not known to everyone, and those faces, sorted. */
function undealt(
  { tokens, faces }: { readonly tokens: readonly Token[]; readonly faces: readonly Face[] },
  opened: ReadonlyMap<Token, Opening>,
): Undealt {
  const left = [...faces]
  for (const token of tokens) {
    const face = opened.get(token)?.face
    if (face !== undefined) remove(left, face)
  }
  return { tokens: tokens.filter((token) => !opened.has(token)), faces: left.sort() }
}

function remove<T>(list: T[], one: T): void {
  const at = list.indexOf(one)
  if (at >= 0) list.splice(at, 1)
}

/** The cards that the next deal covers, in ascending order, and their faces, sorted. */
export function toDeal<G extends GameTypes>(game: Game<G>, cards: Cards<G>): Undealt {
  const position = need(cards.positions.at(-1), 'a position')
  const closed = game.hidden?.closed(position) ?? { tokens: [], faces: [] }
  return undealt(closed, deckOf(game, cards)?.shown ?? new Map())
}

/** The commitment that a token got by deal and shuffle; undefined if it has none. */
export function commitmentOf(deck: Deck, token: Token): string | undefined {
  const slot = deck.slots[deck.tokens.indexOf(token)]
  return slot === undefined ? undefined : deck.commits[slot]
}

/** True if an opening shows what its token was dealt, or what everyone has seen it to be. */
export function isProven(deck: Deck, opening: Opening, together: Together | undefined): boolean {
  const seen = deck.shown.get(opening.token)
  if (seen) return seen.face === opening.face && seen.salt === opening.salt
  if (deck.table) return together?.isProven(deck.table, opening) === true
  return commitmentOf(deck, opening.token) === commitOf(opening)
}

/**
 * Whether the cards have to be dealt: they never were, the position was changed from outside, or an undo
 * went back past a card that someone has looked at since.
 */
export function isDealDue<G extends GameTypes>(game: Game<G>, cards: Cards<G>): boolean {
  const deck = deckOf(game, cards)
  const position = cards.positions.at(-1)
  if (!game.hidden || !deck || !position || game.hidden.closed(position).tokens.length === 0)
    return false
  if (deck.unshuffled) return false
  if (deck.dealt === undefined) return true
  const hands = game.hidden.hands(position)
  const isBack = ({ token, seat, seq }: Given) =>
    !deck.shown.has(token) && !hands[seat]?.includes(token) && isUndone(cards.entries, seq)
  return deck.given.some(isBack)
}

const isUndone = (entries: readonly Entry<unknown>[], seq: number) =>
  entries.some((entry) => entry.body.type === 'undo' && entry.body.to < seq && seq < entry.seq)

/** What everyone knows beyond the position: cards that were opened before an undo. */
export const publiclyKnown =
  (deck: Deck | undefined): Known =>
  (token) =>
    deck?.shown.get(token)?.face

/** What openings show. */
export function knownBy(opens: readonly Opening[]): Known {
  const faces = new Map(opens.map(({ token, face }) => [token, face]))
  return (token) => faces.get(token)
}

/**
 * The closed cards that were open at a moment of a match, and those that these entries of it open and prove, or show by the
 * seeds of everyone who dealt.
 */
export function facesAt<G extends GameTypes>(
  game: Game<G>,
  moment: Cards<G>,
  entries: readonly Entry<unknown>[],
): Known {
  const deck = deckOf(game, moment)
  if (!deck) return () => undefined
  const together = togetherIn(game)
  const openings = entries.flatMap(({ body }) => opensIn(body))
  const proven = knownBy(openings.filter((opening) => isProven(deck, opening, together)))
  const audited = entries.reduce(
    (deal, one) => (deal && one.body.type === 'audit' ? together?.after(deal, entries, one) : deal),
    deck.table,
  )
  const bySeeds: Known = (token) => audited && together?.opening(audited, token)?.face
  return (token) => publiclyKnown(deck)(token) ?? proven(token) ?? bySeeds(token)
}

/** A random assignment of faces to the closed cards that fits what is known, for playouts and bots. */
export const imagine = <G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  known: Known,
  draw: Draw,
): Known => imagining(game, p, known)(draw)

/** `imagine` for many assignments of the same cards. */
export function imagining<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  known: Known,
): (draw: Draw) => Known {
  const { tokens, faces } = game.hidden?.closed(p) ?? { tokens: [], faces: [] }
  const left = [...faces]
  const unknown = tokens.filter((token) => {
    const face = known(token)
    if (face !== undefined) remove(left, face)
    return face === undefined
  })
  return (draw) => {
    const order = shuffled(left.length, draw)
    const guessed = new Map(unknown.map((token, at) => [token, left[order[at] ?? at]]))
    return (token) => known(token) ?? guessed.get(token)
  }
}
