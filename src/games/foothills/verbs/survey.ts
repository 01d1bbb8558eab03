import { need } from '../../../kit/assert.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box, Station } from '../box.ts'
import type { Effect } from '../effects.ts'
import { done, type Move, surveyTo } from '../moves.ts'
import { push, pushVerbs } from '../pending.ts'
import { boardOf, type FrameOf, home, layoutOf, type Position, pub } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import { hinderScore } from './score.ts'
import type { VerbOf } from './verb.ts'

type Survey = VerbOf<'survey'>

/** “Moving the Surveyor”: to an open action space, home, or with the primary action to the pub. */
export const survey: VerbRules<Survey> = {
  hinder: (box, p, verb) => {
    if (verb.to === 'ticketed' && boardOf(p, p.seat).tickets === 0) return 'noTicket'
    // From anywhere but home the surveyor can at least go home.
    if (boardOf(p, p.seat).surveyor !== home) return undefined
    return destinations(box, p, verb).length > 0 ? undefined : nowhere[verb.to]
  },
  begin: (_, p, verb) => {
    push(p, { do: 'survey', verb })
  },
}

export const surveying: FrameRules<FrameOf<'survey'>> = {
  ask: (box, p, frame) => {
    const moves: Move[] = []
    for (const to of destinations(box, p, frame.verb)) moves.push(surveyTo(to))
    // The card gives something else as well: with no neighbour open, nobody has to walk home for it.
    const isStuck = frame.verb.to === 'adjacent' && moves.every(isHome)
    if (isStuck && moves.length > 0) moves.push(done)
    return moves.length > 0 ? moves : undefined
  },
  perform: (box, p, _, move, __, tell) => {
    if (move?.type === 'survey') moveTo(box, p, move.to, tell)
  },
}

const isHome = (move: Move) => move.type === 'survey' && move.to === home

/** “Building a Station”: the surveyor may move right away to the space below the new station. */
export const hopping: FrameRules<FrameOf<'hop'>> = {
  ask: (_, __, frame) => [surveyTo(frame.station), done],
  perform: (box, p, _, move, __, tell) => {
    if (move?.type === 'survey') moveTo(box, p, move.to, tell)
  },
}

/** Why there is no place to go to, by what the card restricts the move to. */
export const nowhere: { readonly [T in Survey['to']]: Reason } = {
  any: 'noPlace',
  ticketed: 'noTicketPlace',
  start: 'noPlace',
  own: 'noOwnPlace',
  adjacent: 'noAdjacentPlace',
}

function destinations(box: Box, p: Position, verb: Survey): number[] {
  const layout = layoutOf(box, p)
  const found: number[] = []
  for (const index of layout.starts) if (!hinderVisit(box, p, verb, index)) found.push(index)
  for (const index of layout.search) if (!hinderVisit(box, p, verb, index)) found.push(index)
  if (!hinderPub(p, verb)) found.push(pub)
  if (boardOf(p, p.seat).surveyor !== home) found.push(home)
  return found
}

/** Why the surveyor may not move to a card's action space by this verb. */
export function hinderVisit(box: Box, p: Position, verb: Survey, index: number): Reason | undefined {
  const station = need(box.stations[index], 'a station')
  if (!station.action) return 'noActionSpace'
  if (boardOf(p, p.seat).surveyor === index) return 'alreadyHere'
  if (!isFree(p, index)) return 'occupied'
  if (!isOpen(p, station)) return 'notOpen'
  return hinderAim(box, p, verb, station)
}

/** The card's restriction that forbids the move. */
function hinderAim(box: Box, p: Position, verb: Survey, station: Station): Reason | undefined {
  if (verb.to === 'ticketed') {
    const tickets = layoutOf(box, p).ticketsOf[station.index] ?? 0
    return tickets & boardOf(p, p.seat).tickets ? undefined : 'notTicketLine'
  }
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
export function hinderPub(p: Position, verb: Survey): Reason | undefined {
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
