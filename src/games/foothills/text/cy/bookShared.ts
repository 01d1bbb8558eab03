import { listNames } from '../../../../kit/welsh.ts'
import { list } from '../../../../rules/book.ts'
import type { Box, Station } from '../../box.ts'
import type { Section } from '../bookBlocks.ts'
import { shortLines, startOf, terminusOf } from '../bookFacts.ts'

/** The cards that belong to two lines at once. */
export function shared(box: Box): Section {
  const terminus = terminusOf(box)
  const start = startOf(box)
  const names = [terminus, start].flatMap((station) => (station ? [station.name] : []))
  return {
    id: 'shared',
    title: names.length > 0 ? listNames(names) : 'Cardiau a rennir',
    blocks: [list(...(terminus ? ofTerminus(box, terminus) : []), ...(start ? ofStart(box, start) : []))],
  }
}

/** “leiniau Ffestiniog a Welsh Highland” */
const linesOf = (box: Box, station: Station) => `leiniau ${listNames(shortLines(box, station))}`

const ofTerminus = (box: Box, station: Station): readonly string[] => [
  `${station.name} yw pen ${linesOf(box, station)}, ac mae modd ei gyrraedd ar hyd y naill neu’r llall. Unwaith y bydd holl gardiau eraill un lein yn glir, mae cloddio ar y lein honno’n cyrraedd y rwbel yng ngorsaf ${station.name}, hyd yn oed os yw’r llall yn dal ar gau.`,
  'Mae dau le trac yno. Dim ond ar yr un chwith y mae rwbel. Mae ei glirio’n werth 1 PB ac yn agor y ddau. Gosoda’r un chwith yn gyntaf. Mae pob trac yn werth 1 PB.',
  'Mae’r ddau le’n perthyn i’r ddwy lein: mae lein wedi’i gorffen pan fydd ei chardiau ei hun a’r ddau le yn llawn. Mae pob lein yn cael byffer ei hun, a gall un deilsen orffen y ddwy gyda’i gilydd. Os mai dim ond un o’r leiniau sydd yn y gêm, mae’n dal angen y ddau le, ac un byffer sydd.',
  `Mae gorsaf ${station.name} yn cyfri i’r ddwy lein, ac mae tocyn i’r naill neu’r llall yn gwneud y tro.`,
]

const ofStart = (box: Box, station: Station): readonly string[] => [
  `Yng ngorsaf ${station.name} y mae ${linesOf(box, station)} yn cychwyn. Mae’n rhoi un tocyn sy’n ddilys ar y ddwy lein ond sy’n cyfri fel un.`,
]
