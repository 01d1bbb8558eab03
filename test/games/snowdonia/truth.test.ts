import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lineIn } from '../../../src/games/snowdonia/box.ts'
import { weathers } from '../../../src/games/snowdonia/content/edition.ts'
import { goods as allGoods } from '../../../src/games/snowdonia/goods.ts'
import type { Line } from '../../../src/games/snowdonia/line.ts'
import type { Intention, Types } from '../../../src/games/snowdonia/moves.ts'
import { type Board, boardOf, type Position } from '../../../src/games/snowdonia/position.ts'
import { type Reason, reasons } from '../../../src/games/snowdonia/reasons.ts'
import { need } from '../../../src/kit/assert.ts'
import type { Draw } from '../../../src/rules/chance.ts'
import type { Ask, Refusal, Seat } from '../../../src/rules/game.ts'
import { choiceOf, choicesOf } from '../../../src/rules/play.ts'
import { journalIn } from '../../matches/recorded.ts'
import { noFindings, type Oracle, tryRandom, tryRecorded } from '../truth.ts'
import { A, at, box, C, dealOut, E, G, game, give, hold, resolving, rubble, site, type Table } from './table.ts'
import { texts } from './texts.ts'

/**
 * Every refusal must be true. Each is compared with what the rulebook’s words mean on the table, read straight off the
 * position and the cards, with none of the code that refuses.
 */
const english = texts.en.wordsWith(box)
const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

interface Case {
  readonly p: Position
  readonly ask: Ask<Types['move']>
  readonly seat: Seat
  readonly i: Intention
  readonly amounts: Refusal['amounts']
  readonly mine: Board
}

type Wish<T extends Intention['type']> = Extract<Intention, { type: T }>
const is = <T extends Intention['type']>(i: Intention, type: T): i is Wish<T> => i.type === type

const top = ({ p }: Case) => p.todo.at(-1)
const moves = ({ ask, seat }: Case) => choiceOf(ask, seat)?.moves ?? []
const isAsked = (c: Case) => moves(c).some(({ type }) => type === c.i.type)
const isBlaenau = (p: Position) => p.settings.route === 'blaenau' && p.boards.length < 5
const areaOf = ({ i }: Case) => (is(i, 'place') ? i.area : is(i, 'move') ? (i.toArea ?? i.area) : undefined)
const spaceOf = ({ i }: Case) => (is(i, 'place') ? i.space : is(i, 'move') ? i.toSpace : undefined)
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const card = ({ i }: Case) => box.values.contracts.find(({ id }) => 'contract' in i && id === i.contract)
const siteOf = ({ p, i }: Case) => (is(i, 'build') ? lineIn(box, p).sites[i.site ?? -1] : undefined)
const stationOf = (c: Case) => siteOf(c)?.station ?? -1
const holds = ({ hand, used }: Board, id: number | undefined) => [...hand, ...used].includes(id ?? -1)
const active = (c: Case, ...ids: readonly number[]) => c.mine.active.filter((id) => ids.includes(id)).length
/** Where the acting seat’s labourers stand. */
const own = ({ p, seat }: Case) =>
  p.work.flatMap((spaces, area) => spaces.flatMap((one, space) => (one === seat ? [{ area, space }] : [])))
/** Those of them that are to move. */
const meant = (c: Case) =>
  own(c).filter(({ area, space }) => is(c.i, 'move') && (c.i.area ?? area) === area && (c.i.space ?? space) === space)
const isShort = ({ mine, amounts: { kind, have, need } }: Case) =>
  (kind === 'steel' || kind === 'stone' || kind === 'iron' || kind === 'rubble' || kind === 'coal') &&
  mine.goods[kind] === have &&
  have < Number(need)

/** A site's cost, by the cards used this round; of a train only its steel bars. */
function costOf(c: Case): { steel: number; stone: number } {
  const site = siteOf(c)
  if (site) {
    const { steel, stone } = site
    return { steel, stone: Math.max(0, stone - active(c, 9, 14, 15)) }
  }
  const trains = is(c.i, 'buy') && c.i.train !== undefined ? [c.i.train] : c.p.shed.map((one) => one.train)
  return { steel: Math.min(...trains.map((train) => ([4, 5].includes(train) ? 1 : 2))), stone: 0 }
}

