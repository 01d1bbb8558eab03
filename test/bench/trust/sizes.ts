import { writeMessage } from '../../../src/net/protocol/protocol.ts'
import type { Body, Entry } from '../../../src/rules/body.ts'
import type { Game } from '../../../src/rules/game.ts'
import { median, type Report } from '../report.ts'
import { signedMatch } from './signedMatch.ts'

/** An entry as a host sends it to a guest, in bytes: its numbers and signatures are ASCII. */
function sizeOf({ prev: _, ...entry }: Entry<unknown>): number {
  return Buffer.byteLength(writeMessage({ type: 'entry', entry }))
}

/** The sizes of what two people send each other. */
export function measureSizes(game: Game): Report {
  const { entries } = signedMatch(game, 2, 120, 'together')
  const sizes = (type: Body<unknown>['type']) => entries.filter(({ body }) => body.type === type).map(sizeOf)
  const [moves, draws] = [sizes('move'), sizes('chance')]
  return {
    'signed move': { value: median(moves), aim: `bytes, at most ${Math.max(...moves)} here (350)` },
    'draw of two': { value: median(draws), aim: `bytes, at most ${Math.max(...draws)} here (500)` },
  }
}
