import { many, soft, times } from '../../../../kit/welsh.ts'
import type * as english from '../en/verbs.ts'
import { counted } from './goods.ts'
import { site, track } from './nouns.ts'

const extras = {
  clear: 'Ar ôl pob cloddio arall, clira’r cerdyn neu’r safle nesaf sydd â rwbel.',
  lay: 'Ar ôl pob gosod trac arall, gosoda drac unwaith heb weithiwr.',
  build: 'Ar ôl pob adeiladu arall, adeilada unwaith heb weithiwr.',
} as const

/** The action of each verb, on contracts and on trains. */
export const texts: typeof english.texts = {
  rate: ({ of, plus }) =>
    of === 'dig'
      ? `Mae pob un o dy weithwyr yn cloddio ${counted.rubble(plus)} yn fwy na’r gyfradd.`
      : `Caiff pob un o dy weithwyr osod ${many(plus, track)} yn fwy na’r gyfradd.`,
  times: ({ times: by }) =>
    `Mae pob un o dy weithwyr yn cloddio ${by === 2 ? 'dwywaith' : `${by} gwaith`} cymaint o rwbel, gan gynnwys bonws dy drên.`,
  more: ({ cubes }) => `Mae pob un o dy weithwyr yn cymryd ${counted.cubes(cubes)} yn fwy o’r iard.`,
  anyCoal: () => 'Caiff dy weithwyr gymryd faint fynnan nhw o lo o’r iard.',
  take: ({ cubes, coal }) =>
    `Cymera hyd at ${soft(counted.cubes(cubes))} o’r iard ar unwaith, ${counted.coal(coal)} ar y mwyaf.`,
  disc: () => 'Newidia dywydd y rownd nesaf i un o dy ddewis.',
  lock: () => 'Chaiff neb ddefnyddio contract arall y rownd hon.',
  lead: () => 'Cymera’r darn dechrau. Bydd yn aros gyda thi am y rownd.',
  move: () => 'Symuda un o dy weithwyr i le rhydd arall.',
  smelt: ({ iron, times: by }) => `Cyfnewidia ${counted.iron(iron)} am far dur ar unwaith, hyd at ${soft(times(by))}.`,
  dress: ({ rubble, times: by }) =>
    `Cyfnewidia ${counted.rubble(rubble)} am garreg ar unwaith, hyd at ${soft(times(by))}.`,
  ratio: ({ iron }) => `Yn y Gwaith, rwyt ti’n gwneud bar dur o ${counted.iron(iron)}.`,
  ironAsSteel: ({ iron }) => `Wrth adeiladu neu brynu trên, cei dalu ${counted.iron(iron)} am bob bar dur.`,
  rubbleAsStone: ({ rubble, stone }) =>
    `Bob tro y byddi di’n adeiladu, cei dalu ${counted.rubble(rubble)} yn lle 1 garreg, am hyd at ${soft(counted.stone(stone))}.`,
  less: ({ stone }) => `Mae pob safle sy’n costio cerrig yn costio ${counted.stone(stone)} yn llai i ti.`,
  extra: ({ of, ifBuilt }) =>
    `${extras[of]}${ifBuilt ? ' Dim ond os bu adeiladu y rownd hon, gen ti neu gan rywun arall.' : ''}`,
  draw: ({ contracts }) => `Tynna ${counted.contracts(contracts)}. Cadwa un ohonyn nhw neu hwn, a thafla’r gweddill.`,
  bag: ({ cubes }) => `Tynna ${counted.cubes(cubes)} o’r bag a’u cadw. Mae rhai gwyn yn mynd yn ôl.`,
  survey: () => 'Symuda dy syrfëwr i’r orsaf nesaf.',
  upkeep: () => 'Tafla hwn yn lle talu am gynnal a chadw dy drên.',
  points: ({ points }) => `${counted.points(points)} ar y diwedd.`,
}

const extraNames = { clear: 'Clirio pentwr', lay: 'Trac ychwanegol', build: 'Adeiladu ychwanegol' } as const

/** The same in a few words: contracts have no other name. */
export const names: typeof english.names = {
  rate: ({ of, plus }) => (of === 'dig' ? `${plus} rwbel yn fwy` : `${many(plus, track)} yn fwy`),
  times: ({ times: by }) => (by === 2 ? 'Cloddio dwbl' : `Cloddio ×${by}`),
  more: ({ cubes }) => `${counted.cubes(cubes)} yn fwy`,
  anyCoal: () => 'Faint fynni di o lo',
  take: ({ cubes }) => `${counted.cubes(cubes)} nawr`,
  disc: () => 'Newid y tywydd',
  lock: () => 'Dim rhagor o gontractau',
  lead: () => 'Dechrau’r rownd',
  move: () => 'Symud gweithiwr',
  smelt: ({ iron }) => `Dur o ${counted.iron(iron)}`,
  dress: ({ rubble }) => `Carreg o ${counted.rubble(rubble)}`,
  ratio: ({ iron }) => `Dur o ${counted.iron(iron)}`,
  ironAsSteel: () => 'Mwyn yn lle dur',
  rubbleAsStone: () => 'Rwbel yn lle cerrig',
  less: ({ stone }) => `${counted.stone(stone)} yn llai`,
  extra: ({ of }) => extraNames[of],
  draw: ({ contracts }) => `Dewis o ${contracts + 1}`,
  bag: ({ cubes }) => `${counted.cubes(cubes)} o’r bag`,
  survey: () => 'Syrfëwr ymlaen',
  upkeep: () => 'Cynnal a chadw am ddim',
  points: ({ points }) => counted.points(points),
}

/** Requirements of contracts to score. */
export const contracts: typeof english.contracts = {
  name: (does, id) => `${does} (${id})`,
  tracks: (n) => many(n, track),
  buildings: (n) => many(n, site),
  surveyor: (station) => `dy syrfëwr yng ngorsaf ${station} neu ymhellach`,
  worth: (points, needs) => `${points} am ${needs}`,
  perCoal: (points) => `${points} am bob ciwb glo`,
  ladder: (steps) =>
    `Am dy syrfëwr: ${steps.map(([station, points]) => `${counted.points(points)} o orsaf ${station}`).join(', ')}`,
}