/** Whether the rules know this way of paying a price. */
function isWay(c: Case): boolean {
  const { iron = 0, rubble = 0 } = is(c.i, 'build') || is(c.i, 'buy') ? { rubble: 0, ...c.i } : {}
  const { steel, stone } = costOf(c)
  const isIron = iron === 0 || (iron <= steel && active(c, 6, 25) > 0)
  const isRubble = rubble === 0 || (rubble <= Math.min(stone, 2) && active(c, 17) > 0)
  return isIron && isRubble
}

/** Whether a price falls short of just this kind, paid in the way that is meant. */
function isTooDear(c: Case): boolean {
  if (!isWay(c) || !isShort(c)) return false
  const { iron = 0, rubble = 0 } = is(c.i, 'build') || is(c.i, 'buy') ? { rubble: 0, ...c.i } : {}
  const { steel, stone } = costOf(c)
  const price = { steel: steel - iron, stone: stone - rubble, iron: iron * 3, rubble: rubble * 2 }
  return Object.entries(price).some(([kind, need]) => kind === c.amounts.kind && need === c.amounts.need)
}

/** Whether the way to a station is still barred, on Snowdon by rubble. */
function isRubbled({ p }: Case, station: number): boolean {
  const { spaces } = lineIn(box, p)
  return spaces.some((space, at) => space.kind === 'track' && space.station <= station && (p.rubble[at] ?? 0) > 0)
}

const isFar = ({ p, mine }: Case, station: number) =>
  isBlaenau(p) && (mine.end === 1 ? lineIn(box, p).stations.length - 1 - station : station) > mine.surveyor

const isClosedOff = (c: Case, station: number) => (isBlaenau(c.p) ? isFar(c, station) : isRubbled(c, station))

/** Whether some site that is open to the acting seat could be paid for, iron ore and rubble included. */
function couldBuild(c: Case): boolean {
  const { goods, markers } = c.mine
  return lineIn(box, c.p).sites.some((site, at) => {
    if (c.p.sites[at] !== 0 || isClosedOff(c, site.station)) return false
    const stone = Math.max(0, site.stone - active(c, 9, 14, 15))
    const ironed = active(c, 6, 25) > 0 ? Math.floor(goods.iron / 3) : 0
    const rubbled = active(c, 17) > 0 ? Math.min(2, Math.floor(goods.rubble / 2)) : 0
    return markers > 0 && goods.steel + ironed >= site.steel && goods.stone + rubbled >= stone
  })
}

/** A player's means to score contracts. */
const means = ({ p, seat, mine }: Case) => {
  const { spaces } = lineIn(box, p)
  const owned = (kind: string) => spaces.filter((space, at) => space.kind === kind && p.owners[at] === seat + 1).length
  const built = p.sites.filter((owner) => owner === seat + 1).length
  return { rubble: mine.goods.rubble, tracks: owned('track'), buildings: built + owned('dig') }
}

/** Whether contracts score together. */
function canScore(c: Case, ids: readonly number[]): boolean {
  const have = means(c)
  const needs = ids.map((id) => box.values.contracts.find((one) => one.id === id)?.needs ?? {})
  const line = lineIn(box, c.p)
  // Llanberis is no card; the contracts for surveyors aren’t used on the way to Blaenau.
  const reached = line.stations[c.mine.surveyor - 1]?.card.number ?? 0
  const isWorth = (id: number) =>
    (id !== 27 || c.mine.goods.coal > 0) && (id !== 28 || reached >= 6) && (id !== 29 || reached >= 5)
  return (
    ids.every(isWorth) &&
    (['rubble', 'tracks', 'buildings'] as const).every(
      (kind) => sum(needs.map((need) => need[kind] ?? 0)) <= have[kind],
    )
  )
}

