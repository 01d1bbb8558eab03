import { listNames, many, masculine } from '../../../kit/welsh.ts'

const areAway = (names: readonly string[]) => `Mae ${listNames(names)} i ffwrdd`
const move = masculine('symudiad', 'symudiadau')

/** The connection and the people at the other end of it. */
export const connection = {
  label: 'Cysylltiad',
  nudged: (name: string) => `Mae ${name} yn aros amdanat ti.`,
  standsIn: 'Mae’r cyfrifiadur yn chwarae drosot ti.',
  hosting: 'Ti yw gwesteiwr y bwrdd nawr.',
  inviting: 'Mae’r ddolen wahodd yn gweithio o hyd.',
  unkept: (count: number) => `Collwyd ${many(count, move)} a wnest ti heb gysylltiad.`,
  skew: {
    newer:
      'Mae rhywun wedi ymuno gyda fersiwn mwy newydd o’r dudalen hon. Diweddara, yna ail-lwytha: mae dy gêm wedi’i chadw.',
    older: 'Mae rhywun wedi ymuno gyda fersiwn hŷn o’r dudalen hon. Mae angen iddyn nhw ei hail-lwytho.',
  },
  copy: 'Copïo’r ddolen wahodd',
  signalling: 'All neb newydd ymuno ar hyn o bryd. Mae dy gêm yn mynd yn ei blaen.',
  notKept: 'Paid ag ail-lwytho: dydy’r porwr hwn ddim yn cadw’r gêm.',
  withheld: 'Mae dy westeiwr yn cadw rhan o’r gêm rhagot ti. Chaiff dim ei dynnu nes iddi gyrraedd.',
  closed: 'Mae’r bwrdd hwn wedi cau.',
  noStage: 'Doedd dim modd darlunio’r bwrdd, felly dyma fe mewn geiriau.',
  loading: 'Yn darlunio’r bwrdd…',
}

/** The host has been caught, and nothing goes on. */
export const frozen = {
  label: 'Bwrdd wedi rhewi',
  nobody: 'All neb symud',
  titles: {
    rewritten: 'Newidiwyd y gêm',
    twoJournals: 'Dwy gêm wahanol',
    rollback: 'Trowyd y gêm yn ôl',
    illegal: 'Yn erbyn y rheolau',
    forged: 'Symudiad ffug',
    seat: 'Chwaraeodd rhywun drosot ti',
  },
  host: (name?: string) => (name === undefined ? 'dy westeiwr' : `${name}, dy westeiwr,`),
  says: {
    rewritten: (host: string) => `Newidiodd ${host} rywbeth oedd eisoes yn rhan o’r gêm.`,
    twoJournals: (host: string) => `Dangosodd ${host} gêm wahanol i chwaraewr arall.`,
    rollback: (host: string) => `Gadawodd ${host} allan ran o’r gêm oedd eisoes wedi’i chwarae.`,
    illegal: (host: string) => `Gwnaeth ${host} rywbeth sydd ddim yn cael ei ganiatáu gan y rheolau.`,
    forged: (host: string) => `Anfonodd ${host} rywbeth yn enw chwaraewr, heb i’r chwaraewr hwnnw ei lofnodi.`,
    seat: (host: string) => `Gadawodd ${host} i eraill benderfynu drosot ti tra oeddet ti yma.`,
  },
  sound: 'Mae’r bwrdd yn dangos y gêm fel yr oedd cyn hynny. Mae popeth yn iawn hyd at hynny.',
  now: 'Cadwa’r dystiolaeth cyn gadael neu ail-lwytho, neu bydd hi wedi mynd. Mae’r gêm ei hun yn aros ar y ddyfais hon.',
  save: 'Cadw’r dystiolaeth',
  leave: 'Gadael',
  leaveUnsaved: 'Gadael hebddi',
  hint: {
    proof: 'Un ffeil. Gall unrhyw un ei hagor ar y dudalen hon a gweld beth ddigwyddodd, heb ddibynnu ar dy air di.',
    forged: 'Un ffeil. Mae’n dangos beth ysgrifennodd dy westeiwr, ond dy air di yw bod y llofnod yn ffug.',
    seat: 'Un ffeil. Mae’n dangos beth ysgrifennodd dy westeiwr, ond dy air di yw dy fod ti yma.',
  },
}

/** People who can’t be reached, and what to do meanwhile. */
export const absence = {
  lost: (names: readonly string[]) =>
    names.length === 0
      ? 'Collwyd y cysylltiad. Yn ailgysylltu…'
      : `Collwyd cysylltiad ${listNames(names)}. Yn ailgysylltu…`,
  awaited: (names: readonly string[]) => `Yn aros i ${listNames(names)} ddod yn ôl.`,
  away: (names: readonly string[]) => `${areAway(names)}, ond yn cael dod yn ôl unrhyw bryd. Dal ati i chwarae.`,
  awayInShort: (names: readonly string[]) => `${areAway(names)}.`,
  quiet: (names: readonly string[]) => `Dim gair gan ${listNames(names)} ar hyn o bryd…`,
  standIn: 'Gadael i’r cyfrifiadur chwarae',
  askStandIn: 'Gofyn i’r cyfrifiadur gael chwarae',
  nudge: (name: string) => `Atgoffa ${name}`,
  takeBack: 'Chwarae dy hun eto',
  handOver: (name: string) => `Gwneud ${name} yn westeiwr`,
}

/** Someone asks for a seat whose player is away. */
export const admission = {
  knock: (name: string) => `Mae rhywun yn gofyn am sedd ${name}. Ai’r person iawn yw hwn?`,
  letIn: 'Gadael i mewn',
  turnAway: 'Gwrthod',
  askFor: (name: string) => `Gofyn am gael chwarae ${name}`,
}

/** The link that takes a seat to another device. */
export const ownLink = {
  show: 'Symud i ddyfais arall…',
  hint: 'Agora’r ddolen hon ar y ddyfais arall. Cadwa hi i ti dy hun: gall unrhyw un sydd â hi chwarae dy sedd.',
  renew: 'Newid y ddolen hon',
  renewHint:
    'Bydd hen ddolenni i dy sedd yn peidio â gweithio, a dy ddyfeisiau eraill hefyd, nes i ti agor y ddolen newydd arnyn nhw.',
  renewing: 'Yn agor y bwrdd eto…',
  notRenewed: 'Weithiodd hynny ddim y tro hwn. Rho gynnig arall arni pan fydd pawb wedi’u cysylltu a dy dro di yw hi.',
}
