import { colours } from '../../../kit/tokens.ts'
import type { MoveMark, ShortMove } from '../../../rules/words.ts'
import { type Box, contractIn, lineIn, trainIn } from '../box.ts'
import { areas } from '../content/edition.ts'
import { siteIn } from '../line.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { openArea } from '../spaces.ts'
import { contractName, verbName } from './contracts.ts'
import { goodsText } from './goods.ts'
import type { Locale } from './locale.ts'
import { moveText } from './moves.ts'
import { areaName, endName, stationName } from './places.ts'
import { sentence } from './sentence.ts'

/** A legal move in a few words, marked with the letter of its area or its points. */
export function shortText(t: Locale, box: Box, p: Position, move: Move): ShortMove {
  switch (move.type) {
    case 'end':
    case 'post':
      return { text: endName(t, box, p, move.end) }
    case 'hire':
      return { text: t.short.hire }
    case 'place':
      return placed(t, p, move.area, move.space)
    case 'use':
    case 'discard':
      return { text: verbName(t, contractIn(box, move.contract).verb) }
    case 'contract':
    case 'keep':
      return worth(contractIn(box, move.contract).points, contractName(t, box, move.contract))
    case 'take':
      return { text: sentence(goodsText(t, move)) }
    case 'build': {
      const { station, points } = siteIn(lineIn(box, p), move.site)
      return worth(points, stationName(t, box, p, station))
    }
    case 'buy':
      return { text: trainIn(box, move.train).name }
    default:
      return { text: sentence(moveText(t, box, p, move)) }
  }
}

const markOf = (text: string): MoveMark => ({ text, grounds: [colours.brassHi], ink: colours.brassInk })

const worth = (points: number, text: string): ShortMove => (points > 0 ? { mark: markOf(`${points}`), text } : { text })

function placed(t: Locale, p: Position, area: number, space: number): ShortMove {
  const name = areaName(t, p, area)
  const mark = markOf(areas[area] ?? '')
  return { mark, text: area === openArea ? name : t.short.placed(name, space + 1) }
}
