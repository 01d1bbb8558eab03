import { sha256Hex } from '../kit/hash.ts'
import type { Entry, Opening } from './body.ts'
import { type Draw, shuffled, streamIn } from './chance.ts'
import type { Game, GameTypes, Known, Seat, Token } from './game.ts'
import { type Journal, opensIn, positionOf, tableOf } from './journal.ts'
import { type Deck, type Given, signingKeyOf, type TableDeal, type TableState } from './tableState.ts'
import { type Together, togetherIn } from './together/together.ts'

type Line = Pick<Entry<unknown>, 'seq' | 'by' | 'body'>

/*
 * Hidden cards. A position names them by tokens; the journal says what is behind each. A `deal` commits
 * the host to a face for every closed card before a `shuffle`, drawn afterwards, says which commitment
 * is whose, so nobody can stack the deck. `share` gives a card to the seat that holds it, sealed; a move
 * opens what it uses, with proof.
 */

const noDeck: Deck = {
  dealt: undefined,
  dealtBy: undefined,
  unshuffled: false,
  tokens: [],
  faces: [],
  slots: [],
  commits: [],
  given: [],
  opened: new Map(),
  shown: new Map(),
  earlier: [],
}

/** The commitment to an opening. Its salt is secret until then, so the face cannot be guessed. */
export const commitOf = ({ face, salt }: Pick<Opening, 'face' | 'salt'>): string =>
  sha256Hex(`narrow-gauge card ${salt} ${face}`)

/** The deck at the end of a journal; undefined for a game without hidden cards. */
export const deckOf = (journal: Pick<Journal, 'tables'>): Deck | undefined => tableOf(journal).deck

/** The cards after another entry, which leads to `position`. */
export function applyToDeck<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  before: TableState,
  entry: Line,
): Deck | undefined {
  if (!game.hidden) return undefined
  const { body } = entry
  const together = togetherIn(game)
  const isEdit = body.type === 'mark' && body.position !== undefined
  const old = before.deck ?? noDeck
  const kept = isEdit ? { ...noDeck, earlier: dealsOf(old) } : old
  const closed = game.hidden.closed(position)
  const deck = step(together, withOpened(together, kept, opensIn(body)), before, entry, closed)
  return { ...deck, shown: shownOf(deck.opened, closed.tokens) }
}

function withOpened(together: Together | undefined, deck: Deck, opens: readonly Opening[]): Deck {
  if (opens.length === 0) return deck
  const opened = new Map([...deck.opened, ...opens.map((one) => [one.token, one] as const)])
  const table = deck.table && together?.opened(deck.table, opens)
  return { ...deck, opened, ...(table ? { table } : {}) }
}

function shownOf(opened: ReadonlyMap<Token, Opening>, tokens: readonly Token[]): ReadonlyMap<Token, Opening> {
  if (opened.size === 0) return opened
  const closed = new Set(tokens)
  return new Map([...opened].filter(([token]) => closed.has(token)))
}

/** Whether the cards just dealt wait for a draw to say whose they are. */
export const isShuffleDue = (deck: Deck | undefined): boolean => deck?.unshuffled === true && !deck.table

type Undealt = Pick<Deck, 'tokens' | 'faces'>

/** All deals of the table so far. */
export const dealsOf = ({ table, earlier }: Deck = noDeck): readonly TableDeal[] =>
  table ? [...earlier, table] : earlier

function step(together: Together | undefined, deck: Deck, before: TableState, entry: Line, closed: Undealt): Deck {
  const { seq, body } = entry
  switch (body.type) {
    case 'deal': {
      const { commits, dealers } = body
      const cards = undealt(closed, deck.opened)
      const table = dealers && together?.begin(before.roster, seq, dealers, cards)
      const begun = { ...noDeck, ...cards, dealt: seq, dealtBy: before.roster.host, commits }
      const kept = { opened: deck.opened, earlier: dealsOf(deck), unshuffled: true }
      return { ...begun, ...kept, ...(table ? { table } : {}) }
    }
    case 'shuffle': {
      const slots = shuffled(deck.commits.length, streamIn(body))
      return { ...deck, unshuffled: false, slots }
    }
    case 'undo': {
      const isPast = (given: Given) => body.to < given.seq
      const given = deck.given.map((one) => (isPast(one) ? { ...one, isUndone: true } : one))
      return { ...deck, given }
    }
    case 'share': {
      const to = (seat: Seat) => signingKeyOf(before.roster, seat)
      const given = body.cards.map((card) => ({ ...card, seq, to: to(card.seat), isUndone: false }))
      return { ...byTable(together, deck, before, entry), given: [...deck.given, ...given] }
    }
    case 'commit':
    case 'mix':
    case 'lock':
    case 'audit':
    case 'seat':
      return byTable(together, deck, before, entry)
    default:
      return deck
  }
}

