import { list, signs, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import type { Scoring } from '../../content/edition.ts'
import type { Section } from '../bookBlocks.ts'
import { scoringText } from './scores.ts'
import { sections } from './sections.ts'

export const pub: Section = {
  id: 'pub',
  title: sections.pub,
  blocks: [
    text(
      'Dim ond y cerdyn E aur sy’n arwain i’r dafarn. Yno rwyt ti’n sgorio un o dy gardiau gweithredu, pa ochr bynnag sydd i fyny: mae’n mynd i dy bentwr sgorio, ac mae cerdyn sbâr â’r un ddwy lythyren yn cymryd ei le, yr ochr aur i fyny. Os nad oes un ar ôl, rwyt ti’n chwarae ymlaen gydag un cerdyn yn llai.',
    ),
    list(
      'Rhaid i ti gael mwy o orsafoedd nag o gardiau wedi’u sgorio, felly mae pob gorsaf yn gadael i ti sgorio un cerdyn.',
      'Dydy’r cerdyn newydd ddim yn troi’r tro hwn. Os sgoriaist ti’r cerdyn E ddaeth â thi yma, does dim yn troi yng ngham 3. Os sgoriaist ti gerdyn arall, mae’r cerdyn E yn troi fel arfer.',
      'Mae lle i’r ddau syrfëwr, ond rhaid i dy un di adael cyn dod yn ôl.',
    ),
  ],
}

const scorings: readonly Scoring[] = ['passenger', 'track', 'station', 'ticket', 'card']

/** Only what is halved is rounded down. */
const endOf: { readonly [S in Scoring]: string } = {
  passenger: ', wedi’i dalgrynnu i lawr.',
  track: ', wedi’i dalgrynnu i lawr.',
  station: '.',
  ticket: '.',
  card: ', gan gynnwys hwn.',
}

export const end = (box: Box): Section => ({
  id: 'end',
  title: sections.end,
  blocks: [
    text(
      `Daw’r diwedd pan osodir yr olaf o’r ${box.stops} byffer, neu pan ddylai nafis ddod heb fod modd eu gosod, am nad oes rhai ar ôl neu am nad oes cerdyn iddyn nhw. Os tro’r chwaraewr cyntaf achosodd hynny, mae ei wrthwynebydd yn cael un tro arall. Fel arall mae’r gêm yn dod i ben gyda’r tro hwnnw.`,
    ),
    text('At y PB sydd gen ti’n barod, ychwanega:'),
    list(
      'Teithwyr: ½ PB yr un.',
      `Darn y copa: ${box.summit} PB.`,
      ...box.lines
        .filter(({ bonus }) => bonus > 0)
        .map(
          ({ name, bonus }) =>
            `Y mwyaf o orsafoedd ar lein ${name}, os yw yn y gêm: ${bonus} PB, neu ddim byd os yw’n gyfartal. Dydy nafis ddim yn cyfri.`,
        ),
      'Dy bentwr sgorio: pob cerdyn fel mae’n dweud. Dydy cardiau sy’n dal o dy flaen ddim yn sgorio.',
    ),
    signs(
      scorings.map((scoring) => ({
        sign: { type: 'scoring', scoring },
        name: '',
        text: `${scoringText[scoring]}${endOf[scoring]}`,
      })),
      true,
    ),
    text(
      'Dim ond y ddau sy’n cael eu haneru sy’n cael eu talgrynnu i lawr, a phob cerdyn ar ei ben ei hun. Mae hanner pwyntiau am deithwyr yn aros.',
    ),
    text(
      'Os yw’n gyfartal, chwaraewch gêm arall: cyfnewidiwch liwiau, cadwch yr un leiniau, a gadewch i’r chwaraewr arall ddechrau. Os yw honno’n gyfartal hefyd, gêm gyfartal yw hi.',
    ),
    text(
      'Os nad yw’r un ohonoch chi eisiau gorffen, cewch gytuno i stopio. Yna mae’r pwyntiau’n cael eu cyfri fel y maen nhw.',
    ),
  ],
})
