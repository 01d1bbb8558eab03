import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  place: {
    name: 'Gweithwyr',
    title: 'Gosod gweithiwr',
    tasks: [
      'Gweithwyr sy’n gwneud popeth. Gosoda dy un olaf yn yr Iard.',
      'Cymera 2 fwyn haearn a charreg: mae mwyn yn troi’n ddur ar gyfer trac, a cherrig yn codi gorsafoedd.',
    ],
    done: 'Daw’r ardaloedd yn eu trefn, o’r Iard i’r Syrfëwr. Yna mae’r gweithwyr yn mynd adref.',
  },
  works: {
    name: 'Gwaith',
    title: 'Gwneud dur a cherrig',
    tasks: [
      'Mae angen dur i osod trac. Gosoda dy weithiwr yn y Gwaith.',
      'Gwna far dur o 3 mwyn haearn, a charreg o 2 rwbel.',
    ],
    done: 'Hyd at 3 chyfnewid, fel y mynni. Gyda dau chwaraewr un lle sydd yn y Gwaith: bydd yno gyntaf.',
  },
  dig: {
    name: 'Cloddio',
    title: 'Cloddio yn yr haul',
    tasks: ['Mae’n heulog, felly mae pob gweithiwr yn cloddio 5 rwbel. Gosoda dy un di yn ardal Cloddio.'],
    done: 'Ti biau’r rwbel. Ti gloddiodd rwbel olaf safle cloddio, felly ti biau ei 4 pwynt hefyd.',
  },
  track: {
    name: 'Trac',
    title: 'Gosod dy drac cyntaf',
    tasks: ['Mae gen ti 2 far dur, a 2 yw cyfradd heddiw. Gosoda dy weithiwr yn ardal Gosod Trac.'],
    done: '6 phwynt am y ddau gerdyn, a chontractau trac sy’n talu orau. Daw’r gêm i ben pan fydd y trac i gyd wedi’i osod.',
  },
  build: {
    name: 'Adeiladu',
    title: 'Adeiladu mewn gorsaf',
    tasks: [
      'Mae’r lein yn glir hyd at Two Viaducts, felly cei adeiladu yno. Gosoda dy weithiwr yn ardal Adeiladu.',
      'Dewisa’r safle am 3 carreg. Mae’n werth 7 pwynt.',
    ],
    done: 'Mae dy farciwr yn aros yno. Mae gen ti 16 ohonyn nhw, i safleoedd a thrac gyda’i gilydd.',
  },
  contract: {
    name: 'Contract',
    title: 'Cymryd contract',
    tasks: [
      'Contractau sy’n ennill gemau. Gosoda dy weithiwr yn Swyddfa’r Safle.',
      'Cymera’r un sy’n symud dy syrfëwr ymlaen. Ar y diwedd mae’n werth 2 bwynt am bob ciwb glo.',
      'Mae ar gyfer y Syrfëwr, yr ardal sy’n dod nesaf. Defnyddia’r contract nawr.',
    ],
    done: 'Mae dy syrfëwr un orsaf ymhellach. Wedi’i ddefnyddio neu beidio, gall contract sgorio ar y diwedd.',
  },
  train: {
    name: 'Trên',
    title: 'Prynu trên',
    tasks: [
      'Mae trenau ar werth, yn lle adeiladu. Gosoda dy weithiwr yn ardal Adeiladu.',
      'Mae Wyddfa’n cymryd ciwb ychwanegol o’r Iard. Pryna hi am 2 far dur.',
    ],
    done: 'Ti biau’r glo sydd arni, a chei weld pam yn y cam nesaf.',
  },
  hire: {
    name: 'Tafarn',
    title: 'Nôl trydydd gweithiwr',
    tasks: [
      'Cyn gosod dy weithiwr cyntaf, mae glo’n nôl dy drydydd o’r dafarn. Tala’r glo.',
      'Mewn niwl does neb yn cloddio nac yn gosod trac. Gosoda un yn ardal y Syrfëwr: mae lle yno bob amser.',
    ],
    done: 'Mae dau arall gen ti i’w gosod. Mae tywydd y ddwy rownd nesaf i’w weld bob amser.',
  },
  events: {
    name: 'Digwyddiadau',
    title: 'Mae’r gêm yn adeiladu hefyd',
    tasks: [
      'Gosoda dy weithiwr olaf yn ardal y Syrfëwr. Daw’r rownd i ben, a chaiff ciwbiau eu tynnu o’r bag.',
      'Mae ciwb gwyn yn galw am gynnal a chadw trenau. Tala far dur, a bydd Wyddfa’n aros gyda thi.',
    ],
    done: 'Cliriodd dau giwb gwyn arall rwbel a gosod trac, heb bwyntiau i neb. Po wacaf y bag, mwyaf o giwbiau gwyn a ddaw.',
  },
  match: {
    name: 'Gêm gyntaf',
    title: 'Dy gêm gyntaf',
    tasks: ['Mae dau drac ar ôl. Pan fydd y ddau wedi’u gosod, daw’r gêm i ben: chwaraea!'],
    done: '',
  },
}
