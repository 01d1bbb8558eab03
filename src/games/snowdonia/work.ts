import { need } from '../../kit/assert.ts'
import type { Draw } from '../../rules/chance.ts'
import type { Seat, Tell } from '../../rules/game.ts'
import { clearNext, dig, lay } from './along.ts'
import { drawCubes } from './bag.ts'
import { type Box, lineIn, trainIn, verbIf } from './box.ts'
import { build, buildMoves } from './build.ts'
import { drawContract } from './deck.ts'
import type { Effect } from './effects.ts'
import { lastStep } from './line.ts'
import { discs, done, type Move, type MoveOf } from './moves.ts'
import { boardOf, type Do, type Frame, type FrameOf, type Position, sumOf } from './position.ts'
import { hasAnyCoal } from './powers.ts'
import { emptySpaces, isStartSpace, openArea } from './spaces.ts'

/** Handling of one kind of pending work. */
interface Work<F extends Frame> {
  /** Its legal moves; “chance”; or undefined if it goes on by itself. */
  ask?(box: Box, p: Position, frame: F): readonly Move[] | 'chance' | undefined
  /** Does it; the frame is off the stack already. Without a move there was nothing to choose. */
  perform(box: Box, p: Position, frame: F, move: Move | undefined, draw: Draw | undefined, tell: Tell<Effect>): void
}

type FrameMap = { [D in Do]: FrameOf<D> }

const work: { readonly [D in Do]: Work<FrameMap[D]> } = {
  take: {
    ask: takeMoves,
    perform: (_, __, { seat }, move, ___, tell) => {
      if (move?.type !== 'take') return
      const { iron, stone, coal } = move
      if (iron + stone + coal > 0) tell({ type: 'took', seat, iron, stone, coal })
    },
  },
  trade: {
    ask: (_, p, frame) => {
      const moves = tradeMoves(p, frame)
      return moves.length > 1 ? moves : undefined
    },
    perform: (_, __, { seat, iron, rubble }, move, ___, tell) => {
      if (move?.type !== 'trade' || move.steel + move.stone === 0) return
      const { steel, stone } = move
      const paid = { iron: steel * iron, rubble: stone * rubble }
      tell({ type: 'traded', seat, ...paid, steel, stone })
    },
  },
  dig: { perform: (box, p, { seat }, _, __, tell) => dig(box, p, seat, tell) },
  clear: { perform: (box, p, { seat }, _, __, tell) => clearNext(box, p, seat, tell) },
  lay: { perform: (box, p, { seat }, _, __, tell) => lay(box, p, seat, tell) },
  build: {
    ask: (box, p, { seat, ifBuilt }) => {
      const isDue = !ifBuilt || (p.builds > 0 && hasLateBuild(box, p, seat))
      const moves = isDue ? buildMoves(box, p, seat) : []
      if (moves.length > 0) moves.push(done)
      return moves.length > 0 ? moves : undefined
    },
    perform: (box, p, { seat }, move, __, tell) => {
      if (move?.type !== 'build' && move?.type !== 'buy') return
      const had = hasLateBuild(box, p, seat)
      build(box, p, seat, move, tell)
      // A train bought by the last build of the area still has its own one.
      if (p.stage === 'extras' && !had && hasLateBuild(box, p, seat))
        p.todo.unshift({ do: 'build', seat, ifBuilt: true })
    },
  },
  contract: {
    ask: (_, { office }) => {
      const there = office.filter((contract) => contract > 0)
      return there.length > 1 ? there.map((contract) => ({ type: 'contract', contract })) : undefined
    },
    perform: (_, { office }, { seat }, move, __, tell) => {
      const contract = move?.type === 'contract' ? move.contract : office.find((one) => one > 0)
      if (contract) tell({ type: 'contract', seat, contract, space: office.indexOf(contract) })
    },
  },
  survey: { perform: (box, p, { seat }, _, __, tell) => survey(box, p, seat, tell) },
  disc: {
    ask: (_, p) => discs.filter((move) => move.type === 'disc' && move.weather !== p.coming[0]),
    perform: (_, __, { seat }, move, ___, tell) => {
      if (move?.type === 'disc') tell({ type: 'disc', seat, weather: move.weather })
    },
  },
  move: {
    ask: (_, p, { seat }) => [...moveMoves(p, seat), done],
    perform: (_, __, { seat }, move, ___, tell) => {
      if (move?.type === 'move') tell({ ...move, type: 'moved', seat })
    },
  },
  draw: {
    ask: () => 'chance',
    perform: (box, p, { seat, contracts: count, card }, _, draw, tell) => {
      const come = (contract: number) => tell({ type: 'drew', seat, contracts: [contract] })
      const drawn: number[] = []
      while (draw && drawn.length < count) {
        const contract = drawContract(box, p, draw, come, tell)
        if (contract === undefined) break
        drawn.push(contract)
      }
      p.todo.push({ do: 'keep', seat, contracts: [...drawn, card], card })
    },
  },
  keep: {
    ask: (_, __, { contracts }) =>
      contracts.length > 1 ? contracts.map((contract) => ({ type: 'keep', contract })) : undefined,
    perform: (_, __, { seat, contracts, card }, move, ___, tell) => {
      const contract = move?.type === 'keep' ? move.contract : card
      const discarded = contracts.filter((one) => one !== contract)
      tell({ type: 'kept', seat, contract, card, discarded })
    },
  },
  bag: {
    ask: () => 'chance',
    perform: (_, p, { seat, cubes }, __, draw, tell) => {
      if (!draw) return
      const drawn = drawCubes(p.bag, cubes, draw)
      const count = (kind: string) => drawn.filter((cube) => cube === kind).length
      const came = { iron: count('iron'), stone: count('stone'), coal: count('coal') }
      tell({ type: 'drewBag', seat, ...came, event: count('event') })
    },
  },
  home: {
    perform: (_, p, { seat, area, space }, __, ___, tell) => {
      const { hired, labourers } = boardOf(p, seat)
      tell({ type: 'home', seat, area, space, pub: hired && labourers === 2 })
      const leads = isStartSpace(p, area, space) && seat !== p.start
      if (leads && !p.isStartFixed) tell({ type: 'lead', seat, fixed: false })
    },
  },
}

