import { need } from '../../../kit/assert.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box, Goods, Space, Station } from '../box.ts'
import type { Effect } from '../effects.ts'
import { canPay, earn, pay, receive } from '../goods.ts'
import type { Move, MoveOf } from '../moves.ts'
import { push, pushVerbs } from '../pending.ts'
import { boardOf, type FrameOf, isInPlay, layoutOf, type Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import { tilesLeft } from './lay.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import { isFree } from './survey.ts'
import type { VerbOf } from './verb.ts'

type Build = VerbOf<'build'>

/** “Building a Station”: one station space at its price; then the surveyor action or the card's effect. */
export const build: VerbRules<Build> = {
  hinder: (box, p, verb) => {
    const gate = buildGate(p, verb)
    if (gate) return gate
    if (tilesLeft(box, p, p.seat) === 0) return 'noTile'
    return canBuild(box, p, verb) ? undefined : 'noStationSpace'
  },
  begin: (_, p, verb) => {
    push(p, { do: 'build', verb })
  },
}

/** True if some station space can be built and paid. */
function canBuild(box: Box, p: Position, verb: Build): boolean {
  const { supply } = boardOf(p, p.seat)
  for (const index of layoutOf(box, p).search) {
    const station = need(box.stations[index], 'a station')
    if (hinderStation(box, p, verb, station)) continue
    for (let space = 0; space < station.spaces.length; space++)
      if (!hinderSpace(p, station, space) && canAfford(supply, verb, station, space)) return true
  }
  return false
}

/** True if a supply pays for a station space in some way. */
function canAfford(supply: Goods, verb: Build, station: Station, space: number): boolean {
  const target = need(station.spaces[space], 'a station space')
  if (!verb.extra && !verb.less) return canPay(supply, target.cost)
  return ways(verb, target).some((iron) => canPay(supply, costOf(verb, target, iron ?? 0)))
}

/** Why no station at all can be built by this verb: the first of its own terms that stands in the way. */
export function hinderAnywhere(box: Box, p: Position, verb: Build): Reason {
  const { ticketed: _, ownTrack, extra, less, noBonus: __, ...plain } = verb
  if (!canBuild(box, p, less ? { ...plain, less } : plain)) return 'noStationSpace'
  if (extra && !canBuild(box, p, { ...plain, extra })) return 'noExtraStation'
  return ownTrack ? 'noTrackStation' : 'noTicketStation'
}

/** The requirement that keeps a card from being selected: a ticket, a track of your own. */
export function buildGate(p: Position, verb: Build): Reason | undefined {
  const board = boardOf(p, p.seat)
  if (verb.ticketed && board.tickets === 0) return 'noTicket'
  return verb.ownTrack && board.tracks === 0 ? 'noOwnTrack' : undefined
}

export const building: FrameRules<FrameOf<'build'>> = {
  ask: (box, p, frame) => {
    const moves = buildMoves(box, p, frame.verb)
    return moves.length > 0 ? moves : undefined
  },
  perform: (box, p, frame, move, _, tell) => {
    if (move?.type === 'build') performBuild(box, p, frame.verb, move, tell)
  },
}

/** Every way to build a station and pay for it. */
function buildMoves(box: Box, p: Position, verb: Build): Move[] {
  const moves: Move[] = []
  if (tilesLeft(box, p, p.seat) === 0) return moves
  for (const index of layoutOf(box, p).search) {
    const station = need(box.stations[index], 'a station')
    if (hinderStation(box, p, verb, station)) continue
    for (let space = 0; space < station.spaces.length; space++) {
      if (hinderSpace(p, station, space)) continue
      payMoves(p, verb, station, space, moves)
    }
  }
  return moves
}

/** Why nothing can be built on a card by this verb, its price left aside. */
export function hinderStation(box: Box, p: Position, verb: Build, station: Station): Reason | undefined {
  if (station.spaces.length === 0) return 'nothingToBuild'
  if (p.navvies[station.index] === 1) return 'navvyHere'
  if ((p.rubble[station.index] ?? 0) > 0) return 'rubbleHere'
  return verb.ticketed || verb.ownTrack ? hinderLines(box, p, verb, station) : undefined
}

/** Why a station space (or, without one, any of the card) cannot be built by this verb. */
export function whyBuild(
  box: Box,
  p: Position,
  verb: Build,
  { station: index, space }: { readonly station?: number | undefined; readonly space?: number | undefined },
): Reason {
  if (index === undefined) return hinderAnywhere(box, p, verb)
  if (!isInPlay(box, p, index)) return 'notInPlay'
  const station = need(box.stations[index], 'a station')
  const reason = hinderStation(box, p, verb, station)
  if (reason) return reason
  const open = station.spaces.map((_, i) => hinderSpace(p, station, space ?? i))
  if (!open.includes(undefined)) return open[0] ?? 'nothingToBuild'
  return tilesLeft(box, p, p.seat) === 0 ? 'noTile' : 'short'
}

/** One line of the card must meet all the verb's requirements; Porthmadog belongs to both of its lines. */
function hinderLines(box: Box, p: Position, verb: Build, station: Station): Reason | undefined {
  const layout = layoutOf(box, p)
  const { tickets } = boardOf(p, p.seat)
  let reason: Reason = 'notTicketLine'
  for (const line of layout.linesOf[station.index] ?? []) {
    if (verb.ticketed && ((layout.ticketOf[line] ?? 0) & tickets) === 0) continue
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
export function hinderSpace(p: Position, station: Station, space: number): Reason | undefined {
  if (p.spaces[station.firstSpace + space] !== 0) return 'spaceBuilt'
  if (!station.ordered || space === 0) return undefined
  return p.spaces[station.firstSpace + space - 1] === 0 ? 'inOrder' : undefined
}

function payMoves(p: Position, verb: Build, station: Station, space: number, moves: Move[]): void {
  const { supply } = boardOf(p, p.seat)
  const target = need(station.spaces[space], 'a station space')
  for (const iron of ways(verb, target))
    if (canPay(supply, costOf(verb, target, iron ?? 0)))
      moves.push(
        iron === undefined
          ? { type: 'build', station: station.index, space }
          : { type: 'build', station: station.index, space, iron },
      )
}

const plain: readonly undefined[] = [undefined]

/** Amounts of iron ore possible in a surcharge's or discount's “any resources”; undefined without one. */
export function ways(verb: Build, space: Space): readonly (number | undefined)[] {
  const extra = verb.extra?.resources
  if (extra !== undefined) return Array.from({ length: extra + 1 }, (_, iron) => iron)
  const less = verb.less?.resources
  if (less === undefined) return plain
  const { iron, stone } = space.cost
  const off = Math.min(less, iron + stone)
  const most = Math.min(off, iron)
  const least = Math.max(0, off - stone)
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

/** The price of a space with surcharge or discount; `iron` of its “any resources” is iron ore. Never below zero. */
export function costOf(verb: Build, space: Space, iron: number): Readonly<Goods> {
  const { cost } = space
  if (!verb.extra && !verb.less) return cost
  const more = verb.extra?.resources ?? 0
  const off = Math.min(verb.less?.resources ?? 0, cost.iron + cost.stone)
  const ironOff = Math.min(off, iron)
  return {
    iron: costIn(verb, space, 'iron', more > 0 ? iron : -ironOff),
    stone: costIn(verb, space, 'stone', more > 0 ? more - iron : ironOff - off),
    rubble: costIn(verb, space, 'rubble', 0),
    passengers: costIn(verb, space, 'passengers', 0),
  }
}

/** The price in one kind of goods, `any` of which are the “any resources” of a surcharge or discount. */
const costIn = ({ extra, less }: Build, { cost }: Space, kind: keyof Goods, any: number): number =>
  Math.max(0, cost[kind] + (extra?.[kind] ?? 0) - (less?.[kind] ?? 0) + any)

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
