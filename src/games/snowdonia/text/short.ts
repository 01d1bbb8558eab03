import { colours } from '../../../kit/tokens.ts'
import type { MoveMark, ShortMove } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import { areas } from '../content/edition.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { moveText } from './moves.ts'
import { areaName, openArea } from './places.ts'
import type { Tongue } from './tongue.ts'

/** A legal move in a few words; a workplace goes by its letter. */
export function shortText(t: Tongue, box: Box, p: Position, move: Move): ShortMove {
  switch (move.type) {
    case 'place': {
      const number = move.area === openArea ? '' : ` ${move.space + 1}`
      return { mark: letterOf(move.area), text: `${areaName(t, move.area)}${number}` }
    }
    case 'use':
    case 'contract':
    case 'keep':
      return { text: t.contracts.name(move.contract) }
    default:
      return { text: moveText(t, box, p, move) }
  }
}

const letterOf = (area: number): MoveMark => ({
  ...{ text: areas[area] ?? '', grounds: [colours.ink], ink: colours.paper },
})
