import { listNames } from '../../../../kit/welsh.ts'
import { type Book, list, numbered, text } from '../../../../rules/book.ts'
import type { Box, Station } from '../../box.ts'
import { rulebook } from '../../rulebook.ts'
import type { Section } from '../bookBlocks.ts'
import { shortLines, startOf, terminusOf } from '../bookFacts.ts'
import { sentence } from '../goods.ts'
import type { Sign } from '../sign.ts'
import { actions, greySides, icons } from './bookCards.ts'
import { events, stations, surveyor, track } from './bookLines.ts'
import { end, pub } from './bookScoring.ts'
import { at, ofStation } from './places.ts'
import { sections } from './sections.ts'

/** The rules of Foothills in Welsh, with the cards and numbers of this box. */
export function book(box: Box): Book<Sign> {
  return {
    ...rulebook,
    alike: { gweithiwr: ['nafi'], gweithwyr: ['nafi'] },
    title: 'Sut i chwarae Foothills',
    lead: 'Rwyt ti a dy wrthwynebydd yn arwain criw yr un, yn adeiladu rheilffyrdd bach drwy fryniau’r Gogledd. Clirio’r rwbel, gosod y trac, adeiladu’r gorsafoedd, anfon dy syrfëwr ar hyd y lein ac anfon dy gardiau gorau i ymddeol yn y dafarn. Y nifer mwyaf o bwyntiau buddugoliaeth (PB) sy’n ennill.',
    sections: [
      table(box),
      turn,
      actions(box),
      yard,
      rubble,
      track(box),
      stations(box),
      shared(box),
      surveyor(box),
      pub,
      events(box),
      end(box),
      icons,
      greySides(box),
    ],
  }
}

const table = (box: Box): Section => ({
  id: 'table',
  title: sections.table,
  blocks: [
    list(
      'Mae chwech o’r wyth lein yn y gêm, un i bob rhes, o’r chwith i’r dde. Mae pob un yn cychwyn wrth ei gorsaf gychwyn, lle mae’r trac yn ei le’n barod a does dim i’w adeiladu.',
      'Mae cardiau yn yr un golofn yr un mor bell ar hyd eu leiniau. Un cerdyn dwy golofn o led yw gorsaf ddwbl: un lle trac, a dau neu dri lle i orsafoedd.',
      `Mwyn haearn (${box.iron} ciwb) a cherrig (${box.stone}) yw’r adnoddau. Dyna’r cyfan: beth bynnag rwyt ti’n ei gelcio, mae dy wrthwynebydd hebddo.`,
      `O flaen pob un ohonoch chi: pum cerdyn gweithredu, dy stôr, dy docynnau, cwt dy syrfëwr, dy bentwr sgorio, a ${box.tiles} o deils sy’n gwneud y tro fel trac neu orsafoedd.`,
      `Wrth ymyl y leiniau: yr iard, y bag, y dafarn, ${box.navvies} o deils nafi, ${box.stops} o fyfferau a dau gerdyn gweithredu sbâr o bob llythyren. Mae popeth yn agored ond yr hyn a ddaw o’r bag.`,
    ),
    text(
      `I ddechrau, tynnir 6 adnodd i’r iard ac mae pob un ohonoch chi’n cymryd 2 ohonyn nhw, yr ail chwaraewr yn gyntaf. Dydy’r iard ddim yn cael ei hail-lenwi eto. Yna mae ${box.events} o giwbiau gwyn yn mynd i’r bag, ac mae’r chwaraewr cyntaf yn dechrau.`,
    ),
  ],
})

const turn: Section = {
  id: 'turn',
  title: sections.turn,
  blocks: [
    text('Chwaraewch bob yn ail. Ar dy dro di, defnyddia un o dy gardiau gweithredu:'),
    numbered(
      'Dewisa gerdyn. Yr ochr sydd i fyny sy’n cyfri.',
      'Gwna’r hyn mae’n ei ddweud, o’r chwith i’r dde. Hepgora unrhyw beth nad oes modd ei wneud. Os nad oes modd gwneud dim ohono, does dim modd dewis y cerdyn.',
      'Tro’r cerdyn. Gweithred wahanol sydd ar ei ochr arall, felly does dim modd gwneud yr un peth ddwywaith yn olynol.',
      'Gwiriwch a yw’r gêm ar ben.',
    ),
    text(
      'Mae rhai cardiau’n gadael i ti droi rhai eraill hefyd yng ngham 3. Dyna’r cyfan: dwyt ti ddim yn defnyddio’r cardiau rwyt ti’n eu troi. Does dim modd dewis cerdyn fyddai’n gwneud dim ond troi rhai eraill.',
    ),
    text(
      'Dydy cerdyn a gefaist ti’r tro hwn ddim yn troi’r tro hwn. Os sgoriaist ti’r union gerdyn roeddet ti’n ei ddefnyddio, does dim ar ôl i’w droi.',
    ),
    text(
      'Os nad oes modd i ti ddefnyddio unrhyw gerdyn, rwyt ti’n colli dy dro ac mae nafis yn cael eu gosod yn lle hynny.',
    ),
  ],
}