/** Whether a reason is true. */
const isSo: { readonly [R in Reason]: (c: Case) => boolean } = {
  over: ({ p }) => p.phase === 'over',
  notYourTurn: ({ ask, seat }) => !choiceOf(ask, seat),
  drawing: ({ ask }) => ask.type === 'chance',
  otherAction: (c) => !isAsked(c),
  cannotStop: (c) => !moves(c).some(({ type }) => type === 'done'),
  endFirst: ({ p, mine }) => p.phase === 'ends' && mine.end < 0,
  hasBegun: ({ p }) => isBlaenau(p) && p.boards.every(({ end }) => end >= 0),
  postFirst: ({ p, mine }) => p.phase === 'ends' && mine.end >= 0 && p.post < 0,
  hasPost: ({ p }) => isBlaenau(p) && p.post >= 0,
  oneLine: ({ p }) => !isBlaenau(p),
  placeFirst: ({ p, mine }) => p.phase === 'assign' && mine.labourers > 0,
  noSpace: (c) => {
    const [area, space] = [areaOf(c), spaceOf(c)]
    const there = c.p.work[area ?? -1]
    return !there || (space ?? 0) > (area === 6 ? there.length : there.length - 1)
  },
  taken: (c) => (c.p.work[areaOf(c) ?? -1]?.[spaceOf(c) ?? -1] ?? -1) >= 0,
  areaFull: (c) => areaOf(c) !== 6 && c.p.work[areaOf(c) ?? -1]?.every((one) => one >= 0) === true,
  fog: (c) => {
    const area = letters.indexOf(String(c.amounts.area))
    return c.p.sky === 'fog' && (area === 3 || (area === 1 && !c.p.isDug))
  },
  noTrain: ({ mine }) => mine.train === 0,
  hasPlaced: ({ p, mine }) => p.phase !== 'assign' || mine.labourers < 2 + Number(mine.hired),
  hasHired: ({ mine }) => mine.hired,
  shortCoal: (c) => isShort(c) && c.amounts.need === (c.mine.train === 6 ? 2 : 1),
  notHeld: ({ mine, amounts }) => !holds(mine, Number(amounts.contract)),
  usedUp: ({ mine, i }) => is(i, 'use') && mine.used.includes(i.contract ?? -1),
  otherArea: (c) => card(c)?.area !== letters[c.p.area] && card(c)?.area === c.amounts.area,
  locked: ({ p }) => p.isLocked,
  onlyUpkeep: ({ i }) => is(i, 'use') && [16, 21].includes(i.contract ?? -1),
  noUse: () => false,
  noLabourer: (c) => !own(c).some(({ area }) => letters[area] === card(c)?.area),
  startFixed: ({ p }) => p.isStartFixed,
  notNow: (c) =>
    (c.p.phase !== 'cards' || card(c)?.area !== letters[c.p.area]) &&
    (c.amounts.area === undefined || card(c)?.area === c.amounts.area),
  yardEmpty: ({ p }) => sum(Object.values(p.yard)) === 0,
  notInYard: ({ p, i, amounts: { kind, need } }) =>
    is(i, 'take') &&
    (kind === 'iron' || kind === 'stone' || kind === 'coal') &&
    i[kind] === need &&
    Number(need) > p.yard[kind],
  tooMany: (c) => {
    const frame = top(c)
    const { iron = 0, stone = 0, coal = 0 } = is(c.i, 'take') ? c.i : {}
    const most =
      [20, 23].some((id) => c.mine.active.includes(id)) && c.p.stage === 'cards'
        ? 2
        : 3 + Number(c.mine.train === 3) + 2 * active(c, 7)
    return frame?.do === 'take' && c.amounts.most === most && iron + stone + coal > most
  },
  tooMuchCoal: ({ i, mine, amounts }) =>
    amounts.most === 1 && is(i, 'take') && i.coal === amounts.need && Number(i.coal) > 1 && !mine.active.includes(29),
  noRubble: ({ p }) => sum(p.rubble) === 0,
  onlySteel: (c) =>
    is(c.i, 'trade') &&
    (c.i.stone ?? 0) > 0 &&
    !moves(c).some((one) => one.type === 'trade' && one.stone > 0) &&
    active(c, 12, 24) > 0,
  onlyStone: (c) =>
    is(c.i, 'trade') &&
    (c.i.steel ?? 0) > 0 &&
    !moves(c).some((one) => one.type === 'trade' && one.steel > 0) &&
    active(c, 11) > 0,
  tooOften: (c) => {
    const { i, p, amounts } = c
    const isCheap = p.stage === 'cards' && active(c, 12, 24) > 0
    // Where contract 11 is used as well, the trade at hand may be that of either.
    const mosts = isCheap ? [2, ...(active(c, 11) > 0 ? [3] : [])] : [3]
    const need = is(i, 'trade') ? (i.steel ?? 0) + (i.stone ?? 0) : 0
    return mosts.includes(Number(amounts.most)) && amounts.need === need && need > Number(amounts.most)
  },
  shortIron: isShort,
  shortRubble: isShort,
  noSteel: ({ p, i }) => (is(i, 'trade') ? Number(i.steel) : 1) > p.steel,
  noStone: ({ p, i }) => (is(i, 'trade') ? Number(i.stone) : 1) > p.bag.stone,
  allLaid: ({ p }) => lineIn(box, p).tracks.every((at) => p.owners[at] !== 0),
  noSite: (c) => is(c.i, 'build') && c.i.site !== undefined && !siteOf(c),
  noOpenSite: (c) => !couldBuild(c),
  siteTaken: ({ p, i }) => is(i, 'build') && Number(p.sites[i.site ?? -1]) > 0,
  siteLost: (c) => c.p.closed[stationOf(c)] === true,
  notReached: (c) => !isBlaenau(c.p) && isRubbled(c, stationOf(c)),
  notSurveyed: (c) => isFar(c, stationOf(c)),
  noMarker: ({ mine }) => mine.markers === 0,
  short: isTooDear,
  shortInstead: (c) => {
    const { steel, stone } = costOf(c)
    const { goods } = c.mine
    const need = c.amounts.kind === 'iron' ? (steel - goods.steel) * 3 : (stone - goods.stone) * 2
    const isUsed = c.amounts.kind === 'iron' ? active(c, 6, 25) > 0 : active(c, 17) > 0
    return isUsed && isShort(c) && c.amounts.need === need
  },
  otherPrice: (c) => !isWay(c) || (is(c.i, 'build') && c.i.site === undefined),
  notForSale: ({ p }) => !p.isForSale,
  ownTrain: ({ i, mine }) => is(i, 'buy') && mine.train === i.train,
  notInShed: ({ i, p }) => is(i, 'buy') && !p.shed.some(({ train }) => train === i.train),
  onlyTrain: ({ p }) => p.boards.length === 1,
  notInOffice: ({ p, i }) => is(i, 'contract') && (!i.contract || !p.office.includes(i.contract)),
  deckEmpty: ({ p }) => p.deck.length + p.discard.length === 0,
  noneToKeep: ({ p }) => p.bag.iron + p.bag.stone + p.bag.coal === 0,
  endOfLine: ({ p, mine }) => mine.surveyor === lineIn(box, p).stations.length - Number(isBlaenau(p)),
  sameDisc: ({ p, i }) => is(i, 'disc') && i.weather === p.coming[0],
  notYourLabourer: (c) => meant(c).length === 0,
  alreadyThere: (c) => meant(c).every(({ area }) => area === 6) && c.amounts.area === 'G',
  notDrawn: (c) => {
    const frame = top(c)
    return frame?.do === 'keep' && is(c.i, 'keep') && !frame.contracts.includes(c.i.contract ?? -1)
  },
  noUpkeep: ({ i, mine }) =>
    is(i, 'discard') && !([16, 21].includes(i.contract ?? -1) && mine.hand.includes(i.contract ?? -1)),
  shortUpkeep: ({ mine }) => mine.goods.steel === 0,
  cannotScore: (c) => is(c.i, 'score') && !canScore(c, c.i.contracts ?? []),
  scoresMore: (c) => {
    const { i } = c
    if (!is(i, 'score')) return false
    const { contracts = [] } = i
    const others = [...c.mine.hand, ...c.mine.used].filter((id) => !contracts.includes(id))
    return canScore(c, contracts) && others.some((id) => canScore(c, [...contracts, id]))
  },
}

