import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  take: {
    name: 'Cymryd',
    title: 'Nôl yr hyn sydd ei angen',
    tasks: [
      'Ar dy dro di, rwyt ti’n chwarae un o dy bum cerdyn. Chwaraea Iard.',
      'Cymera 3 chiwb: mae mwyn haearn yn troi’n drac, a cherrig yn troi’n orsafoedd.',
    ],
    done: 'Tri chiwb yn dy stôr, ac mae dy gerdyn wedi troi. Cei weld ei ochr arall cyn bo hir.',
  },
  dig: {
    name: 'Cloddio',
    title: 'Clirio’r ffordd',
    tasks: [
      'Mae rwbel yn cau pob lein. Chwaraea Cloddio i symud peth ohono.',
      'Rwyt ti’n cloddio ar hyd un lein, o’r chwith. Dewisa Bala Lake Railway.',
    ],
    done: 'Mae Llangower yn glir: +1 PB. Ti biau’r rwbel, ac mae modd talu am rai gorsafoedd ag ef.',
  },
  lay: {
    name: 'Gosod',
    title: 'Gosod dy drac cyntaf',
    tasks: ['Mae gen ti 2 fwyn haearn, pris un trac. Chwaraea Trac a Masnach.', 'Dewisa’r lle trac clir yn Llangower.'],
    done: 'Mae pob trac yn +1 PB. Mae trac ar hyd lein gyfan yn ei gorffen, ac yn dod â’r diwedd yn nes.',
  },
  build: {
    name: 'Adeiladu',
    title: 'Adeiladu gorsaf',
    tasks: [
      'Mae gorsafoedd yn werth mwy na thrac. Chwaraea Gorsaf.',
      'Mae Penllyn yn costio 2 garreg ac yn rhoi 2 PB. Adeilada hi: does dim angen trac.',
    ],
    done: '+2 PB. Lle mae’r cardiau’n glir cei adeiladu yn unrhyw le, mewn unrhyw drefn.',
  },
  survey: {
    name: 'Syrfëwr',
    title: 'Anfon dy syrfëwr',
    tasks: [
      'Mae dy syrfëwr yn nôl tocynnau a mwy. Chwaraea Syrfëwr.',
      'Anfona ef i orsaf y Bala: mae gorsaf gyntaf lein ar agor bob amser.',
      'Cei docyn y Bala, a mwyn haearn. O ble ddylai ddod?',
    ],
    done: 'Ti biau’r tocyn am byth. Dim ond ar leiniau y mae gen ti docyn iddyn nhw y mae llawer o ochrau’n gweithio.',
  },
  flip: {
    name: 'Troi',
    title: 'Mae dwy ochr i bob cerdyn',
    tasks: [
      'Mae Iard yn dangos ei hochr lwyd: Iard Sgrap. Chwaraea hi.',
      'Mae Iard Sgrap yn gosod trac am unrhyw 2 adnodd. Gosoda un yn Llangower.',
    ],
    done: 'Ar ôl ei chwarae mae cerdyn yn troi, felly mae hwn yn aur eto. Cynllunia ddau dro ymlaen.',
  },
  pub: {
    name: 'Y dafarn',
    title: 'Cael dy weld yn y dafarn',
    tasks: [
      'Rwyt ti wedi adeiladu gorsaf, felly cei sgorio cerdyn. Chwaraea Syrfëwr.',
      'Dim ond y cerdyn Syrfëwr aur sy’n arwain i’r dafarn. Dos i mewn.',
      'Mae Iard yn sgorio 1 PB am bob gorsaf rwyt ti’n ei hadeiladu. Sgoria hi: daw Egwyl De yn ei lle.',
    ],
    done: 'Mae’n sgorio ar y diwedd, am bob gorsaf y byddi di wedi’i hadeiladu erbyn hynny.',
  },
  match: {
    name: 'Gêm gyntaf',
    title: 'Dy gêm gyntaf',
    tasks: ['Mae dwy lein fer ar ôl. Pan fydd un wedi’i gorffen, daw’r gêm i ben: chwaraea!'],
    done: '',
  },
}
