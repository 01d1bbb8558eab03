import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'Das beweist, dass ein Gastgeber betrogen hat',
    claimed: 'Hier steht das Wort eines Mitspielers',
    unsound: 'Das beweist nichts',
  },
  host: (match: string, name?: string) =>
    name === undefined ? `Der Gastgeber der Partie ${match}` : `${name} (Gastgeber der Partie ${match})`,
  did: {
    rewritten: (host) => `${host} hat zwei verschiedene Fassungen derselben Zeile besiegelt.`,
    twoJournals: (host) => `${host} hat zwei Mitspielern verschiedene Zeilen besiegelt.`,
    rollback: (host) => `${host} hat weggelassen, was er selbst schon unterschrieben hatte.`,
    illegal: (host) => `${host} hat eine Zeile besiegelt, die die Regeln nicht erlauben.`,
    forged: (host) =>
      `${host} hat eine Zeile im Namen eines Mitspielers besiegelt. Dass die Unterschrift falsch war, sagt nur, wer diese Datei gesichert hat.`,
    seat: (host) =>
      `${host} hat andere für einen Mitspieler entscheiden lassen. Dass dieser da war, sagt nur er selbst.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (line: number) => `Es geht um Zeile ${line}, und das Siegel des Gastgebers darauf ist echt.`,
  tooLong: 'Diese Datei ist zu lang für einen Beweis über einen Gastgeber.',
  leftUnread: 'Diese Datei ist ungewöhnlich lang, und du hast sie nicht lesen lassen.',
  damaged: 'Dieser Beweis über einen Gastgeber ist beschädigt oder stammt von einer anderen Version dieser Seite.',
  unsound:
    'Ein Siegel passt nicht zu dem, was die Datei zeigt, oder was sie zeigt, ist erlaubt. Vielleicht wurde sie verändert.',
}