/** A detail of an intention: left out, or each of these. */
const maybe = <T extends object>(values: readonly number[], make: (value: number) => T) => [{}, ...values.map(make)]

const contractIds = [...range(31), 99]
const areas = range(8)

/** Everything someone could point at or dream of, possible or not, by type. */
const intentions: { readonly [T in Intention['type']]: readonly Intention[] } = {
  end: maybe([0, 1], (end) => ({ end: end === 0 ? (0 as const) : (1 as const) })).map((one) => ({
    type: 'end',
    ...one,
  })),
  post: [{ type: 'post' }, { type: 'post', end: 0 }, { type: 'post', end: 1 }],
  hire: [{ type: 'hire' }],
  place: maybe(areas, (area) => ({ area })).flatMap((area) =>
    maybe(range(9), (space) => ({ space })).map((space) => ({ type: 'place', ...area, ...space })),
  ),
  use: maybe(contractIds, (contract) => ({ contract })).map((one) => ({ type: 'use', ...one })),
  take: maybe(range(5), (iron) => ({ iron })).flatMap((iron) =>
    maybe([0, 1, 3], (stone) => ({ stone })).flatMap((stone) =>
      maybe(range(4), (coal) => ({ coal })).map((coal) => ({ type: 'take', ...iron, ...stone, ...coal })),
    ),
  ),
  trade: maybe(range(5), (steel) => ({ steel })).flatMap((steel) =>
    maybe(range(5), (stone) => ({ stone })).map((stone) => ({ type: 'trade', ...steel, ...stone })),
  ),
  build: maybe([...range(40), 99], (site) => ({ site })).flatMap((site) =>
    maybe([1, 2, 3], (iron) => ({ iron })).flatMap((iron) =>
      maybe([1, 2, 3], (rubble) => ({ rubble })).map((rubble) => ({ type: 'build', ...site, ...iron, ...rubble })),
    ),
  ),
  buy: maybe(range(9), (train) => ({ train })).flatMap((train) =>
    maybe([1, 2, 3], (iron) => ({ iron })).map((iron) => ({ type: 'buy', ...train, ...iron })),
  ),
  contract: maybe(contractIds, (contract) => ({ contract })).map((one) => ({ type: 'contract', ...one })),
  disc: [{ type: 'disc' }, ...weathers.map((weather): Intention => ({ type: 'disc', weather }))],
  move: maybe(areas, (area) => ({ area })).flatMap((area) =>
    maybe([0, 1, 2], (space) => ({ space })).flatMap((space) =>
      areas.flatMap((toArea) =>
        maybe([0, 1, 2, 5], (toSpace) => ({ toSpace })).map((toSpace) => ({
          type: 'move',
          ...area,
          ...space,
          toArea,
          ...toSpace,
        })),
      ),
    ),
  ),
  keep: maybe(contractIds, (contract) => ({ contract })).map((one) => ({ type: 'keep', ...one })),
  pay: [{ type: 'pay' }],
  discard: maybe(contractIds, (contract) => ({ contract })).map((one) => ({ type: 'discard', ...one })),
  return: [{ type: 'return' }],
  score: [{ type: 'score' }],
  done: [{ type: 'done' }],
}

