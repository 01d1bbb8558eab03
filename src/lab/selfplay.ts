import { winOf } from '../bots/reward.ts'
import type { Seat } from '../rules/game.ts'
import { type Flags, readEditionFile, readShard } from './flags.ts'
import { matchId, type Plan } from './plan.ts'
import { markOf, playerName, readPlayer } from './player.ts'
import { exit, type Ports } from './ports.ts'
import type { Result } from './result.ts'
import { makeRow } from './shardedRow.ts'
import { type MeasuredRate, meanOf, wilson } from './statistics.ts'
import { swapsOf } from './swaps.ts'
import { CommandError, openTitle, readOptions } from './title.ts'
import { weighing } from './train/weights.ts'

/** Results of several matches. Plain JSON. */
interface Summary {
  readonly matches: number
  /** Matches that never ended. */
  readonly endless: number
  readonly draws: number
  /** The mean number of moves. */
  readonly moves: number
  readonly players: Readonly<Record<string, WinShare>>
  readonly seats: readonly WinShare[]
}

/** Rate of wins; a tie counts as a share of the win. */
interface WinShare extends MeasuredRate {
  /** Points on average. */
  readonly points: number
}

/** The message after an interruption. */
export const goesOn = 'Interrupted. The same command goes on from here, if it has a file.'

/** Plays matches of bots and writes each down as a line. */
export async function selfplay(flags: Flags, ports: Ports): Promise<number> {
  const plan = await readPlan(flags, ports)
  const { game } = await openTitle(ports.titles, plan.title, plan.edition)
  const { all, stopped } = await makeRow<Result>(
    {
      total: flags.whole('matches', 100),
      shard: readShard(flags.text('shard')),
      out: flags.text('out'),
      workers: flags.whole('workers', ports.cores),
      async make(crew, n) {
        const { line, result } = await crew.perform('play', { plan, n })
        return { line, what: result }
      },
      async read(crew, line, n) {
        const facts = await crew.perform('survey', line)
        const isOurs = 'match' in facts && facts.match === matchId(plan, game.edition.hash, n)
        return isOurs ? facts : undefined
      },
    },
    ports,
  )
  const summary = summarise(all)
  const what = { title: plan.title, edition: game.edition.name, seed: plan.seed, stopped }
  const marks = plan.players.flatMap(({ weights }) => (weights === undefined ? [] : markOf(weights)))
  const weights = marks.length > 0 ? { weights: marks } : {}
  if (flags.has('json')) ports.say(JSON.stringify({ ...what, ...weights, ...summary }))
  else for (const line of tellSummary(summary)) ports.say(line)
  if (marks.length > 0 && !flags.has('json')) ports.say(`by weights ${marks.join(', ')}`)
  if (stopped) ports.complain(goesOn)
  if (stopped) return exit.interrupted
  return summary.endless > 0 ? exit.wrong : exit.fine
}

/**
 * The plan that the flags describe, with the usual bots if they name none. Throws `CommandError` if the title can’t be
 * played like that.
 */
export async function readPlan(flags: Flags, { titles }: Ports, usual?: string): Promise<Plan> {
  const [id, bots] = [flags.needed('title'), flags.text('bots') ?? usual ?? flags.needed('bots')]
  const edition = readEditionFile(flags.text('edition'))
  const title = await openTitle(titles, id, edition)
  const players = await weighing(bots.split(',').map(readPlayer), flags, titles)
  const timed = players.find(({ ms }) => ms !== undefined)
  if (timed) throw new CommandError(`${playerName(timed)} thinks by the clock, which only the ladder allows.`)
  checkSeats(title.game.seats, players.length)
  const options = await readOptions(title, flags.texts('option'))
  const values = edition === undefined ? {} : { edition }
  const swaps = swapsOf(title.game, options, players.length)
  return { title: id, ...values, options, swaps, players, seed: flags.text('seed') ?? '1' }
}

/** Throws `CommandError` unless `count` can play. */
export function checkSeats({ min, max }: { min: number; max: number }, count: number): void {
  if (count >= min && count <= max) return
  const range = min === max ? `${min}` : `${min} to ${max}`
  throw new CommandError(`A table has ${range} seats, and --bots names ${count}.`)
}

/** A summary of results. */
function summarise(results: readonly Result[]): Summary {
  const ended = results.flatMap(({ end, ...rest }) => (end ? [{ ...rest, end }] : []))
  const sat = ended.flatMap(({ players, end: { totals, winners } }) =>
    players.map((player, seat) => ({
      player: named(player),
      seat,
      points: totals[seat] ?? 0,
      won: winOf(winners, seat),
    })),
  )
  const share = (is: (one: (typeof sat)[number]) => boolean): WinShare => {
    const some = sat.filter(is)
    const won = some.reduce((sum, one) => sum + one.won, 0)
    return { ...wilson(won, some.length), points: meanOf(some.map(({ points }) => points)).mean }
  }
  const players = [...new Set(sat.map(({ player }) => player))]
  const seats = new Set<Seat>(sat.map(({ seat }) => seat))
  return {
    matches: results.length,
    endless: results.length - ended.length,
    draws: ended.filter(({ end }) => end.winners.length > 1).length,
    moves: meanOf(results.map(({ moves }) => moves)).mean,
    players: Object.fromEntries(players.map((name) => [name, share((one) => one.player === name)])),
    seats: [...seats].map((seat) => share((one) => one.seat === seat)),
  }
}

/** A player's name without its budget, as in a journal. */
const named = (player: string) => player.replace(/[@ ].*/, '')

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const shareText = (name: string, { rate, low, high, points }: WinShare) =>
  `  ${name.padEnd(12)} won ${percent(rate)} (${percent(low)} to ${percent(high)}), ${points.toFixed(1)} points on average`

function tellSummary({ matches, endless, draws, moves, players, seats }: Summary): readonly string[] {
  return [
    `${matches} matches, ${draws} of them drawn, ${moves.toFixed(1)} moves on average`,
    ...Object.entries(players).map(([name, share]) => shareText(name, share)),
    ...seats.map((share, seat) => shareText(`seat ${seat + 1}`, share)),
    ...(endless > 0 ? [`${endless} did not end`] : []),
  ]
}
