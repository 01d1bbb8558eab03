import { many, masculine } from '../../../../kit/welsh.ts'
import type { Facts, Reason } from '../../reasons.ts'
import { counted, kindName, listAnd } from './goods.ts'
import { station as aStation } from './nouns.ts'
import { at as atStation } from './places.ts'
import { colours } from './seats.ts'

const named = (a: Facts, key: string) => {
  const value = a[key]
  return value === undefined || value === '' ? undefined : String(value)
}
const at = (a: Facts) => {
  const station = named(a, 'station')
  return station === undefined ? 'ar y cerdyn hwn' : atStation(station)
}
/** A station at the beginning of a sentence, named or not. */
const station = (a: Facts) => named(a, 'station') ?? 'Y cerdyn hwn'
const card = (a: Facts) => named(a, 'card') ?? 'Y cerdyn hwn'
const onLine = (a: Facts) => {
  const line = named(a, 'line')
  return line === undefined ? 'ar y lein honno' : `ar lein ${line}`
}
const kind = (a: Facts) => kindName[String(a.kind)] ?? 'adnodd'
const number = (a: Facts, key: string) => Number(a[key] ?? 0)

/** Goods of the kind that falls short. */
function goods(a: Facts, n: number): string {
  const known = (['iron', 'stone', 'rubble', 'passengers'] as const).find((one) => one === a.kind)
  return counted[known ?? 'resources'](n)
}

const scoredCard = masculine('cerdyn wedi’i sgorio', 'cardiau wedi’u sgorio')
const noneOf: Readonly<Record<string, string>> = { carreg: 'cerrig', adnodd: 'adnoddau' }
const none = (a: Facts) => noneOf[kind(a)] ?? kind(a)

/** The deed that would be paid for. */
const deed = (a: Facts) => ({ lay: 'gosod trac', exchange: 'cyfnewid' })[String(a.deed)] ?? 'hyn'

