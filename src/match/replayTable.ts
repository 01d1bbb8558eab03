import { facesAt } from '../rules/cards.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import { type Journal, lastOf, tableOf } from '../rules/journal.ts'
import { cut, extend } from '../rules/replay.ts'
import { isStandIn, type Seated } from '../rules/tableState.ts'
import { noHand } from './dealer.ts'
import { makeMatch, makeView } from './match.ts'
import { refuse } from './refusals.ts'
import type { Beyond, Sitter, Table } from './table.ts'

/** A match that is only looked at. */
export interface ReplayTable extends Table {
  /** Number of the last entry that can be shown. */
  readonly last: number
  /**
   * Shows the match as it stood after entry `n`, or the nearest one. A single step forwards tells what happened; any
   * other way is a reset.
   */
  go(n: number): void
  /** Shows it too, but tells nothing: for a picture that is moved by another hand. */
  show(n: number): void
  /** The match to its end. */
  whole(): Journal
  /** It is over and had hidden cards, so that `openHands` may show them. */
  readonly hasHands: boolean
  /** Shows every closed card that the match opens later, or only what was open at the time. */
  openHands(isOpen: boolean): void
  readonly beyond: Beyond<Typed>
}

/** Opens a journal as it stood after entry `at`, with the board of seat `front` in front. Takes no moves. */
export function openReplay(game: Game, given: Journal, at: number, front: Seat = 0): ReplayTable {
  let whole = given
  let closed = false
  let isOpen = false
  const last = () => whole.entries.length - 1
  const nearest = (n: number) => Math.max(0, Math.min(last(), Math.trunc(n) || 0))
  const upTo = (seq: number) => cut(game, whole, seq + 1)
  const { seats } = tableOf(whole).roster
  const match = makeMatch({ game, journal: upTo(nearest(at)) })
  const known = () => facesAt(game, match.journal(), isOpen ? whole.entries : [])
  const now = makeView({ ...match, hand: () => ({ ...noHand, known }) }, () => ({
    standing: closed ? 'closed' : match.journal().ask.type === 'over' ? 'over' : 'playing',
    sitters: seats.map(sitterIn),
    front,
    veiled: true,
    pending: false,
    hosting: false,
    claims: [],
    unkept: 0,
    skew: undefined,
  }))
  const move = (n: number, tells: boolean) => {
    const from = lastOf(match.journal()).seq
    const to = nearest(n)
    if (closed || to === from) return
    const next = tells && to === from + 1 ? whole.entries[to] : undefined
    if (next && 'entry' in match.follow(next)) match.commit()
    else match.replace(upTo(to), 'opened')
  }
  const go = (n: number) => move(n, true)
  const annotate: Beyond<Typed>['annotate'] = (note) => {
    const step = extend(game, whole, 'host', note)
    if ('problem' in step) return refuse('badNote')
    whole = step.journal
    match.notify()
    return { type: 'accepted', seq: last() }
  }
  return {
    game,
    go,
    show: (n) => move(n, false),
    now,
    on: match.on,
    get last() {
      return last()
    },
    whole: () => whole,
    get hasHands() {
      return game.hidden !== undefined && whole.ask.type === 'over'
    },
    openHands(open) {
      isOpen = open
      match.notify()
    },
    beyond: { later: () => whole.entries.slice(match.journal().entries.length), go, annotate },
    ...takesNothing,
    journal: () => match.journal().entries,
    close() {
      closed = true
      match.stop()
      match.notify()
    },
  }
}

/** A seat as someone sees it who only looks on. */
function sitterIn(seated: Seated | undefined): Sitter {
  if (!seated) return { kind: 'open', mine: false, present: false }
  const { key: _, face: __, ...known } = seated
  return { ...known, mine: false, present: true, ...(isStandIn(seated) ? { standIn: true } : {}) }
}

const readOnly = async () => refuse('readOnly')

const takesNothing = {
  submit: readOnly,
  undo: readOnly,
  act: readOnly,
  standIn: readOnly,
  takeBack: readOnly,
  handOver: readOnly,
  decideClaim: readOnly,
}
