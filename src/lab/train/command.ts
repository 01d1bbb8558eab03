import { writeFile } from 'node:fs/promises'
import type { Episode, Training, Weights } from '../../rules/training.ts'
import { type Crew, inOrder } from '../crew.ts'
import { type Flags, readEditionFile } from '../flags.ts'
import { markOf } from '../player.ts'
import { exit, type Ports } from '../ports.ts'
import { meanOf } from '../statistics.ts'
import { openTraining } from '../title.ts'
import { type Exercise, matchesIn, nudged } from './exercise.ts'
import { fitted } from './leastSquares.ts'
import { numbersIn, readWeights, type WeightsFile, weightsText, withNumbers } from './weights.ts'

/** Learns a title’s weights from matches of gangers who go by those learnt so far. */
export async function train(flags: Flags, ports: Ports): Promise<number> {
  const course = await readCourse(flags, ports)
  const crew = await ports.crew(flags.whole('workers', ports.cores))
  const done = await playRounds(course, crew, ports).finally(() => crew.close())
  const kept = done > 0 ? `“${course.out}” holds the weights of round ${done}.` : 'Nothing is learnt yet.'
  if (done === course.rounds) ports.say(kept)
  else ports.complain(`Interrupted. ${kept}`)
  return done === course.rounds ? exit.fine : exit.interrupted
}

/** Plays rounds, and writes down the weights after each; returns how many were played to their end. */
async function playRounds(course: Course, crew: Crew, ports: Ports): Promise<number> {
  const { training, rounds, out } = course
  let { weights } = course
  let before: readonly Episode[] = []
  for (let round = 0; round < rounds; round++) {
    const played = await playRound(course, weights, round, crew, ports)
    if (!played) return round
    const next = learnt(training, weights, [...before, ...played], round)
    await writeFile(out, weightsText(fileOf(course, next, round + 1)))
    ports.show('')
    ports.say(`Round ${round + 1} of ${rounds}: weights moved by ${distance(weights, next).toFixed(3)}`)
    weights = next
    before = played
  }
  return rounds
}

/** A course of training, as its flags say. */
interface Course {
  readonly title: string
  readonly edition: unknown
  readonly training: Training
  /** The weights to begin with. */
  readonly weights: Weights
  readonly matches: number
  readonly rounds: number
  readonly seed: string
  readonly out: string
  readonly command: string
  /** The mark of the weights to begin with, if they were learnt before. */
  readonly from?: string
}

/** Rounds unless told otherwise: a nudge moves weights only so far. */
const usualRounds = { fitting: 5, nudging: 20 }

/** The course that the flags describe. Throws `CommandError` if it can’t be given like that. */
async function readCourse(flags: Flags, { titles }: Ports): Promise<Course> {
  const [title, seed] = [flags.needed('title'), flags.text('seed') ?? '1']
  const edition = readEditionFile(flags.text('edition'))
  const training = await openTraining(titles, title, edition)
  const matches = flags.whole('matches', 600)
  const rounds = flags.whole('rounds', 'watch' in training.way ? usualRounds.fitting : usualRounds.nudging)
  const file = flags.text('from')
  const weights = file === undefined ? training.first : readWeights(file, title, training)
  const said = Object.entries({ title, edition: flags.text('edition'), matches, rounds, seed, from: file })
  const command = said.flatMap(([name, value]) => (value === undefined ? [] : `--${name} ${value}`)).join(' ')
  return {
    ...{ title, edition, training, weights, matches, rounds, seed },
    out: flags.text('out') ?? 'weights.json',
    command: `npm run lab -- train ${command}`,
    ...(file === undefined ? {} : { from: markOf(weights) }),
  }
}

/** The notes of a round; undefined if someone wants to stop. */
async function playRound(
  { title, edition, training, matches, rounds, seed }: Course,
  weights: Weights,
  round: number,
  crew: Crew,
  { show, stop }: Ports,
): Promise<readonly Episode[] | undefined> {
  const each = matchesIn(training)
  const exercises = Array.from({ length: Math.ceil(matches / each) }, (_, n): Exercise => {
    const values = edition === undefined ? {} : { edition }
    return { title, ...values, weights, seed: `${seed} round ${round}`, n }
  })
  const played: Episode[] = []
  let done = 0
  for await (const episodes of inOrder(crew, exercises, (one) => crew.perform('exercise', one))) {
    played.push(...episodes)
    show(`Round ${round + 1} of ${rounds}: ${++done * each} matches`)
    if (stop.aborted) return undefined
  }
  return played
}

/** Steps by which nudged weights go for each point of lead, in the first round; fewer and fewer later. */
const pace = 12
const slowing = 10

/** The weights after a round. */
function learnt({ way }: Training, weights: Weights, episodes: readonly Episode[], round: number): Weights {
  if ('watch' in way) return withNumbers(weights, fitted(episodes, way.trace))
  const slope = fitted(episodes, 1)
  const far = pace / Math.sqrt(1 + round / slowing)
  return nudged(
    weights,
    way.nudges,
    slope.map((lead) => far * lead),
  )
}

/** The root mean square of the differences between weights. */
function distance(one: Weights, other: Weights): number {
  const others = numbersIn(other)
  return Math.sqrt(meanOf(numbersIn(one).map((value, at) => (value - (others[at] ?? 0)) ** 2)).mean)
}

function fileOf(
  { title, training, seed, matches, command, from }: Course,
  weights: Weights,
  rounds: number,
): WeightsFile {
  const { name, hash } = training.game.edition
  const begun = from === undefined ? {} : { from }
  return { title, edition: { name, hash }, recipe: { command, seed, rounds, matches, ...begun }, weights }
}
