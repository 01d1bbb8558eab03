import { list } from '../../../../rules/book.ts'
import type { Box, Station } from '../../box.ts'
import type { Section } from '../bookBlocks.ts'
import { shortLines, startOf, terminusOf } from '../bookFacts.ts'
import { listAnd } from './goods.ts'

/** The cards that belong to two lines at once. */
export function shared(box: Box): Section {
  const terminus = terminusOf(box)
  const start = startOf(box)
  const names = [terminus, start].flatMap((station) => (station ? [station.name] : []))
  return {
    id: 'shared',
    title: names.length > 0 ? listAnd(names) : 'Gemeinsame Karten',
    blocks: [list(...(terminus ? ofTerminus(box, terminus) : []), ...(start ? ofStart(box, start) : []))],
  }
}

/** „Ffestiniog und Welsh Highland“ */
const linesOf = (box: Box, station: Station) => listAnd(shortLines(box, station))

const ofTerminus = (box: Box, station: Station): readonly string[] => [
  `${station.name} ist das Ende von ${linesOf(box, station)} und über beide zu erreichen. Sind alle anderen Karten einer Strecke frei, räumst du auf ihr auch den Schutt in ${station.name}, selbst wenn die andere noch verschüttet ist.`,
  'Die Karte hat zwei Gleisfelder. Nur auf dem linken liegt Schutt. Ihn zu räumen bringt 1 SP und macht beide frei. Das linke kommt zuerst. Jedes Gleis bringt 1 SP.',
  'Beide Felder gehören zu beiden Strecken: Eine Strecke ist fertig, wenn ihre eigenen Karten und beide Felder belegt sind. Jede bekommt einen eigenen Prellbock, und ein Plättchen kann beide zugleich fertigstellen. Ist nur eine der Strecken im Spiel, braucht sie trotzdem beide Felder, und es gibt einen Prellbock.',
  `Der Bahnhof in ${station.name} zählt für beide Strecken, und eine Fahrkarte für eine davon genügt.`,
]

const ofStart = (box: Box, station: Station): readonly string[] => [
  `In ${station.name} beginnen ${linesOf(box, station)}. Es gibt dort eine einzige Fahrkarte, die für beide Strecken gilt, aber als eine zählt.`,
]
