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
      ? 'Eine Aktion, die du ohne Verbindung ausgeführt hast, ging verloren.'
      : `${many(count, 'Aktion', 'Aktionen')}, die du ohne Verbindung ausgeführt hast, gingen verloren.`,
  skew: {
    newer:
      'Jemand ist mit einer neueren Version dieser Seite dazugekommen. Aktualisiere deine und lade sie dann neu. Deine Partie ist gespeichert.',
    older: 'Jemand ist mit einer älteren Version dieser Seite dazugekommen und muss sie neu laden.',
  },
  copy: 'Einladungslink kopieren',
  signalling: 'Gerade kann niemand dazukommen. Deine Partie geht weiter.',
  notKept: 'Nicht neu laden: Dieser Browser speichert die Partie nicht.',
  withheld: 'Dein Gastgeber enthält dir einen Teil der Partie vor. Bis du alles hast, kann nichts gezogen werden.',
  closed: 'Dieser Tisch ist geschlossen.',
  noStage: 'Der Tisch ließ sich nicht zeichnen. Hier ist er in Worten.',
  loading: 'Der Tisch wird gezeichnet…',
}

/** The host has been caught, and nothing goes on. */
export const frozen = {
  label: 'Tisch eingefroren',
  nobody: 'Niemand kann weiterspielen',
  titles: {
    rewritten: 'Der Gastgeber hat die Partie verändert',
    twoJournals: 'Der Gastgeber hat zwei verschiedene Partien gezeigt',
    rollback: 'Der Gastgeber hat die Partie zurückgedreht',
    illegal: 'Der Gastgeber hat gegen die Regeln verstoßen',
    forged: 'Der Gastgeber hat eine Aktion gefälscht',
    seat: 'Der Gastgeber hat deinen Platz weggegeben',
  },
  host: (name?: string) => (name === undefined ? 'Dein Gastgeber' : `${name}, dein Gastgeber,`),
  says: {
    rewritten: (host: string) => `${host} hat im Nachhinein etwas verändert, das schon geschehen war.`,
    twoJournals: (host: string) => `${host} hat jemand anderem eine andere Partie gezeigt als dir.`,
    rollback: (host: string) => `${host} hat Aktionen weggelassen, die schon gespielt waren.`,
    illegal: (host: string) => `${host} hat etwas getan, das die Regeln nicht erlauben.`,
    forged: (host: string) =>
      `${host} hat im Namen eines Mitspielers eine Aktion geschickt, die dieser nicht unterschrieben hat.`,
    seat: (host: string) => `${host} hat jemand anderen für dich entscheiden lassen, während du da warst.`,
  },
  sound:
    'Deine Seite hat das bemerkt und die Partie angehalten. Der Tisch zeigt sie, wie sie davor war, und alles, was darauf liegt, ist echt.',
  now: 'Sichere zuerst den Beweis: Wenn du ohne ihn gehst oder neu lädst, ist er weg. Verlasse dann den Tisch und öffne einen neuen, wenn du weiterspielen willst. Die Partie bis hierher bleibt auf diesem Gerät.',
  save: 'Beweis sichern',
  leave: 'Verlassen',
  leaveUnsaved: 'Ohne Beweis verlassen',
  hint: {
    proof:
      'Der Beweis ist eine Datei. Alle, die sie auf dieser Seite öffnen, sehen selbst, was der Gastgeber getan hat, und müssen es dir nicht glauben.',
    forged:
      'Der Beweis ist eine Datei. Sie beweist, was dein Gastgeber geschickt hat. Dass die Unterschrift fehlte oder nicht stimmte, kannst aber nur du bezeugen.',
    seat: 'Der Beweis ist eine Datei. Sie beweist, was dein Gastgeber getan hat. Dass du da warst, kannst aber nur du bezeugen.',
  },
}

/** People who can’t be reached, and what to do meanwhile. */
export const absence = {
  lost: (names: readonly string[]) =>
    `Verbindung${names.length === 0 ? '' : ` zu ${listAnd(names)}`} verloren. Wird wiederhergestellt…`,
  awaited: (names: readonly string[]) => `Warten, bis ${listAnd(names)} zurück ${names.length === 1 ? 'ist' : 'sind'}.`,
  away: (names: readonly string[]) =>
    `${areAway(names)} und ${names.length === 1 ? 'kann' : 'können'} jederzeit zurückkommen. Spiele weiter.`,
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
    'Alte Links zu deinem Platz gelten dann nicht mehr. Öffne auf deinen anderen Geräten den neuen Link, um weiterzuspielen.',
  renewing: 'Der Tisch wird neu geöffnet…',
  notRenewed: 'Das ging gerade nicht. Versuche es noch einmal, wenn alle verbunden sind und du am Zug bist.',
}
