import * as v from 'valibot'
import { isStrength, thinkingTime, usualBot } from '../bots/strength.ts'
import { parseJson } from '../kit/json.ts'
import { hex32 as hex32Schema } from '../rules/fields.ts'
import type { Crew } from './crew.ts'
import { type Flags, readEditionFile, readShard } from './flags.ts'
import type { PlayedLine } from './jobs.ts'
import { matchId, type Plan } from './plan.ts'
import { type LabPlayer, ladderBots, playerName, readPlayer } from './player.ts'
import { exit, type Ports } from './ports.ts'
import { beats, type Result } from './result.ts'
import { checkSeats, goesOn } from './selfplay.ts'
import { makeRow } from './shardedRow.ts'
import { meanOf, wilsonOf } from './statistics.ts'
import { CommandError, openTitle, readOptions } from './title.ts'
import { weighing } from './train/weights.ts'

/** Results of one strength against the one below it. */
interface Rung {
  readonly upper: string
  readonly lower: string
  readonly matches: number
  /** The upper's share of the duels between both; a draw counts half. With its 95 % interval. */
  readonly winRate: number
  readonly low: number
  readonly high: number
  /** Average time for a choice, for the slower of both. */
  readonly msPerMove: number
}

/** One match on the ladder: a line of its file. */
interface Climb {
  readonly match: string
  readonly upper: string
  readonly lower: string
  /** The upper's share of the duels: 1 if all its players beat all the others. */
  readonly share: number
  readonly upperMs: number
  readonly lowerMs: number
}

/** Plays each strength against the one below it, in alternate seats. */
export async function ladder(flags: Flags, ports: Ports): Promise<number> {
  const id = flags.needed('title')
  const values = readEditionFile(flags.text('edition'))
  const title = await openTitle(ports.titles, id, values)
  const count = flags.whole('players', 2)
  if (count % 2 === 1) throw new CommandError(`--players has to be even, not ${count}.`)
  checkSeats(title.game.seats, count)
  const players = await weighing(climbers(flags), flags, ports.titles)
  const options = await readOptions(title, flags.texts('option'))
  const seed = flags.text('seed') ?? '1'
  const plans = pairsOf(players).map(
    ([upper, lower]): Plan => ({
      title: id,
      options,
      seed,
      ...(values === undefined ? {} : { edition: values }),
      players: Array.from({ length: count }, (_, seat) => (seat % 2 === 0 ? upper : lower)),
    }),
  )
  const matches = flags.whole('matches', 200)
  const { all, stopped } = await climb(flags, ports, plans, matches, title.game.edition.hash)
  const rungs = plans.map((plan) => rungOf(plan, all))
  if (flags.has('json')) ports.say(JSON.stringify(rungs))
  else for (const rung of rungs) ports.say(tellRung(rung))
  if (stopped) ports.complain(goesOn)
  return stopped ? exit.interrupted : exit.fine
}

/**
 * Those on the ladder, the strongest first. Unless they name their own, they have the same time to think if one is
 * given, and else as much as on the page.
 */
function climbers(flags: Flags): readonly LabPlayer[] {
  const bots = flags.text('bots')?.split(',') ?? ladderBots.toReversed()
  if (bots.length < 2) throw new CommandError('A ladder needs at least two bots.')
  return bots.map(readPlayer).map((player) => {
    const isTimed = player.ms !== undefined || player.futures !== undefined
    const { bot } = player
    const usual = isStrength(bot) ? thinkingTime[bot] : thinkingTime[usualBot]
    return isTimed ? player : { ...player, ms: flags.whole('ms', usual) }
  })
}

/** Each player with the next one. */
const pairsOf = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.slice(1).flatMap((lower, at) => {
    const upper = list[at]
    return upper === undefined ? [] : [[upper, lower] as const]
  })

function climb(flags: Flags, ports: Ports, plans: readonly Plan[], matches: number, edition: string) {
  const planOf = (line: number) => plans[Math.floor(line / matches)] ?? plans[0]
  const play = async (crew: Crew, line: number) => {
    const plan = planOf(line)
    if (!plan) throw new Error('a ladder without a plan')
    const { result, thought } = await crew.perform('play', { plan, n: line % matches })
    return climbOf(plan, matchId(plan, edition, line % matches), result, thought)
  }
  return makeRow<Climb>(
    {
      total: plans.length * matches,
      shard: readShard(flags.text('shard')),
      out: flags.text('out'),
      workers: flags.whole('workers', ports.cores),
      async make(crew, line) {
        const what = await play(crew, line)
        return { line: JSON.stringify(what), what }
      },
      async read(_, text, line) {
        const plan = planOf(line)
        const read = readClimb(parseJson(text))
        return plan && read?.match === matchId(plan, edition, line % matches) ? read : undefined
      },
    },
    ports,
  )
}

const climbSchema = v.strictObject({
  match: hex32Schema,
  upper: v.string(),
  lower: v.string(),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  upperMs: v.number(),
  lowerMs: v.number(),
})

const readClimb = (data: unknown): Climb | undefined => {
  const read = v.safeParse(climbSchema, data)
  return read.success ? read.output : undefined
}

function climbOf(
  { players: [one, other] }: Plan,
  match: string,
  result: Result,
  thought: PlayedLine['thought'],
): Climb {
  const [upper, lower] = [one, other].map((player) => (player ? playerName(player) : ''))
  const ms = (name: string | undefined) => {
    const own = thought.filter((_, seat) => result.players[seat] === name)
    const sum = (of: 'ms' | 'choices') => own.reduce((all, seat) => all + seat[of], 0)
    return Math.round((10 * sum('ms')) / Math.max(1, sum('choices'))) / 10
  }
  const share = shareOf(result, upper)
  return { match, upper: upper ?? '', lower: lower ?? '', share, upperMs: ms(upper), lowerMs: ms(lower) }
}

/** The share of duels between a player's seats and the others' that it won. A match without end is drawn. */
function shareOf({ players, end }: Result, upper: string | undefined): number {
  if (!end) return 0.5
  const duels = players.flatMap((one, seat) =>
    players.flatMap((other, against) => (one === upper && other !== upper ? [beats(end, seat, against)] : [])),
  )
  return meanOf(duels).mean
}

/** The result of the matches of a plan. */
function rungOf({ players }: Plan, all: readonly Climb[]): Rung {
  const [one, other] = players
  const [first, second] = [one, other].map((player) => (player ? playerName(player) : ''))
  const own = all.filter((climb) => climb.upper === first && climb.lower === second)
  // Budgets are worth naming where nothing else tells the two apart.
  const [upper = '', lower = ''] = one?.bot === other?.bot ? [first, second] : [one?.bot, other?.bot]
  const {
    count: matches,
    rate: winRate,
    low,
    high,
  } = wilsonOf(
    own.map(({ share }) => share),
    (players.length / 2) ** 2,
  )
  const ms = (of: 'upperMs' | 'lowerMs') => meanOf(own.map((climb) => climb[of])).mean
  return { upper, lower, matches, winRate, low, high, msPerMove: Math.max(ms('upperMs'), ms('lowerMs')) }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const tellRung = ({ upper, lower, matches, winRate, low, high, msPerMove }: Rung) =>
  `${upper} over ${lower}: ${percent(winRate)} (${percent(low)} to ${percent(high)}) of ${matches} matches, ${msPerMove.toFixed(0)} ms a choice`
