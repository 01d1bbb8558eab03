import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'Mae hyn yn profi bod gwesteiwr wedi twyllo',
    claimed: 'Dim ond gair chwaraewr yw hyn',
    unsound: 'Dydy hyn yn profi dim',
  },
  host: (match: string, name?: string) =>
    name === undefined ? `gwesteiwr gêm ${match}` : `${name} (gwesteiwr gêm ${match})`,
  did: {
    rewritten: (host) => `Llofnododd ${host} ddwy fersiwn wahanol o’r un llinell.`,
    twoJournals: (host) => `Llofnododd ${host} fersiynau gwahanol o linell i ddau chwaraewr.`,
    rollback: (host) => `Gadawodd ${host} allan rywbeth oedd eisoes wedi’i lofnodi ganddo.`,
    illegal: (host) => `Llofnododd ${host} linell sydd ddim yn cael ei chaniatáu gan y rheolau.`,
    forged: (host) =>
      `Anfonodd ${host} linell yn enw chwaraewr arall. Gair yr un a gadwodd y ffeil yw nad oedd y chwaraewr wedi’i llofnodi.`,
    seat: (host) => `Gadawodd ${host} i eraill benderfynu dros chwaraewr. Gair y chwaraewr hwnnw yw ei fod yno.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (line: number) =>
    `Llinell ${line} o’r gêm yw hi, ac mae llofnod y gwesteiwr arni yn ddilys: allai neb arall fod wedi’i hysgrifennu.`,
  tooLong: 'Mae’r ffeil yn rhy hir i fod yn dystiolaeth am westeiwr.',
  leftUnread: 'Mae’r ffeil yn anarferol o hir, a gadewaist ti hi heb ei darllen.',
  damaged: 'Mae’r dystiolaeth hon am westeiwr wedi’i difrodi, neu’n dod o fersiwn gwahanol o’r dudalen hon.',
  unsound:
    'Mae llofnod yn y ffeil hon yn ffug, neu dydy’r hyn mae’n ei ddangos ddim yn dwyll. Efallai fod rhywun wedi’i newid, neu wedi’i dyfeisio: paid â’i dal yn erbyn neb.',
}
