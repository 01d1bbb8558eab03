import { feminine, many } from '../../../kit/welsh.ts'
import { type TableReason, tableReasons, tableSection } from '../../../match/refusals.ts'
import type { Refusal } from '../../../rules/game.ts'

const refusals: Readonly<Record<TableReason, string>> = {
  notYourTurn: 'Nid dy dro di yw hi.',
  wrongSeat: 'Nid dy sedd di yw honno.',
  staleNumber: 'Mae’r gêm wedi symud yn ei blaen. Edrycha beth sy’n cael ei ofyn nawr.',
  illegal: 'Chei di ddim gwneud y symudiad hwnnw nawr.',
  unreadable: 'Dydy dy dudalen di a thudalen y gwesteiwr ddim yn cyd-fynd. Ail-lwythwch y ddwy.',
  undoNothing: 'Does gen ti ddim i’w ddadwneud.',
  badPosition: 'Mae’r sefyllfa honno’n amhosib',
  badNote:
    'Gall nodyn fod hyd at 500 nod a rhaid iddo sôn am rywbeth sydd wedi digwydd. Mae lle i 200 ohonyn nhw mewn gêm.',
  notPlaying: 'Mae’r gêm yn dechrau pan fydd pob sedd wedi’i chymryd.',
  over: 'Mae’r gêm ar ben.',
  tooMuch: 'Roedd hynny’n llawer ar unwaith. Arhosa eiliad.',
  notKept: 'Methodd y ddyfais hon gadw’r symudiad. Clira ychydig o le a rho gynnig arall arni.',
  notAway: 'Mae’r chwaraewr hwnnw yma.',
  tooSoon: 'Gallen nhw fod yn ôl unrhyw eiliad. Rho gynnig arall arni ymhen',
  notHere: 'Does dim modd cyrraedd y chwaraewr hwnnw ar hyn o bryd.',
  notHosting: 'Dim ond y gwesteiwr gaiff wneud hynny.',
  readOnly: 'Dim ond gwylio’r gêm hon gei di.',
  closed: 'Mae’r bwrdd hwn wedi cau.',
  notNow: 'Cei di mewn gêm. Am y tro, gwna beth mae’r wers yn ei ddweud.',
}

/** Why the table itself refuses something; undefined when the refusal is for the title's Words. */
export function tableRefusal({ reason, section, amounts }: Refusal): string | undefined {
  const known = tableReasons.find((one) => one === reason)
  if (section !== tableSection || !known) return undefined
  if (known === 'tooSoon') return `${refusals[known]} ${many(Number(amounts.seconds), feminine('eiliad', 'eiliadau'))}.`
  return known === 'badPosition' ? `${refusals[known]}: gweler “${amounts.at}”.` : refusals[known]
}
