import { colours } from '../../../kit/tokens.ts'
import type { MoveMark, ShortMove, Trial } from '../../../rules/words.ts'
import { type Box, contractIn, lineIn, trainIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import { siteIn } from '../line.ts'
import type { Move, MoveOf, MoveType } from '../moves.ts'
import { boardOf, type Position } from '../position.ts'
import { payingOf } from '../powers.ts'
import { prospect } from '../prospects.ts'
import { pointsOf } from '../score.ts'
import { isStartSpace, layArea, openArea, yardArea } from '../spaces.ts'
import { priceOf } from '../verbs/build.ts'
import { hireCost } from '../verbs/labour.ts'
import { bonusText, contractName, contractNames, verbName } from './contracts.ts'
import { countOf, goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import { areaName, endName, sentence, stationName } from './names.ts'

interface Context {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
}
type Texts = { readonly [T in MoveType]: (context: Context, move: MoveOf<T>) => string }

const texts: Texts = {
  end: ({ t, box, p }, m) => t.moves.end({ station: endName(t, box, p, m.end) }),
  post: ({ t, box, p }, m) => t.moves.post({ station: endName(t, box, p, m.end) }),
  hire: ({ t, box, p }) => t.moves.hire({ coal: hireCost(box, p, p.seat) ?? 0 }),
  place: ({ t, box, p }, m) => placeText(t, box, p, m),
  use: ({ t, box }, m) => t.moves.use({ contract: contractName(t, box, m.contract) }),
  take: ({ t }, { iron, stone, coal }) => t.moves.take({ goods: goodsText(t, { iron, stone, coal }) }),
  trade: ({ t, p }, m) => tradeText(t, p, m),
  build: ({ t, box, p }, m) => {
    const { station, points } = siteIn(lineIn(box, p), m.site)
    const name = stationName(t, box, p, station)
    return t.moves.build({ station: name, price: sitePrice(t, box, p, m), points })
  },
  buy: ({ t, box, p }, m) => t.moves.buy({ train: trainIn(box, m.train).name, price: trainPrice(t, box, p, m) }),
  contract: ({ t, box }, m) => t.moves.contract(worthOf(t, box, m.contract)),
  disc: ({ t }, m) => t.named.weather[m.weather],
  move: ({ t, p }, m) => {
    const from = t.moves.place({ area: areaName(t, p, m.area), space: m.space + 1 })
    const isOpen = m.toArea === openArea
    const to = areaName(t, p, m.toArea)
    return t.moves.move({ from, to: isOpen ? to : t.moves.place({ area: to, space: m.toSpace + 1 }) })
  },
  keep: ({ t, box }, m) => t.moves.keep(worthOf(t, box, m.contract)),
  pay: ({ t }) => t.moves.pay({ steel: 1 }),
  discard: ({ t, box }, m) => t.moves.discard({ contract: contractName(t, box, m.contract) }),
  return: ({ t }) => t.moves.return,
  score: ({ t, box, p }, m) => scoreText(t, box, p, m),
  done: ({ t, p }) => doneText(t, p),
}

// Passing the type beside the move lets the compiler match the entry to the move.
const textOf = <T extends MoveType>(type: T, context: Context, move: { [K in MoveType]: MoveOf<K> }[T]) =>
  texts[type](context, move)

/** The label of a legal move’s button. No two moves of one choice have the same label. */
export const moveText = (t: Locale, box: Box, p: Position, move: Move): string => textOf(move.type, { t, box, p }, move)

/** Asks about a move that is tried: “Send a labourer to Excavation, space 1? 5 rubble, +4 points.” */
export function trialText(t: Locale, box: Box, p: Position, move: Move): Trial {
  const { yes, elsewhere: no } = t.moves
  if (move.type !== 'place') {
    const isNamed = move.type === 'build' || move.type === 'buy'
    const ask = `${sentence(moveText(t, box, p, move))}?`
    return { ask, yes: isNamed ? yes[move.type] : yes.move, no }
  }
  const parts = placeParts(t, box, p, move)
  const works = areas[move.area] !== 'F'
  const brings = parts.length > 0 ? `${sentence(parts.join(', '))}.` : t.moves.bringsNothing
  const ask = t.moves.sendTo({ place: placeName(t, p, move) })
  return { ask: works || parts.length > 0 ? `${ask} ${brings}` : ask, yes: yes.place, no }
}

function placeText(t: Locale, box: Box, p: Position, move: MoveOf<'place'>): string {
  const place = placeName(t, p, move)
  const parts = placeParts(t, box, p, move)
  return parts.length > 0 ? `${place}: ${parts.join(', ')}` : place
}

function placeName(t: Locale, p: Position, { area, space }: MoveOf<'place'>): string {
  const name = areaName(t, p, area)
  return area === openArea ? name : t.moves.place({ area: name, space: space + 1 })
}

function placeParts(t: Locale, box: Box, p: Position, { area, space }: MoveOf<'place'>): string[] {
  const leads = isStartSpace(p, area, space)
  return [...bringsParts(t, box, p, area, space), ...(leads ? [t.moves.goFirst] : [])]
}

/** The yield of a labourer placed there at today’s rates, in a few words each. */
function bringsParts(t: Locale, box: Box, p: Position, area: number, space: number): readonly string[] {
  const { goods, moves } = t
  const { brings } = moves
  const { rate, rubble, spaces, points, steel, stone } = prospect(box, p, { seat: p.seat, area, space })
  return [
    ...(area === yardArea ? [goods.cubes({ cubes: rate })] : []),
    ...(rubble > 0 ? [goods.rubble({ rubble })] : []),
    ...(area === layArea && spaces.length > 0 ? [countOf(t, 'tracks', spaces.length)] : []),
    ...(steel > 0 ? [brings.upTo({ goods: goods.steel({ steel }) })] : []),
    ...(stone > 0 ? [brings.upTo({ goods: goods.stone({ stone }) })] : []),
    ...(points > 0 ? [brings.points({ points })] : []),
  ]
}

/** Goods given and received in a trade. */
export function tradeText(t: Locale, p: Position, { steel, stone }: MoveOf<'trade'>): string {
  const frame = p.todo.at(-1)
  if (steel + stone === 0 || frame?.do !== 'trade') return t.moves.tradeNothing
  const given = goodsText(t, { iron: steel * frame.iron, rubble: stone * frame.rubble })
  return t.moves.trade({ given, made: goodsText(t, { steel, stone }) })
}

const acting = (p: Position) => p.todo.at(-1)?.seat ?? p.seat

/** Price of a site for the seat that builds it. */
function sitePrice(t: Locale, box: Box, p: Position, move: MoveOf<'build'>): string {
  const site = siteIn(lineIn(box, p), move.site)
  return goodsText(t, { ...priceOf(site, payingOf(box, p, acting(p)), move) })
}

function trainPrice(t: Locale, box: Box, p: Position, move: MoveOf<'buy'>): string {
  const { steel } = trainIn(box, move.train)
  const { iron = 0 } = move
  return goodsText(t, { ...priceOf({ steel, stone: 0 }, payingOf(box, p, acting(p)), { iron }) })
}

/** A contract with what it scores for. */
const worthOf = (t: Locale, box: Box, id: number) => ({
  contract: contractName(t, box, id),
  bonus: bonusText(t, contractIn(box, id)),
})

/** The seat that holds contracts. */
const holderOf = (p: Position, contracts: readonly number[]): number =>
  p.boards.findIndex(({ hand, used }) => contracts.every((id) => hand.includes(id) || used.includes(id)))

function scoreText(t: Locale, box: Box, p: Position, { contracts }: MoveOf<'score'>): string {
  if (contracts.length === 0) return t.moves.scoreNothing
  const board = boardOf(p, holderOf(p, contracts))
  const points = contracts.reduce((sum, id) => sum + pointsOf(box, p, board, contractIn(box, id)), 0)
  return t.moves.score({ points, contracts: contractNames(t, box, contracts) })
}

function doneText({ moves: { done } }: Locale, p: Position): string {
  const top = p.todo.at(-1)?.do
  if (p.phase === 'cards') return done.cards
  return top === 'build' || top === 'move' ? done[top] : done.otherwise
}

/** A legal move in a few words, marked with the letter of its area or its points. */
export function shortText(t: Locale, box: Box, p: Position, move: Move): ShortMove {
  switch (move.type) {
    case 'end':
    case 'post':
      return { text: endName(t, box, p, move.end) }
    case 'hire':
      return { text: t.short.hire }
    case 'place':
      return placed(t, p, move.area, move.space)
    case 'use':
    case 'discard':
      return { text: verbName(t, contractIn(box, move.contract).verb) }
    case 'contract':
    case 'keep':
      return worth(contractIn(box, move.contract).points, contractName(t, box, move.contract))
    case 'take':
      return { text: sentence(goodsText(t, move)) }
    case 'build': {
      const { station, points } = siteIn(lineIn(box, p), move.site)
      return worth(points, stationName(t, box, p, station))
    }
    case 'buy':
      return { text: trainIn(box, move.train).name }
    default:
      return { text: sentence(moveText(t, box, p, move)) }
  }
}

const markOf = (text: string): MoveMark => ({ text, grounds: [colours.brassHi], ink: colours.brassInk })

const worth = (points: number, text: string): ShortMove => (points > 0 ? { mark: markOf(`${points}`), text } : { text })

function placed(t: Locale, p: Position, area: number, space: number): ShortMove {
  const name = areaName(t, p, area)
  const mark = markOf(areas[area] ?? '')
  return { mark, text: area === openArea ? name : t.short.placed({ area: name, space: space + 1 }) }
}
