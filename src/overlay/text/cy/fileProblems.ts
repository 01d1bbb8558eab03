import type { Problem } from '../../../rules/problem.ts'

/** The fault in a match file, link or journal, and its place. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  const where = field === undefined ? `symudiad ${entry}` : `“${field}” yn symudiad ${entry}`
  return `${what} Edrycha ar ${where}.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'Mae wedi’i thorri neu ei difrodi: dydy hi ddim yn JSON dilys.',
  tooLong: () => 'Mae’n rhy hir i fod yn gêm.',
  leftUnread: () => 'Mae’n anarferol o hir, a dewisaist ti beidio â’i darllen. Os newidi di dy feddwl, agora hi eto.',
  notMatch: () => 'Mae’n JSON, ond ddim yn gêm.',
  otherVersion: () => 'Fe’i cadwyd gan fersiwn gwahanol o’r dudalen hon.',
  olderVersion: () => 'Mae’n dod o fersiwn hŷn o’r dudalen hon, ac all yr un hwn mo’i hagor.',
  damaged: () =>
    'Dydy’r ddolen ddim yn gyfan: mae rhan ar goll neu wedi newid ar y ffordd. Gofynna amdani eto, neu am y gêm fel ffeil.',
  badField: () => 'Mae rhywbeth ar goll neu â gwerth amhosib.',
  otherGame: (game) => `Mae’n perthyn i ${game === '' ? 'gêm' : `“${game}”,`} sydd ddim gan y dudalen hon.`,
  otherRuleset: (ruleset) => `Mae’n defnyddio fersiwn ${ruleset} o’r rheolau, sydd ddim gan y dudalen hon.`,
  otherEdition: (edition) => `Mae’n defnyddio’r argraffiad “${edition}”. Llwytha’r argraffiad hwnnw’n gyntaf.`,
  badOptions: (why) => `Dydy’r gosodiad ar y dechrau ddim yn ddilys${because(why)}`,
  badSeats: () => 'Mae’n enwi sedd sydd ddim yn y gêm.',
  wrongNumber: () => 'Mae symudiad ar goll neu’n cael ei ailadrodd.',
  wrongEpoch: () => 'Mae symudiad yn dod oddi wrth y gwesteiwr anghywir.',
  farEpoch: () => 'Mae’n neidio dros fwy o westeiwyr nag y gallai’r gêm fod wedi’u cael.',
  wrongPrev: () => 'Dydy symudiad ddim yn dilyn o’r un o’i flaen.',
  wrongBy: () => 'Mae symudiad yn enwi chwaraewr na allai fod wedi’i wneud.',
  wrongSig: () => 'Dydy symudiad ddim wedi’i lofnodi gan y chwaraewr mae’n ei enwi.',
  playedBefore: () =>
    'Mae ganddi’r un enw â gêm rwyt ti eisoes wedi’i chwarae, ond gêm arall yw hi. Gallai ei gwesteiwr wybod beth gaiff ei dynnu. Gofynna am fwrdd newydd.',
  saysLess: () =>
    'Mae llai o ddiogelwch rhag twyll iddi nag yr addawodd ei hystafell aros. Efallai fod tudalen y gwesteiwr wedi’i newid er mwyn twyllo. Rho gynnig arall arni i weld beth sy’n wannach, ac yna penderfyna a wyt ti am chwarae.',
  leftWeaker: () =>
    'Mae llai o ddiogelwch rhag twyll iddi na gêm newydd, a dewisaist ti beidio â chwarae ymlaen. Gofynna am fwrdd newydd, neu rho gynnig arall arni a dewis chwarae.',
  otherName: () => 'Mae’n dy alw wrth enw nad yw’n perthyn i ti. Gofynna am fwrdd newydd.',
  noSetup: () => 'Dydy hi ddim yn dechrau gyda gosod y bwrdd.',
  secondSetup: () => 'Mae’r bwrdd yn cael ei osod ddwywaith.',
  illegalMove: () => 'Mae ynddi symudiad nad yw’r rheolau’n ei ganiatáu.',
  badPledge: () => 'Nid yr ateb cudd yr oedd rhywun wedi ymrwymo iddo yw hwn, neu daeth ar yr adeg anghywir.',
  noChanceAsked: () => 'Tynnwyd rhywbeth pan nad oedd dim i’w dynnu.',
  undoNotFree: () => 'Dadwnaeth rhywun rywbeth nad oedd modd ei ddadwneud.',
  badPosition: (why) => `Fe’i rhoddwyd mewn sefyllfa amhosib${because(why)}`,
  notAgreed: () => 'Fe’i newidiwyd y tu allan i’r rheolau heb i bawb gytuno.',
  badOpening: () => 'Agorwyd cerdyn cudd heb brawf.',
  badDeal: () => 'Rhannwyd neu dangoswyd cardiau ar yr adeg anghywir.',
  badDeck: () => 'Rhoddodd rhywun becyn ymlaen na allai fod wedi dod o unrhyw gymysgu.',
  badShare: () => 'Rhoddodd rhywun yr allwedd anghywir i gerdyn.',
  badDraw: () => 'Tynnwyd rhywbeth heb i bawb gymryd rhan.',
  badSeed: () => 'Nid y tyniad a wnaeth pawb gyda’i gilydd yw un o’r tyniadau.',
  badDrawKey: () => 'Newidiodd rhywun ran chwaraewr yn y tyniadau.',
  notOut: () => 'Gadawodd chwaraewr y gêm heb ildio.',
  badWish: () => 'Gofynnodd rhywun am rywbeth nad oedd yn bosib ar y pryd.',
  noWish: () => 'Atebodd rhywun gais nad oedd neb wedi’i wneud.',
  alreadyOver: () => 'Ildiodd rhywun ar ôl y diwedd.',
  badNote: () => 'Mae ynddi nodyn sy’n rhy hir, un yn ormod, neu un am symudiad sydd ddim yn bod.',
  wrongPosition: () => 'Mae’n arwain at sefyllfa wahanol i’r un mae’n ei rhoi.',
  wrongHash: () => 'Fe’i newidiwyd ar ôl ei chadw.',
  cutOff: () => 'Mae’r diwedd ar goll.',
}

/** Files that no way of opening one can use. */
export const files = {
  broken: `Does dim modd agor y ffeil hon. ${reasons.notJson('')}`,
  other: 'Does dim modd agor y ffeil hon. Nid gêm, adroddiad nam, tystiolaeth, argraffiad na data dyfais yw hi.',
  edition: (why: string) => `Does dim modd defnyddio’r argraffiad hwn. ${why}`,
}
