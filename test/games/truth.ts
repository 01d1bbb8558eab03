import { need } from '../../src/kit/assert.ts'
import { imagine, knownBy } from '../../src/rules/cards.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import type { Ask, Game, GameTypes, Known, Refusal, Seat } from '../../src/rules/game.ts'
import { type Journal, opensIn } from '../../src/rules/journal.ts'
import { asked, choiceOf } from '../../src/rules/play.ts'
import { setupOf } from '../../src/rules/replay.ts'
import type { Words } from '../../src/rules/words.ts'
import { begun, playing } from '../playing.ts'

/*
 * A title refuses everything that can't be done and nothing else, each time with a sentence that is true. It says what
 * each reason means on the table, read straight off the position, with none of the code that refuses; here everything
 * that could be pointed at is tried at every position of a match, whether it may be chosen there or not.
 */

/** Something that was refused, and where. */
export interface Refused<G extends GameTypes = GameTypes> {
  readonly p: G['position']
  readonly ask: Ask<G['move']>
  readonly seat: Seat
  readonly intention: G['intention']
  readonly refusal: Refusal
  /** Every closed card. */
  readonly known: Known
}

/** A test of the truth of a title's refusals. */
export interface Oracle<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly words: Pick<Words<G>, 'refusal'>
  /** Everything that someone could point at. */
  intentions(p: G['position']): readonly G['intention'][]
  /** True if a move is one way to do what is intended; without it, only refusals are judged. */
  fits?(move: G['move'], intention: G['intention']): boolean
  /** Whether a refusal's sentence is true. */
  isTrue(refused: Refused<G>): boolean
}

/** Results of trying everything. */
export interface Findings {
  /** The reasons that were given. */
  readonly seen: Set<string>
  /** By reason, a false sentence with what it answered. */
  readonly wrong: Map<string, string>
}

export const noFindings = (): Findings => ({ seen: new Set(), wrong: new Map() })

/** A whole sentence, or several. */
const whole = /^[^\p{Ll}\s](?!.*(undefined|NaN|\[object)).*\.$/u

/** Tries everything at a position for each seat that is asked, and one thing for every other seat. */
function tryAll<G extends GameTypes>(
  { game, words, intentions, isTrue, fits }: Oracle<G>,
  { seen, wrong }: Findings,
  seats: number,
  p: G['position'],
  known: Known,
): void {
  const ask = asked(game, p, known)
  const all = intentions(p)
  for (let seat = 0; seat < seats; seat++) {
    const moves = choiceOf(ask, seat)?.moves
    for (const intention of moves ? all : all.slice(0, 1)) {
      const refusal = game.why(p, seat, intention, known)
      const told = `${JSON.stringify(intention)} of ${seat} in ${p.phase}`
      const isPossible = fits && moves?.some((move) => fits(move, intention))
      if (isPossible !== undefined && isPossible === (refusal !== undefined)) wrong.set(`possible: ${isPossible}`, told)
      if (!moves && !refusal) wrong.set('not asked', told)
      for (const one of refusal ? [refusal, ...(refusal.also ?? [])] : []) {
        seen.add(one.reason)
        const said = words.refusal(one)
        if (!whole.test(said) || !isTrue({ p, ask, seat, intention, refusal: one, known }))
          wrong.set(one.reason, `“${said}” to ${told}`)
      }
    }
  }
}

/** A random match. */
export interface Played {
  readonly seats: number
  readonly options: unknown
  readonly seed: number
}

/** Tries everything at every position of a random match; `enrich` may change it at each, so that more comes up. */
export function tryRandom<G extends GameTypes>(
  oracle: Oracle<G>,
  findings: Findings,
  { seats, options, seed }: Played,
  enrich: (p: G['position'], draw: Draw) => void = () => {},
): void {
  const begin = begun(oracle.game, seats, options, seed)
  for (const _ of playing(oracle.game, begin, { change: enrich })) tryAll(oracle, findings, seats, begin.p, begin.known)
}

/** Tries everything at every position of a recorded match; cards that it never opens are imagined. */
export function tryRecorded<G extends GameTypes>(oracle: Oracle<G>, findings: Findings, journal: Journal<G>): void {
  const { seats } = setupOf(journal)
  const opened = knownBy(journal.entries.flatMap(({ body }) => opensIn(body)))
  const first = need(journal.positions[0], 'a position')
  const known = imagine(oracle.game, first, opened, fastDraw(1))
  for (const p of journal.positions) tryAll(oracle, findings, seats, p, known)
}
