import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { costOf } from '../../money.ts'
import { claimsOf } from '../../phases/pay.ts'
import { possibleRaces } from '../../phases/race.ts'
import { boardOf, type Claim, deck, type Frame } from '../../position.ts'
import { die } from '../art/exchange.ts'
import { good } from '../art/goods.ts'
import { boards } from '../art/halls.ts'
import { agent } from '../art/pawns.ts'
import { bestLoad, loadOf, sumsOf } from '../load.ts'
import { nameOf } from '../map/segments.ts'
import { haulerTiles, mineTile } from '../seat/mines.ts'
import { actingSeats, goodIn, isNext, outputOf, paintsOf, type Table } from '../table.ts'
import { auctionPaper, claimTile, trackShapes } from './auction.ts'
import { dealsPaper } from './deals.ts'
import type { Paper } from './paper.ts'
import { button, tile } from './tile.ts'

/** The paper of the step; undefined where the row is what matters. */
export function paperOf(table: Table): Paper | undefined {
  const { p, looking } = table
  if (p.phase === 'over') return undefined
  const top = p.todo.at(-1)
  if (top) return framePaper(table, top)
  if (p.phase === 'auction') return auctionPaper(table)
  const seat = looking.seat
  if (looking.watches || !actingSeats(p).includes(seat)) return undefined
  return papers[p.phase]?.(table, seat)
}

const papers: Readonly<Partial<Record<Table['p']['phase'], (table: Table, seat: Seat) => Paper>>> = {
  race: racePaper,
  pay: payPaper,
  operate: operatePaper,
  read: readPaper,
  deals: dealsPaper,
  clear: clearPaper,
  ship: shipPaper,
}

const pickOfClaim = ({ track, on }: Pick<Claim, 'track' | 'on'>) => `claim:${track ? 't' : 'c'}:${on}`

/** The sum that is left of a purse. */
const leftOf = (table: Table, seat: Seat, cost: number): string => {
  const { money } = boardOf(table.p, seat)
  return `${money} − ${cost} = ${money - cost}`
}

function payPaper(table: Table, seat: Seat): Paper {
  const { box, p, say, looking } = table
  const claims = claimsOf(p, seat)
  const cost = claims
    .filter((claim) => looking.picked.includes(pickOfClaim(claim)))
    .reduce((sum, claim) => sum + costOf(box, p, claim), 0)
  return {
    head: say.taking,
    tiles: claims.map((claim) => claimTile(table, pickOfClaim(claim), claim, seat, true)),
    buttons: [button(table, 'offer:seal', say.seal, { note: [leftOf(table, seat, cost)] })],
  }
}

function operatePaper(table: Table, seat: Seat): Paper {
  const { box, p, say, looking } = table
  const mines = boardOf(p, seat).mines.filter(
    (mine) => isNext(table, `mine:${mine}`) || looking.picked.includes(`mine:${mine}`),
  )
  const count = mines.filter((mine) => looking.picked.includes(`mine:${mine}`)).length
  return {
    head: say.operating,
    tiles: mines.map((mine) => mineTile(table, seat, mine)),
    buttons: [button(table, 'offer:seal', say.seal, { note: [leftOf(table, seat, count * box.is.operate)] })],
    isSlip: true,
  }
}

/** The faces that the die of a new mine may be read as, and what each brings. */
function readPaper(table: Table, seat: Seat): Paper {
  const { p, say } = table
  const mine = boardOf(p, seat).mines.find((one) => p.working.includes(one)) ?? 0
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => isNext(table, `face:${face}`))
  const output = outputOf(table, mine)
  const tiles = faces.map((face) => {
    const brings = output[face - 1] ?? 0
    const draw = (w: number, h: number): Shape[] => {
      const size = Math.min(w * 0.34, h * 0.6, 52)
      const number = { font: 'display', size: size * 0.9, anchor: 'middle', colour: colours.ink } as const
      return [
        die(w * 0.27, h / 2, size, face, brings < 0 ? 'dark' : 'light'),
        ...(brings < 0
          ? [boards(w * 0.73, h / 2, size)]
          : [
              inscribed(w * 0.62, h / 2, w * 0.3, [`${brings}`], number, 12),
              good(goodIn(table, mine), w * 0.84, h / 2, size * 0.7),
            ]),
      ]
    }
    const what = brings < 0 ? '✕' : `${brings} ${say.goods[goodIn(table, mine)]}`
    return tile(table, { id: `face:${face}`, key: `face:${face}:${mine}`, label: `${face}: ${what}`, draw })
  })
  return { head: say.reading, tiles: [mineTile(table, seat, mine, `shown:${mine}`), ...tiles], buttons: [] }
}

function clearPaper(table: Table, seat: Seat): Paper {
  const { say } = table
  return {
    head: say.clearing,
    tiles: haulerTiles(table, seat),
    buttons: [button(table, 'offer:seal', say.seal)],
    isSlip: true,
  }
}

