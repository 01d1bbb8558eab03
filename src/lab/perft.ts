import { imagine } from '../rules/cards.ts'
import { fastDraw, streamOf } from '../rules/chance.ts'
import type { Ask, Game, GameTypes, Known, MatchOptions } from '../rules/game.ts'
import { choicesOf, none, settle } from '../rules/play.ts'
import { type Flags, readEditionFile } from './flags.ts'
import { hex32 } from './plan.ts'
import { exit, type Ports } from './ports.ts'
import { checkSeats } from './selfplay.ts'
import { openTitle, readOptions } from './title.ts'

/** Where a count begins: chance and hidden cards follow from the seed. */
interface Start<G extends GameTypes> {
  readonly game: Game<G>
  readonly known: Known | undefined
  readonly seed: string
}

/** Counts every way of making so many moves from the beginning, to find out whether rules have changed. */
export async function perft(flags: Flags, ports: Ports): Promise<number> {
  const { game, ...title } = await openTitle(
    ports.titles,
    flags.needed('title'),
    readEditionFile(flags.text('edition')),
  )
  const seats = flags.whole('players', Math.max(2, game.seats.min))
  checkSeats(game.seats, seats)
  const options = await readOptions({ game, ...title }, flags.texts('option'))
  const seed = flags.text('seed') ?? '1'
  const isJson = flags.has('json')
  const counts: number[] = []
  for (let depth = 1; depth <= flags.whole('depth', 3); depth++) {
    const begun = performance.now()
    const count = await unlessStopped(countingFrom(game, seats, options, seed, depth), ports.stop)
    if (count === undefined) return exit.interrupted
    counts.push(count)
    const ms = Math.round(performance.now() - begun)
    if (!isJson) ports.say(`${depth}: ${count.toLocaleString('en')} ways, ${ms} ms`)
  }
  if (isJson) ports.say(JSON.stringify({ title: game.id, edition: game.edition, seed, counts }))
  return exit.fine
}

/** Time after which a count looks whether someone wants to stop, ms. */
const slice = 100

/** Does work, and looks up now and then; undefined if it was stopped. */
async function unlessStopped<T>(work: Iterator<void, T>, stop: AbortSignal): Promise<T | undefined> {
  let begun = performance.now()
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    if (performance.now() - begun < slice) continue
    await new Promise<void>((resolve) => setImmediate(resolve))
    if (stop.aborted) return undefined
    begun = performance.now()
  }
}

/** Counts the ways to make `depth` moves from the first position on. */
function countingFrom<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: MatchOptions,
  seed: string,
  depth: number,
): Generator<void, number> {
  const read = game.readOptions(options)
  const p = game.setup(seats, 'options' in read ? read.options : {})
  const nothing: Known = () => undefined
  const known = game.hidden && imagine(game, p, nothing, fastDraw(Number.parseInt(hex32(seed).slice(0, 8), 16)))
  const start = { game, known, seed }
  return counting(start, p, drawn(start, p, settle(game, p, none, silent, known)), depth)
}

/** The question asked once chance has been drawn. */
function drawn<G extends GameTypes>(
  { game, known, seed }: Start<G>,
  p: G['position'],
  first: Ask<G['move']>,
): Ask<G['move']> {
  let ask = first
  while (ask.type === 'chance') ask = settle(game, p, { type: 'chance', draw: streamOf(hex32(seed)) }, silent, known)
  return ask
}

function* counting<G extends GameTypes>(
  start: Start<G>,
  p: G['position'],
  ask: Ask<G['move']>,
  depth: number,
): Generator<void, number> {
  const choices = choicesOf(ask)
  if (depth === 1) return choices.reduce((sum, { moves }) => sum + moves.length, 0)
  let sum = 0
  for (const { seat, moves } of choices)
    for (const move of moves) {
      const next = start.game.clone(p)
      const input = { type: 'move', seat, move, ...(start.known ? { known: start.known } : {}) } as const
      const asked = drawn(start, next, settle(start.game, next, input, silent, start.known))
      sum += yield* counting(start, next, asked, depth - 1)
      yield
    }
  return sum
}

const silent = () => {}