/** Sets of contracts to score, of those a player has and one that nobody may have. */
function scores(mine: Board): readonly Intention[] {
  const ids = [...mine.hand, ...mine.used].toSorted((a, b) => a - b)
  const pairs = ids.flatMap((a) => ids.filter((b) => b > a).map((b) => [a, b]))
  const sets = [[], ids, [99], ...ids.map((id) => [id]), ...pairs]
  return sets.map((contracts) => ({ type: 'score', contracts }))
}

/** At most `most` of a list, others each time. */
const some = <T>(all: readonly T[], most: number, at: number): readonly T[] => {
  const step = Math.ceil(all.length / most)
  return all.filter((_, index) => (index + at) % step === 0)
}

/** The reasons given. */
const seen = new Set<string>()

/** Number of positions tried. */
let tried = 0

/** Most of what is asked about in a position, and something of everything else. */
function wishesIn(p: Position): readonly Intention[] {
  const choices = choicesOf(game.ask(p))
  const asked = new Set(choices.flatMap(({ moves }) => moves.map(({ type }) => type)))
  const sets = choices.flatMap(({ seat }) => scores(boardOf(p, seat)))
  return Object.values({ ...intentions, score: sets }).flatMap((all) =>
    some(all, asked.has(all[0]?.type ?? 'done') ? 90 : 2, tried),
  )
}

