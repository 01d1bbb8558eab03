import { aspirate, nasal, soft } from '../../kit/welsh.ts'

export const ignored =
  "y yr a ac i o yn yng ym ar am at gan gyda dan wrth neu ond os pan mae maen ydy yw yw'r mae'r oes ydw dw rwy rydw wyt ydych bydd bydda bod fod fydd oedd caf ga gaf cei cael gallaf alla galla gall all rhaid fi ti ni nhw hi ef e dw'i fy dy ei ein eich eu sy sy'n sydd sut pwy pwy'n pwy'r beth be beth sy'n pryd ble lle pa mor faint sawl pam n r digwydd ddigwydd rheol rheolau gem gemau chwarae gwneud wneud rhywun pawb modd"

const ends = ['gem i ben', 'gem yn dod i ben', "daw'r diwedd"]
const starts = ['chwaraewr cyntaf', 'tro cyntaf']
const wins = ['mwyaf o bwyntiau', 'bentwr sgorio']

/** Words people ask with, and their counterparts in the books. */
export const alike = {
  tei: ['cyfartal', 'gyfartal', 'yn gyfartal'],
  rownd: [...ends, 'bob yn ail'],
  hir: ends,
  hyd: ends,
  gorffen: ends,
  orffen: ends,
  diwedd: ends,
  drosodd: ends,
  ennill: wins,
  enill: wins,
  nod: wins,
  colli: wins,
  pwynt: ['pb '],
  bwynt: ['pwynt', 'pb '],
  pb: ['pwynt', 'bwynt'],
  cyntaf: starts,
  gyntaf: starts,
  dechrau: starts,
  ddechrau: starts,
  cychwyn: starts,
  paratoi: ['ar y bwrdd'],
  baratoi: ['ar y bwrdd'],
  pasio: ['colli dy dro', "dim i'w wneud"],
  basio: ['pasio', 'colli dy dro', "dim i'w wneud"],
  hepgor: ['colli dy dro', "dim i'w wneud"],
  unig: ['ar dy ben dy hun'],
  cost: ['pris', 'phris', 'talu', 'dalu'],
  arian: ['pris', 'phris', 'talu', 'dalu'],
  cylchdro: ['troi', 'tro deilsen'],
  rheil: ['trac'],
  lwc: ['tynnu', 'tynnir', 'ar hap'],
  hap: ['tynnu', 'tynnir', 'cymysgir'],
  deunydd: ['adnodd', 'ciwb'],
  cyfnewid: ['gyfnewid', 'chyfnewid'],
  gwag: ['dim ar ol', 'rhai ar ol'],
}

/** With each of the mutations. */
export const forms = (word: string): readonly string[] => [soft(word), nasal(word), aspirate(word)]
