import { need } from '../../kit/assert.ts'
import type { Ask, Choice, PhaseInput, Seat, Tag, Tell } from '../../rules/game.ts'
import { choicesOf } from '../../rules/play.ts'
import type { Box } from './box.ts'
import type { Effect } from './effects.ts'
import { guildDraws, guildMoves } from './guild/index.ts'
import type { Move } from './moves.ts'
import { guildSeats } from './options.ts'
import { auctioning } from './phases/auction.ts'
import { chaining } from './phases/chain.ts'
import { beginDeals, dealing } from './phases/deals.ts'
import { bookkeeping } from './phases/market.ts'
import { mining, reading } from './phases/mine.ts'
import { beginOperating, operating } from './phases/operate.ts'
import { beginPaying, paying } from './phases/pay.ts'
import { beginPlacing, placing } from './phases/place.ts'
import { racing } from './phases/race.ts'
import { rolling } from './phases/roll.ts'
import { chance, chooseAll, type PhaseRules } from './phases/rules.ts'
import { shipping } from './phases/ship.ts'
import { clearing, sweeping } from './phases/snow.ts'
import type { Phase, Position } from './position.ts'
import { deal } from './setup.ts'
import { settling } from './verbs/index.ts'

/** The rules of each phase. Leaving a phase prepares the question of the next one. */
export const phases: { readonly [F in Phase]: PhaseRules } = {
  deal: {
    ask: () => chance,
    step: (box, p, input, tell) => {
      if (input.type === 'chance') deal(box, p, input.draw, tell)
      tell({ type: 'turn', turn: 1 })
      beginPlacing(p)
      return 'dealt'
    },
  },
  place: placing,
  race: racing,
  roll: rolling,
  auction: auctioning,
  chain: then(chaining, 'chained', beginPaying),
  pay: paying,
  settle: then(settling, 'settled', beginOperating),
  operate: operating,
  mine: mining,
  read: then(reading, 'read', (_, p) => beginDeals(p)),
  deals: dealing,
  clear: clearing,
  sweep: sweeping,
  ship: shipping,
  market: bookkeeping,
  over: { ask: () => ({ type: 'over' }), step: () => need<Tag>(undefined, 'a phase after the end') },
}

/** A phase after whose end the next one is prepared. */
function then(rules: PhaseRules, end: Tag, begin: (box: Box, p: Position) => void): PhaseRules {
  return {
    ...rules,
    step: (box, p, input, tell) => {
      const tag = rules.step(box, p, input, tell)
      if (tag === end) begin(box, p)
      return tag
    },
  }
}

/** The choice of a seat of the Guild that is due: sealed answers of people come first. */
function guildChoice(p: Position, asked: Ask<Move> | undefined): Choice<Move> | undefined {
  if (p.settings.guild.length === 0 || asked?.type !== 'choose') return undefined
  const guild = guildSeats(p.settings, p.boards.length)
  const choices = choicesOf(asked)
  if (asked.sealed && choices.some(({ seat }) => !guild.includes(seat))) return undefined
  return choices.find(({ seat }) => guild.includes(seat))
}

/** The input a position waits for; seats of the Guild are never asked. */
export function ask(box: Box, p: Position): Ask<Move> | undefined {
  const asked = phases[p.phase].ask?.(box, p)
  if (p.settings.guild.length === 0 || asked?.type !== 'choose') return asked
  const due = guildChoice(p, asked)
  if (due) return guildDraws(box, p, due.seat) ? chance : undefined
  const guild: readonly Seat[] = guildSeats(p.settings, p.boards.length)
  const people = choicesOf(asked).filter(({ seat }) => !guild.includes(seat))
  return chooseAll(
    // The first choice would bring the others with it.
    people.map(({ seat, moves, form }) => ({ seat, moves, ...(form && { form }) })),
    asked.sealed,
  )
}

/** Runs the current phase and returns how it ended. Where a seat of the Guild is due, its answers are the input. */
export function step(box: Box, p: Position, input: PhaseInput<Move>, tell: Tell<Effect>): Tag {
  const rules = phases[p.phase]
  if (input.type === 'move' || p.settings.guild.length === 0) return rules.step(box, p, input, tell)
  const due = guildChoice(p, rules.ask?.(box, p))
  if (!due) return rules.step(box, p, input, tell)
  const { seat, moves } = due
  let tag: Tag = 'more'
  for (const move of guildMoves(box, p, seat, moves, input.type === 'chance' ? input.draw : undefined)) {
    tag = rules.step(box, p, { type: 'move', seat, move }, tell)
    if (tag !== 'more' || guildChoice(p, rules.ask?.(box, p))?.seat !== seat) break
  }
  return tag
}