// The kind goes beside the frame so that the compiler pairs table entry and frame.
const askWork = <D extends Do>(kind: D, box: Box, p: Position, frame: FrameMap[D]) => work[kind].ask?.(box, p, frame)
const performWork = <D extends Do>(
  kind: D,
  box: Box,
  p: Position,
  frame: FrameMap[D],
  move: Move | undefined,
  draw: Draw | undefined,
  tell: Tell<Effect>,
) => work[kind].perform(box, p, frame, move, draw, tell)

/** The question the work on top asks; undefined if it goes on by itself. */
export function askTop(box: Box, p: Position): readonly Move[] | 'chance' | undefined {
  const frame = p.todo[p.todo.length - 1]
  return frame && askWork(frame.do, box, p, frame)
}

/** Takes the work on top off the stack and does it. */
export function performTop(
  box: Box,
  p: Position,
  move: Move | undefined,
  draw: Draw | undefined,
  tell: Tell<Effect>,
): void {
  const frame = need(p.todo.pop(), 'pending work')
  performWork(frame.do, box, p, frame, move, draw, tell)
}

/** “Stock Yard”: every choice of cubes up to the number that may be taken; undefined if there are none. */
function takeMoves(box: Box, p: Position, { seat, cubes, coal: limit }: FrameOf<'take'>): MoveOf<'take'>[] | undefined {
  const { yard } = p
  if (sumOf(yard) === 0) return undefined
  const mostCoal = hasAnyCoal(box, p, seat) ? cubes : limit
  const moves: MoveOf<'take'>[] = []
  for (let coal = 0; coal <= Math.min(yard.coal, mostCoal, cubes); coal++)
    for (let stone = 0; stone <= Math.min(yard.stone, cubes - coal); stone++)
      for (let iron = 0; iron <= Math.min(yard.iron, cubes - coal - stone); iron++)
        moves.push({ type: 'take', iron, stone, coal })
  return moves
}

/** “Works”: every mix of trades that the goods, the bag and the steel bars left allow. */
export function tradeMoves(p: Position, frame: FrameOf<'trade'>): MoveOf<'trade'>[] {
  const { goods } = boardOf(p, frame.seat)
  const mostSteel = Math.min(frame.steel, Math.floor(goods.iron / frame.iron), p.steel)
  const mostStone = Math.min(frame.stone, Math.floor(goods.rubble / frame.rubble), p.bag.stone)
  const moves: MoveOf<'trade'>[] = []
  for (let steel = 0; steel <= Math.min(mostSteel, frame.times); steel++)
    for (let stone = 0; stone <= Math.min(mostStone, frame.times - steel); stone++)
      moves.push({ type: 'trade', steel, stone })
  return moves
}

/** “Padarn”: whether a player’s train builds once more at the end of the area. */
function hasLateBuild(box: Box, p: Position, seat: Seat): boolean {
  const { train } = boardOf(p, seat)
  return train > 0 && verbIf(trainIn(box, train).verb, 'extra')?.ifBuilt === true
}

/** Contract 28: each labourer of a player to each empty space. */
function moveMoves(p: Position, seat: Seat): MoveOf<'move'>[] {
  const to = emptySpaces(p)
  return p.work.flatMap((spaces, area) =>
    spaces.flatMap((one, space) =>
      one !== seat
        ? []
        : to
            .filter((empty) => empty.area !== openArea || area !== openArea)
            .map((empty): MoveOf<'move'> => ({ type: 'move', area, space, toArea: empty.area, toSpace: empty.space })),
    ),
  )
}

/** “Move the Surveyor”, unless it has come to the end of the line, or has no marker to leave at its start. */
export function survey(box: Box, p: Position, seat: Seat, tell: Tell<Effect>): void {
  if (whyNotSurvey(box, p, seat)) return
  const { surveyor } = boardOf(p, seat)
  tell({ type: 'surveyed', seat, to: surveyor + 1, marker: leavesMarker(box, p, seat) })
}

const leavesMarker = (box: Box, p: Position, seat: Seat): boolean =>
  lineIn(box, p).ends > 0 && boardOf(p, seat).surveyor === 0

/** Why a surveyor can’t go on. */
export function whyNotSurvey(box: Box, p: Position, seat: Seat): 'endOfLine' | 'noMarker' | undefined {
  const { surveyor, markers } = boardOf(p, seat)
  if (surveyor >= lastStep(lineIn(box, p))) return 'endOfLine'
  return leavesMarker(box, p, seat) && markers === 0 ? 'noMarker' : undefined
}