/** For each reason, the sentence that gives it. */
export const refusals: { readonly [R in Reason]: (amounts: Facts) => string } = {
  over: () => 'Mae’r gêm ar ben.',
  notYourTurn: () => 'Nid dy dro di yw hi.',
  drawing: () => 'Mae ciwbiau’n cael eu tynnu. Eiliad.',
  provideFirst: () => 'Yn gyntaf, dewisa 2 adnodd o’r iard.',
  selectFirst: () => 'Dewisa gerdyn gweithredu yn gyntaf.',
  otherAction: () => 'Mae rhywbeth arall yn dod yn gyntaf.',
  cannotStop: () => 'Rhaid i ti wneud hyn cyn stopio.',
  notYourCard: (a) => {
    const owner = colours[Number(a.owner ?? -1)]
    const that = a.card === undefined ? 'Cerdyn' : `Cerdyn ${a.card}`
    return owner ? `${that} ${owner} yw hwnna.` : `${that} rhywun arall yw hwnna.`
  },
  noTicket: (a) =>
    a.card === undefined
      ? 'Mae angen tocyn arnat ti, a does gen ti ddim un.'
      : `${card(a)}: mae angen tocyn, a does gen ti ddim un.`,
  noOwnTrack: (a) => `${card(a)}: mae angen lein lle’r wyt ti wedi gosod trac, a dwyt ti ddim wedi gosod un.`,
  flipAlone: (a) => `${card(a)}: nawr dim ond troi cerdyn arall y gallai ei wneud, a dydy hynny ddim yn ddigon.`,
  yardEmpty: () => 'Does dim adnoddau ar ôl, yn yr iard nac yn y bag.',
  notInYard: (a) => `Does dim ${none(a)} yn yr iard.`,
  notInBag: (a) => `Does dim ${none(a)} yn y bag.`,
  wrongKind: (a) => `Chei di ddim ${none(a)} yma.`,
  noneLeft: () => 'Dydy’r hyn y byddet ti’n ei gael ddim ar gael, yn yr iard nac yn y bag.',
  bagEmpty: () => 'Mae’r bag yn wag.',
  yardFull: () => 'Mae’r iard yn llawn yn barod.',
  allTickets: () => 'Mae pob tocyn sydd yn y gêm gen ti yn barod.',
  hasTicket: () => 'Mae’r tocyn hwn gen ti yn barod.',
  notInPlay: () => 'Dydy hynny ddim yn y gêm hon.',
  lineClear: (a) => `Does dim rwbel ${onLine(a)}. Dewisa lein sydd â rhywfaint.`,
  lineUsed: (a) => `Rwyt ti eisoes wedi cloddio ${onLine(a)}. Rhaid i bob ciwb ddod o lein wahanol.`,
  twoLines: () => 'Rwyt ti eisoes wedi cloddio ar ddwy lein. Cymera’r gweddill o’r rheini.',
  notTicketLine: (a) =>
    a.station === undefined
      ? `Does gen ti ddim tocyn ${named(a, 'line') ? `i lein ${a.line}` : 'i’r lein honno'}.`
      : `Does gen ti ddim tocyn i’r lein ${at(a)}.`,
  startStation: (a) => `${station(a)}: gorsaf gychwyn yw hi, ac mae ei thrac yno’n barod.`,
  navvyHere: (a) => `Mae’r nafis eisoes wedi adeiladu popeth ${at(a)}.`,
  rubbleHere: (a) => `Mae ${number(a, 'rubble')} rwbel o hyd ${at(a)}. Clira ef yn gyntaf.`,
  trackFull: (a) => `Mae’r trac i gyd wedi’i osod ${at(a)} yn barod.`,
  notLeftmost: (a) =>
    a.first
      ? `Gosoda drac o’r chwith i’r dde: daw ${a.first} cyn ${named(a, 'station') ?? 'y cerdyn hwn'}.`
      : 'Gosoda drac o’r chwith i’r dde.',
  noTrackSpace: () => 'Does dim lle trac rhydd sy’n glir o rwbel.',
  noTicketSpace: () => 'Does dim lle trac rhydd ar lein y mae gen ti docyn iddi.',
  noTile: () => 'Rwyt ti wedi defnyddio dy holl deils trac a gorsaf.',
  short: (a) => {
    if (a.need === undefined) return 'Dwyt ti ddim yn gallu talu am hyn.'
    const have = number(a, 'have')
    const held = have === 0 ? `Does gen ti d${goods(a, 0)}` : `Mae gen ti ${goods(a, have)}`
    return `${held}, ond mae ${deed(a)} yn costio ${number(a, 'need')}.`
  },
  noStationSpace: () => 'Does dim gorsaf y gelli di ei hadeiladu a thalu amdani.',
  noExtraStation: (a) => `Does dim gorsaf y gelli di dalu amdani gyda ${goods(a, number(a, 'need'))} yn fwy.`,
  noTicketStation: () => 'Does dim gorsaf y gelli di ei hadeiladu a thalu amdani ar lein y mae gen ti docyn iddi.',
  noTrackStation: () => 'Does dim gorsaf y gelli di ei hadeiladu a thalu amdani ar lein lle mae gen ti docyn a thrac.',
  nothingToBuild: (a) => `Does dim byd i’w adeiladu ${at(a)}.`,
  spaceBuilt: (a) => `Mae gorsaf eisoes wedi’i hadeiladu ${at(a)}.`,
  inOrder: (a) => `Adeilada mewn trefn ${at(a)}, o’r chwith i’r dde.`,
  notTrackLine: (a) => `Does dim lein ${at(a)} lle mae gen ti docyn a thrac.`,
  noPlace: () => 'Does dim lle gweithredu agored i symud iddo.',
  noTicketPlace: () => 'Does dim lle gweithredu agored ar lein y mae gen ti docyn iddi.',
  noOwnPlace: () => 'Does dim lle gweithredu agored lle’r wyt ti wedi adeiladu gorsaf.',
  noAdjacentPlace: () => 'Does dim lle gweithredu agored nesaf at dy syrfëwr.',
  noActionSpace: (a) => `Does dim gweithred i’r syrfëwr ${at(a)}.`,
  notOpen: (a) => `Does dim gorsaf wedi’i hadeiladu ${at(a)} eto.`,
  occupied: (a) => `Mae syrfëwr yn barod ${at(a)}.`,
  alreadyHere: (a) => `Mae dy syrfëwr ${at(a)} yn barod, a rhaid iddo fynd i rywle arall.`,
  alreadyHome: () => 'Mae dy syrfëwr gartref yn barod.',
  notStart: (a) => `${station(a)}: nid gorsaf gychwyn yw hi.`,
  notOwnStation: (a) => `Dwyt ti ddim wedi adeiladu gorsaf ${at(a)}.`,
  notAdjacent: (a) => `${station(a)}: dydy hi ddim nesaf at dy syrfëwr.`,
  onlyHop: () => 'Dim ond i’r orsaf yr wyt ti newydd ei hadeiladu y caiff dy syrfëwr gamu.',
  pubPrimary: () => 'Dim ond y cerdyn Syrfëwr aur sy’n arwain i’r dafarn.',
  pubAgain: () => 'Mae dy syrfëwr yn y dafarn yn barod.',
  pubLimit: (a) => {
    if (number(a, 'stations') === 0)
      return 'Rhaid i ti gael mwy o orsafoedd nag o gardiau wedi’u sgorio, a does gen ti ddim gorsaf eto.'
    const stations = many(number(a, 'stations'), aStation)
    const scored = many(number(a, 'scored'), scoredCard)
    return `Rhaid i ti gael mwy o orsafoedd nag o gardiau wedi’u sgorio. Mae gen ti ${listAnd([stations, scored])}.`
  },
  notSpare: () => 'All y cerdyn hwnnw ddim cymryd lle’r un hwn.',
  thisCard: (a) => `${card(a)}: rwyt ti’n ei chwarae, felly bydd yn troi beth bynnag.`,
  freshCard: (a) => `${card(a)}: mae’n newydd neu wedi’i droi eisoes y tro hwn.`,
  notInHand: () => 'Wnest ti ddim tynnu cymaint â hynny.',
}