const yard: Section = {
  id: 'yard',
  title: sections.yard,
  blocks: [
    list(
      'Wrth gymryd adnoddau, cymera o leiaf 1. Cei stopio wedyn.',
      'Cyn gynted ag y bydd yr adnodd olaf yn gadael yr iard, tynnir 6 chiwb o’r bag i’w hail-lenwi. Rhaid delio ag unrhyw giwbiau gwyn yn eu plith yn gyntaf. Yna rwyt ti’n mynd ymlaen, a chei gymryd o’r ciwbiau newydd.',
      'Dydy ciwbiau gwyn ddim yn cyfri fel adnoddau, a dydyn nhw ddim yn atal ail-lenwi. Maen nhw’n aros lle maen nhw, ac mae rhai cardiau’n ychwanegu ciwbiau eu hunain, felly gall yr iard ddal mwy na 6.',
      'Pan fydd unrhyw weithred arall yn rhoi adnoddau i ti, ti sy’n penderfynu o ble mae pob ciwb yn dod: o’r iard, neu o’r bag, a chei edrych i mewn iddo. Dydy edrych byth yn dod â nafis. Mae gwagio’r iard yn dal i’w hail-lenwi.',
      'Mae mwyn haearn a cherrig sydd wedi’u gwario yn mynd yn ôl i’r bag. Mae rwbel a theithwyr yn mynd yn ôl i’r stôr gyffredin, nad yw byth yn dod i ben. Os oes rhy ychydig o giwbiau yn y bag, gwna’r tro â’r hyn sydd yno. Mae cyfnewid yn dal i weithio os mai dim ond rhan o’r hyn mae’n ei roi sydd ar ôl.',
    ),
  ],
}

const rubble: Section = {
  id: 'rubble',
  title: sections.rubble,
  blocks: [
    text(
      'Mae rwbel yn cau’r ffordd. Dewisa lein a chymera rwbel o’i chardiau, gan ddechrau ar y chwith. Ti biau ef wedyn: mae modd ei gyfnewid am gerrig neu ei wario ar orsafoedd.',
    ),
    list(
      'Rhaid dewis lein sydd â rwbel o hyd. Os daw i ben cyn i ti gael dy siâr, cymera’r gweddill o’r stôr gyffredin. Os nad oes gan unrhyw lein ddim, cymera’r cyfan o’r fan honno.',
      'Os yw’r cerdyn yn gofyn am lein y mae gen ti docyn iddi, dim ond y rheini sy’n cyfri. Os ydyn nhw i gyd yn glir, cymera’r cyfan o’r stôr gyffredin.',
      'Os cliri di’r rwbel olaf oddi ar gerdyn, cei 1 PB ar unwaith, ar orsaf ddwbl hefyd. Ti biau’r pwynt hyd yn oed os oes rhaid i ti rannu’r rwbel.',
    ),
  ],
}

/** The cards that belong to two lines at once. */
function shared(box: Box): Section {
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
  `${station.name} yw pen ${linesOf(box, station)}, ac mae modd ei gyrraedd ar hyd y naill neu’r llall. Unwaith y bydd holl gardiau eraill un lein yn glir, mae cloddio ar y lein honno’n cyrraedd y rwbel ${at(station.name)}, hyd yn oed os yw’r llall yn dal ar gau.`,
  'Mae dau le trac yno. Dim ond ar yr un chwith y mae rwbel. Mae ei glirio’n werth 1 PB ac yn agor y ddau. Gosoda’r un chwith yn gyntaf. Mae pob trac yn werth 1 PB.',
  'Mae’r ddau le’n perthyn i’r ddwy lein: mae lein wedi’i gorffen pan fydd ei chardiau ei hun a’r ddau le yn llawn. Mae pob lein yn cael byffer ei hun, a gall un deilsen orffen y ddwy gyda’i gilydd. Os mai dim ond un o’r leiniau sydd yn y gêm, mae’n dal angen y ddau le, ac un byffer sydd.',
  `Mae ${ofStation(station.name)} yn cyfri i’r ddwy lein, ac mae tocyn i’r naill neu’r llall yn gwneud y tro.`,
]

const ofStart = (box: Box, station: Station): readonly string[] => [
  `${sentence(at(station.name))} y mae ${linesOf(box, station)} yn cychwyn. Mae’n rhoi un tocyn sy’n ddilys ar y ddwy lein ond sy’n cyfri fel un.`,
]
