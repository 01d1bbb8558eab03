import type { Check } from '../../../match/checkMatch.ts'
import type { Problem } from '../../../rules/problem.ts'

/** What is wrong with a match file, link or journal, and where. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  if (reason === 'ruleCorrected') return `${what} O symudiad ${entry} ymlaen, âi’n wahanol.`
  const where = field === undefined ? `linell ${entry}` : `“${field}” yn llinell ${entry}`
  return `${what} Edrycha ar ${where} y gêm.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'Mae wedi’i thorri neu ei difrodi: dydy hi ddim yn JSON dilys.',
  tooLong: () => 'Mae’n rhy hir i fod yn gêm.',
  notMatch: () => 'Mae’n JSON, ond ddim yn gêm.',
  otherVersion: () => 'Fe’i cadwyd gan fersiwn gwahanol o’r dudalen hon.',
  damaged: () =>
    'Dydy’r ddolen ddim yn gyfan: mae rhan ar goll neu wedi newid ar y ffordd. Gofynna amdani eto, neu am y gêm fel ffeil.',
  badField: () => 'Mae rhywbeth ar goll neu â gwerth amhosib.',
  otherGame: (game) =>
    `Mae’n perthyn i ${game === '' ? 'gêm' : `“${game}”,`} sydd ddim gan y dudalen hon.`,
  otherRuleset: (ruleset) =>
    `Mae’n defnyddio fersiwn ${ruleset} o’r rheolau, sydd ddim gan y dudalen hon.`,
  otherEdition: (edition) =>
    `Mae’n defnyddio’r argraffiad “${edition}”. Llwytha’r argraffiad hwnnw’n gyntaf.`,
  badOptions: (why) => `Dydy’r gosodiad ar y dechrau ddim yn ddilys${because(why)}`,
  badSeats: () => 'Mae’n enwi sedd sydd ddim yn y gêm.',
  wrongNumber: () => 'Mae llinell ar goll neu’n cael ei hailadrodd.',
  wrongEpoch: () => 'Mae llinell yn dod gan y gwesteiwr anghywir.',
  farEpoch: () => 'Mae gwesteiwr newydd yn neidio dros fwy o rai eraill nag y gallai fod.',
  wrongPrev: () => 'Dydy llinell ddim yn dilyn o’r un o’i blaen.',
  wrongBy: () => 'Mae llinell yn enwi awdur allai ddim bod wedi’i hysgrifennu.',
  wrongSig: () => 'Dydy llinell ddim wedi’i llofnodi gan ei hawdur.',
  noSetup: () => 'Dydy hi ddim yn dechrau gyda gosod y bwrdd.',
  secondSetup: () => 'Mae’r bwrdd yn cael ei osod ddwywaith.',
  illegalMove: () => 'Mae ynddi symudiad sydd ddim yn cael ei ganiatáu gan y rheolau.',
  noChanceAsked: () => 'Tynnwyd rhywbeth pan nad oedd dim i’w dynnu.',
  undoNotFree: () => 'Dadwnaed rhywbeth nad oedd modd ei ddadwneud.',
  badPosition: (why) => `Fe’i rhoddwyd mewn sefyllfa amhosib${because(why)}`,
  notAgreed: () => 'Fe’i newidiwyd o’r tu allan heb i bawb gytuno.',
  badOpening: () => 'Agorwyd cerdyn cudd heb brawf.',
  badDeal: () => 'Rhannwyd neu dangoswyd cardiau pan nad oedd modd gwneud hynny.',
  badDeck: () => 'Rhoddodd rhywun becyn ymlaen na allai neb fod wedi’i gymysgu.',
  badShare: () => 'Rhoddodd rhywun allwedd anghywir i gerdyn.',
  badLink: () => 'Tynnwyd rhywbeth heb ran pawb ynddo.',
  badSeed: () => 'Dydy tyniad ddim yn dilyn o ran pawb ynddo.',
  badChain: () => 'Newidiwyd rhan rhywun yn y tyniadau.',
  notOut: () => 'Gadawodd sedd y gêm heb ildio.',
  badWish: () => 'Gofynnodd rhywun am rywbeth nad oedd yn bosib ar y pryd.',
  noWish: () => 'Atebodd rhywun gwestiwn nad oedd neb wedi’i ofyn.',
  alreadyOver: () => 'Ildiodd rhywun ar ôl y diwedd.',
  badNote: () => 'Mae ynddi nodyn sy’n rhy hir, un yn ormod, neu un am linell sydd ddim yn bod.',
  wrongPosition: () => 'Mae’n arwain at sefyllfa wahanol i’r un mae’n ei rhoi.',
  wrongHash: () => 'Fe’i newidiwyd ar ôl ei chadw.',
  cutOff: () => 'Mae ei diwedd ar goll.',
  ruleCorrected: () => 'Cywirwyd y rheolau ers chwarae’r gêm hon.',
}

/** What was checked of a match, in a sentence each. `name` names a seat. */
export function checkSentence(
  check: Check,
  name: (seat: number) => string = (seat) => `sedd ${seat + 1}`,
): string {
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

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
    false: 'Mae llofnod yn ffug: mae rhywun wedi newid y gêm hon.',
  },
  host: {
    fine: 'Seliodd y gwesteiwr bob llinell, felly all neb fod wedi gweld gêm wahanol.',
    none: 'Does dim gwesteiwr wedi’i selio: mae o dudalen hŷn.',
    missing: 'Mae seliau’r gwesteiwr ar goll.',
    false: 'Mae sêl yn ffug: mae rhywun wedi newid y gêm hon.',
  },
  chance: {
    fine: 'Dyfeisiau’r chwaraewyr gyda’i gilydd wnaeth bob tyniad, felly allai neb ei ddewis.',
    partly:
      'Gwnaed rhai tyniadau ar un ddyfais, a’r lleill gan ddyfeisiau’r chwaraewyr gyda’i gilydd.',
    device: 'Gwnaed y tyniadau ar un ddyfais. Does dim modd gwirio eu bod yn deg.',
    host: 'Gwnaed y tyniadau ar ddyfais y gwesteiwr. Does dim modd gwirio eu bod yn deg.',
  },
  cards: {
    fine: 'Rhannwyd pob cerdyn cudd unwaith, a’i ddangos ar y diwedd fel y’i rhannwyd.',
    together:
      'Cymysgodd pawb y cardiau cudd gyda’i gilydd, gan ddangos sut. Dim ond fel hyn, wedyn, mae dod o hyd i gerdyn wedi’i farcio.',
    none: 'Doedd dim cardiau cudd.',
    unfinished: 'Gellir gwirio cardiau cudd unwaith y bydd y gêm ar ben.',
    closed: 'Arhosodd rhai cardiau cudd ynghudd, felly does dim modd eu gwirio.',
    false: 'Nid cardiau’r pecyn yw’r rhai a ddangoswyd ar y diwedd.',
  },
} satisfies { readonly [Of in Check['of']]: Readonly<Record<string, string>> }
