import { need } from '../src/kit/assert.ts'
import { sha256Hex } from '../src/kit/hash.ts'
import type { Body, Entry, Setup } from '../src/rules/body.ts'
import { type Draw, fastDraw, seedIn } from '../src/rules/chance.ts'
import { agreedBody, openWish } from '../src/rules/consent.ts'
import type { Ask, Game, GameTypes, MatchOptions, Seat } from '../src/rules/game.ts'
import { type Journal, lastMover, lineOf, positionOf, tableOf, undoTarget } from '../src/rules/journal.ts'
import { asked, choicesOf } from '../src/rules/play.ts'
import { beginJournal, extend } from '../src/rules/replay.ts'
import { allKnown, dealt, opened } from './dealing.ts'

type Sound<A> = Exclude<A, { readonly problem: unknown }>

/** True if an answer is not a problem. */
const isSound = <A extends object>(answer: A): answer is Sound<A> => !('problem' in answer)

/** The answer without its problems. Throws, with the problem, if it is one. */
export function sound<A extends object>(answer: A): Sound<A> {
  if (!isSound(answer)) throw new Error(`unsound: ${JSON.stringify('problem' in answer ? answer.problem : answer)}`)
  return answer
}

/** Thirty-two hexadecimal digits that follow from a text. */
export const hex32Of = (text: string): string => sha256Hex(text).slice(0, 32)

/** A setup entry's body for a game. */
export function setupFor<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: MatchOptions,
  match = 'match',
): Setup {
  const { id, ruleset, edition } = game
  const which = { match: hex32Of(match), game: id, ruleset, edition } as const
  return { type: 'setup', ...which, seats, options, trust: 2 }
}

/** Frequency of each kind of odd entry: once in this many choices, or never if 0. */
export interface Oddities {
  readonly undo?: number
  readonly aside?: number
  /** People sit down in all seats first, with these keys if any are given. */
  readonly seated?: boolean | readonly (string | undefined)[]
  /** Those people's names, if they have said so. */
  readonly names?: readonly string[]
  /** Requests to undo, agreed to, declined or left open; and resignations. */
  readonly wish?: number
  readonly resign?: number
  /** Notes pinned to any entry, by a seat or by a spectator. */
  readonly note?: number
}

/** A whole random match with its journal; undos and entries from outside the rules in between. */
export function randomJournal<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: MatchOptions,
  seed: number,
  oddities: Oddities = {},
): Journal<G> {
  const { undo = 0, aside = 0, seated = false, wish = 0, resign = 0, note = 0 } = oddities
  const draw = fastDraw(seed)
  const oneIn = (n: number) => n > 0 && draw(n) === 0
  let { journal } = sound(beginJournal(game, setupFor(game, seats, options, `random ${seed}`)))
  const write = (by: Seat | 'host', body: Body<G['move']>) => {
    journal = sound(extend(game, journal, by, body)).journal
  }
  for (let seat = 0; seated && seat < seats; seat++) {
    const key = seated === true ? undefined : seated[seat]
    const name = oddities.names?.[seat]
    write('host', {
      type: 'seat',
      seat,
      kind: 'person',
      ...(key === undefined ? {} : { key }),
      ...(name === undefined ? {} : { name }),
    })
  }
  while (journal.ask.type !== 'over') {
    const back = oneIn(undo) ? freeUndo(journal) : undefined
    if (back) write(back.by, { type: 'undo', to: back.to })
    if (oneIn(aside)) write('host', asideOf<G['move']>(draw, seats))
    if (oneIn(note)) write(draw(2) === 0 ? 'host' : (personOf(journal, draw) ?? 'host'), noteOf(draw, journal))
    if (oneIn(wish)) journal = wishFor(game, journal, draw)
    const leaver = oneIn(resign) ? personOf(journal, draw) : undefined
    if (leaver !== undefined) write(leaver, { type: 'resign' })
    journal = dealt(game, journal)
    if (journal.ask.type === 'chance') write('host', { type: 'chance', seed: hex32Of(`${seed}/${draw(2 ** 32)}`) })
    if (journal.ask.type !== 'choose') continue
    const { seat, move } = anyMove(askedOpenly(game, journal), draw)
    write(seat, opened(game, journal, move))
  }
  return journal
}

