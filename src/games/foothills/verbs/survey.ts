import { need } from '../../../kit/assert.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box, Station } from '../box.ts'
import type { Effect } from '../effects.ts'
import { done, type Move, surveyTo } from '../moves.ts'
import { push, pushVerbs } from '../pending.ts'
import { boardOf, type FrameOf, home, isInPlay, layoutOf, type Position, pub } from '../position.ts'
import type { Against, Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import { hinderScore } from './score.ts'
import { needTicket, needTicketAt } from './ticket.ts'
import type { VerbOf } from './verb.ts'

type Survey = VerbOf<'survey'>

/** “Moving the Surveyor”: to an open action space, home, or with the primary action to the pub. */
export const survey: VerbRules<Survey> = {
  gate: (p, verb) => (verb.to === 'ticketed' ? needTicket(p) : undefined),
  hinder: (box, p, verb) => {
    // From anywhere but home the surveyor can at least go home.
    if (!hinderPlace(box, p, verb, home)) return undefined
    return destinations(box, p, verb).length > 0 ? undefined : nowhere[verb.to]
  },
  begin: (_, p, verb) => {
    push(p, { do: 'survey', verb })
  },
}

export const surveying: FrameRules<FrameOf<'survey'>> = {
  ask: (box, p, frame) => {
    const to = destinations(box, p, frame.verb)
    if (to.length === 0) return undefined
    const moves: Move[] = to.map(surveyTo)
    if (mayStay(frame.verb, to)) moves.push(done)
    return moves
  },
  perform: (box, p, _, move, __, tell) => {
    if (move?.type === 'survey') moveTo(box, p, move.to, tell)
  },
  against: {
    survey: (box, p, { verb }, { to }) => {
      if (to === undefined) return destinations(box, p, verb).length > 0 ? undefined : nowhere[verb.to]
      return to >= 0 && !isInPlay(box, p, to) ? 'notInPlay' : hinderPlace(box, p, verb, to)
    },
    done: (box, p, { verb }) => (mayStay(verb, destinations(box, p, verb)) ? undefined : 'cannotStop'),
  },
}

/** The card gives something else as well: with no neighbour open, nobody has to walk home for it. */
const mayStay = (verb: Survey, to: readonly number[]) => verb.to === 'adjacent' && to.every((place) => place === home)

/** “Building a Station”: the surveyor may move right away to the space below the new station. */
export const hopping: FrameRules<FrameOf<'hop'>> = {
  ask: (_, __, frame) => [surveyTo(frame.station), done],
  perform: (box, p, _, move, __, tell) => {
    if (move?.type === 'survey') moveTo(box, p, move.to, tell)
  },
  against: {
    survey: (_, __, frame, { to = frame.station }) => (to === frame.station ? undefined : 'onlyHop'),
    done: () => undefined,
  },
}

/** Why there is no place to go to, by what the card restricts the move to. */
const nowhere: { readonly [T in Survey['to']]: Reason } = {
  any: 'noPlace',
  ticketed: 'noTicketPlace',
  start: 'noPlace',
  own: 'noOwnPlace',
  adjacent: 'noAdjacentPlace',
}

function destinations(box: Box, p: Position, verb: Survey): number[] {
  const found: number[] = []
  for (const to of layoutOf(box, p).places) if (!hinderPlace(box, p, verb, to)) found.push(to)
  for (const to of elsewhere) if (!hinderPlace(box, p, verb, to)) found.push(to)
  return found
}

/** Places that are no cards. */
const elsewhere: readonly number[] = [pub, home]

/** Why the surveyor may not move to a card in play, home or to the pub by this verb. */
function hinderPlace(box: Box, p: Position, verb: Survey, to: number): Against | undefined {
  if (to === pub) return hinderPub(p, verb)
  if (to === home) return boardOf(p, p.seat).surveyor === home ? 'alreadyHome' : undefined
  return hinderVisit(box, p, verb, to)
}

/** Why the surveyor may not move to a card's action space by this verb. */
function hinderVisit(box: Box, p: Position, verb: Survey, index: number): Reason | undefined {
  const station = need(box.stations[index], 'a station')
  if (!station.action) return 'noActionSpace'
  if (boardOf(p, p.seat).surveyor === index) return 'alreadyHere'
  if (!isFree(p, index)) return 'occupied'
  if (!isOpen(p, station)) return 'notOpen'
  return hinderAim(box, p, verb, station)
}

/** The card's restriction that forbids the move. */
function hinderAim(box: Box, p: Position, verb: Survey, station: Station): Reason | undefined {
  if (verb.to === 'ticketed') return needTicketAt(box, p, station.index)
  if (verb.to === 'start') return station.start ? undefined : 'notStart'
  if (verb.to === 'own') return hasOwn(p, station) ? undefined : 'notOwnStation'
  if (verb.to === 'adjacent') return isAdjacent(box, p, station) ? undefined : 'notAdjacent'
  return undefined
}

/** Every starting station is adjacent to the pub, and to home unless read otherwise. */
function isAdjacent(box: Box, p: Position, station: Station): boolean {
  const from = boardOf(p, p.seat).surveyor
  if (from >= 0) return (layoutOf(box, p).neighbours[from] ?? []).includes(station.index)
  return station.start && (from === pub || !p.readings.homeIsFar)
}

/** True if no surveyor is on the card, not even your own. */
export function isFree(p: Position, index: number): boolean {
  for (const board of p.boards) if (board.surveyor === index) return false
  return true
}

/** True if a player or a navvy has built a station on the card; starting stations are always open. */
export function isOpen(p: Position, station: Station): boolean {
  if (station.start || p.navvies[station.index] === 1) return true
  for (let i = 0; i < station.spaces.length; i++) if (p.spaces[station.firstSpace + i] !== 0) return true
  return false
}

function hasOwn(p: Position, station: Station): boolean {
  for (let i = 0; i < station.spaces.length; i++) if (p.spaces[station.firstSpace + i] === p.seat + 1) return true
  return false
}

/** “The Pub”: primary action only, and never with as many scored cards as stations. */
function hinderPub(p: Position, verb: Survey): Against | undefined {
  if (!verb.pub) return 'pubPrimary'
  if (boardOf(p, p.seat).surveyor === pub && !p.readings.pubToPub) return 'pubAgain'
  return hinderScore(p)
}

/** Moves the surveyor, then does what the place says. */
function moveTo(box: Box, p: Position, to: number, tell: Tell<Effect>): void {
  tell({ type: 'surveyed', seat: p.seat, from: boardOf(p, p.seat).surveyor, to })
  if (to === pub) push(p, { do: 'score', may: false })
  if (to < 0) return
  pushVerbs(p, box.stations[to]?.action ?? [], to)
}
