import { listNames } from '../../../../kit/welsh.ts'
import { type Book, list, text } from '../../../../rules/book.ts'
import { type Copies, tileCount } from '../../content/tiles.ts'
import { rulebook } from '../../rulebook.ts'
import { type Fleet, fleets, kindSigns, type Section } from '../bookParts.ts'
import { sentence } from '../sentence.ts'
import type { Sign } from '../sign.ts'
import { tileText } from '../tiles.ts'
import * as locale from './locale.ts'
import { optionFields } from './options.ts'
import { sections } from './sections.ts'

/** The rules of Metro in Welsh, with the tiles of an edition. */
export const book = (copies: Copies): Book<Sign> => ({
  ...rulebook,
  title: 'Sut i chwarae Metro',
  lead: 'Mae pob un ohonoch chi’n rhedeg cwmni rheilffordd mewn dinas tua 1900. Gyda’ch gilydd rydych chi’n gosod y traciau, un deilsen ar y tro. Mae pob teilsen yn cario leiniau i ti ac i’r lleill, felly gwna dy rai di’n hir a’u rhai nhw’n fyr. Y nifer mwyaf o bwyntiau sy’n ennill.',
  sections: [table, turn, squares, stuck, lines, scoring, end, options, tiles(copies)],
})

const table: Section = {
  id: 'table',
  title: sections.table,
  blocks: [
    list(
      `Mae ${tileCount} o sgwariau ar y bwrdd o amgylch y ddinas, sy’n llenwi’r pedwar yn y canol.`,
      'O’i amgylch mae 32 o orsafoedd, un wrth bob ochr allanol i sgwâr, wedi’u rhifo’n groes i’r cloc o’r gornel dde uchaf. Mae gan bob un drac lle mae trenau’n gadael ac un arall lle maen nhw’n cyrraedd.',
      'Ar y dechrau, mae trenau dy gwmni’n aros yn dy orsafoedd. Mae ble maen nhw’n dibynnu ar faint ohonoch chi sy’n chwarae:',
    ),
    list(...fleets.map(trainsLine)),
    text(
      `Cymysgir y ${tileCount} teilsen a’u rhoi wyneb i lawr yn y pentwr. Mae pob un ohonoch chi’n tynnu un ac yn cael edrych arni. All y lleill ddim ei gweld.`,
    ),
    text('Y sedd olaf wrth y bwrdd sy’n cael y tro cyntaf. Wedyn mae’r chwarae’n mynd rownd y bwrdd.'),
  ],
}

/** Number of trains each company has, and the stations that have none. */
function trainsLine({ seats, trains, idle }: Fleet): string {
  const unused = idle.length === 0 ? '' : `. Gorsafoedd heb drên: ${listNames(idle.map(String))}`
  return `${seats} o chwaraewyr: ${trains} o drenau yr un${unused}.`
}

const turn: Section = {
  id: 'turn',
  title: sections.turn,
  blocks: [
    {
      type: 'list',
      numbered: true,
      items: [
        'Gosoda dy deilsen ar sgwâr rhydd.',
        'Os yw hynny’n gorffen unrhyw leiniau, maen nhw’n cael eu sgorio ar unwaith, dim ots pwy biau nhw.',
        'Tynna deilsen newydd, os oes rhai ar ôl.',
      ],
    },
    text(
      'Does dim modd pasio. Hyd yn oed os yw dy leiniau di i gyd wedi’u gorffen, rwyt ti’n dal i osod teils ar leiniau pobl eraill. Os nad oes gen ti deilsen a does dim un i’w thynnu, rwyt ti’n colli dy dro.',
    ),
    text(
      'Mae’r marc yng nghornel teilsen yn dweud pa ffordd i fyny mae’n mynd. Dydy teils ddim yn cael eu troi, felly teilsen wahanol yw un sy’n edrych fel un arall wedi’i throi.',
    ),
  ],
}

const squares: Section = {
  id: 'squares',
  title: sections.squares,
  blocks: [
    text(
      'Gosoda hi ar unrhyw sgwâr rhydd sydd ar ymyl y bwrdd, neu sy’n rhannu ochr â theilsen sydd yno’n barod. Dydy cyffwrdd wrth gornel ddim yn ddigon, na bod wrth ymyl y ddinas chwaith.',
    ),
    text('Chaiff dim lein fod yn un deilsen o hyd, o’r ymyl yn syth yn ôl i’r ymyl. Felly chei di ddim:'),
    list('gosod hanner cylch yn erbyn yr ymyl', 'gosod tro mewn cornel sy’n cysylltu dwy ochr allanol y gornel.'),
    text(
      'Does dim gwahaniaeth a oes trên yn aros yno. Yn erbyn y ddinas, neu unrhyw le y tu mewn i’r bwrdd, mae hyn i gyd yn iawn.',
    ),
  ],
}

