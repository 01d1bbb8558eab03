import type { ThingLine, ThingWords } from '../../../rules/words.ts'
import { type Box, isAdvanced, layoutIn } from '../box.ts'
import { costOf } from '../money.ts'
import { isInNetwork, isRed } from '../network.ts'
import { free, isSnowy, type Position } from '../position.ts'
import { surveyedBy } from '../survey.ts'
import { line, mineLines, ticketAt, ticketLines } from './aboutCards.ts'
import { cardName, seatName, seatNames, segmentName, siteName } from './names.ts'
import type { Locale } from './words.ts'

/** The panel about a place: its mines, or its ticket. */
export function siteAbout(t: Locale, box: Box, p: Position, site: number): ThingWords {
  const words = t.about.site
  const layout = layoutIn(box, p)
  const kind = layout.sites[site]?.kind ?? 'city'
  const owner = p.boards.findIndex(({ bases }) => bases.includes(site))
  const reached = [...p.boards.keys()].filter((seat) => isInNetwork(box, p, seat, site))
  const ticket = ticketAt(box, p, site)
  return {
    title: siteName(box, p, site),
    kind: owner >= 0 ? words.baseOf({ name: seatName(t, p, owner) }) : words[kind],
    lines: [
      ...mineCardLines(t, box, p, site),
      ...(ticket > 0 ? ticketLines(t, box, p, ticket) : []),
      line(words.reached, reached.length === 0 ? words.noOne : words.names({ names: seatNames(t, p, reached) })),
    ],
  }
}

/** The mines of a place, each under its name where there are several. */
function mineCardLines(t: Locale, box: Box, p: Position, site: number): ThingLine[] {
  const { siteOf } = layoutIn(box, p)
  const mines = box.values.mines.filter(({ id }) => siteOf[id] === site)
  return mines.flatMap((mine) => {
    const [place, ...rest] = mineLines(t, box, p, mine)
    const head = mines.length > 1 ? cardName(t, box, mine.id) : t.named.mines[mine.good]
    return [line(head, place?.text ?? ''), ...rest]
  })
}

/** The panel about a segment: its owner or its cost, and the snow. */
export function segmentAbout(t: Locale, box: Box, p: Position, segment: number): ThingWords {
  const words = t.about.segment
  const layout = layoutIn(box, p)
  const red = isRed(layout, segment)
  const owner = p.owners[segment] ?? free
  const surveying = [...p.boards.keys()].filter((seat) => surveyedBy(p, seat).includes(segment))
  const kind = segment >= layout.segments.length ? words.clip : red ? words.red : words.black
  const cu = costOf(box, p, { track: true, on: segment })
  return {
    title: segmentName(t, box, p, segment),
    kind,
    lines: [
      line('', owner === free ? words.free({ cu }) : words.laid({ name: seatName(t, p, owner - 1) })),
      ...(surveying.length > 0
        ? [line(words.surveyed, t.about.site.names({ names: seatNames(t, p, surveying) }))]
        : []),
      ...((layout.twins[segment] ?? -1) >= 0 ? [line(words.twin, words.twinText)] : []),
      line(words.snow, snowOn(t, p, segment, red)),
    ],
  }
}

function snowOn({ about: { segment: words } }: Locale, p: Position, segment: number, red: boolean): string {
  if (!red) return words.open
  if (!isSnowy(p)) return words.redText
  return p.cleared.includes(segment) ? words.cleared : words.closed
}

/** The bases that a market belongs to; none where there is only one market. */
export const basesOf = (box: Box, p: Position, market: number): string[] =>
  isAdvanced(box, p) ? p.boards.map(({ bases }) => siteName(box, p, bases[market] ?? -1)) : []
