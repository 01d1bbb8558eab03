import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import type { Body, Entry, MarkBody, WishBody } from '../rules/journal.ts'
import type { Journal } from '../rules/replay.ts'
import type { Words } from '../rules/words.ts'

/** An entry as a line of the journal's list. */
export interface EntryLine {
  readonly seq: number
  /** Who wrote it, in the title's words. */
  readonly by: string
  readonly text: string
  /** Another seat is asked after it than before it. */
  readonly turns: boolean
}

/** Whom a position asks: a seat, or nobody. */
const askedAt = <P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  position: P,
): Seat | undefined => {
  const ask = game.ask(position)
  return ask?.type === 'choose' ? ask.seat : undefined
}

/** The whole journal as lines, in order. */
export function entryLines<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  words: Words<P, M, E>,
  { entries, positions }: Journal<P, M>,
): readonly EntryLine[] {
  let asked: Seat | undefined
  return entries.map((entry, seq) => {
    const before = positions[Math.max(0, seq - 1)]
    const after = positions[seq]
    const now = after && askedAt(game, after)
    const turns = now !== undefined && now !== asked
    asked = now ?? asked
    const by = entry.by === 'host' || !before ? 'host' : words.seat(before, entry.by)
    return { seq, by, text: before ? textOf(words, before, entry) : entry.body.type, turns }
  })
}

function textOf<P extends BasePosition, M extends Typed, E extends Typed>(
  words: Words<P, M, E>,
  before: P,
  { body }: Entry<M>,
): string {
  if (body.type === 'move') return words.move(before, body.move)
  return plain(body)
}

function plain(body: Exclude<Body<unknown>, { type: 'move' }>): string {
  switch (body.type) {
    case 'setup':
      return `setup: ${body.game}, edition «${body.edition.name}»`
    case 'chance':
      return `chance ${body.seed.slice(0, 8)}…`
    case 'undo':
      return `undo to ${body.to}`
    case 'seat':
      return `seat ${body.seat}: ${body.name ?? body.kind}`
    case 'host':
      return `seat ${body.seat} hosts`
    case 'mark':
      return markText(body)
    case 'wish':
      return `wish: ${wishText(body)}`
    case 'answer':
      return `${body.yes ? 'yes' : 'no'} to ${body.to}`
    case 'resign':
      return 'gives up'
  }
}

function markText({ note, on, position, draws }: MarkBody): string {
  if (on) return `note on ${on.entry}: ${note}`
  if (position !== undefined) return `another position: ${note}`
  return draws ? `next draw: ${drawsText(draws)}` : `note: ${note}`
}

function wishText(body: WishBody): string {
  switch (body.wish) {
    case 'undo':
      return `back to ${body.to}`
    case 'rematch':
      return 'another match'
    case 'edit':
      return `another position, ${body.note}`
    case 'draws':
      return `next draw ${drawsText(body.draws)}`
  }
}

const drawsText = (draws: readonly string[]) =>
  draws.length === 0 ? 'left to chance' : draws.join(', ')

/** The entry that a step by turn leads to from `at`: 1 forward, -1 back; the last or first where none is left. */
export function turnStep(lines: readonly EntryLine[], at: number, way: 1 | -1): number {
  const turns = lines.filter(({ turns }) => turns).map(({ seq }) => seq)
  const next = way > 0 ? turns.find((seq) => seq > at) : turns.findLast((seq) => seq < at)
  return next ?? (way > 0 ? lines.length - 1 : 0)
}
