import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { metro } from '../../src/games/metro/index.ts'
import { snowdonia, builtIn as snowdoniaBuiltIn } from '../../src/games/snowdonia/index.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { filmOf } from '../../src/rules/film.ts'
import type { Game } from '../../src/rules/game.ts'
import { randomJournal } from '../journals.ts'
import { rounded, tellReport } from './report.ts'

/** Number of matches of each title played at random, of which the longest counts. */
const matches = 5
/** Number of times a place in it is gone to. */
const seeks = 2000

/** The times, in milliseconds and ascending, of seeking anywhere in the longest of some random matches. */
function timesOf(game: Game, seats: number): readonly number[] {
  const all = Array.from({ length: matches }, (_, seed) => randomJournal(game, seats, {}, seed).entries)
  const [entries = []] = all.toSorted((a, b) => b.length - a.length)
  const draw = fastDraw(1)
  const places = Array.from({ length: seeks }, () => draw(entries.length))
  const pass = () => {
    const film = filmOf(game, entries)
    film.at(film.last)
    return places.map((to) => {
      const from = performance.now()
      film.told(to)
      return performance.now() - from
    })
  }
  // Twice the same way: what another program held up was held up once.
  const again = pass()
  const times = pass().map((ms, place) => Math.min(ms, again[place] ?? ms))
  return times.toSorted((a, b) => a - b)
}

const at = (times: readonly number[], share: number) =>
  rounded(times[Math.floor(share * (times.length - 1))] ?? Number.NaN, 2)

const games: readonly (readonly [string, Game, number])[] = [
  ['Foothills', foothills(builtIn), 2],
  ['Metro', metro, 6],
  ['Snowdonia', snowdonia(snowdoniaBuiltIn), 5],
]

const report = Object.fromEntries(
  games.flatMap(([name, game, seats]) => {
    const times = timesOf(game, seats)
    return [
      [`seek${name}Median`, { value: at(times, 0.5), aim: 'ms, anywhere in the longest match' }],
      [`seek${name}P90`, { value: at(times, 0.9), aim: 'ms' }],
      [`seek${name}Worst`, { value: at(times, 1), aim: 'ms; at most 50' }],
    ]
  }),
)
tellReport(report, process.argv.includes('--json'))
