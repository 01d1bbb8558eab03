import type { Body, Entry, MarkBody, WishBody } from '../../rules/body.ts'
import { seedIn } from '../../rules/chance.ts'
import { stopFrom } from '../../rules/filmStops.ts'
import type { Game, GameTypes, Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import type { Words } from '../../rules/words.ts'
import { matchText } from '../text/match.ts'

const text = matchText.entries

/** An entry in the list. */
export interface EntryLine {
  readonly seq: number
  /** Its author's name. */
  readonly by: string
  readonly text: string
  /** It is a move. */
  readonly moves: boolean
  /** It starts another seat's turn. */
  readonly turns: boolean
}

/** The seat that a position asks, if any. */
const askedAt = <G extends GameTypes>(game: Game<G>, position: G['position']): Seat | undefined => {
  const ask = game.ask(position)
  return ask?.type === 'choose' ? ask.seat : undefined
}

/** The journal as a list. */
export function entryLines<G extends GameTypes>(
  game: Game<G>,
  words: Words<G>,
  { entries, positions }: Journal<G>,
): readonly EntryLine[] {
  let asked: Seat | undefined
  return entries.map((entry, seq) => {
    const before = positions[Math.max(0, seq - 1)]
    const after = positions[seq]
    const now = after && askedAt(game, after)
    const turns = now !== undefined && now !== asked
    asked = now ?? asked
    const by = entry.by === 'host' || !before ? 'host' : words.seat(before, entry.by)
    const text = before ? textOf(words, before, entry) : entry.body.type
    return { seq, by, text, moves: entry.body.type === 'move', turns }
  })
}

function textOf<G extends GameTypes>(words: Words<G>, before: G['position'], { body }: Entry<G['move']>): string {
  if (body.type === 'move') return words.move(before, body.move)
  return plain(body, (seat) => words.seat(before, seat))
}

function plain(body: Exclude<Body<unknown>, { type: 'move' }>, name: (seat: Seat) => string): string {
  switch (body.type) {
    case 'setup':
      return text.setup(body.game, body.edition.name)
    case 'chance':
      return text.chance(seedIn(body).slice(0, 8))
    case 'drawKey':
      return text.drawKey(body.key.slice(0, 8))
    case 'pledge':
      return text.pledge
    case 'undo':
      return text.undo(body.to)
    case 'seat':
      return text.seat(name(body.seat), body.kind, body.name)
    case 'host':
      return text.host(name(body.seat))
    case 'mark':
      return markText(body)
    case 'wish':
      return wishText(body, name)
    case 'answer':
      return text.answer(body.yes, body.to)
    case 'resign':
      return text.resign
    case 'end':
      return text.end
    case 'excuse':
      return text.excuse(name(body.seat))
    case 'out':
      return text.out(name(body.seat))
    case 'deal':
      return body.dealers ? text.dealTogether(body.dealers.map(name)) : text.deal(body.commits.length)
    case 'commit':
      return text.commit
    case 'mix':
      return text.mix
    case 'lock':
      return text.lock
    case 'audit':
      return text.audit(body.of)
    case 'shuffle':
      return text.shuffle(seedIn(body).slice(0, 8))
    case 'share':
      return text.share(body.cards.map(({ token }) => token))
    case 'open':
      return text.open(body.opens.map(({ token }) => token))
  }
}

function markText({ note, says, on, hides, position, draws }: MarkBody): string {
  if (says) return text.remark(says.type)
  if (hides !== undefined) return text.takesBack(hides)
  if (on) return text.note(on.entry, note)
  if (position !== undefined) return text.edit(note)
  return draws ? text.draws(draws) : text.remark(note)
}

function wishText(body: WishBody, name: (seat: Seat) => string): string {
  switch (body.wish) {
    case 'undo':
      return text.asksBack(body.to)
    case 'end':
      return text.asksEnd
    case 'deal':
      return text.asksDeal
    case 'standIn':
      return text.asksStandIn(name(body.seat))
    case 'give':
      return text.asksGive(name(body.seat))
    case 'rematch':
      return text.asksMore
    case 'edit':
      return text.asksEdit(body.note)
    case 'draws':
      return text.asksDraws(body.draws)
  }
}

/** The next or previous move; the last or first entry if there is none. */
export function moveStep(lines: readonly EntryLine[], at: number, way: 1 | -1): number {
  return stepAmong(lines, ({ moves }) => moves, at, way)
}

/** The next or previous start of a turn; the last or first entry if there is none. */
export function turnStep(lines: readonly EntryLine[], at: number, way: 1 | -1): number {
  return stepAmong(lines, ({ turns }) => turns, at, way)
}

function stepAmong(lines: readonly EntryLine[], isOne: (line: EntryLine) => boolean, at: number, way: 1 | -1): number {
  const ones = lines.filter(isOne).map(({ seq }) => seq)
  return stopFrom(ones, at, way, lines.length - 1)
}
