import { need } from '../../kit/assert.ts'
import { type Box, cardIn, layoutIn, mineIn } from './box.ts'
import type { Effect, EffectOf, EffectType } from './effects.ts'
import type { Part } from './moves.ts'
import { ownersWith } from './network.ts'
import { away, boardOf, home, type Pawn, type Position, trapped } from './position.ts'

type Changes = {
  readonly [T in EffectType]: (box: Box, p: Position, effect: EffectOf<T>) => void
}

const nothing = () => {}

/** The changes each effect makes on the table. */
const changes: Changes = {
  dealt: (_, p, { start, bases, transports }) => {
    p.start = start
    for (const [seat, board] of p.boards.entries()) {
      board.bases = [...(bases[seat] ?? [])]
      board.transports = [need(transports[seat], 'a transport')]
    }
    p.deck = p.deck.filter((card) => !transports.includes(card))
    // Ways are remembered by the list of owners, and depend on the bases.
    p.owners = p.owners.slice()
  },
  turn: (_, p, { turn }) => {
    p.turn = turn
    p.fresh = []
    p.working = []
    p.dice = p.boards.map(() => 0)
    p.busy = []
    p.cleared = []
    p.leaves = []
    p.carriages = []
  },
  surveyed: (_, p, { seat, segment, rating }) => movePawn(p, seat, 'surveyor', rating, home, segment),
  clipped: (_, p, { seat, a, b }) => {
    p.clips[seat] = [a, b]
  },
  prospected: (_, p, { seat, card, rating }) => movePawn(p, seat, 'agent', rating, home, card),
  called: nothing,
  rolled: nothing,
  raced: nothing,
  auction: nothing,
  limit: nothing,
  bid: nothing,
  dropped: nothing,
  unsold: nothing,
  chained: nothing,
  laid: (box, p, { seat, segment, cost }) => {
    const board = boardOf(p, seat)
    board.money -= cost
    board.cubes -= 1
    own(p, segment, seat + 1)
    const clip = segment - layoutIn(box, p).segments.length
    if (clip >= 0) boardOf(p, clip).clip = false
  },
  took: (box, p, { seat, card, cost }) => {
    const board = boardOf(p, seat)
    board.money -= cost
    if (p.drawn === card) p.drawn = 0
    else remove(p.upcards, card)
    const { kind } = cardIn(box, card)
    if (kind === 'transport') board.transports.push(card)
    if (kind === 'person') hire(box, p, seat, card)
    if (kind !== 'mine') return
    board.mines.push(card)
    p.fresh.push(card)
  },
  claimed: (_, p, { seat, card, cost, cube }) => {
    const board = boardOf(p, seat)
    board.money -= cost
    if (!cube) {
      board.tickets.push(card)
      return
    }
    board.cubes -= 1
    board.rides.push(card)
  },
  lifted: (_, p, { seat, segment }) => {
    own(p, segment, 0)
    boardOf(p, seat).cubes += 1
  },
  recalled: (_, p, { seat, card }) => {
    const board = boardOf(p, seat)
    remove(board.rides, card)
    board.cubes += 1
  },
  left: nothing,
  released: (_, p, { seat, card }) => {
    remove(boardOf(p, seat).transports, card)
    p.upcards.push(card)
  },
  drew: (_, p, { seat, card, rating, again }) => {
    remove(p.deck, card)
    p.drawn = card
    if (!again) movePawn(p, seat, 'agent', rating, 0, home)
  },
  turnedUp: (_, p, { card }) => {
    p.drawn = 0
    p.upcards.push(card)
  },
  event: (_, p, { card }) => {
    p.drawn = 0
    p.under.push(card)
  },
  storm: (_, p, { card }) => {
    p.drawn = 0
    p.storms.push(card)
  },
  prices: (_, p, { rungs }) => {
    p.rungs = rungs.map((one) => [...one])
  },
  trapped: (_, p, { seat, rating }) => movePawn(p, seat, 'agent', rating, home, trapped),
  paid: (_, p, { seat, money }) => {
    boardOf(p, seat).money -= money
  },
  gained: (_, p, { seat, money }) => {
    boardOf(p, seat).money += money
  },
  struck: (_, p, { mine, goods }) => addGoods(p, mine, goods),
  operated: (_, p, { seat, mines, cost }) => {
    boardOf(p, seat).money -= cost
    p.working.push(...mines)
  },
  die: (_, p, { seat, die }) => {
    p.dice[seat] = die
  },
  mined: (_, p, { mine, goods }) => {
    remove(p.working, mine)
    addGoods(p, mine, goods)
  },
  depleted: (_, p, { mine }) => {
    remove(p.working, mine)
    p.depleted.push(mine)
    p.depleted.sort(ascending)
  },
  closed: (_, p, { seat, mine }) => {
    remove(p.depleted, mine)
    remove(boardOf(p, seat).mines, mine)
    p.under.push(mine)
  },
  offered: nothing,
  refused: nothing,
  agreed: (_, p, { from, to, gives, wants }) => {
    give(p, from, to, gives)
    give(p, to, from, wants)
  },
  sent: (_, p, { transports }) => {
    p.busy.push(...transports)
  },
  cleared: (_, p, { segment }) => {
    p.cleared.push(segment)
  },
  tickets: (_, p, { seat, money }) => {
    const board = boardOf(p, seat)
    board.money += money
    board.fares += money
  },
  shipped: (box, p, { seat, mine, base, transports, goods, money }) => {
    sell(box, p, mine, base, transports, goods)
    earn(box, p, seat, mine, money)
  },
  carried: (box, p, effect) => {
    const { seat, owner, mine, base, transports, goods, money, cut, fee } = effect
    sell(box, p, mine, base, transports, goods)
    earn(box, p, owner, mine, money)
    boardOf(p, seat).money += cut + fee
    p.carriages = p.carriages.map((one) =>
      one.carrier === seat && one.mine === mine ? { ...one, goods: one.goods - goods, fee: 0 } : one,
    )
  },
  feeBack: (_, p, { owner, carrier, mine, fee }) => {
    boardOf(p, owner).money += fee
    p.carriages = p.carriages.filter((one) => one.carrier !== carrier || one.mine !== mine)
  },
  transhipped: (_, p, { from, to, transports, goods }) => {
    p.busy.push(...transports)
    addGoods(p, from, -goods)
    addGoods(p, to, goods)
  },
  declared: (_, p, { seat }) => {
    boardOf(p, seat).declared = true
  },
  goal: (_, p) => {
    p.ending = true
  },
  marketDie: nothing,
  returned: (_, p) => {
    p.shipped = p.shipped.map((counts) => counts.map(() => 0))
  },
  swept: (_, p, { cards }) => {
    p.upcards = p.upcards.filter((card) => !cards.includes(card))
    p.under.push(...cards)
  },
  filled: (_, p, { upcards, events, storms }) => {
    const drawn = [...upcards, ...events, ...storms]
    p.deck = p.deck.filter((card) => !drawn.includes(card))
    p.upcards.push(...upcards)
    p.under.push(...events)
    p.storms.push(...storms)
  },
  reshuffled: (_, p) => {
    p.deck = [...p.deck, ...p.under].sort(ascending)
    p.under = []
  },
  recovered: (_, p) => {
    for (const board of p.boards) board.pawns = board.pawns.map(recovered)
    p.clips = p.clips.map((clip, seat) => (p.boards[seat]?.clip ? [] : clip))
  },
  weather: (_, p, { snow }) => {
    p.under.push(...p.snow)
    p.snow = [...snow]
    p.storms = []
  },
  token: (_, p, { seat }) => {
    p.start = seat
  },
  over: nothing,
}

