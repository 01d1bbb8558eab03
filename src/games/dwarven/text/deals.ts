import type { Box } from '../box.ts'
import type { Part } from '../moves.ts'
import type { Position } from '../position.ts'
import { cardName, cardNames, minedText, segmentName } from './names.ts'
import type { Locale } from './words.ts'

/** Everything that one player gives in a deal; without amounts of Cu for those who may not see them. */
export function partTexts(t: Locale, box: Box, p: Position, part: Part, isSeen: boolean): string[] {
  const { deals } = t
  const { money, mines = [], segments = [], goods = [], leave = [], docks = [], carry = [] } = part
  const segmentsText = (all: readonly number[]) => all.map((segment) => segmentName(t, box, p, segment))
  const texts = [
    ...(money === undefined ? [] : [isSeen ? deals.money({ cu: money }) : deals.some]),
    ...cardNames(t, box, mines).map((mine) => deals.mine({ mine })),
    ...segmentsText(segments).map((segment) => deals.segment({ segment })),
    ...goods.map(({ from, to, goods: count }) => {
      const [source, target] = [cardName(t, box, from), cardName(t, box, to)]
      return deals.goods({ goods: minedText(t, box, from, count), from: source, to: target })
    }),
    ...(leave.length > 0 ? [deals.leave({ segments: segmentsText(leave) })] : []),
    ...(docks.length > 0 ? [deals.docks({ mines: cardNames(t, box, docks) })] : []),
    ...carry.map((one) => carryText(t, box, one, isSeen)),
  ]
  return texts.length > 0 ? texts : [deals.nothing]
}

type Carry = NonNullable<Part['carry']>[number]

function carryText(t: Locale, box: Box, { mine, goods, fee, cut }: Carry, isSeen: boolean): string {
  const facts = { goods: minedText(t, box, mine, goods), mine: cardName(t, box, mine) }
  return isSeen ? t.deals.carryFor({ ...facts, cu: fee, cut }) : t.deals.carry(facts)
}
