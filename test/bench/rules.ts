import { deflateRawSync } from 'node:zlib'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import type { Move } from '../../src/games/foothills/moves.ts'
import type { Position } from '../../src/games/foothills/position.ts'
import { need } from '../../src/kit/assert.ts'
import { makeTurn } from '../../src/match/turn.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Ask, Input } from '../../src/rules/game.ts'
import { none, settle } from '../../src/rules/play.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { playAndRelease } from '../drivers.ts'
import { randomJournal } from '../journals.ts'

const game = foothills(builtIn)
const options = { swapped: false, second: false, readings: {} }
const silent = () => {}

/** Rounds to time; the median counts. */
const rounds = 9
const matchesARound = 1500
const machineMatches = 15
const journals = 60

const nth = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return need(sorted[Math.floor((sorted.length - 1) * share)], 'a number')
}
const median = (numbers: readonly number[]) => nth(numbers, 0.5)

/** How long some work takes, in seconds. */
function seconds(work: () => void): number {
  const begun = performance.now()
  work()
  return (performance.now() - begun) / 1000
}

/** Plays a random match to its end; returns the number of moves. */
function playout(seed: number, drive: (input: Input<Move>) => Ask<Move>): number {
  const draw = fastDraw(seed)
  let moves = 0
  let ask = drive(none)
  while (ask.type !== 'over') {
    if (ask.type === 'choose') moves += 1
    ask = drive(answerTo(ask, draw))
  }
  return moves
}

function answerTo(ask: Ask<Move>, draw: (below: number) => number): Input<Move> {
  if (ask.type !== 'choose') return { type: 'chance', draw }
  const move = need(ask.moves[draw(ask.moves.length)], 'a legal move')
  return { type: 'move', seat: ask.seat, move }
}

/** With the plain loop, in place. `look` is called with every settled position. */
function byLoop(seed: number, look?: (p: Position) => void): number {
  const p = game.setup(2, options)
  return playout(seed, (input) => {
    const ask = settle(game, p, input, silent)
    look?.(p)
    return ask
  })
}

const machine = makeTurn(game)

/** The same match with the turn machine. */
function byMachine(seed: number): number {
  const turn = machine.start(game.setup(2, options))
  const moves = playout(seed, (input) => {
    return need(playAndRelease(turn, input), 'an applied input').ask
  })
  turn.stop()
  return moves
}

function measureSpeed() {
  const speeds: number[] = []
  const matches: number[] = []
  for (let round = 0; round <= rounds; round++) {
    let moves = 0
    const time = seconds(() => {
      for (let i = 0; i < matchesARound; i++) moves += byLoop(i)
    })
    // The first round warms up.
    if (round === 0) continue
    speeds.push(moves / time)
    matches.push(matchesARound / time)
  }
  return { movesPerSecond: median(speeds), matchesPerSecond: median(matches) }
}

function measureMachine(): number {
  const seeds = Array.from({ length: machineMatches }, (_, seed) => seed)
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const slow = seconds(() => seeds.forEach(byMachine))
    // The loop is so fast that it plays each match many times for a fair reading.
    const often = 50
    const quick = seconds(() => {
      for (let i = 0; i < often; i++) for (const seed of seeds) byLoop(seed)
    })
    if (round > 0) ratios.push((slow * often) / quick)
  }
  return median(ratios)
}

function measureSizes() {
  let positionBytes = 0
  const look = (p: Position) => {
    positionBytes = Math.max(positionBytes, Buffer.byteLength(JSON.stringify(p)))
  }
  for (let seed = 0; seed < 200; seed++) byLoop(seed, look)
  const files = Array.from({ length: journals }, (_, seed) =>
    Buffer.from(writeRecord(randomJournal(game, 2, options, seed))),
  )
  const plain = files.map((file) => file.byteLength)
  const compressed = files.map((file) => deflateRawSync(file, { level: 9 }).byteLength)
  return { positionBytes, plain, compressed }
}

const { movesPerSecond, matchesPerSecond } = measureSpeed()
const machineRatio = measureMachine()
const { positionBytes, plain, compressed } = measureSizes()

/** The 90th percentile of journal sizes: nine matches in ten are no larger. */
const report = {
  movesPerSecond: Math.round(movesPerSecond),
  matchesPerSecond: Math.round(matchesPerSecond),
  machineRatio: Math.round(machineRatio * 10) / 10,
  positionBytes,
  journalBytes: nth(plain, 0.9),
  journalCompressedBytes: nth(compressed, 0.9),
}

if (process.argv.includes('--json')) console.log(JSON.stringify(report))
else tell()

function tell(): void {
  const row = (what: string, value: number, remark: string) =>
    console.log(`${what.padEnd(28)}${value.toLocaleString('en').padStart(12)}  ${remark}`)
  console.log(`Foothills, random playouts, every choice's legal moves listed, one core,`)
  console.log(`the median of ${rounds} rounds of ${matchesARound} matches:\n`)
  row('moves a second', report.movesPerSecond, 'aim 1,000,000, at least 300,000')
  row('matches a second', report.matchesPerSecond, '')
  row('turn machine', report.machineRatio, 'times as long as the plain loop')
  row('position, bytes', report.positionBytes, 'the longest as JSON; at most 4,096')
  row('match file, bytes', report.journalBytes, `90th percentile, median ${median(plain)}`)
  row('match file deflated, bytes', report.journalCompressedBytes, `median ${median(compressed)}`)
}
