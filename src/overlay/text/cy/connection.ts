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
      'Mae rhywun wedi ymuno gyda fersiwn mwy newydd o’r dudalen hon. Diweddara dy un di, yna ail-lwytha. Mae dy gêm wedi’i chadw.',
    older: 'Mae rhywun wedi ymuno gyda fersiwn hŷn o’r dudalen hon. Mae angen iddyn nhw ei hail-lwytho.',
  },
  copy: 'Copïo’r ddolen wahodd',
  signalling: 'All neb newydd ymuno ar hyn o bryd. Mae dy gêm yn mynd yn ei blaen.',
  notKept: 'Paid ag ail-lwytho: dydy’r porwr hwn ddim yn cadw’r gêm.',
  withheld: 'Mae dy westeiwr yn cadw rhan o’r gêm rhagot ti. Does dim modd tynnu dim nes i ti gael y cyfan.',
  closed: 'Mae’r bwrdd hwn wedi cau.',
  noStage: 'Doedd dim modd darlunio’r bwrdd, felly dyma’r bwrdd mewn geiriau.',
  loading: 'Yn darlunio’r bwrdd…',
}

/** The host has been caught, and nothing goes on. */
export const frozen = {
  label: 'Bwrdd wedi rhewi',
  nobody: 'All neb symud',
  titles: {
    rewritten: 'Newidiodd y gwesteiwr y gêm',
    twoJournals: 'Dangosodd y gwesteiwr ddwy gêm wahanol',
    rollback: 'Trodd y gwesteiwr y gêm yn ôl',
    illegal: 'Torrodd y gwesteiwr y rheolau',
    forged: 'Ffugiodd y gwesteiwr symudiad',
    seat: 'Rhoddodd y gwesteiwr dy sedd i rywun arall',
  },
  host: (name?: string) => (name === undefined ? 'dy westeiwr' : `${name}, dy westeiwr,`),
  says: {
    rewritten: (host: string) => `Aeth ${host} yn ôl a newid rhywbeth oedd eisoes wedi digwydd.`,
    twoJournals: (host: string) => `Dangosodd ${host} gêm wahanol i chwaraewr arall.`,
    rollback: (host: string) => `Hepgorodd ${host} symudiadau oedd eisoes wedi’u gwneud.`,
    illegal: (host: string) => `Gwnaeth ${host} rywbeth nad yw’r rheolau’n ei ganiatáu.`,
    forged: (host: string) => `Anfonodd ${host} symudiad yn enw chwaraewr arall, heb lofnod y chwaraewr hwnnw.`,
    seat: (host: string) => `Gadawodd ${host} i rywun arall benderfynu drosot ti tra oeddet ti yma.`,
  },
  sound:
    'Sylwodd dy dudalen ar hynny ac atal y gêm. Mae’r bwrdd yn dangos y gêm fel yr oedd cyn hynny, ac mae popeth sydd arno nawr yn ddilys.',
  now: 'Cadwa’r dystiolaeth yn gyntaf: os byddi di’n gadael neu’n ail-lwytho hebddi, bydd hi wedi mynd. Yna gadawa, ac agora fwrdd newydd os wyt ti am chwarae ymlaen. Mae’r gêm hyd yma’n aros ar y ddyfais hon.',
  save: 'Cadw’r dystiolaeth',
  leave: 'Gadael',
  leaveUnsaved: 'Gadael heb dystiolaeth',
  hint: {
    proof:
      'Un ffeil yw’r dystiolaeth. Gall unrhyw un sy’n ei hagor ar y dudalen hon weld beth wnaeth y gwesteiwr, heb ddibynnu ar dy air di.',
    forged:
      'Un ffeil yw’r dystiolaeth. Mae’n profi beth anfonodd dy westeiwr, ond ti yw’r unig dyst fod y llofnod ar goll neu’n ffug.',
    seat: 'Un ffeil yw’r dystiolaeth. Mae’n profi beth wnaeth dy westeiwr, ond ti yw’r unig dyst dy fod ti yma.',
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
    'Bydd hen ddolenni i dy sedd yn peidio â gweithio. Ar dy ddyfeisiau eraill, agora’r ddolen newydd i chwarae ymlaen.',
  renewing: 'Yn agor y bwrdd eto…',
  notRenewed: 'Weithiodd hynny ddim y tro hwn. Rho gynnig arall arni pan fydd pawb wedi’u cysylltu a dy dro di yw hi.',
}
