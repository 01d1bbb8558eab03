import type { Trial } from '../../../rules/words.ts'
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
import { bonusText, contractName, contractNames } from './contracts.ts'
import { goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import { areaName, endName, stationName } from './places.ts'
import { sentence } from './sentence.ts'

interface Context {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
}
type Texts = { readonly [T in MoveType]: (context: Context, move: MoveOf<T>) => string }

const texts: Texts = {
  end: ({ t, box, p }, m) => t.moves.end(endName(t, box, p, m.end)),
  post: ({ t, box, p }, m) => t.moves.post(endName(t, box, p, m.end)),
  hire: ({ t, box, p }) => t.moves.hire(hireCost(box, p, p.seat) ?? 0),
  place: ({ t, box, p }, m) => placeText(t, box, p, m),
  use: ({ t, box }, m) => t.moves.use(contractName(t, box, m.contract)),
  take: ({ t }, { iron, stone, coal }) => t.moves.take(goodsText(t, { iron, stone, coal })),
  trade: ({ t, p }, m) => tradeText(t, p, m),
  build: ({ t, box, p }, m) => {
    const { station, points } = siteIn(lineIn(box, p), m.site)
    const name = stationName(t, box, p, station)
    return t.moves.build(name, sitePrice(t, box, p, m), t.counted.points(points))
  },
  buy: ({ t, box, p }, m) => t.moves.buy(trainIn(box, m.train).name, trainPrice(t, box, p, m)),
  contract: ({ t, box }, m) => t.moves.contract(...worthOf(t, box, m.contract)),
  disc: ({ t }, m) => t.moves.disc(t.named.weather[m.weather]),
  move: ({ t, p }, m) => {
    const from = t.moves.place(areaName(t, p, m.area), m.space + 1)
    const isOpen = m.toArea === openArea
    const to = areaName(t, p, m.toArea)
    return t.moves.move(from, isOpen ? to : t.moves.place(to, m.toSpace + 1))
  },
  keep: ({ t, box }, m) => t.moves.keep(...worthOf(t, box, m.contract)),
  pay: ({ t }) => t.moves.pay,
  discard: ({ t, box }, m) => t.moves.discard(contractName(t, box, m.contract)),
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
  const ask = t.moves.sendTo(placeName(t, p, move))
  return { ask: works || parts.length > 0 ? `${ask} ${brings}` : ask, yes: yes.place, no }
}

function placeText(t: Locale, box: Box, p: Position, move: MoveOf<'place'>): string {
  const place = placeName(t, p, move)
  const parts = placeParts(t, box, p, move)
  return parts.length > 0 ? `${place}: ${parts.join(', ')}` : place
}

function placeName(t: Locale, p: Position, { area, space }: MoveOf<'place'>): string {
  const name = areaName(t, p, area)
  return area === openArea ? name : t.moves.place(name, space + 1)
}

function placeParts(t: Locale, box: Box, p: Position, { area, space }: MoveOf<'place'>): string[] {
  const leads = isStartSpace(p, area, space)
  return [...bringsParts(t, box, p, area, space), ...(leads ? [t.moves.goFirst] : [])]
}

/** The yield of a labourer placed there at today’s rates, in a few words each. */
function bringsParts(
  { counted, moves }: Locale,
  box: Box,
  p: Position,
  area: number,
  space: number,
): readonly string[] {
  const { brings } = moves
  const { rate, rubble, spaces, points, steel, stone } = prospect(box, p, { seat: p.seat, area, space })
  return [
    ...(area === yardArea ? [counted.cubes(rate)] : []),
    ...(rubble > 0 ? [counted.rubble(rubble)] : []),
    ...(area === layArea && spaces.length > 0 ? [brings.tracks(spaces.length)] : []),
    ...(steel > 0 ? [brings.upTo(counted.steel(steel))] : []),
    ...(stone > 0 ? [brings.upTo(counted.stone(stone))] : []),
    ...(points > 0 ? [brings.points(points)] : []),
  ]
}

/** Goods given and received in a trade. */
export function tradeText(t: Locale, p: Position, { steel, stone }: MoveOf<'trade'>): string {
  const frame = p.todo.at(-1)
  if (steel + stone === 0 || frame?.do !== 'trade') return t.moves.tradeNothing
  const given = goodsText(t, { iron: steel * frame.iron, rubble: stone * frame.rubble })
  return t.moves.trade(given, goodsText(t, { steel, stone }))
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
const worthOf = (t: Locale, box: Box, id: number) =>
  [contractName(t, box, id), bonusText(t, contractIn(box, id))] as const

/** The seat that holds contracts. */
const holderOf = (p: Position, contracts: readonly number[]): number =>
  p.boards.findIndex(({ hand, used }) => contracts.every((id) => hand.includes(id) || used.includes(id)))

function scoreText(t: Locale, box: Box, p: Position, { contracts }: MoveOf<'score'>): string {
  if (contracts.length === 0) return t.moves.scoreNothing
  const board = boardOf(p, holderOf(p, contracts))
  const points = contracts.reduce((sum, id) => sum + pointsOf(box, p, board, contractIn(box, id)), 0)
  return t.moves.score(t.counted.points(points), contractNames(t, box, contracts))
}

function doneText({ moves: { done } }: Locale, p: Position): string {
  const top = p.todo.at(-1)?.do
  if (p.phase === 'cards') return done.cards
  return top === 'build' || top === 'move' ? done[top] : done.otherwise
}