function byTable(together: Together | undefined, deck: Deck, { roster }: TableState, entry: Line): Deck {
  if (!together) return deck
  const isOfAny = entry.body.type === 'audit' || entry.body.type === 'seat'
  const earlier = isOfAny ? deck.earlier.map((deal) => together.after(deal, roster, entry)) : deck.earlier
  if (!deck.table) return { ...deck, earlier }
  const table = together.after(deck.table, roster, entry)
  return { ...deck, earlier, table, unshuffled: !together.isShuffled(table) }
}

/** The closed cards whose faces are not known to everyone, and those faces, sorted. */
function undealt({ tokens, faces }: Undealt, opened: ReadonlyMap<Token, Opening>): Undealt {
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
export function toDeal<G extends GameTypes>(game: Game<G>, journal: Journal<G>): Undealt {
  const closed = game.hidden?.closed(positionOf(journal)) ?? { tokens: [], faces: [] }
  return undealt(closed, deckOf(journal)?.shown ?? new Map())
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
 * Whether the cards have to be dealt: they never were, the position was changed from outside, or an undo went back past
 * a card that someone has looked at since.
 */
export function isDealDue<G extends GameTypes>(game: Game<G>, journal: Journal<G>): boolean {
  const deck = deckOf(journal)
  const position = positionOf(journal)
  if (!game.hidden || !deck || game.hidden.closed(position).tokens.length === 0) return false
  if (deck.unshuffled) return false
  if (deck.dealt === undefined) return true
  const hands = game.hidden.hands(position)
  const isBack = ({ token, seat, isUndone }: Given) =>
    isUndone && !deck.shown.has(token) && !hands[seat]?.includes(token)
  return deck.given.some(isBack)
}

/** Public knowledge beyond the position: cards that were opened before an undo. */
export const publiclyKnown =
  (deck: Deck | undefined): Known =>
  (token) =>
    deck?.shown.get(token)?.face

/** The faces that openings show. */
export function knownBy(opens: readonly Opening[]): Known {
  const faces = new Map(opens.map(({ token, face }) => [token, face]))
  return (token) => faces.get(token)
}

/**
 * The closed cards that were open at a moment of a match, and those that these entries of it open and prove, or show by
 * the seeds of everyone who dealt.
 */
export function facesAt<G extends GameTypes>(
  game: Game<G>,
  moment: Journal<G>,
  entries: readonly Entry<unknown>[],
): Known {
  const deck = deckOf(moment)
  if (!deck) return () => undefined
  const together = togetherIn(game)
  const openings = entries.flatMap(({ body }) => opensIn(body))
  const proven = knownBy(openings.filter((opening) => isProven(deck, opening, together)))
  const { roster } = tableOf(moment)
  const audited = entries.reduce(
    (deal, one) => (deal && one.body.type === 'audit' ? together?.after(deal, roster, one) : deal),
    deck.table,
  )
  const bySeeds: Known = (token) => audited && together?.opening(audited, token)?.face
  return (token) => publiclyKnown(deck)(token) ?? proven(token) ?? bySeeds(token)
}

/** A random assignment of faces to the closed cards that fits what is known, for playouts and bots. */
export const imagine = <G extends GameTypes>(game: Game<G>, p: G['position'], known: Known, draw: Draw): Known =>
  imagining(game, p, known)(draw)

/** `imagine` for many assignments of the same cards. */
export function imagining<G extends GameTypes>(game: Game<G>, p: G['position'], known: Known): (draw: Draw) => Known {
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
