import type { Check } from '../../../match/checkMatch.ts'

/** Verdicts from all checks of a match. */
export const verdicts = {
  proven: 'Mae’r gêm hon yn ddilys',
  open: 'Chafwyd dim byd o’i le',
  unsigned: 'Chafwyd dim byd o’i le, ond gallai unrhyw un fod wedi dyfeisio hyn',
  false: 'Mae rhywbeth o’i le ar y gêm hon',
}

/** Things that no check can tell. */
export const unchecked =
  'Heb ei wirio: a wnaeth rhywun edrych dros ysgwydd, neu ddweud wrth arall beth oedd ganddyn nhw. Nid pobl yw allweddi chwaith: gall un person sydd â phob un ohonyn nhw ddyfeisio gêm gyfan.'

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(check: Check, name: (seat: number) => string = (seat) => `sedd ${seat + 1}`): string {
  if (check.of === 'others') return confirmed(check)
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

const confirmed = ({ found, to, last }: Extract<Check, { of: 'others' }>) =>
  found === 'fine'
    ? `Mae pawb yn cadarnhau’r un gêm hyd at ei llinell olaf, ${to}.`
    : `Mae pawb yn cadarnhau’r un gêm hyd at linell ${to} o ${last}. Mae’r hyn sy’n dilyn yn dibynnu ar air y gwesteiwr hyd yn hyn.`

const cheated = (names: readonly string[]) =>
  `Rhannwyd y cardiau’n annheg: ${names.join(', ')} heb gymysgu fel yr addawyd.`

const checked = {
  rules: {
    fine: 'Mae pob llinell yn dilyn o’r un o’i blaen, ac yn ôl y rheolau.',
    false: 'Dydy un llinell ddim yn dilyn o’r un o’i blaen.',
    test: 'Mae pob llinell yn dilyn o’r un o’i blaen, ac yn ôl y rheolau. Fe’i newidiwyd fel prawf.',
  },
  people: {
    fine: 'Llofnododd pawb yr hyn a wnaethon nhw.',
    none: 'Does neb yn llofnodi yma: fe’i chwaraewyd heb allweddi.',
    missing:
      'Mae llofnodion ar goll, felly gallai unrhyw un fod wedi dyfeisio hyn. Does dim rhai byth mewn dolen. Mae rhai mewn ffeil.',
    false: 'Mae llofnod chwaraewr yn ffug: mae rhywun wedi newid y gêm hon.',
  },
  host: {
    fine: 'Llofnododd y gwesteiwr bob llinell, felly byddai dangos gêm wahanol i rywun yn ei ddal.',
    none: 'Does dim gwesteiwr wedi’i llofnodi: fe’i chwaraewyd heb allweddi.',
    missing: 'Mae llofnodion y gwesteiwr ar goll, felly does dim yn ei ddal at ei air.',
    false: 'Mae llofnod y gwesteiwr yn ffug: mae rhywun wedi newid y gêm hon.',
  },
  chance: {
    fine: 'Dyfeisiau’r chwaraewyr gyda’i gilydd wnaeth bob tyniad, felly allai neb ei ddewis.',
    missing: 'Mae’r profion o bwy a dynnodd ar goll, fel ym mhob dolen i gêm. Maen nhw yn ei ffeil.',
    false: 'Nid y tyniad hwn a wnaeth dyfeisiau’r chwaraewyr gyda’i gilydd.',
    partly: 'Gwnaed rhai tyniadau ar un ddyfais, a’r lleill gan ddyfeisiau’r chwaraewyr gyda’i gilydd.',
    device: 'Gwnaed y tyniadau ar un ddyfais. Does dim modd gwirio eu bod yn deg.',
    host: 'Gwnaed y tyniadau ar ddyfais y gwesteiwr. Does dim modd gwirio eu bod yn deg.',
    none: 'Ni thynnwyd dim, heblaw am unrhyw gardiau a rannwyd.',
  },
  cards: {
    fine: 'Rhannwyd pob cerdyn cudd unwaith, a’i ddangos ar y diwedd fel y’i rhannwyd.',
    together:
      'Cymysgodd pawb y cardiau cudd gyda’i gilydd, gan ddangos sut. Dim ond fel hyn, wedyn, mae dod o hyd i gerdyn wedi’i farcio.',
    none: 'Ni rannwyd unrhyw gardiau cudd.',
    unfinished: 'Gellir gwirio cardiau cudd unwaith y bydd y gêm ar ben.',
    closed: 'Arhosodd rhai cardiau cudd ynghudd, felly does dim modd eu gwirio.',
    false: 'Nid cardiau’r pecyn yw’r rhai a ddangoswyd ar y diwedd.',
  },
} satisfies { readonly [Of in Exclude<Check['of'], 'others'>]: Readonly<Record<string, string>> }
