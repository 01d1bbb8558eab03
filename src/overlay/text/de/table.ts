import { listAnd, listOr, many } from '../../../kit/german.ts'

/** The decision bar. */
export const bar = {
  label: 'Entscheidung',
  choices: 'Mögliche Aktionen',
  waits: (names: readonly string[]) => `${listAnd(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}…`,
  botAt: (bot: string, seat: string) => `${bot} (${seat})`,
  passTo: (name: string) => `Gib das Gerät an ${name} weiter.`,
  taken: (name: string) => `Ich bin ${name}`,
  open: 'Warten, bis jemand dazukommt.',
  stalls: (names: readonly string[]) => `Warten, bis das Gerät von ${listAnd(names)} die letzte Aktion bestätigt…`,
  shuffles: (name: string, done: number, all: number) => `${name} mischt… ${Math.round((100 * done) / all)} %`,
  chance: 'Es wird gezogen…',
  answered: 'Alle haben geantwortet.',
  over: 'Die Partie ist vorbei.',
  unpick: 'Etwas anderes',
  undo: 'Zurück',
  wayOut: (buttons: readonly string[]) => `Mit ${listOr(buttons.map((one) => `„${one}“`))} kommst du da heraus.`,
  hint: 'Tipp',
  another: (label: string, n: number) => `${label} (${n})`,
  all: (count: number) => `Alle ${count} zeigen`,
  fewer: 'Weniger zeigen',
}

/** The log, which the table titles like a newspaper. */
export const log = {
  title: 'Der Bahnbote',
  label: 'Protokoll der Partie',
  undone: (name: string) => `${name} nahm eine Aktion zurück.`,
  mark: (note: string) => `Notiz: ${note}`,
  missedDraws: (draws: readonly string[]) =>
    `Keine Ziehung begann mit ${draws.join(', ')}, deshalb entschied der Zufall.`,
  damaged:
    'Ab hier ist nichts mehr nachspielbar: Es wurde auf diesem Gerät beschädigt, oder die Regeln wurden seither berichtigt.',
  empty: 'Noch keine Neuigkeiten.',
}

/** The seats and their players. */
export const seats = {
  label: 'Spieler',
  you: 'du',
  bot: 'Computer',
  standIn: 'Vertretung',
  untilBack: 'spielt bis zur Rückkehr',
  thinking: 'überlegt…',
  answered: 'hat geantwortet',
  open: 'freier Platz',
  away: 'weg',
  out: 'aufgegeben',
  watching: (count: number) => many(count, 'Zuschauer', 'Zuschauer'),
  here: 'hier',
  tab: (title: string) => `Du bist am Zug · ${title}`,
}

/** The table for those who can’t see its picture, and a close look at a piece of it. */
export const described: string = 'Der Tisch in Worten'
export const showAll: string = 'Den ganzen Tisch zeigen'

/** Where in the rulebook a refusal comes from. */
export const rulebook = (section: string): string => `Regelheft: ${section}`