const stuck: Section = {
  id: 'stuck',
  title: 'Os nad yw dy deilsen yn ffitio',
  blocks: [
    text('Os nad oes sgwâr lle caiff dy deilsen fynd, dangosa hi i bawb. Yna:'),
    list(
      'Os oes teils ar ôl, tynna un arall a gosoda honno. Rwyt ti’n cadw’r gyntaf, sy’n aros wyneb i fyny, a dwyt ti ddim yn tynnu eto’r tro hwn. Os nad yw’r deilsen a dynnaist ti’n ffitio chwaith, gosoda hi ar unrhyw sgwâr lle câi teilsen fynd fel arall, hyd yn oed os yw hynny’n gwneud lein o un deilsen.',
      'Os nad oes rhai ar ôl, gosoda dy deilsen dy hun ar unrhyw sgwâr lle câi teilsen fynd fel arall, hyd yn oed os yw hynny’n gwneud lein o un deilsen.',
    ),
  ],
}

const lines: Section = {
  id: 'lines',
  title: 'Dilyn lein',
  blocks: [
    text(
      'Mae lein yn cychwyn mewn gorsaf, yn mynd ymlaen o deilsen i deilsen ac yn croesi dros draciau eraill neu o danyn nhw heb newid iddyn nhw. Mae trenau’n cadw at un ochr, felly mae’r ddau drac rhwng teils cyfagos yn perthyn i gyfeiriadau gwahanol.',
    ),
    text(
      'Gall lein basio’r un deilsen fwy nag unwaith. Dydy trac sy’n rhedeg mewn cylch, neu sy’n cychwyn yn y ddinas, ddim yn perthyn i neb nac yn sgorio.',
    ),
    text(
      'Tra bydd yn gorffen wrth sgwâr rhydd, mae lein yn aros yno. Pwyntia at orsaf i weld ei lein, pa mor hir yw hi a beth yw ei gwerth.',
    ),
  ],
}

const scoring: Section = {
  id: 'scoring',
  title: 'Sgorio',
  blocks: [
    text(
      'Mae lein wedi’i gorffen pan fydd yn cyrraedd ymyl y bwrdd neu’r ddinas. Mae ei thrên yn cael ei droi ac mae ei chwmni’n sgorio, hyd yn oed os rhywun arall osododd y deilsen.',
    ),
    list(
      'Ar yr ymyl: 1 pwynt am bob teilsen.',
      'Yn y ddinas: 2 bwynt am bob teilsen.',
      'Mae teilsen yn cyfri bob tro mae’r lein yn ei phasio.',
    ),
    text(
      'Gall un deilsen orffen sawl lein. Mae pob un ohonyn nhw’n sgorio. Dydy lein o orsaf heb drên ddim yn sgorio.',
    ),
  ],
}

const end: Section = {
  id: 'end',
  title: sections.end,
  blocks: [
    text(
      'Daw’r gêm i ben cyn gynted ag y bydd y trên olaf wedi’i droi, hyd yn oed os oes sgwariau ar ôl. Y nifer mwyaf o bwyntiau sy’n ennill. Os yw’n gyfartal, rydych chi’n rhannu’r fuddugoliaeth.',
    ),
    text('Os nad ydych chi eisiau gorffen, cewch gytuno i stopio. Yna mae’r pwyntiau’n cael eu cyfri fel y maen nhw.'),
  ],
}

const options: Section = {
  id: 'options',
  title: 'Ffyrdd eraill o chwarae',
  blocks: [
    text('Dewiswch y rhain cyn y gêm. Mae modd eu cyfuno.'),
    list(...optionFields.map(({ label, hint }) => `${label}: ${hint}`)),
    list(
      'Gyda mwy nag un deilsen yn y llaw, gosoda unrhyw un ohonyn nhw a thynna un yn ei lle. Dim ond os nad oes un o dy rai di’n ffitio y byddi di’n tynnu ail deilsen i’w gosod, felly rwyt ti’n eu dangos nhw i gyd yn gyntaf.',
      'Gyda throi rhydd, mae teilsen yn ffitio os yw’n ffitio unrhyw ffordd. Dim ond os nad oes troi’n helpu y cei osod lein o un deilsen.',
      'Pan gei di dynnu ail deilsen unrhyw bryd, rhaid i ti osod yr un a dynnaist ti: lle mae’n ffitio os oes lle, ac fel arall ar unrhyw sgwâr lle câi teilsen fynd, hyd yn oed os yw hynny’n gwneud lein o un deilsen. Mae dy deilsen dy hun yn aros ynghudd.',
    ),
    text('Mae mwy o deils a throi rhydd yn rhoi mwy i ti feddwl amdano, ac yn gwneud i bawb arall aros yn hirach.'),
  ],
}

const tiles = (copies: Copies): Section => ({
  id: 'tiles',
  title: `Y ${tileCount} teilsen`,
  blocks: [
    text(
      'Mae pedwar trac ar bob teilsen, un i mewn o bob ochr. Trac i drenau sy’n dod i mewn o’r gogledd ac yn gadael i’r dwyrain yw “o’r gogledd i’r dwyrain”. Mae “y ddwy ffordd” yn golygu bod trac yn ôl hefyd. Mae hanner cylch yn anfon trên yn ôl allan ar yr ochr y daeth ohoni.',
    ),
    kindSigns(copies, (kind) => `${sentence(tileText(locale, kind))}.`, 'o'),
  ],
})
