import type { PageProblem } from '../../screens/pageProblem.ts'

/** The page that says what went wrong, and every way on from there. */
export const problems = {
  matchTitle: 'Does dim modd agor y gêm hon',
  declinedTitle: 'Nid agorwyd y gêm hon',
  keptTitle: 'Mae rhan o’r gêm hon wedi’i difrodi',
  keptText: 'Mae popeth cyn y difrod yn ddiogel. Gelli di ei ailchwarae, neu ei gopïo fel dolen.',
  lookThrough: 'Ailchwarae’r rhan ddiogel',
  newTable: 'Agor bwrdd newydd',
  playHere: 'Chwarae ochr yn ochr',
  check: 'Gwirio’r cysylltiad',
  ask: 'Fi biau un o’r seddi hyn: gofyn am ailymuno',
}

/** The problem, and its cause or what you can do about it. */
interface Explanation {
  readonly title: string
  readonly text: string
}

/** Explains why the page can’t show a table, unless it is for what is wrong with a match. */
export function explain(problem: Exclude<PageProblem, { type: 'match' }>): Explanation {
  switch (problem.type) {
    case 'mistyped':
      return { title: 'Nid cod bwrdd yw hwn', text: mistyped[problem.why](problem.text) }
    case 'dial':
      return dial[problem.why]
    case 'refused':
      return denials[problem.why]
    case 'report':
      return { title: 'Does dim modd agor yr adroddiad hwn', text: problem.why }
    case 'watch':
    case 'evidence':
      return problem
    default:
      return others[problem.type]
  }
}

const compare = 'Cymhara’r cod â’r un a gest ti.'

const mistyped = {
  length: (text: string) => `Mae 8 nod mewn cod bwrdd, ond nid yn “${text}”. ${compare}`,
  character: (text: string) =>
    `Mae nod yn “${text}” nad yw byth mewn cod. Dim ond 2 3 4 5 7 8 9 a C D F G H J K M N P R T V W X Y sydd mewn codau.`,
  checksum: (text: string) => `Mae un nod yn “${text}” yn anghywir, neu mae dau wedi’u cyfnewid. ${compare}`,
}

const dial = {
  noSuchRoom: {
    title: 'Does neb wrth y bwrdd hwn',
    text: 'Mae’r cod yn iawn, ond does neb yn westeiwr yno. Efallai fod y gwesteiwr wedi gadael, neu heb agor y bwrdd eto.',
  },
  signallingDown: {
    title: 'Does dim modd cyrraedd y man cyfarfod',
    text: 'Dydy’r gweinydd sy’n cyflwyno chwaraewyr ddim yn ateb. Mae ei angen i ymuno â gêm, ond nid i ddal ati ag un.',
  },
  timeout: {
    title: 'Dydy’r bwrdd ddim yn ateb',
    text: 'Rydyn ni wedi galw’r gwesteiwr am hanner munud. Efallai fod y ddyfais yno’n cysgu.',
  },
  noPath: {
    title: 'Does dim modd cysylltu â’r gwesteiwr',
    text: 'Daethon ni o hyd i’r gwesteiwr, ond heb gysylltiad uniongyrchol. Heb orsaf gyfnewid, rhaid i chi’ch dau fod ar yr un rhwydwaith: rhowch gynnig ar yr un Wi-Fi.',
  },
  refused: {
    title: 'Chest ti ddim dod at y bwrdd',
    text: 'Caeodd y cysylltiad wrth i ti ymuno. Rho gynnig arall arni.',
  },
  unsupported: {
    title: 'All y porwr hwn ddim cysylltu â chwaraewyr eraill',
    text: 'Mae WebRTC ar goll neu wedi’i ddiffodd. Cei di chwarae ar y ddyfais hon o hyd.',
  },
  cancelled: { title: 'Wedi’i ganslo', text: 'Rhoist ti’r gorau i geisio cysylltu.' },
}

const denials = {
  full: { title: 'Mae’r bwrdd hwn yn llawn', text: 'Mae pob sedd wedi’i chymryd. Cei di agor dy fwrdd dy hun.' },
  version: {
    title: 'Fersiynau gwahanol',
    text: 'Mae gen ti a chan y gwesteiwr fersiynau gwahanol o’r dudalen hon. Y ddau ohonoch: diweddarwch, yna ail-lwythwch.',
  },
  edition: {
    title: 'Mae’r bwrdd hwn yn defnyddio argraffiad arall',
    text: 'Mae’r gwesteiwr yn chwarae gyda gwerthoedd sydd ddim yn ddarllenadwy i’r dudalen hon. Diweddara, yna ail-lwytha.',
  },
  stale: {
    title: 'Dydy’r ddolen hon i’r sedd ddim yn gweithio mwyach',
    text: 'Mae chwaraewr y sedd honno wedi gwneud un newydd. Os mai ti yw hwnnw, mae’r ddolen ar y ddyfais lle gwnest ti hi.',
  },
  seat: {
    title: 'Chest ti mo’r sedd',
    text: 'Gwrthododd y gwesteiwr, neu mae’r chwaraewr yn ôl. Agora’r ddolen wahodd eto i wylio.',
  },
}

const others = {
  unknown: {
    title: 'Dydy’r gêm hon ddim ar y ddyfais hon',
    text: 'Dim ond ar y ddyfais lle chwaraewyd nhw mae gemau ochr yn ochr yn cael eu cadw. Efallai dy fod mewn porwr arall, neu fod ei ddata wedi’i glirio.',
  },
  noFile: {
    title: 'Pa gêm?',
    text: 'Mae’r ddolen hon yn pwyntio at eiliad mewn gêm, ond heb gynnwys y gêm. Agora’i ffeil i fynd yno.',
  },
  elsewhere: {
    title: 'Mae’r gêm hon ar agor mewn ffenest arall',
    text: 'Rwyt ti’n ei chwarae’n barod mewn ffenest arall neu ar ddyfais arall. Dal ati yno, neu caea honno a rho gynnig arall arni.',
  },
  closed: { title: 'Mae’r bwrdd wedi cau', text: 'Mae’r gwesteiwr wedi gadael am byth. Mae’r gêm yno o hyd.' },
  differs: {
    title: 'Mae dy westeiwr yn dangos gêm wahanol',
    text: 'Nid hon yw’r un roeddet ti’n ei chwarae. Efallai fod tudalen y gwesteiwr wedi colli rhan ohoni, neu wedi’i newid er mwyn twyllo. Rho gynnig arall arni wedyn. Os na fydd dim wedi newid erbyn hynny, gofynna am fwrdd newydd. Mae dy gopi di’n ddiogel ar y ddyfais hon.',
  },
  load: {
    title: 'Lwythodd rhan o’r dudalen ddim',
    text: 'Collwyd y cysylltiad wrth i’r dudalen lwytho. Rho gynnig arall arni.',
  },
}