/** Mines and haulers to choose, and the sum written out: what is proposed until haulers are chosen. */
function shipPaper(table: Table, seat: Seat): Paper {
  const { p, say, looking } = table
  const { mines } = boardOf(p, seat)
  const chosen = looking.picked.find((pick) => pick.startsWith('mine:'))
  const mine = chosen === undefined ? undefined : Number(chosen.slice(5))
  const numbersOf = (kind: string) =>
    looking.picked.filter((pick) => pick.startsWith(`${kind}:`)).map((pick) => Number(pick.slice(kind.length + 1)))
  const [haulers, [base = 0]] = [numbersOf('hauler'), numbersOf('base')]
  const load =
    mine === undefined
      ? undefined
      : haulers.length > 0
        ? loadOf(table, seat, mine, base, haulers)
        : bestLoad(table, seat, mine)
  const carried = mines.concat(p.carriages.flatMap((one) => (one.carrier === seat ? [one.mine] : [])))
  const open = carried.filter((one) => isNext(table, `mine:${one}`) || looking.picked.includes(`mine:${one}`))
  const isFree = (id: number) => !mines.includes(id)
  return {
    head: say.shipping,
    tiles: [
      ...(table.grid.small ? open : open.filter(isFree)).map((one) => mineTile(table, seat, one)),
      ...(table.grid.small ? haulerTiles(table, seat) : []),
    ],
    buttons: [
      button(table, 'offer:ship', say.ship, load ? { note: sumsOf(table, load) } : {}),
      button(table, 'offer:done', say.done),
    ],
    isSlip: true,
    hasOwn: true,
    isRow: true,
  }
}

function racePaper(table: Table, seat: Seat): Paper {
  const { p, box, say } = table
  const races = possibleRaces(box, p).filter(({ seats }) => seats.includes(seat))
  const tiles = races.flatMap(({ seats, segments }) => {
    const [mine, other] = seats[0] === seat ? segments : [segments[1], segments[0]]
    const rival = seats[0] === seat ? seats[1] : seats[0]
    const id = `race:${mine}:${other}`
    const names = [nameOf(table.layout, mine), nameOf(table.layout, other)]
    const draw = (w: number, h: number): Shape[] => [
      ...trackShapes(table, mine, w * 0.06, h * 0.3, w * 0.36, seat),
      ...trackShapes(table, other, w * 0.58, h * 0.3, w * 0.36, rival),
      inscribed(
        w / 2,
        h * 0.3,
        w * 0.14,
        ['?'],
        { font: 'display', size: 20, anchor: 'middle', colour: colours.ink },
        11,
      ),
      ...names.map((name, nth) =>
        inscribed(
          w / 2,
          h * (0.64 + 0.22 * nth),
          w - 8,
          [name],
          { font: 'text', size: 14, anchor: 'middle', colour: colours.ink },
          11,
        ),
      ),
    ]
    const label = `${names[0]} ${say.against} ${names[1]}`
    return isNext(table, id) ? [tile(table, { id, key: `race:${label}:${seat}:${rival}`, label, draw })] : []
  })
  return { head: say.racing, tiles, buttons: [button(table, 'offer:done', say.done)] }
}

/** The paper of pending work, which everyone may see. */
function framePaper(table: Table, frame: Frame): Paper | undefined {
  const { say, looking, p } = table
  const { seat } = frame
  const isMine = seat === looking.seat && !looking.watches
  const shown = (head: string, claim: Pick<Claim, 'track' | 'on'>, words: readonly (readonly [string, string])[]) => ({
    head,
    tiles: [claimTile(table, `waits:${claim.track ? 't' : 'c'}:${claim.on}`, claim, seat, false)],
    buttons: isMine ? words.map(([pick, word]) => button(table, pick, word)) : [],
    isSlip: true,
    hasOwn: true,
  })
  const yesNo = [['offer:take', say.take] as const, ['offer:leave', say.leave] as const]
  const without = [['offer:forgo', say.forgo] as const]
  switch (frame.do) {
    case 'take':
      return shown(say.taking, frame.claim, yesNo)
    case 'buy':
      return shown(say.drawing, { track: false, on: frame.card }, yesNo)
    case 'lay':
      return shown(say.lifting, { track: true, on: frame.segment }, without)
    case 'ride':
      return shown(say.lifting, { track: false, on: frame.card }, without)
    case 'name':
      return isMine ? { head: say.drawing, tiles: agentTiles(table, seat), buttons: [] } : undefined
    case 'release':
      return isMine ? { head: say.releasing, tiles: haulerTiles(table, seat), buttons: [], isSlip: true } : undefined
    case 'strike': {
      const mines = boardOf(p, seat).mines.filter((mine) => isNext(table, `mine:${mine}`))
      const tiles = mines.map((mine) => mineTile(table, seat, mine))
      return isMine ? { head: say.drawing, tiles, buttons: [], isSlip: true } : undefined
    }
    default:
      return undefined
  }
}

/** The agents on the deck, by rating: the next card is for one of them. */
function agentTiles(table: Table, seat: Seat): LayoutNode[] {
  const { p, say } = table
  const paints = paintsOf(table, seat)
  const ratings = new Set(
    boardOf(p, seat).pawns.flatMap(({ role, at, rating }) => (role === 'agent' && at === deck ? [rating] : [])),
  )
  return [...ratings].map((rating) => {
    const draw = (w: number, h: number): Shape[] =>
      paints ? [agent(w / 2, h * 0.92, (h * 0.8) / 43, paints, { rating })] : []
    const label = `${say.kinds.agent} +${rating}`
    return tile(table, { id: `draw:${rating}`, key: `agent:${rating}:${paints?.letter}`, label, draw })
  })
}
