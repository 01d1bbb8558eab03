import { type Book, list, numbered, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import { rulebook } from '../../rulebook.ts'
import { contractLines, eventLines, type Section, trainLines } from '../bookParts.ts'
import { about } from './about.ts'
import { counted } from './goods.ts'
import * as locale from './locale.ts'
import { sections } from './sections.ts'

/** The rules of Snowdonia in Welsh, with the values of an edition. */
export const book = (box: Box): Book<never> => ({
  ...rulebook,
  alike: { gweithiwr: ['gweithwyr'] },
  title: 'Sut i chwarae Snowdonia',
  lead: 'Mae’n 1894, a rheilffordd ar fin dringo’r Wyddfa. Mae eich cwmnïau’n cloddio, yn gosod trac ac yn adeiladu gorsafoedd gyda’i gilydd, yn erbyn ei gilydd ac yn erbyn tywydd Cymru. A chaiff y lein ei hadeiladu p’un a frysiwch chi ai peidio: mae’r gêm yn adeiladu hefyd. Y mwyaf o bwyntiau sy’n ennill.',
  sections: parts(box).map(([id, title, ...blocks]) => ({ id, title, blocks: [...blocks] })),
})

type Part = readonly [id: string, title: string, ...blocks: Section['blocks']]

const parts = (box: Box): readonly Part[] => [...roundParts(box), ...lineParts(box), ...moreParts(box)]

const roundParts = ({ values }: Box): readonly Part[] => [
  [
    'table',
    sections.table,
    text(
      'Mae’r lein yn dringo o Lanberis i’r copa: cardiau trac dan rwbel, a gorsafoedd rhyngddyn nhw. Mae gan bob gorsaf safleoedd adeiladu, a safleoedd cloddio sydd hefyd yn dal rwbel.',
    ),
    list(
      `Mae gan bob cwmni 2 weithiwr, trydydd yn y dafarn, syrfëwr a ${values.box.markers.value} o farcwyr. Pan fydd dy farcwyr wedi’u defnyddio, alli di ddim bod yn berchen ar ddim byd arall.`,
      'Yn y bag mae mwyn haearn, cerrig, glo a chiwbiau gwyn. Chaiff neb edrych y tu mewn.',
      'Wrth ymyl y lein: yr iard, tri chontract yn Swyddfa’r Safle, y sied, y tywydd a’r llwybr digwyddiadau.',
      'Mae’r cyfan yn agored, heblaw’r hyn a ddaw o’r bag a’r pentwr.',
    ),
  ],
  [
    'labourers',
    sections.labourers,
    text('Dyma drefn rownd:'),
    numbered(
      'Gan ddechrau gyda’r chwaraewr cyntaf, mae pob un yn ei dro yn gosod gweithiwr ar le rhydd, nes bod pob un wedi’i osod.',
      'Daw’r ardaloedd un ar ôl y llall, o’r iard i’r syrfëwr, ac ym mhob un y gweithwyr o’r chwith i’r dde. Yna maen nhw’n mynd adref.',
      'Caiff contractau, tywydd ac iard eu hadnewyddu, ac mae ciwbiau gwyn yn dod â’u digwyddiadau.',
    ),
    text(
      'Os oes gen ti drên, cei dalu ei lo cyn gosod dy weithiwr cyntaf. Yna daw dy drydydd gweithiwr o’r dafarn am y rownd. Cei osod gweithiwr lle nad oes dim i’w wneud.',
    ),
  ],
  [
    'contracts',
    sections.contracts,
    text(
      'Cyn gwaith pob ardal, caiff pob un ddefnyddio contractau ar ei chyfer, o’r chwaraewr cyntaf ymlaen. Caiff pob un ei ddefnyddio unwaith, ac mae’n para tan ddiwedd y rownd. Does dim modd defnyddio contract na fyddai’n gwneud dim.',
    ),
    text(
      'Dim ond os yw ei ardal eto i ddod y cei ddefnyddio contract o’r rownd hon ar unwaith. Wedi’u defnyddio neu beidio, gall dy gontractau sgorio ar y diwedd.',
    ),
  ],
  [
    'yard',
    sections.yard,
    list(
      about.area.does.A(values.take.cubes, values.take.coal),
      about.area.does.C(values.works.times, values.works.iron, values.works.rubble),
      'Mae’r mwyn haearn, y cerrig a’r glo a wariwyd yn mynd yn ôl i’r bag. O’r bag y daw’r cerrig a wnei di, felly efallai na fydd rhai ar gael.',
    ),
  ],
]

const lineParts = ({ values }: Box): readonly Part[] => [
  [
    'digging',
    sections.digging,
    list(
      'Cloddia’r union rwbel y mae cyfradd heddiw’n ei ddweud, gyda bonws dy drên a dy gontractau, gan ddechrau o waelod y lein. Llai dim ond os nad oes digon. Ti biau’r rwbel.',
      'Os cloddi di rwbel olaf safle cloddio, ti biau’r safle, os oes gen ti farciwr. Mewn gorsaf y safle chwith sy’n dod gyntaf.',
      `Mae trac yn costio ${counted.steel(1)} a marciwr. Rwyt ti’n gosod ar y cardiau clir cyntaf, hyd at gyfradd heddiw. Alli di ddim gosod llai o ddewis, ond gall fod prinder dur, marcwyr neu gardiau clir.`,
      'Pan na fydd rwbel ar ôl ar ddiwedd rownd, mae Cloddio’n troi’n ail le i adeiladu.',
    ),
  ],
  [
    'building',
    sections.building,
    text(
      'Adeilada un safle mewn gorsaf y mae’r cloddio wedi’i chyrraedd: mae pob cerdyn trac o’i blaen yn glir. Does dim rhaid i’w safleoedd cloddio fod. Tala’r pris llawn a rho dy farciwr yno.',
    ),
    text('Yn lle hynny, cei brynu trên, os oes trenau ar werth.'),
  ],
  [
    'trains',
    sections.trains,
    text(
      'Mae digwyddiad yn dod â threnau ar werth. Un ar y mwyaf sydd gen ti. Os byddi di’n prynu un arall, mae’r hen un yn mynd yn ôl i’r sied ac yn cael glo o’r bag. Cei’r glo sydd ar y trên rwyt ti’n ei brynu.',
    ),
  ],
  [
    'office',
    sections.office,
    list(
      'Yn Swyddfa’r Safle, cymera un o’r contractau sydd ar gael.',
      'Mae dy syrfëwr yn symud i’r orsaf nesaf, beth bynnag sydd wedi’i gloddio. Ar y diwedd, yr orsaf y mae wedi’i chyrraedd sy’n sgorio.',
    ),
  ],
  [
    'restock',
    sections.restock,
    numbered(
      'Caiff y contract ar y lle cyntaf ei daflu os na chymerodd neb ef. Mae’r lleill yn symud i fyny, a rhai newydd yn llenwi’r bylchau.',
      'Mae’r tywydd yn symud ymlaen. Mae cefn contract nesaf y pentwr yn dangos y tywydd ymhen tair rownd.',
      'Caiff ciwbiau eu tynnu o’r bag i’r iard. Aiff pob un gwyn i’r llwybr digwyddiadau yn lle hynny.',
    ),
    text(
      about.weather.text(
        [values.rates.dig.sun, values.rates.lay.sun],
        [-values.rates.dig.rain, -values.rates.lay.rain],
      ),
    ),
  ],
]

const moreParts = (box: Box): readonly Part[] => [
  [
    'events',
    sections.events,
    text(
      'Aiff pob ciwb gwyn i le nesaf y llwybr digwyddiadau, a daw’r digwyddiad cyn gosod y ciwb nesaf. Dydy niwl ddim yn atal digwyddiadau, a does neb yn sgorio nac yn ennill dim drwyddyn nhw. Ar ôl y lle olaf, mae’r tri olaf yn ailadrodd.',
    ),
    list(...eventLines(locale, box)),
    list(...Object.values(about.event.does)),
  ],
  [
    'blaenau',
    sections.blaenau,
    list(
      `Mae pob un yn dechrau yn y naill ben neu’r llall, lle mae lle i ${box.values.routes.blaenau.ends ?? 0} o syrfewyr, ac yn cloddio a gosod oddi yno. Yr olaf i ddewis sydd hefyd yn gosod y syrfëwr niwtral: yno y mae digwyddiadau’n dechrau, ac ar ôl pob un mae’n mynd i’r pen arall.`,
      'Cei adeiladu mewn gorsafoedd y mae dy syrfëwr wedi’u cyrraedd, p’un a yw’r lein yn glir ai peidio. Mae rhai’n rhoi ciwb i ti bob tro y byddi di’n adeiladu yno. Pan fydd dy syrfëwr yn symud gyntaf, mae’n gadael un o dy farcwyr.',
      'Mae trenau ar werth o’r dechrau. Rhaid cynnal a chadw pan na fydd rwbel ar ôl ym Mhenrhyndeudraeth. Mae dy syrfëwr yn sgorio yn ôl pa mor bell y daeth.',
    ),
  ],
  [
    'alone',
    sections.alone,
    text(
      'Ar dy ben dy hun, rwyt ti’n chwarae cyfres o saith gêm, gyda thrên gwahanol bob tro, ac yn ceisio curo dy orau. Alli di ddim prynu trên arall. Ar ddiwedd pob rownd daw tri chontract newydd.',
    ),
  ],
  [
    'end',
    sections.end,
    text(
      'Daw’r gêm i ben gyda’r rownd y caiff y trac olaf ei osod ynddi. Gydag un neu ddau chwaraewr daw i ben hefyd ar unwaith pan fydd pob marciwr wedi’i osod.',
    ),
    list(
      'Dy safleoedd a dy drac: eu pwyntiau.',
      'Dy gontractau: i un yn unig y mae pob rwbel a phob marciwr yn cyfri. Mae marcwyr ar safleoedd cloddio’n cyfri fel safleoedd.',
      'Dy drên, os oes pwyntiau arno, a gorsaf dy syrfëwr.',
    ),
    text('Y mwyaf o bwyntiau sy’n ennill. Os ydych chi’n gyfartal, rydych chi’n rhannu’r fuddugoliaeth.'),
  ],
  ['trainCards', 'Y trenau', list(...trainLines(locale, box))],
  ['contractCards', 'Y contractau', list(...contractLines(locale, box))],
]
