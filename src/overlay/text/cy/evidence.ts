import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'Mae hyn yn profi bod gwesteiwr wedi twyllo',
    claimed: 'Gair chwaraewr am westeiwr yw hyn',
    unsound: 'Dydy hyn yn profi dim',
  },
  host: (match: string, name?: string) =>
    name === undefined ? `gwesteiwr gêm ${match}` : `${name} (gwesteiwr gêm ${match})`,
  did: {
    rewritten: (host) => `Seliodd ${host} ddwy fersiwn wahanol o’r un llinell.`,
    twoJournals: (host) => `Seliodd ${host} linellau gwahanol i ddau chwaraewr.`,
    rollback: (host) => `Gadawodd ${host} allan rywbeth oedd eisoes wedi’i lofnodi ganddo.`,
    illegal: (host) => `Seliodd ${host} linell sydd ddim yn cael ei chaniatáu gan y rheolau.`,
    forged: (host) =>
      `Seliodd ${host} linell yn enw chwaraewr arall. Gair y chwaraewr a gadwodd hyn yw bod y llofnod yn ffug.`,
    seat: (host) => `Gadawodd ${host} i eraill benderfynu dros chwaraewr. Gair y chwaraewr hwnnw yw ei fod yno.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (line: number) => `Llinell ${line} yw hi, ac mae sêl y gwesteiwr arni yn ddilys.`,
  tooLong: 'Mae’r ffeil yn rhy hir i fod yn dystiolaeth am westeiwr.',
  leftUnread: 'Mae’r ffeil yn anarferol o hir, a gadewaist ti hi heb ei darllen.',
  damaged: 'Mae’r dystiolaeth hon am westeiwr wedi’i difrodi, neu’n dod o fersiwn gwahanol o’r dudalen hon.',
  unsound:
    'Dydy sêl ddim yn cyfateb i’r hyn mae’r ffeil yn ei ddangos, neu mae’r hyn mae’n ei ddangos yn cael ei ganiatáu. Efallai fod rhywun wedi’i newid.',
}