const ascending = (a: number, b: number) => a - b

function remove(all: number[], one: number): void {
  const at = all.indexOf(one)
  if (at >= 0) all.splice(at, 1)
}

function own(p: Position, segment: number, owner: number): void {
  p.owners = ownersWith(p.owners, segment, owner)
}

function movePawn(p: Position, seat: number, role: Pawn['role'], rating: number, from: number, to: number): void {
  const { pawns } = boardOf(p, seat)
  const at = pawns.findIndex((pawn) => pawn.role === role && pawn.rating === rating && pawn.at === from)
  if (at >= 0) pawns[at] = { role, rating, at: to }
}

const recovered = (pawn: Pawn): Pawn => (pawn.at === home ? pawn : { ...pawn, at: pawn.at === trapped ? away : home })

/** A surveyor or an agent comes with a pawn. */
function hire(box: Box, p: Position, seat: number, card: number): void {
  const person = cardIn(box, card)
  if (person.kind !== 'person') return
  const board = boardOf(p, seat)
  board.people.push(card)
  board.pawns.push({ role: person.card.role, rating: person.card.rating, at: home })
}

function addGoods(p: Position, mine: number, goods: number): void {
  p.goods[mine] = (p.goods[mine] ?? 0) + goods
}

/** Goods leave a mine for the market of a base. */
function sell(box: Box, p: Position, mine: number, market: number, transports: readonly number[], goods: number): void {
  p.busy.push(...transports)
  addGoods(p, mine, -goods)
  const counts = need(p.shipped[market], 'a market')
  const { good } = mineIn(box, mine)
  counts[good] = (counts[good] ?? 0) + goods
}

/** Cu for goods of a mine. */
function earn(box: Box, p: Position, seat: number, mine: number, money: number): void {
  const board = boardOf(p, seat)
  const { good } = mineIn(box, mine)
  board.money += money
  board.sold = board.sold.map((sum, at) => (at === good ? sum + money : sum))
}

/** One player’s part of a deal. */
function give(p: Position, from: number, to: number, part: Part): void {
  const [giver, receiver] = [boardOf(p, from), boardOf(p, to)]
  giver.money -= part.money ?? 0
  receiver.money += part.money ?? 0
  for (const mine of part.mines ?? []) {
    remove(giver.mines, mine)
    receiver.mines.push(mine)
  }
  for (const segment of part.segments ?? []) {
    own(p, segment, to + 1)
    giver.cubes += 1
    receiver.cubes -= 1
  }
  for (const move of part.goods ?? []) {
    addGoods(p, move.from, -move.goods)
    addGoods(p, move.to, move.goods)
  }
  const { leave = [], docks = [] } = part
  if (leave.length + docks.length > 0) p.leaves.push({ to, segments: leave, mines: docks })
  for (const { mine, goods, fee, cut } of part.carry ?? []) {
    receiver.money -= fee
    p.carriages.push({ owner: to, carrier: from, mine, goods, fee, cut })
  }
}

// The type is passed beside the effect so that the compiler pairs table entry and effect.
const change = <T extends EffectType>(type: T, box: Box, p: Position, effect: { [K in EffectType]: EffectOf<K> }[T]) =>
  changes[type](box, p, effect)

/** Makes an effect happen: the only way anything on the table changes. */
export const apply = (box: Box, p: Position, effect: Effect): void => change(effect.type, box, p, effect)
