import type { Offence } from '../../../match/evidence.ts'

/** Text of a file of evidence about a host, for someone who trusts nobody. */
export const evidence = {
  titles: {
    proven: 'Das beweist, dass ein Gastgeber betrogen hat',
    claimed: 'Hier steht das Wort eines Mitspielers gegen das eines Gastgebers',
    unsound: 'Das beweist nichts',
  },
  host: (match: string, name?: string) =>
    name === undefined ? `Der Gastgeber der Partie ${match}` : `${name} (Gastgeber der Partie ${match})`,
  did: {
    rewritten: (host) => `${host} hat zwei verschiedene Fassungen derselben Aktion unterschrieben.`,
    twoJournals: (host) => `${host} hat zwei Mitspielern verschiedene Partien gezeigt und beide unterschrieben.`,
    rollback: (host) =>
      `${host} hat die Partie zurückgedreht und dabei etwas weggelassen, das die eigene Unterschrift trägt.`,
    illegal: (host) => `${host} hat eine Aktion unterschrieben, die gegen die Regeln verstößt.`,
    forged: (host) =>
      `${host} hat im Namen eines Mitspielers eine Aktion geschickt. Dass dessen Unterschrift fehlte oder nicht stimmte, sagt nur die Person, die diese Datei gesichert hat.`,
    seat: (host) =>
      `${host} hat jemand anderen für einen Mitspieler entscheiden lassen. Dass dieser da war, sagt nur er selbst.`,
  } satisfies Readonly<Record<Offence, (host: string) => string>>,
  line: (move: number) =>
    `Es geht um Aktion ${move}, und die Unterschrift des Gastgebers darunter ist echt: Niemand sonst kann sie geschrieben haben.`,
  tooLong: 'Diese Datei ist zu lang für einen Beweis gegen einen Gastgeber.',
  leftUnread: 'Diese Datei ist ungewöhnlich lang, und du hast sie nicht lesen lassen.',
  damaged: 'Dieser Beweis ist nicht lesbar. Er ist beschädigt oder stammt von einer anderen Version dieser Seite.',
  unsound:
    'Eine Unterschrift in dieser Datei stimmt nicht, oder sie zeigt nichts, was gegen die Regeln verstößt. Vielleicht hat jemand die Datei verändert oder erfunden: Halte sie niemandem vor.',
}
