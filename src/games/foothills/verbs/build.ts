import { need } from '../../../kit/assert.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box, Space, Station } from '../box.ts'
import type { Effect } from '../effects.ts'
import { canPay, earn, hinderPaying, pay, receive } from '../goods.ts'
import type { Site } from '../layout.ts'
import type { IntentionOf, MoveOf } from '../moves.ts'
import { push, pushVerbs } from '../pending.ts'
import { boardOf, type FrameOf, isInPlay, layoutOf, type Position } from '../position.ts'
import type { Against, Reason } from '../reasons.ts'
import { hinderGround, tilesLeft } from './lay.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import { isFree } from './survey.ts'
import { needTicket, needTicketFor } from './ticket.ts'
import type { VerbOf } from './verb.ts'
import { costOf, shares, waysToPay } from './ways.ts'

type Build = VerbOf<'build'>

/** “Building a Station”: one station space at its price; then the surveyor action or the card's effect. */
export const build: VerbRules<Build> = {
  gate: (p, verb) => {
    if (verb.ticketed && needTicket(p)) return 'noTicket'
    return verb.ownTrack && boardOf(p, p.seat).tracks === 0 ? 'noOwnTrack' : undefined
  },
  hinder: (box, p, verb) => {
    if (tilesLeft(box, p, p.seat) === 0) return 'noTile'
    return canBuild(box, p, verb) ? undefined : () => hinderAnywhere(box, p, verb)
  },
  begin: (_, p, verb) => {
    push(p, { do: 'build', verb })
  },
}

/** True if some station space can be built and paid. */
function canBuild(box: Box, p: Position, verb: Build): boolean {
  const { supply } = boardOf(p, p.seat)
  const ways = waysToPay(box)(verb)
  for (const site of layoutOf(box, p).sites)
    if (!hinderSite(box, p, verb, site))
      for (const { price } of ways[site.space] ?? []) if (canPay(supply, price)) return true
  return false
}

/** Why no station at all can be built by this verb: the first of its own terms that stands in the way. */
function hinderAnywhere(box: Box, p: Position, verb: Build): Against {
  const { ticketed, ownTrack, extra, less, noBonus: _, ...plain } = verb
  if (!extra && !ticketed && !ownTrack) return 'noStationSpace'
  if (!canBuild(box, p, less ? { ...plain, less } : plain)) return 'noStationSpace'
  const [kind, count] = Object.entries(extra ?? {})[0] ?? []
  if (kind && extra && !canBuild(box, p, { ...plain, extra }))
    return { reason: 'noExtraStation', facts: { kind, need: Number(count) } }
  return ownTrack ? 'noTrackStation' : 'noTicketStation'
}

export const building: FrameRules<FrameOf<'build'>> = {
  ask: (box, p, frame) => {
    const moves = buildMoves(box, p, frame.verb)
    return moves.length > 0 ? moves : undefined
  },
  perform: (box, p, frame, move, _, tell) => {
    if (move?.type === 'build') performBuild(box, p, frame.verb, move, tell)
  },
  against: { build: (box, p, { verb }, intention) => hinderBuilding(box, p, verb, intention) },
}

/** Every way to build a station and pay for it. */
function buildMoves(box: Box, p: Position, verb: Build): MoveOf<'build'>[] {
  const moves: MoveOf<'build'>[] = []
  if (tilesLeft(box, p, p.seat) === 0) return moves
  for (const site of layoutOf(box, p).sites) if (!hinderSite(box, p, verb, site)) payMoves(box, p, verb, site, moves)
  return moves
}

/** Adds the ways to pay for a station space that the supply allows. */
function payMoves(box: Box, p: Position, verb: Build, { space }: Site, moves: MoveOf<'build'>[]): void {
  const { supply } = boardOf(p, p.seat)
  for (const { price, move } of waysToPay(box)(verb)[space] ?? []) if (canPay(supply, price)) moves.push(move)
}

/** Why nothing can be built on a station space by this verb, its price left aside. Most of them are built already. */
const hinderSite = (box: Box, p: Position, verb: Build, site: Site): Reason | undefined =>
  hinderSpace(p, site) ?? hinderStation(box, p, verb, site.station)

