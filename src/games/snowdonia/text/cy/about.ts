import type { about as english } from '../en/about.ts'
import { counted } from './goods.ts'
import { beforeStation } from './stations.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The panels about things on the table. */
export const about: typeof english = {
  station: {
    kind: (number) => `Gorsaf ${number}`,
    closed: 'Wedi’i chau gan ddigwyddiad',
    surveyor: 'Syrfëwr',
    worth: (points) => `${counted.points(points)} os yw dy un di yma ar y diwedd.`,
    sites: 'Safleoedd adeiladu',
    digs: 'Safleoedd cloddio',
    here: 'Yma nawr',
    gift: 'Rhodd',
    gains: (goods) => `Mae pob safle a adeiledir yma yn dod â ${goods} o’r bag.`,
    upkeep: 'Rhaid cynnal a chadw trenau cyn gynted ag y bydd y rwbel yma i gyd wedi mynd.',
  },
  track: {
    title: (station) => `Trac ${beforeStation(station)}`,
    kind: (points) => `Cerdyn trac, ${counted.points(points)}`,
    open: (rubble) => `${counted.rubble(rubble)} i’w gloddio yn gyntaf. Eiddo’r cwmnïau sy’n cloddio fydd.`,
    clear: `Clir. Mae trac yn costio ${counted.steel(1)}, a’r cwmni sy’n ei osod sy’n cael y pwyntiau.`,
    laid: (name) => `Wedi’i osod gan ${name}.`,
    lost: 'Wedi’i osod gan ddigwyddiad, heb bwyntiau.',
  },
  contract: {
    kind: 'Contract ar gael',
    use: (area) => `Unwaith, ar gyfer: ${area}`,
    useUpkeep: 'Unwaith, i gynnal a chadw trên',
    atEnd: 'Ar y diwedd',
    scores: 'Byddai’n sgorio nawr.',
    state: 'Cyflwr',
    used: 'Wedi’i ddefnyddio, ond gall sgorio o hyd.',
    heldBy: (name) => `Contract ${name}`,
    weather: 'Tywydd ar ei gefn',
  },
  train: {
    kind: 'Trên',
    ownedBy: (name) => `Trên ${name}`,
    price: 'Pris',
    costs: (steel, coal) =>
      coal === 0 ? `${counted.steel(steel)}. Daw heb lo.` : `${counted.steel(steel)}. Daw gyda ${counted.coal(coal)}.`,
    hire: 'Trydydd gweithiwr',
    hires: (coal) => `Tala ${counted.coal(coal)} cyn gosod dy weithiwr cyntaf, a bydd trydydd yn helpu’r rownd hon.`,
    power: 'Gallu',
    none: 'Dim.',
    notYet: 'Ddim ar werth eto.',
  },
  area: {
    kind: (letter) => `Ardal ${letter}`,
    does: {
      A: (cubes, coal) =>
        `Cymera ${counted.cubes(cubes)} ar y mwyaf, a dim mwy na ${counted.coal(coal)}. Mae’r lle olaf yn rhoi’r darn dechrau i ti hefyd.`,
      B: 'Cloddia gymaint o rwbel â chyfradd heddiw, gan ddechrau o waelod y lein. Os cliri di safle mewn gorsaf, ti fydd piau ef.',
      C: (times, iron, rubble) =>
        `Cyfnewidia hyd at ${times} gwaith: ${counted.iron(iron)} am far dur, neu ${counted.rubble(rubble)} am garreg.`,
      D: `Gosoda gymaint o drac â chyfradd heddiw, gan ddechrau o waelod y lein, am ${counted.steel(1)} yr un.`,
      E: 'Adeilada un safle mewn gorsaf y mae’r cloddio wedi’i chyrraedd, neu pryna drên.',
      F: 'Cymera un o’r contractau sydd ar gael.',
      G: 'Symuda dy syrfëwr i’r orsaf nesaf. Mae lle yma bob amser.',
    },
    dug: 'Gan fod y rwbel i gyd wedi mynd, dyma ail le i adeiladu: un safle, neu drên.',
    today: 'Heddiw',
    rate: (rate) => `Y gyfradd yw ${rate}.`,
    fog: 'Niwl: all neb weithio yma.',
  },
  event: {
    title: (space) => `Digwyddiad ${space}`,
    kind: 'Llwybr digwyddiadau',
    does: {
      dig: 'Mae cymaint o gardiau a safleoedd â’r gyfradd cloddio yn colli eu rwbel i gyd, gan ddechrau o waelod y lein. Does neb yn sgorio.',
      trains: 'Daw trenau ar werth.',
      lay: 'Caiff cymaint o drac â’r gyfradd gosod ei osod, gan ddechrau o waelod y lein. Does neb yn sgorio.',
      station: 'Mae’r orsaf gyntaf sydd â safle ar ôl yn cau. Caiff ei safleoedd agored eu colli.',
      upkeep: `Mae pob cwmni sydd â thrên yn talu ${counted.steel(1)} neu’n ei ddychwelyd.`,
    },
    back: (cubes) => `Yna mae ${counted.event(cubes)} yn mynd yn ôl i’r bag.`,
    isNext: 'Yma y daw’r ciwb gwyn nesaf.',
    isTaken: 'Mae ciwb gwyn yma.',
    now: 'Petai’n dod nawr',
  },
  goods: {
    has: (name, count) => `Mae gan ${name} ${count}`,
    use: {
      iron: 'Mae’n troi’n farrau dur yn y Gwaith.',
      stone: 'Maen nhw’n talu am safleoedd adeiladu.',
      steel: 'Maen nhw’n talu am drac, safleoedd, trenau a’u cynnal.',
      rubble: 'Mae’n troi’n gerrig yn y Gwaith, ac yn sgorio gyda chontractau.',
      coal: 'Mae’n cyflogi trydydd gweithiwr, os oes gen ti drên.',
    },
  },
  seat: {
    soFar: (points) => `${counted.points(points)} hyd yma`,
    contracts: 'Contractau',
    markers: 'Marcwyr',
    left: (count) => `${count} ar ôl.`,
  },
  weather: {
    title: 'Tywydd',
    kind: (round) => `Rownd ${round}`,
    now: 'Y rownd hon',
    next: 'Y rownd nesaf',
    later: 'Y rownd wedyn',
    rates: (weather, dig, lay) => `${weather}. Cloddio ${dig}, Gosod Trac ${lay}.`,
    fog: (weather) => `${weather}. Dim cloddio, dim trac.`,
    none: 'Dim tywydd eto',
    moves: 'Beth mae’n ei wneud',
    text: (sun, rain) =>
      `Mae haul yn codi’r gyfradd cloddio ${sun[0]} a’r gyfradd trac ${sun[1]}. Mae glaw yn eu gostwng ${rain[0]} a ${rain[1]}. Mewn niwl does neb yn cloddio nac yn gosod trac.`,
    odds: 'Ymhen tair rownd',
    chances: (sun, rain, fog) => `Haul ${percent(sun)}, glaw ${percent(rain)}, niwl ${percent(fog)}.`,
  },
  bag: {
    title: 'Y bag',
    inside: 'Y tu mewn',
    text: (restock) =>
      `Ar ddiwedd y rownd mae ${counted.cubes(restock)} yn mynd i’r iard. Mae pob un gwyn yn dod â digwyddiad yn lle hynny.`,
    odds: 'Ciwbiau gwyn bryd hynny',
    chance: (share) => `${percent(share)} o siawns o un o leiaf.`,
  },
}