const oracle: Oracle<Types> = {
  game,
  words: english,
  intentions(p) {
    tried += 1
    return wishesIn(p)
  },
  isTrue({ p, ask, seat, intention: i, refusal: { reason, amounts } }) {
    seen.add(reason)
    return isSo[reason as Reason]({ p, ask, seat, i, amounts, mine: boardOf(p, seat) })
  },
}

const files = readdirSync(new URL('../../matches/', import.meta.url)).filter((name) => name.startsWith('snowdonia'))

const tables = [
  ...[1, 2, 3, 4, 5].map((seats) => ({ seats, route: 'snowdon' })),
  ...[1, 2, 3, 4].map((seats) => ({ seats, route: 'blaenau' })),
]
/** Before a round: contracts for everyone, and goods, trains and an empty bag as chance has it. */
function enrich(p: Position, draw: Draw): void {
  if (p.phase !== 'assign' || p.boards.some(({ labourers }) => labourers !== 2)) return
  dealOut(p)
  p.isForSale = true
  for (const board of p.boards) {
    for (const good of allGoods) board.goods[good] = draw(3) * draw(4)
    if (board.train === 0 && draw(3) === 0) board.train = p.shed.shift()?.train ?? 0
    if (p.boards.length > 2 && draw(4) === 0) board.markers = 0
  }
  p.steel = draw(4)
  if (draw(2) === 0) Object.assign(p.bag, { iron: 0, stone: 0, coal: 0, event: 2 })
  if (draw(2) === 0) Object.assign(p, { deck: [], discard: [] })
}

const use = (contract: number) => ({ type: 'use', contract }) as const
const nothing = { iron: 0, stone: 0, coal: 0 }

/** The first player may use contracts for an area, on a table changed by hand. */
const windowOf = (area: number, contracts: readonly number[], change: (p: Position, line: Line) => void) =>
  at(3, (p, line) => {
    hold(p, 0, ...contracts)
    resolving(p, { [area]: [] })
    change(p, line)
  })

/** Reasons that such matches rarely meet, each on a table made for it. */
const made: readonly (readonly [Reason, Table, Intention])[] = [
  ['startFixed', windowOf(A, [13, 22], (p) => Object.assign(p, { isStartFixed: true })), use(22)],
  ['yardEmpty', windowOf(A, [13, 20], (p) => Object.assign(p.yard, nothing)), use(20)],
  [
    'allLaid',
    at(3, (p) => {
      p.owners = p.owners.map(() => -1)
      hold(p, 0, 1)
    }),
    use(1),
  ],
  [
    'endOfLine',
    windowOf(G, [18, 27], (p, line) => {
      boardOf(p, 0).surveyor = line.stations.length
    }),
    use(27),
  ],
  [
    'noOpenSite',
    at(3, (p) => {
      p.isForSale = true
      give(p, 0, { steel: 2 })
      resolving(p, { [E]: [0] })
    }),
    { type: 'build' },
  ],
  [
    'alreadyThere',
    at(3, (p) => {
      hold(p, 0, 28)
      resolving(p, { [A]: [], [G]: [0, 0] })
    }).play(use(28)),
    { type: 'move', toArea: G },
  ],
]

describe('a refusal', () => {
  it.each(files)('is true, whatever is pointed at in %s', (file) => {
    const findings = noFindings()
    tryRecorded(oracle, findings, journalIn(game, file))
    expect([...findings.wrong]).toEqual([])
  })

  it.each(tables)('is true in a random match of $seats on the way to $route', ({ seats, route }) => {
    const findings = noFindings()
    const options = { route, reckoning: 'own' }
    tryRandom(oracle, findings, { seats, options, seed: seats }, enrich)
    expect([...findings.wrong]).toEqual([])
  })

  it.each(made)('gives “$0” where it is so', (reason, table, i) => {
    const [seat = -1] = table.seats()
    const refusal = need(game.why(table.p, seat, i), 'a refusal')
    expect(refusal.reason).toBe(reason)
    const { p } = table
    const known = () => undefined
    expect(oracle.isTrue({ p, ask: table.ask(), seat, intention: i, refusal, known })).toBe(true)
  })

  it('meets every reason that the built-in contracts give', () => {
    expect(Object.keys(reasons).filter((reason) => !seen.has(reason))).toEqual(['noUse'])
  })
})

