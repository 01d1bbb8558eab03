import { type Box, contractIn, lineIn, trainIn } from '../box.ts'
import { priceOf } from '../build.ts'
import { siteIn } from '../line.ts'
import type { Move, MoveOf, MoveType } from '../moves.ts'
import type { Position } from '../position.ts'
import { payingOf } from '../powers.ts'
import { prospect } from '../prospects.ts'
import { hireCost } from '../turn.ts'
import { goodsText } from './goods.ts'
import { endName, spaceName, stationName } from './places.ts'
import type { Tongue } from './tongue.ts'
import { bonusText, contractNames, verbText } from './verbs.ts'

interface Context {
  readonly t: Tongue
  readonly box: Box
  readonly p: Position
}
type Texts = { readonly [T in MoveType]: (context: Context, move: MoveOf<T>) => string }

const texts: Texts = {
  end: ({ t, box, p }, m) => t.moves.end(endName(box, p, m.end)),
  post: ({ t, box, p }, m) => t.moves.post(endName(box, p, m.end)),
  hire: ({ t, box, p }) => t.moves.hire(hireCost(box, p, p.seat) ?? 0),
  place: (context, m) => placeText(context, m),
  use: ({ t, box }, m) =>
    t.moves.use(t.contracts.name(m.contract), verbText(t, contractIn(box, m.contract).verb)),
  take: ({ t }, m) =>
    m.iron + m.stone + m.coal === 0 ? t.moves.takeNothing : t.moves.take(goodsText(t, m)),
  trade: ({ t }, m) =>
    m.steel + m.stone === 0 ? t.moves.tradeNothing : t.moves.trade(goodsText(t, m)),
  build: (context, m) => buildText(context, m),
  buy: ({ t, box, p }, m) =>
    t.moves.buy(trainIn(box, m.train).name, goodsText(t, trainPrice(box, p, m))),
  contract: ({ t, box }, m) =>
    t.moves.contract(t.contracts.name(m.contract), dealText(t, box, m.contract)),
  disc: ({ t }, m) => t.weather[m.weather],
  move: ({ t }, m) =>
    t.moves.move(spaceName(t, m.area, m.space), spaceName(t, m.toArea, m.toSpace)),
  keep: ({ t, box }, m) => t.moves.keep(t.contracts.name(m.contract), dealText(t, box, m.contract)),
  pay: ({ t }) => t.moves.pay,
  discard: ({ t }, m) => t.moves.discard(t.contracts.name(m.contract)),
  return: ({ t }) => t.moves.return,
  score: ({ t, box }, m) => scoreText(t, box, m),
  done: ({ t, p }) => doneText(t, p),
}

// Passing the type beside the move lets the compiler match the entry to the move.
const textOf = <T extends MoveType>(
  type: T,
  context: Context,
  move: { [K in MoveType]: MoveOf<K> }[T],
) => texts[type](context, move)

/** The label of a legal move’s button. No two moves of one choice have the same label. */
export const moveText = (t: Tongue, box: Box, p: Position, move: Move): string =>
  textOf(move.type, { t, box, p }, move)

/** What a contract scores for, and what it does once. */
const dealText = (t: Tongue, box: Box, id: number): string => {
  const contract = contractIn(box, id)
  return `${bonusText(t, contract)} ${verbText(t, contract.verb)}`
}

/** A space, with what a labourer there would bring now. */
function placeText({ t, box, p }: Context, { area, space }: MoveOf<'place'>): string {
  const brings = bringsText({ t, box, p }, area, space)
  const isStart = area === 0 && space === (p.work[0]?.length ?? 0) - 1
  const named = spaceName(t, area, space)
  const parts = [...(brings === '' ? [] : [brings]), ...(isStart ? [t.moves.starts] : [])]
  return parts.length > 0 ? `${named}: ${parts.join(', ')}` : named
}

/** What a labourer would bring, in a few words. */
export function bringsText({ t, box, p }: Context, area: number, space: number): string {
  const { brings } = t.moves
  const gains = prospect(box, p, { seat: p.seat, area, space })
  const { rubble, spaces, points, steel, stone, rate } = gains
  const said = [
    ...(area === 0 ? [brings.cubes(rate)] : []),
    ...(rubble > 0 ? [brings.rubble(rubble)] : []),
    ...(area === 3 ? [brings.track(spaces.length)] : []),
    ...(area === 2 && steel > 0 ? [brings.steel(steel)] : []),
    ...(area === 2 && stone > 0 ? [brings.stone(stone)] : []),
    ...(points > 0 ? [brings.points(points)] : []),
  ]
  return said.join(', ')
}

/** What a site costs the seat that builds it, paid as the move says. */
export function buildPrice(box: Box, p: Position, m: MoveOf<'build'>) {
  const seat = p.todo.at(-1)?.seat ?? 0
  return priceOf(siteIn(lineIn(box, p), m.site), payingOf(box, p, seat), m)
}

function buildText({ t, box, p }: Context, m: MoveOf<'build'>): string {
  const { station, points } = siteIn(lineIn(box, p), m.site)
  const price = goodsText(t, buildPrice(box, p, m))
  const { sites } = lineIn(box, p)
  const twins = sites.filter(
    (one, at) => one.station === station && one.points === points && at < m.site,
  )
  const name = stationName(box, p, station)
  const which = twins.length > 0 ? `${name} (${twins.length + 1})` : name
  return t.moves.build(which, price, t.counted.points(points))
}

/** What a train costs, paid as the move says. */
export function trainPrice(box: Box, p: Position, m: MoveOf<'buy'>) {
  const paying = payingOf(box, p, p.todo.at(-1)?.seat ?? 0)
  return priceOf({ steel: trainIn(box, m.train).steel, stone: 0 }, paying, m)
}

function scoreText(t: Tongue, box: Box, { contracts }: MoveOf<'score'>): string {
  if (contracts.length === 0) return t.moves.scoreNothing
  const points = contracts.reduce((sum, id) => sum + contractIn(box, id).points, 0)
  return t.moves.score(t.counted.points(points), contractNames(t, contracts))
}

function doneText({ moves: { done } }: Tongue, p: Position): string {
  if (p.phase === 'cards') return done.cards
  const doing = p.todo.at(-1)?.do
  if (doing === 'build') return done.build
  if (doing === 'contract') return done.contract
  return doing === 'move' ? done.move : done.otherwise
}
