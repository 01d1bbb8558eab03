import type { InspectionEvent } from 'xstate'
import { assert, need } from '../kit/assert.ts'
import { digest64 } from '../kit/hash.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { editOf, inputOf, type Journal, lastOf, positionOf, type Step } from '../rules/replay.ts'
import type { News } from './table.ts'
import { makeTurn, type Turn, type TurnState } from './turn.ts'
import type { Company } from './turnChart.ts'

/** A match as one browser holds it: the journal, and the turn machine that walks along with it. */
export interface Match<G extends GameTypes = GameTypes> {
  journal(): Journal<G>
  turn(): TurnState
  /** Goes on by one entry that was found right. Every peer's entries come this way. */
  commit(step: Step<G>): News<G>
  /** Goes to another journal, without a story. */
  jump(journal: Journal<G>): void
  /** Tells the machine who can be heard. */
  company(company: Company): void
  stop(): void
}

/** Watches a turn machine at work. */
export type Inspect = (event: InspectionEvent) => void

/** A match that stands where its journal ends. */
export function makeMatch<G extends GameTypes>(
  game: Game<G>,
  first: Journal<G>,
  inspect?: Inspect,
): Match<G> {
  const machine = makeTurn(game, inspect)
  let journal = first
  let company: Company = { hosted: true, absent: [] }
  let turn: Turn<G> = machine.start(positionOf(first), company)

  const restart = (position: G['position']) => {
    turn.stop()
    turn = machine.start(position, company)
  }
  const jump = (to: Journal<G>) => {
    journal = to
    restart(positionOf(to))
  }
  const agrees = ({ position, seq }: Entry<G['move']>) =>
    assert(digest64(turn.position()) === position, `the two drivers differ at entry ${seq}`)
  const perform = (step: Step<G>): readonly G['effect'][] | undefined => {
    const entry = lastOf(step.journal)
    const input = inputOf(entry.by, entry.body)
    if (!input) return undefined
    const effects = need(turn.apply(input), `the turn machine's way by entry ${entry.seq}`)
    agrees(entry)
    return effects
  }
  const commit = (step: Step<G>): News<G> => {
    const before = positionOf(journal)
    const entry = lastOf(step.journal)
    const effects = perform(step)
    const edited = editOf(game, before, entry.body)
    if (entry.body.type === 'undo') jump(step.journal)
    journal = step.journal
    if (effects) return { type: 'told', entry, effects, before, after: positionOf(journal) }
    if (edited) {
      // It settles from there by the same chart, so the two drivers are compared here too.
      restart(edited)
      agrees(entry)
      return { type: 'reset', why: 'edit' }
    }
    return entry.body.type === 'undo' ? { type: 'reset', why: 'undo' } : { type: 'changed' }
  }
  return {
    journal: () => journal,
    turn: () => turn.state(),
    commit,
    jump,
    company(now) {
      company = now
      turn.company(now)
    },
    stop: () => turn.stop(),
  }
}
