import type { Good } from '../../goods.ts'
import type { Facts, Reason } from '../../reasons.ts'
import { counted } from './goods.ts'
import { areas } from './names.ts'
import { inStation, toStation } from './stations.ts'

const number = (a: Facts, key: string) => Number(a[key] ?? 0)
const named = (a: Facts, key: string, otherwise: string) => {
  const value = a[key]
  return value === undefined || value === '' ? otherwise : String(value)
}
const isGood = (kind: unknown): kind is Good => typeof kind === 'string' && Object.hasOwn(counted, kind)
const goods = (a: Facts, n: number) => (isGood(a.kind) ? counted[a.kind](n) : `${n}`)
const area = (a: Facts) => Object.entries(areas).find(([letter]) => letter === a.area)?.[1] ?? 'Yr ardal honno'
const at = (a: Facts) => (a.station === undefined ? 'yn yr orsaf honno' : inStation(`${a.station}`))
const to = (a: Facts) => (a.station === undefined ? 'i’r orsaf honno' : toStation(`${a.station}`))
const train = (a: Facts) => named(a, 'train', 'Y trên hwnnw')
const short = (a: Facts) => `Mae gen ti ${goods(a, number(a, 'have'))}, ond mae hyn yn costio ${number(a, 'need')}.`

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Facts) => string>> = {
  over: () => 'Mae’r gêm ar ben.',
  notYourTurn: () => 'Nid dy dro di yw hi.',
  drawing: () => 'Mae ciwbiau a chardiau’n cael eu tynnu. Eiliad.',
  otherAction: () => 'Mae rhywbeth arall yn dod yn gyntaf.',
  cannotStop: () => 'Rhaid i ti wneud hyn cyn mynd ymlaen.',
  endFirst: () => 'Dewisa yn gyntaf ben y lein lle byddi di’n dechrau.',
  hasBegun: () => 'Mae pawb wedi dewis ble i ddechrau.',
  postFirst: () => 'Dewisa yn gyntaf y pen i’r syrfëwr niwtral.',
  hasPost: () => 'Mae’r syrfëwr niwtral yn ei le yn barod.',
  oneLine: () => 'Ar y lein hon mae pawb yn dechrau yn Llanberis.',
  placeFirst: () => 'Gosoda dy weithwyr yn gyntaf.',
  noSpace: (a) => `${area(a)}: does dim lle o’r fath.`,
  taken: () => 'Mae gweithiwr yn y lle hwnnw yn barod.',
  areaFull: (a) => `${area(a)}: does dim lle ar ôl yno.`,
  fog: (a) => `${area(a)}: niwl. All neb weithio yno y rownd hon.`,
  noTrain: () => 'Mae angen trên arnat ti i gael trydydd gweithiwr, a does gen ti ddim un.',
  hasPlaced: () => 'Rhaid cyflogi’r trydydd gweithiwr cyn gosod y cyntaf.',
  hasHired: () => 'Mae dy drydydd gweithiwr allan o’r dafarn yn barod.',
  shortCoal: short,
  notHeld: () => 'Dydy’r contract hwnnw ddim gen ti.',
  usedUp: () => 'Rwyt ti wedi defnyddio’r contract hwnnw. Gall sgorio ar y diwedd o hyd.',
  otherArea: (a) => `Mae’r contract hwnnw ar gyfer ardal arall: ${area(a)}.`,
  locked: () => 'Does dim modd defnyddio rhagor o gontractau y rownd hon.',
  onlyUpkeep: () => 'Dim ond i gynnal a chadw trenau y mae’r contract hwnnw.',
  noUse: () => 'Fyddai’r contract hwnnw’n gwneud dim byd nawr.',
  noLabourer: () => 'Mae’r contract hwnnw’n helpu dy weithwyr yno, a does gen ti ddim un yno.',
  startFixed: () => 'All y darn dechrau ddim symud eto y rownd hon.',
  notNow: (a) =>
    a.area === undefined
      ? 'Caiff contractau eu defnyddio ychydig cyn i weithwyr ardal weithio.'
      : `Caiff y contract hwnnw ei ddefnyddio ychydig cyn gwaith yr ardal: ${area(a)}.`,
  yardEmpty: () => 'Mae’r iard yn wag.',
  notInYard: (a) => `Rwyt ti eisiau ${goods(a, number(a, 'need'))}, ond ${number(a, String(a.kind))} sydd yn yr iard.`,
  tooMany: (a) => `Cei gymryd ${counted.cubes(number(a, 'most'))} ar y mwyaf, ac mae hynny’n ${number(a, 'need')}.`,
  tooMuchCoal: (a) =>
    `Cei gymryd ${counted.coal(number(a, 'most'))} ar y mwyaf ar y tro, ac mae hynny’n ${number(a, 'need')}.`,
  noRubble: () => 'Does dim rwbel ar ôl.',
  onlySteel: () => 'Dim ond barrau dur mae hwn yn eu gwneud.',
  onlyStone: () => 'Dim ond cerrig mae hwn yn eu gwneud.',
  tooOften: (a) => `Cei gyfnewid ${number(a, 'most')} gwaith ar y mwyaf, ac mae hynny’n ${number(a, 'need')}.`,
  shortIron: short,
  shortRubble: short,
  noSteel: () => 'Does dim digon o farrau dur ar ôl yn y stôr.',
  noStone: () => 'Alli di ddim gwneud cymaint â hynny o gerrig nawr.',
  allLaid: () => 'Mae’r trac i gyd wedi’i osod.',
  noSite: () => 'Does dim safle o’r fath.',
  noOpenSite: () => 'Does dim safle agored y galli di dalu amdano.',
  siteTaken: (a) => `Mae’r safle hwnnw ${at(a)} wedi’i adeiladu.`,
  siteLost: (a) => `Mae digwyddiad wedi cau’r orsaf. All neb adeiladu ${at(a)} bellach.`,
  notReached: (a) => `Mae rwbel ar y ffordd ${to(a)} o hyd.`,
  notSurveyed: (a) => `Dydy dy syrfëwr ddim wedi bod ${at(a)} eto.`,
  noMarker: () => 'Rwyt ti wedi gosod dy farcwyr i gyd.',
  short,
  shortInstead: (a) =>
    `Yn lle hynny byddai angen ${goods(a, number(a, 'need'))} arnat ti, ac mae gen ti ${number(a, 'have')}.`,
  otherPrice: () => 'Alli di ddim talu amdano fel hynny.',
  notForSale: () => 'Dydy trenau ddim ar werth eto. Digwyddiad sy’n dod â nhw.',
  ownTrain: (a) => `${train(a)}: ti biau’r trên yn barod.`,
  notInShed: (a) => `${train(a)}: dydy’r trên ddim yn y sied.`,
  onlyTrain: () => 'Wrth chwarae ar dy ben dy hun, alli di ddim prynu trên arall.',
  notInOffice: () => 'Dydy’r contract hwnnw ddim yn Swyddfa’r Safle.',
  deckEmpty: () => 'Does dim contractau ar ôl i’w tynnu.',
  noneToKeep: () => 'Does dim byd yn y bag y gallet ti ei gadw: mae ciwbiau gwyn yn mynd yn ôl.',
  endOfLine: () => 'Mae dy syrfëwr ar ben y lein.',
  sameDisc: () => 'Dyna’r tywydd nesaf yn barod.',
  notYourLabourer: () => 'Does gen ti ddim gweithiwr yno.',
  alreadyThere: (a) => `${area(a)}: mae dy weithiwr yno yn barod.`,
  notDrawn: () => 'Wnest ti ddim tynnu’r contract hwnnw.',
  noUpkeep: () => 'Alli di ddim taflu’r contract hwnnw i gynnal a chadw trên.',
  shortUpkeep: () => `Mae cynnal a chadw yn costio ${counted.steel(1)}, a does gen ti ddim un.`,
  cannotScore: () => 'Does gen ti ddim digon i sgorio’r cyfan: i un contract yn unig mae pob rwbel a marciwr yn cyfri.',
  scoresMore: () => 'Mae gen ti ddigon i sgorio contract arall hefyd.',
}
