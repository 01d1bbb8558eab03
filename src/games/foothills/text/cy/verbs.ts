import { many, soft } from '../../../../kit/welsh.ts'
import { verbsIn } from '../verbs.ts'
import { counted, goodsText, listAnd, listOr, times } from './goods.ts'
import { actionCard, cube, resource } from './nouns.ts'

const places = {
  any: 'i le gweithredu agored',
  ticketed: 'i le gweithredu agored ar lein y mae gen ti docyn iddi',
  start: 'i orsaf gychwyn',
  own: 'i le gweithredu lle’r wyt ti wedi adeiladu gorsaf',
  adjacent: 'i le gweithredu agored ar gerdyn cyfagos',
}

/** Where the cubes that aren’t kept go. */
const toYard = (rest: number) => (rest === 1 ? 'Mae’r llall yn mynd i’r iard.' : 'Mae’r lleill yn mynd i’r iard.')

export const { verbText, verbsText, buildEffectText, priceText, trade } = verbsIn({
  goods: { goodsText, listOr },
  take: (upTo) =>
    upTo > 2
      ? `Cymera o 1 i ${many(upTo, resource)} o’r iard.`
      : `Cymera ${upTo === 2 ? '1 neu 2 adnodd' : '1 adnodd'} o’r iard.`,
  takePerTicket: (upTo) => `Cymera 1 adnodd o’r iard am bob tocyn sydd gen ti${upTo > 1 ? `, hyd at ${upTo}` : ''}.`,
  gain: (goods) => `Cei ${goods}.`,
  chosen: (resources) => `${resources} o dy ddewis`,
  chosenAnd: (resources, others) => listAnd([`${resources} o dy ddewis`, others]),
  ticket: { here: 'Cei docyn yr orsaf hon.', any: 'Cei docyn nad yw gen ti eto.' },
  dig: (cubes, from) => `Clira ${counted.rubble(cubes)}${from}.`,
  digFrom: {
    one: { plain: ' o un lein', ticketed: ' o lein y mae gen ti docyn iddi' },
    oneOrTwo: { plain: ' o un neu ddwy lein', ticketed: ' o un neu ddwy lein y mae gen ti docynnau iddyn nhw' },
    each: { plain: ', pob un o lein wahanol', ticketed: ', pob un o lein wahanol y mae gen ti docyn iddi' },
  },
  give: (rubble) => `Rho ${rubble} i dy wrthwynebydd.`,
  upTo: (n, deals) => `Hyd at ${soft(times(n))}: ${deals}.`,
  swap: (one, other) => `cyfnewidia ${one} am ${other}, neu i’r gwrthwyneb`,
  trade: (give, get) => `cyfnewidia ${give} am ${get}`,
  lay: (price) => `gosoda drac am ${price}`,
  layTicketed: (price) => `gosoda drac am ${price} ar lein y mae gen ti docyn iddi`,
  anyPrice: (resources) => `unrhyw ${resources}`,
  build: {
    where: {
      any: '',
      ticket: ' ar lein y mae gen ti docyn iddi',
      track: ' ar lein lle mae gen ti drac',
      both: ' ar lein lle mae gen ti docyn a thrac',
    },
    plain: (where) => `Adeilada orsaf${where}.`,
    extra: (where, goods) => `Adeilada orsaf${where}, gan dalu ${goods} yn fwy.`,
    less: (where, goods) => `Adeilada orsaf${where}, gan dalu ${goods} yn llai.`,
    noBonus: 'Chei di mo’i bonws.',
  },
  survey: (to, pub) => `Anfona dy syrfëwr adref,${pub ? ' i’r dafarn,' : ''} neu ${places[to]} a’i ddefnyddio.`,
  flip: (cards) => `Cei di hefyd droi ${cards === 1 ? '' : 'hyd at '}${many(cards, actionCard)} arall.`,
  flipAny: 'Tro faint fynni di o dy gardiau gweithredu.',
  score: 'Cei di sgorio un o dy gardiau gweithredu, fel yn y dafarn.',
  draw: (cubes) => `Tynna ${many(cubes, resource)} ar hap o’r bag.`,
  sort: (goods) => `Chwilia am ${goods} yn y bag.`,
  keep: (keep, rest) => `Cadwa ${keep}. ${toYard(rest)}`,
  keepOf: (keep, rest) => `Cadwa ${keep} ohonyn nhw. ${toYard(rest)}`,
  refill: (to) => `Llenwa’r iard hyd at ${many(to, cube)}.`,
  stock: (cubes) => `Rho ${many(cubes, cube)} o’r bag yn yr iard.`,
  summit: 'Hawlia ddarn y copa.',
  onBuilding: (text) => `Pan fyddi di’n adeiladu yma: ${text}`,
})