/** The question, with the moves of every card. */
const askedOpenly = <G extends GameTypes>(game: Game<G>, journal: Journal<G>) =>
  game.hidden ? asked(game, positionOf(journal), allKnown(journal)) : journal.ask

/** A random move of one of the seats that are asked. */
export function anyMove<M>(ask: Ask<M>, draw: Draw): { readonly seat: Seat; readonly move: M } {
  const choices = choicesOf(ask)
  const { seat, moves } = need(choices.length === 1 ? choices[0] : choices[draw(choices.length)], 'a choice')
  return { seat, move: need(moves[draw(moves.length)], 'a legal move') }
}

/** The journal with a request to undo, if possible, and some answers; carried out if everyone agrees. */
function wishFor<G extends GameTypes>(game: Game<G>, before: Journal<G>, draw: Draw): Journal<G> {
  const line = lineOf(before.entries)
  const to = line.length > 1 ? line[draw(line.length - 1)]?.seq : undefined
  const asker = personOf(before, draw)
  if (to === undefined || asker === undefined || openWish(tableOf(before))) return before
  let journal = before
  const write = (by: Seat | 'host', body: Body<G['move']>) => {
    journal = sound(extend(game, journal, by, body)).journal
  }
  write(asker, { type: 'wish', wish: 'undo', to })
  for (let wish = openWish(tableOf(journal)); wish && draw(5) > 0; wish = openWish(tableOf(journal))) {
    const [by] = wish.waitsFor
    if (by === undefined) break
    write(by, { type: 'answer', to: wish.seq, yes: draw(4) > 0 })
  }
  const back = agreedBody(tableOf(journal))
  if (back) write('host', back)
  return journal
}

/** A seat that no bot plays and that hasn't resigned, if there is any. */
function personOf(journal: Journal, draw: Draw): Seat | undefined {
  const { roster, resigned } = tableOf(journal)
  const left = roster.seats.flatMap((seated, seat) => (seated?.kind === 'bot' || resigned.includes(seat) ? [] : [seat]))
  return left[draw(Math.max(1, left.length))]
}

/** The free undo of the last mover, if there is one. */
export function freeUndo<G extends GameTypes>(journal: Journal<G>): { by: Seat; to: number } | undefined {
  const { entries } = journal
  const by = lastMover(entries)
  const to = by === undefined ? undefined : undoTarget(entries, tableOf(journal), by)
  const isBot = by !== undefined && tableOf(journal).roster.seats[by]?.kind === 'bot'
  return by === undefined || to === undefined || isBot ? undefined : { by, to }
}

function noteOf(draw: Draw, { entries }: Journal): Body<never> {
  const place = draw(2) === 0 ? {} : { place: `wagon ${draw(9)}` }
  const on = { entry: draw(entries.length), ...place }
  return { type: 'mark', note: `«${draw(99)}»`, on }
}

function asideOf<M>(draw: Draw, seats: number): Body<M> {
  const seat = draw(seats)
  switch (draw(3)) {
    case 0:
      return { type: 'seat', seat, kind: 'bot', name: 'random' }
    case 1:
      return { type: 'host', seat }
    default:
      return { type: 'mark', note: `remark ${seat}` }
  }
}

/** An entry as a link has it: without signatures, and a draw by its seed alone. */
export function unsigned({ sig: _, seal: __, body, ...entry }: Entry<unknown>): Entry<unknown> {
  if (body.type !== 'chance' && body.type !== 'shuffle') return { ...entry, body }
  return { ...entry, body: { type: body.type, seed: seedIn(body) } }
}