/** Why nothing can be built on a card by this verb, its price left aside. */
function hinderStation(box: Box, p: Position, verb: Build, station: Station): Reason | undefined {
  if (station.spaces.length === 0) return 'nothingToBuild'
  const reason = hinderGround(p, station.index)
  if (reason) return reason
  return verb.ticketed || verb.ownTrack ? hinderLines(box, p, verb, station) : undefined
}

/** Why a station space (without one, any of the card; without a card, any at all) cannot be built by this verb. */
function hinderBuilding(
  box: Box,
  p: Position,
  verb: Build,
  { station: index, space, iron }: IntentionOf<'build'>,
): Against | undefined {
  if (index === undefined) return build.hinder?.(box, p, verb)
  if (!isInPlay(box, p, index)) return 'notInPlay'
  const station = need(box.stations[index], 'a station')
  const reason = hinderStation(box, p, verb, station)
  if (reason) return reason
  const sites = layoutOf(box, p).sites.filter((site) => site.station === station)
  const reasons = sites.map((site) => (site.at === (space ?? site.at) ? hinderSpace(p, site) : 'nothingToBuild'))
  const open = sites.filter((_, at) => !reasons[at])
  if (open.length === 0) return reasons[space ?? 0] ?? 'nothingToBuild'
  if (tilesLeft(box, p, p.seat) === 0) return 'noTile'
  const moves: MoveOf<'build'>[] = []
  for (const site of open) payMoves(box, p, verb, site, moves)
  if (moves.some((move) => move.iron === (iron ?? move.iron))) return undefined
  return moves.length > 0
    ? 'otherAction'
    : hinderPrice(p, verb, need(station.spaces[open[0]?.at ?? -1], 'a station space'))
}

/** The first goods that fall short in the price of a station space. */
function hinderPrice(p: Position, verb: Build, space: Space): Against | undefined {
  const plain = { ...verb, extra: { ...verb.extra, resources: undefined } }
  const price = { ...costOf(plain, space, shares(verb, space)[0] ?? 0), resources: verb.extra?.resources ?? 0 }
  return hinderPaying(boardOf(p, p.seat).supply, price)
}

/** One line of the card must meet all the verb's requirements; Porthmadog belongs to both of its lines. */
function hinderLines(box: Box, p: Position, verb: Build, station: Station): Reason | undefined {
  let reason: Reason = 'notTicketLine'
  for (const line of layoutOf(box, p).linesOf[station.index] ?? []) {
    if (verb.ticketed && needTicketFor(box, p, line)) continue
    if (!verb.ownTrack || hasOwnTrack(box, p, line)) return undefined
    reason = 'notTrackLine'
  }
  return reason
}

/** True when the acting seat has a track in the line. */
function hasOwnTrack(box: Box, p: Position, line: number): boolean {
  for (const index of layoutOf(box, p).tracked[line] ?? []) {
    const station = need(box.stations[index], 'a station')
    for (let i = 0; i < station.tracks; i++) if (p.tracks[station.firstTrack + i] === p.seat + 1) return true
  }
  return false
}

/** Why a station space is closed: already built, or (Devil's Bridge) not yet its turn. */
function hinderSpace(p: Position, { station, at, space }: Site): Reason | undefined {
  if (p.spaces[space] !== 0) return 'spaceBuilt'
  if (!station.ordered || at === 0) return undefined
  return p.spaces[space - 1] === 0 ? 'inOrder' : undefined
}

function performBuild(box: Box, p: Position, verb: Build, move: MoveOf<'build'>, tell: Tell<Effect>): void {
  const seat = p.seat
  const station = need(box.stations[move.station], 'a station')
  const space = need(station.spaces[move.space], 'a station space')
  pay(seat, costOf(verb, space, move.iron ?? 0), tell)
  tell({ type: 'built', seat, station: station.index, space: move.space })
  if (!verb.noBonus) {
    earn(seat, space.bonus.vp, 'bonus', station.index, tell)
    receive(seat, 'passengers', space.bonus.passengers, tell)
  }
  afterwards(p, station)
}

/** Pushes the card's effect, or the surveyor's step onto its action space if that is free. */
function afterwards(p: Position, station: Station): void {
  if (station.effect) pushVerbs(p, station.effect, station.index)
  else if (station.action && isFree(p, station.index)) push(p, { do: 'hop', station: station.index })
}
