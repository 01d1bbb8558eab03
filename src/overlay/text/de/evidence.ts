import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'Das beweist, dass ein Gastgeber betrogen hat',
    claimed: 'Das ist nur das Wort eines Mitspielers',
    unsound: 'Das beweist nichts',
  },
  host: (match: string, name?: string) =>
    name === undefined ? `Der Gastgeber der Partie ${match}` : `${name} (Gastgeber der Partie ${match})`,
  did: {
    rewritten: (host) => `${host} hat zwei verschiedene Fassungen derselben Zeile unterschrieben.`,
    twoJournals: (host) => `${host} hat zwei Mitspielern verschiedene Fassungen einer Zeile unterschrieben.`,
    rollback: (host) => `${host} hat weggelassen, was er selbst schon unterschrieben hatte.`,
    illegal: (host) => `${host} hat eine Zeile unterschrieben, die die Regeln nicht erlauben.`,
    forged: (host) =>
      `${host} hat eine Zeile im Namen eines Mitspielers geschickt. Dass dieser sie nicht unterschrieben hatte, sagt nur, wer die Datei gesichert hat.`,
    seat: (host) =>
      `${host} hat andere für einen Mitspieler entscheiden lassen. Dass dieser da war, sagt nur er selbst.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (line: number) =>
    `Es geht um Zeile ${line} der Partie, und die Unterschrift des Gastgebers ist echt: Niemand sonst kann sie geschrieben haben.`,
  tooLong: 'Diese Datei ist zu lang für einen Beweis über einen Gastgeber.',
  leftUnread: 'Diese Datei ist ungewöhnlich lang, und du hast sie nicht lesen lassen.',
  damaged: 'Dieser Beweis über einen Gastgeber ist beschädigt oder stammt von einer anderen Version dieser Seite.',
  unsound:
    'Eine Unterschrift darin ist falsch, oder es ist gar kein Betrug. Vielleicht hat jemand die Datei verändert oder erfunden: Leg sie niemandem zur Last.',
}
