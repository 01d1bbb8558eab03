import { listAnd, many, whose } from '../../../kit/german.ts'

const areAway = (names: readonly string[]) => `${listAnd(names)} ${names.length === 1 ? 'ist' : 'sind'} weg`

/** The connection and the people at the other end of it. */
export const connection = {
  label: 'Verbindung',
  nudged: (name: string) => `${name} wartet auf dich.`,
  standsIn: 'Der Computer spielt für dich.',
  hosting: 'Du bist jetzt Gastgeber an diesem Tisch.',
  inviting: 'Der Einladungslink gilt weiter.',
  unkept: (count: number) =>
    count === 1
      ? 'Ein Zug, den du ohne Verbindung gemacht hast, ging verloren.'
      : `${many(count, 'Zug', 'Züge')}, die du ohne Verbindung gemacht hast, gingen verloren.`,
  skew: {
    newer:
      'Jemand ist mit einer neueren Version dieser Seite dazugekommen. Aktualisiere sie und lade neu: Deine Partie ist gespeichert.',
    older: 'Jemand ist mit einer älteren Version dieser Seite dazugekommen und muss sie neu laden.',
  },
  copy: 'Einladungslink kopieren',
  signalling: 'Gerade kann niemand dazukommen. Deine Partie geht weiter.',
  notKept: 'Nicht neu laden: Dieser Browser speichert die Partie nicht.',
  withheld: 'Dein Gastgeber enthält dir einen Teil der Partie vor. Bis du ihn hast, wird nichts gezogen.',
  closed: 'Dieser Tisch ist geschlossen.',
  noStage: 'Der Tisch ließ sich nicht zeichnen. Hier ist er in Worten.',
  loading: 'Der Tisch wird gezeichnet…',
}

/** The host has been caught, and nothing goes on. */
export const frozen = {
  label: 'Tisch eingefroren',
  nobody: 'Niemand kann ziehen',
  titles: {
    rewritten: 'Die Partie wurde verändert',
    twoJournals: 'Zwei verschiedene Partien',
    rollback: 'Die Partie wurde zurückgedreht',
    illegal: 'Gegen die Regeln',
    forged: 'Ein gefälschter Zug',
    seat: 'Jemand hat für dich gespielt',
  },
  host: (name?: string) => (name === undefined ? 'Dein Gastgeber' : `${name}, dein Gastgeber,`),
  says: {
    rewritten: (host: string) => `${host} hat etwas verändert, das schon zur Partie gehörte.`,
    twoJournals: (host: string) => `${host} hat jemand anderem eine andere Partie gezeigt als dir.`,
    rollback: (host: string) => `${host} hat einen Teil der Partie weggelassen, der schon gespielt war.`,
    illegal: (host: string) => `${host} hat etwas getan, das die Regeln nicht erlauben.`,
    forged: (host: string) =>
      `${host} hat etwas im Namen eines Mitspielers geschickt, das dieser nicht unterschrieben hat.`,
    seat: (host: string) => `${host} hat andere für dich entscheiden lassen, während du da warst.`,
  },
  sound: 'Der Tisch zeigt die Partie, wie sie davor war. Bis dahin stimmt alles.',
  now: 'Sichere den Beweis, bevor du gehst oder neu lädst; danach ist er weg. Die Partie selbst bleibt auf diesem Gerät.',
  save: 'Beweis sichern',
  leave: 'Verlassen',
  leaveUnsaved: 'Ohne Beweis verlassen',
  hint: {
    proof: 'Eine Datei. Jeder, der sie auf dieser Seite öffnet, sieht, was geschah, und muss es dir nicht glauben.',
    forged: 'Eine Datei. Sie zeigt, was dein Gastgeber schrieb, aber dass die Unterschrift falsch war, sagst nur du.',
    seat: 'Eine Datei. Sie zeigt, was dein Gastgeber schrieb, aber dass du da warst, sagst nur du.',
  },
}

/** People who can’t be reached, and what to do meanwhile. */
export const absence = {
  lost: (names: readonly string[]) =>
    `Verbindung${names.length === 0 ? '' : ` zu ${listAnd(names)}`} verloren. Wird wiederhergestellt…`,
  awaited: (names: readonly string[]) => `Warten, bis ${listAnd(names)} zurück ${names.length === 1 ? 'ist' : 'sind'}.`,
  away: (names: readonly string[]) =>
    `${areAway(names)} und ${names.length === 1 ? 'kann' : 'können'} jederzeit zurückkommen. Spiel weiter.`,
  awayInShort: (names: readonly string[]) => `${areAway(names)}.`,
  quiet: (names: readonly string[]) => `Von ${listAnd(names)} ist gerade nichts zu hören…`,
  standIn: 'Den Computer spielen lassen',
  askStandIn: 'Vorschlagen, dass der Computer spielt',
  nudge: (name: string) => `${name} anstupsen`,
  takeBack: 'Wieder selbst spielen',
  handOver: (name: string) => `${name} zum Gastgeber machen`,
}

/** Someone asks for a seat whose player is away. */
export const admission = {
  knock: (name: string) => `Jemand möchte auf ${whose(name)} Platz. Ist es die richtige Person?`,
  letIn: 'Hereinlassen',
  turnAway: 'Abweisen',
  askFor: (name: string) => `Um ${whose(name)} Platz bitten`,
}

/** The link that takes a seat to another device. */
export const ownLink = {
  show: 'Auf ein anderes Gerät umziehen…',
  hint: 'Öffne diesen Link auf dem anderen Gerät. Behalte ihn für dich: Wer ihn hat, kann auf deinem Platz spielen.',
  renew: 'Diesen Link ersetzen',
  renewHint:
    'Alte Links zu deinem Platz gelten dann nicht mehr, und deine anderen Geräte erst wieder, wenn du dort den neuen Link öffnest.',
  renewing: 'Der Tisch wird neu geöffnet…',
  notRenewed: 'Das ging gerade nicht. Versuch es, wenn alle verbunden sind und du am Zug bist.',
}