describe('the sentence that refuses', () => {
  const say = (table: Table, i: Intention) =>
    english.refusal(need(game.why(table.p, table.seats()[0] ?? -1, i), 'a refusal'))

  it('says of both surveyors on the way to Blaenau that they have their places', () => {
    const table = at(2, () => {}, { route: 'blaenau' })
    for (const move of [
      { type: 'end', end: 0 },
      { type: 'end', end: 1 },
    ] as const)
      table.play(move)
    expect(say(table, { type: 'end', end: 0 })).toBe('Everyone has chosen where to begin.')
    expect(say(table, { type: 'place', area: 0, space: 0 })).toBe('First choose the end for the neutral surveyor.')
    table.play({ type: 'post', end: 0 })
    expect(say(table, { type: 'end', end: 0 })).toBe('Everyone has chosen where to begin.')
    expect(say(table, { type: 'post', end: 0 })).toBe('The neutral surveyor is already in place.')
  })

  it('says that contracts 12 and 24 only make steel, and 11 only stone', () => {
    const using = (contract: number) =>
      at(3, (p) => {
        give(p, 0, { iron: 6, rubble: 6 })
        hold(p, 0, contract)
        resolving(p, { [C]: [0] })
      }).play({ type: 'use', contract })
    const stone = { type: 'trade', steel: 0, stone: 1 } as const
    expect(say(using(12), stone)).toBe('This only makes steel bars.')
    expect(say(using(24), stone)).toBe('This only makes steel bars.')
    expect(say(using(11), { type: 'trade', steel: 1, stone: 0 })).toBe('This only makes stone.')
    expect(say(using(12), { type: 'trade', steel: 3, stone: 0 })).toBe('You can trade up to 2 times, and that’s 3.')
  })

  it('says of a bag of white cubes that they go back', () => {
    const table = at(3, (p) => {
      p.bag = { iron: 0, stone: 0, coal: 0, event: 2 }
      hold(p, 0, 18, 19, 27)
      resolving(p, { [G]: [0] })
    })
    for (const contract of [18, 19])
      expect(say(table, { type: 'use', contract })).toBe('The bag holds nothing you could keep: white cubes go back.')
  })

  it('names what falls short, and what could stand for it with a contract', () => {
    const table = at(3, (p) => {
      p.rubble = p.rubble.map(() => 0)
      p.isForSale = true
      give(p, 0, { iron: 2, rubble: 3, stone: 2 })
      hold(p, 0, 6, 17)
      resolving(p, { [E]: [0] })
    })
    for (const contract of [6, 17]) table.play({ type: 'use', contract })
    expect(say(table, { type: 'build', site: site(table.line, 7, 'steel', 1) })).toBe(
      'You have no steel bars, but this costs 1. In its place you’d need 3 iron ore, and you have 2.',
    )
    expect(say(table, { type: 'buy', train: table.p.shed.find(({ train }) => train === 1)?.train ?? 2 })).toBe(
      'You have no steel bars, but this costs 2. In its place you’d need 6 iron ore, and you have 2.',
    )
    expect(say(table, { type: 'build', site: site(table.line, 1, 'stone', 4) })).toBe(
      'You have 2 stone, but this costs 4. In its place you’d need 4 rubble, and you have 3.',
    )
  })

  it('blames fog for contract 3 only while there is something to dig', () => {
    const table = at(3, (p) => {
      Object.assign(p, { sky: 'fog', isDug: true })
      rubble(p)
      hold(p, 0, 3)
    })
    expect(say(table, { type: 'use', contract: 3 })).toBe('There’s no rubble left.')
  })

  it('doesn’t blame a labourer for an area without room, or for space that isn’t there', () => {
    const table = at(3, (p) => {
      p.work[C] = (p.work[C] ?? []).map(() => 1)
    })
    expect(say(table, { type: 'place', area: C })).toBe('There’s no space left at Works.')
    expect(say(table, { type: 'place', area: G, space: 3 })).toBe('Surveyor has no such space.')
  })
})
