import { listNames } from '../../../kit/welsh.ts'
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
  'Heb ei wirio: a wnaeth rhywun edrych dros ysgwydd rhywun arall, neu ddweud wrth rywun beth oedd ganddyn nhw. Ac nid pobl yw allweddi: gall un person sydd â’r allweddi i gyd ddyfeisio gêm gyfan.'

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(check: Check, name: (seat: number) => string = (seat) => `sedd ${seat + 1}`): string {
  if (check.of === 'others') return confirmed(check)
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

const confirmed = ({ found, to, last }: Extract<Check, { of: 'others' }>) =>
  found === 'fine'
    ? `Mae’r un gêm gan bawb, hyd at y symudiad olaf, ${to}.`
    : `Mae’r un gêm gan bawb hyd at symudiad ${to} o ${last}. Am y gweddill, dim ond gair y gwesteiwr sydd hyd yn hyn.`

const cheated = (names: readonly string[]) =>
  `Wnaeth ${listNames(names)} ddim cymysgu fel yr addawyd, felly rhannwyd y cardiau’n annheg.`

const checked = {
  rules: {
    fine: 'Mae pob symudiad yn dilyn o’r un o’i flaen ac yn cadw at y rheolau.',
    false: 'Dydy un symudiad ddim yn dilyn o’r un o’i flaen.',
    test: 'Mae pob symudiad yn dilyn o’r un o’i flaen ac yn cadw at y rheolau, heblaw am newidiadau a wnaed fel prawf.',
  },
  people: {
    fine: 'Llofnododd pawb yr hyn a wnaethon nhw.',
    none: 'Wnaeth neb lofnodi dim, gan fod y gêm hon wedi’i chwarae heb allweddi.',
    missing:
      'Mae llofnodion ar goll, felly gallai unrhyw un fod wedi dyfeisio hyn. Mae llofnodion mewn ffeiliau, ond byth mewn dolenni.',
    false: 'Dydy llofnod chwaraewr ddim yn cyfateb: mae rhywun wedi newid y gêm hon.',
  },
  host: {
    fine: 'Llofnododd y gwesteiwr bob symudiad, felly byddai dangos gêm wahanol i rywun yn ei fradychu.',
    none: 'Wnaeth y gwesteiwr lofnodi dim, gan fod y gêm hon wedi’i chwarae heb allweddi.',
    missing: 'Mae llofnodion y gwesteiwr ar goll, felly gallai’r gwesteiwr wadu’r gêm hon.',
    false: 'Dydy llofnod y gwesteiwr ddim yn cyfateb: mae rhywun wedi newid y gêm hon.',
  },
  chance: {
    fine: 'Dyfeisiau’r chwaraewyr gyda’i gilydd wnaeth bob tyniad, felly allai neb ddewis un.',
    missing: 'Mae’r profion o bwy a dynnodd ar goll, fel ym mhob dolen. Maen nhw yn ffeil y gêm.',
    false: 'Dydy un tyniad ddim yn cyfateb i’r un a wnaeth dyfeisiau’r chwaraewyr gyda’i gilydd.',
    partly: 'Un ddyfais wnaeth rai o’r tyniadau, a dyfeisiau’r chwaraewyr gyda’i gilydd wnaeth y lleill.',
    device: 'Un ddyfais wnaeth y tyniadau. Does dim modd gwirio eu bod yn deg.',
    host: 'Dyfais y gwesteiwr wnaeth y tyniadau. Does dim modd gwirio eu bod yn deg.',
    none: 'Ni thynnwyd dim, heblaw am unrhyw gardiau a rannwyd.',
  },
  answers: {
    fine: 'Ymrwymodd pawb i’w hatebion cudd cyn i’r un gael ei ddangos.',
    partly:
      'Ymrwymodd pawb i’w hatebion cudd cyn i’r un gael ei ddangos, heblaw eilydd a ddaeth yn rhy hwyr i wneud hynny.',
  },
  cards: {
    fine: 'Rhannwyd pob cerdyn cudd unwaith, a’i ddangos ar y diwedd fel y’i rhannwyd.',
    together:
      'Cymysgodd pawb y cardiau cudd gyda’i gilydd, ac maen nhw wedi profi hynny. Dim ond y gwiriad hwn, ar ôl y gêm, all ddod o hyd i gerdyn wedi’i farcio.',
    none: 'Ni rannwyd unrhyw gardiau cudd.',
    unfinished: 'Gellir gwirio cardiau cudd unwaith y bydd y gêm ar ben.',
    closed: 'Arhosodd rhai cardiau cudd ynghudd, felly does dim modd eu gwirio.',
    false: 'Dydy’r cardiau a ddangoswyd ar y diwedd ddim yn cyfateb i’r pecyn.',
  },
} satisfies { readonly [Of in Exclude<Check['of'], 'others'>]: Readonly<Record<string, string>> }
