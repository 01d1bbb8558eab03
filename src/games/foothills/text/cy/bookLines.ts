import { list, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import { about, aboutAll, type Section } from '../bookBlocks.ts'
import { blindNames, bridgeOf, ferryOf, summitOf } from '../bookFacts.ts'
import { listOr } from './goods.ts'
import { sections } from './sections.ts'

export const track = (box: Box): Section => ({
  id: 'track',
  title: sections.track,
  blocks: [
    text(
      'Tala, yna gosoda deilsen ar le trac rhydd cyntaf lein, gan gyfri o’r chwith a mynd heibio i rai â rwbel neu nafis. Does dim rhaid i dy drac gysylltu, a chei ddewis lein wahanol bob tro. Mae pob trac a osodi di yn werth 1 PB ar unwaith.',
    ),
    text(
      `Mae gen ti ${box.tiles} o deils ar gyfer trac a gorsafoedd gyda’i gilydd. Pan fyddan nhw wedi dod i ben, does dim modd gosod nac adeiladu rhagor.`,
    ),
    text(
      `Pan fydd trac neu nafis ar bob lle trac ar lein, mae’r lein wedi’i gorffen ac yn cael byffer. Mae ${box.stops} o fyfferau ar gyfer chwe lein, felly efallai na fydd un lein byth yn cael ei gorffen.`,
    ),
  ],
})

export function stations(box: Box): Section {
  const ferry = ferryOf(box)
  const bridge = bridgeOf(box)
  return {
    id: 'stations',
    title: sections.stations,
    blocks: [
      text(
        'Adeilada ar unrhyw gerdyn sy’n glir o rwbel a heb ei gymryd gan nafis. Does dim angen trac yno, a does dim rhaid mynd o’r chwith i’r dde. Mae un weithred yn adeiladu un orsaf, hyd yn oed ar gerdyn dwbl.',
      ),
      text(
        'Tala’r pris ar y lle, yna cymera’r bonws wrth ei ymyl, os oes un. Os yw dy gerdyn yn codi mwy, rhaid i ti allu talu hynny hefyd. Os yw’n rhoi gostyngiad, chei di ddim arian yn ôl.',
      ),
      text(
        'Os oes gweithred i’r syrfëwr ar y cerdyn a does dim syrfëwr yno, cei symud dy un di arno a’i defnyddio ar unwaith.',
      ),
      list(
        ...about(
          ferry,
          ({ name }) =>
            `${name}: pan fyddi di’n ei hadeiladu, tro faint fynni di o dy gardiau gweithredu, hyd yn oed yr un rwyt ti’n ei ddefnyddio. Mae hwnnw’n troi eto yng ngham 3, felly mae’n gorffen fel y dechreuodd.`,
        ),
        ...about(
          bridge,
          ({ name, spaces }) =>
            `${name}: rhaid adeiladu’r gorsafoedd (${spaces.length}) mewn trefn, gan y naill neu’r llall ohonoch chi. Bob tro y byddi di’n adeiladu un, cei sgorio un o dy gardiau gweithredu fel petaet ti yn y dafarn. Mae’r orsaf rwyt ti newydd ei hadeiladu yn cyfri.`,
        ),
        'Os yw nafis yn cymryd cerdyn sydd ag effaith ei hun, mae’r effaith honno wedi’i cholli i’r ddau ohonoch chi.',
      ),
    ],
  }
}

export function surveyor(box: Box): Section {
  const summit = summitOf(box)
  return {
    id: 'surveyor',
    title: sections.surveyor,
    blocks: [
      text(
        'Symuda dy syrfëwr i weithred syrfëwr sy’n agored ac yn rhydd, yna defnyddia hi. Mae’n agored unwaith y bydd gorsaf ar y cerdyn, dim ots pwy adeiladodd hi. Mae gorsafoedd cychwyn ar agor bob amser. Mae’n rhydd os nad oes syrfëwr yno, ac mae dy un di’n cyfri, felly does dim modd aros lle’r wyt ti.',
      ),
      text(
        'Os gelli di ddefnyddio’r weithred, rhaid i ti ddefnyddio o leiaf rywfaint ohoni. Os na elli di, cei fynd yno beth bynnag, hyd yn oed dim ond er mwyn bod yn y ffordd.',
      ),
      text('Gydag unrhyw gerdyn E sy’n symud dy syrfëwr cei fynd adref yn lle hynny. Does dim yn digwydd yno.'),
      text(
        'Mae gorsafoedd cychwyn yn rhoi eu tocyn i ti, os nad yw gen ti eto, a rhywbeth ychwanegol ar bob ymweliad. Mae angen tocyn ar lawer o ochrau llwyd, a dim ond ar leiniau y mae gen ti docyn iddyn nhw y mae rhai’n gweithio.',
      ),
      text(
        'Mae cardiau’n gyfagos os ydyn nhw’n cyffwrdd uwchben, islaw, ar y chwith neu ar y dde. O gartref ac o’r dafarn, mae pob gorsaf gychwyn yn gyfagos. Os nad oes cerdyn cyfagos ar agor, caiff dy syrfëwr aros.',
      ),
      ...about(
        summit,
        ({ name }) =>
          `${name}: yno rwyt ti’n hawlio darn y copa, oddi ar dy wrthwynebydd os oes rhaid. Yr olaf i’w hawlio sy’n ei gadw.`,
      ).map(text),
    ],
  }
}

export function events(box: Box): Section {
  return {
    id: 'events',
    title: sections.events,
    blocks: [
      text(
        'Pan dynnir ciwb gwyn, mae’n mynd i dwll yn yr iard ac yn dod â nafis, sydd ddim yn gweithio i’r un ohonoch chi. Os tynnir sawl un gyda’i gilydd, tynnir y ciwbiau i gyd yn gyntaf, ac yna mae’r nafis yn dod y naill ar ôl y llall.',
      ),
      text(
        'Maen nhw’n mynd i’r cerdyn cyntaf heb drac, gorsaf na nafis: colofn wrth golofn o’r chwith, pob colofn o’r brig. Maen nhw’n mynd heibio i orsafoedd cychwyn. I’w golofn chwith y mae cerdyn dwbl yn perthyn, ac i’w lein uchaf gerdyn dwy lein.',
      ),
      text(
        'Maen nhw’n clirio’r cerdyn ac yn cyfri fel ei drac a’i holl orsafoedd, felly caiff syrfewyr ymweld, a gallan nhw orffen lein. Does neb yn cael PB na rwbel amdano.',
      ),
      text('Ar ddiwedd tro, os oes 3 neu fwy o giwbiau gwyn yn yr iard, maen nhw i gyd yn mynd yn ôl i’r bag.'),
      ...aboutAll(
        blindNames(box),
        (names) =>
          `Dydy ciwbiau gwyn a dynnir gan ${listOr(names)} ddim yn cyfri. Daw ciwbiau eraill yn eu lle ac maen nhw’n mynd yn ôl i’r bag, a does dim nafis yn dod.`,
      ).map(text),
    ],
  }
}
