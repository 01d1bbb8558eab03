import { need } from '../../kit/assert.ts'
import { type Draw, shuffled } from '../../rules/chance.ts'
import type { MatchOptions, Tell } from '../../rules/game.ts'
import { type Box, isAdvanced, layoutIn } from './box.ts'
import { isForRow } from './cards.ts'
import { goods } from './content/edition.ts'
import type { Effect } from './effects.ts'
import { settingsOf } from './options.ts'
import { type Board, free, home, type Position } from './position.ts'

/** The table before the deal, with nothing drawn yet. */
export function setup(box: Box, seats: number, options: MatchOptions): Position {
  const settings = settingsOf(options)
  const isWide = settings.advanced && seats === box.values.advanced.seats
  const layout = need(box.layouts[isWide ? box.values.advanced.layout : seats], 'a layout')
  const markets = isWide ? [0, 1] : [0]
  const none = Array.from({ length: seats }, () => 0)
  return {
    phase: 'deal',
    settings,
    turn: 0,
    start: -1,
    rungs: markets.map(() => goods.map(() => box.values.market.start)),
    snow: [],
    storms: [],
    deck: deckFor(box, layout.siteOf),
    under: [],
    upcards: [],
    drawn: 0,
    owners: [...layout.segments.map(() => free), ...none.map(() => free)],
    clips: none.map(() => []),
    goods: Array.from({ length: Math.max(...box.values.mines.map(({ id }) => id)) + 1 }, () => 0),
    depleted: [],
    boards: none.map(() => boardFor(box)),
    fresh: [],
    working: [],
    dice: none,
    busy: [],
    cleared: [],
    shipped: markets.map(() => goods.map(() => 0)),
    leaves: [],
    carriages: [],
    ending: false,
    asked: [],
    firsts: [],
    answers: none.map(() => null),
    rounds: 0,
    races: [],
    claims: [],
    auctions: [],
    todo: [],
    sweeps: [],
    offers: [],
    offered: 0,
  }
}

const boardFor = ({ is }: Box): Board => ({
  money: is.money,
  sold: goods.map(() => 0),
  fares: 0,
  declared: false,
  cubes: is.cubes,
  bases: [],
  pawns: [
    { role: 'surveyor', rating: 0, at: home },
    { role: 'agent', rating: 0, at: home },
  ],
  people: [],
  transports: [],
  mines: [],
  tickets: [],
  rides: [],
  clip: true,
})

/** Everything but passenger cards and mines whose site is not in play, in ascending order. */
export const deckFor = ({ cards }: Box, siteOf: readonly number[]): number[] =>
  cards.flatMap((card, id) => {
    if (!card || card.kind === 'passenger') return []
    return card.kind === 'mine' && (siteOf[id] ?? -1) < 0 ? [] : [id]
  })

/** Everything that setup leaves to chance: the start token, bases, first transports and the row. */
export function deal(box: Box, p: Position, draw: Draw, tell: Tell<Effect>): void {
  const starters = box.values.transports.filter(({ starter }) => starter).map(({ id }) => id)
  const order = shuffled(starters.length, draw)
  const transports = p.boards.map((_, seat) => need(starters[order[seat] ?? 0], 'a transport'))
  const bases = basesFor(box, p)
  const places = shuffled(bases.length, draw)
  const start = draw(p.boards.length)
  tell({ type: 'dealt', start, bases: p.boards.map((_, seat) => bases[places[seat] ?? 0] ?? []), transports })
  // Events and storms that turn up are replaced and shuffled back: so they might as well not turn up.
  const row = p.deck.filter((card) => isForRow(box, card))
  const upcards = shuffled(row.length, draw).slice(0, box.is.upcards)
  tell({ type: 'filled', upcards: upcards.map((at) => need(row[at], 'a card')), events: [], storms: [] })
}

/** The bases that are dealt: one for each player, or a pair in the Advanced Scenario. */
function basesFor(box: Box, p: Position): readonly (readonly number[])[] {
  const { sites, bases } = layoutIn(box, p)
  if (!isAdvanced(box, p)) return bases.map((base) => [base])
  return box.values.advanced.bases.map((names) => names.map((name) => sites.findIndex((site) => site.name === name)))
}
