import { feminine, many } from '../../../kit/welsh.ts'
import type { TitleInfo } from '../../../rules/title.ts'

const minute = feminine('munud', 'munudau')

/** The home page. */
export const home = {
  claim: 'Gemau bwrdd rheilffordd i’w chwarae trwy rannu dolen. Dim i’w osod, dim cyfrif.',
  facts: ({ seats, minutes }: Pick<TitleInfo, 'seats' | 'minutes'>) =>
    `${playersText(seats)} · tua ${many(minutes, minute)}`,
  options: 'Opsiynau…',
  learn: 'Dysgu mewn chwe munud',
  newTable: 'Chwarae gyda ffrind',
  newTableHint: 'trwy ddolen i dy fwrdd',
  alone: 'Chwarae ar dy ben dy hun',
  aloneHint: 'dim ond ti yn erbyn y gêm',
  here: 'Chwarae ochr yn ochr',
  hereHint: 'ar un ddyfais',
  bot: 'Yn erbyn y cyfrifiadur',
  botHint: 'pedwar gwrthwynebydd, o’r gwas te i’r prif beiriannydd',
  howTitle: 'Sut mae’n gweithio',
  how: [
    'Dewisa “Chwarae gyda ffrind” i gael dolen a chod bwrdd.',
    'Anfona nhw. Bydd dy ffrind yn cymryd sedd, ar unrhyw ddyfais.',
    'Chwaraewch. Caea’r dudalen pan fynni di: bydd dy gêm yn aros yma.',
  ],
  joinLabel: 'Cod bwrdd',
  joinButton: 'Ymuno',
  open: 'Agor gêm wedi’i chadw',
  openHint: 'Ailchwaraea hi fesul symudiad. Mae pob ffeil arall o’r dudalen hon yn agor yma hefyd.',
  notKept: 'Dydy’r porwr hwn ddim yn cadw dim, felly byddi di’n colli dy gêm wrth ail-lwytho.',
}

/** Component values from a file. */
export const edition = {
  load: 'Llwytho ffeil argraffiad',
  hint: 'Oes gen ti’r gêm brintiedig? Chwaraea gyda’i gwerthoedd hi yn lle ein rhai ni.',
  loaded: (name: string) => `Bydd byrddau newydd yn defnyddio “${name}”.`,
  drop: 'Yn ôl i’r gwerthoedd gwreiddiol',
}

function playersText({ min, max }: TitleInfo['seats']): string {
  return min === max ? `${max} chwaraewr` : `${min}–${max} chwaraewr`
}
