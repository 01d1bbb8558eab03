import type { Problem } from '../../../rules/problem.ts'

/** The fault in a match file, link or journal, and its place. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  const where = field === undefined ? `linell ${entry}` : `“${field}” yn llinell ${entry}`
  return `${what} Edrycha ar ${where} y gêm.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'Mae wedi’i thorri neu ei difrodi: dydy hi ddim yn JSON dilys.',
  tooLong: () => 'Mae’n rhy hir i fod yn gêm.',
  leftUnread: () =>
    'Mae’n anarferol o hir, a dewisaist ti beidio â’i darllen. Agora hi unwaith eto i gael y cwestiwn eto.',
  notMatch: () => 'Mae’n JSON, ond ddim yn gêm.',
  otherVersion: () => 'Fe’i cadwyd gan fersiwn gwahanol o’r dudalen hon.',
  olderVersion: () => 'Mae’n dod o fersiwn hŷn o’r dudalen hon, a does dim modd ei hagor mwyach.',
  damaged: () =>
    'Dydy’r ddolen ddim yn gyfan: mae rhan ar goll neu wedi newid ar y ffordd. Gofynna amdani eto, neu am y gêm fel ffeil.',
  badField: () => 'Mae rhywbeth ar goll neu â gwerth amhosib.',
  otherGame: (game) => `Mae’n perthyn i ${game === '' ? 'gêm' : `“${game}”,`} sydd ddim gan y dudalen hon.`,
  otherRuleset: (ruleset) => `Mae’n defnyddio fersiwn ${ruleset} o’r rheolau, sydd ddim gan y dudalen hon.`,
  otherEdition: (edition) => `Mae’n defnyddio’r argraffiad “${edition}”. Llwytha’r argraffiad hwnnw’n gyntaf.`,
  badOptions: (why) => `Dydy’r gosodiad ar y dechrau ddim yn ddilys${because(why)}`,
  badSeats: () => 'Mae’n enwi sedd sydd ddim yn y gêm.',
  wrongNumber: () => 'Mae llinell ar goll neu’n cael ei hailadrodd.',
  wrongEpoch: () => 'Mae llinell yn dod oddi wrth y gwesteiwr anghywir.',
  farEpoch: () => 'Mae gwesteiwr newydd yn neidio dros fwy o rai eraill nag y gallai fod.',
  wrongPrev: () => 'Dydy llinell ddim yn dilyn o’r un o’i blaen.',
  wrongBy: () => 'Mae llinell yn enwi awdur allai ddim bod wedi’i hysgrifennu.',
  wrongSig: () => 'Dydy llinell ddim wedi’i llofnodi gan ei hawdur.',
  playedBefore: () =>
    'Mae’n dwyn enw gêm rwyt ti eisoes wedi’i chwarae, ond gêm arall yw hi. Gallai ei gwesteiwr wybod beth gaiff ei dynnu. Gofynna am fwrdd newydd.',
  saysLess: () =>
    'Mae llai o ddiogelwch rhag twyll iddi nag yr addawodd ei hystafell aros. Efallai fod tudalen y gwesteiwr wedi’i newid er mwyn twyllo. Rho gynnig arall arni i weld beth sy’n wannach, a phenderfynu a wyt ti am chwarae.',
  leftWeaker: () =>
    'Mae llai o ddiogelwch rhag twyll iddi na gêm newydd, a dwyt ti ddim wedi cytuno i chwarae ymlaen. Gofynna am fwrdd newydd, neu rho gynnig arall arni a chytuno.',
  otherName: () => 'Mae’n rhoi sedd i ti o dan enw rhywun arall. Gofynna am fwrdd newydd.',
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
  badDraw: () => 'Tynnwyd rhywbeth heb ran pawb ynddo.',
  badSeed: () => 'Dydy tyniad ddim yn dilyn o ran pawb ynddo.',
  badDrawKey: () => 'Newidiwyd rhan rhywun yn y tyniadau.',
  notOut: () => 'Gadawodd sedd y gêm heb ildio.',
  badWish: () => 'Gofynnodd rhywun am rywbeth nad oedd yn bosib ar y pryd.',
  noWish: () => 'Atebodd rhywun gwestiwn nad oedd neb wedi’i ofyn.',
  alreadyOver: () => 'Ildiodd rhywun ar ôl y diwedd.',
  badNote: () => 'Mae ynddi nodyn sy’n rhy hir, un yn ormod, neu un am linell sydd ddim yn bod.',
  wrongPosition: () => 'Mae’n arwain at sefyllfa wahanol i’r un mae’n ei rhoi.',
  wrongHash: () => 'Fe’i newidiwyd ar ôl ei chadw.',
  cutOff: () => 'Mae ei diwedd ar goll.',
}

/** Files that no way of opening one can use. */
export const files = {
  broken: `Does dim modd agor y ffeil hon. ${reasons.notJson('')}`,
  other:
    'Does dim modd agor y ffeil hon. Nid un o’n rhai ni yw hi: gêm, adroddiad nam, tystiolaeth, argraffiad neu bopeth ar ddyfais.',
  edition: (why: string) => `Does dim modd defnyddio’r argraffiad hwn. ${why}`,
}
