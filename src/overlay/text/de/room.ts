import { listAnd, many } from '../../../kit/german.ts'
import type { LobbyReason } from '../../../match/lobby/change.ts'
import type { Condition } from '../../../match/lobby/start.ts'
import { nameless } from './bots.ts'

/** The waiting room. */
export const room = {
  waiting: 'Warten auf Mitspieler',
  leave: 'Verlassen',
  seats: 'Plätze',
  taken: (taken: number, all: number) => `${taken} von ${all} besetzt`,
  you: 'Du',
  host: 'Gastgeber',
  ready: 'Bereit',
  away: 'Weg',
  areAway: (names: readonly string[]) => `${listAnd(names)} ${names.length === 1 ? 'ist' : 'sind'} weg.`,
  someone: (seat: number) => `Spieler ${seat}`,
  aGuest: 'ein Gast',
  guests: (count: number) => (count === 0 ? [] : [count === 1 ? 'ein Gast' : `${count} Gäste`]),
  bot: nameless,
  computer: 'Computer',
  empty: 'Freier Platz',
  emptyHint: 'Hier kann jeder sitzen.',
  closed: 'Geschlossen',
  closedHint: 'Die Partie beginnt ohne ihn.',
  choosing: 'wählt eine Farbe…',
  choose: 'Wähle noch eine Farbe.',
  colour: 'Farbe',
  colourFor: (name: string) => `Farbe für ${name}`,
  free: (names: readonly string[]) =>
    names.length > 3 ? `Noch ${names.length} Farben frei.` : `Noch frei: ${listAnd(names)}.`,
  sat: (name: string) => `${name} saß hier.`,
  change: 'Ändern…',
  changeSeat: (name: string) => `Ändern… ${name}`,
  deedAt: (deed: string, seat: number) => `${deed}: Platz ${seat}`,
  more: (name: string) => `Mehr für ${name}`,
  name: 'Name',
  rename: 'Name speichern',
  places: 'Platz am Tisch',
  whoTakes: 'Wer sitzt hier?',
  addBot: 'Computergegner dazusetzen',
  addBotCalled: (name: string) => `${name} dazusetzen`,
  sit: 'Hier sitzen',
  sitBeside: 'Spieler an diesem Gerät dazusetzen',
  move: 'Hierher wechseln',
  moveTo: (seat: number) => `Auf Platz ${seat} wechseln`,
  swapWith: (name: string) => `Mit ${name} tauschen`,
  open: 'Platz öffnen',
  close: 'Platz schließen',
  stand: 'Aufstehen',
  remove: 'Entfernen',
  removed: (name: string) => `${name} entfernen`,
  invite: 'Einladen',
  inviteLead: 'Verschicke den Link oder lies den Tischcode vor:',
  level: {
    draws:
      'Jede Aktion wird unterschrieben, alle Geräte ziehen gemeinsam: Der Gastgeber kann nicht unbemerkt betrügen.',
    deals:
      'Jede Aktion wird unterschrieben, alle Geräte ziehen und geben gemeinsam: Der Gastgeber kann nicht unbemerkt betrügen.',
    resumed:
      'Diese Partie wurde woanders begonnen. Ist sie schlechter vor Betrug geschützt als eine neue, werden Gäste gefragt, bevor sie dazukommen.',
  },
  options: 'Optionen',
  noOptions: 'Dieses Spiel hat keine Optionen.',
  optionsOfHost: (host: string) => `${host} entscheidet.`,
  optionsFixed: 'Das wurde zu Beginn der Partie festgelegt.',
  start: 'Partie beginnen',
  starts: (host: string) => `${host} beginnt die Partie.`,
  watching: (count: number) => `${count} ${count === 1 ? 'sieht' : 'sehen'} zu`,
  watchers: (names: readonly string[]) => `${listAnd(names)}. Sie sehen, was alle sehen.`,
  letWatch: 'Andere zusehen lassen…',
  copyWatchLink: 'Link zum Zusehen kopieren',
  react: 'Reaktionen',
}

/** Names and letters of the seat looks of the house. */
export const colourNames = [
  { name: 'Blau', letter: 'B' },
  { name: 'Grün', letter: 'G' },
  { name: 'Rot', letter: 'R' },
  { name: 'Gelb', letter: 'Y' },
  { name: 'Lila', letter: 'L' },
  { name: 'Schwarz', letter: 'K' },
]

/** Names of the patterns that tell seats apart, and their trains; by the number of the pattern. */
export const patterns: readonly { readonly name: string; readonly train: string }[] = [
  { name: 'Rauten', train: 'Triebwagen' },
  { name: 'Punkte', train: 'Schlepptenderlok' },
  { name: 'schräge Streifen', train: 'Tenderlok' },
  { name: 'Karos', train: 'Straßenbahn' },
  { name: 'Zickzack', train: 'E-Lok' },
  { name: 'kleine Kreuze', train: 'Satteltanklok' },
]

const takenOf = (taken: unknown, all: unknown) =>
  `${taken} von ${many(Number(all), 'Platz ist', 'Plätzen sind')} besetzt.`

const conditions: Readonly<
  Record<Condition['reason'], (amounts: Readonly<Record<string, number | string>>) => string>
> = {
  seats: ({ taken, all, least }) => `${takenOf(taken, all)} Ihr braucht mindestens ${least}.`,
  everySeat: ({ taken, all }) => `${takenOf(taken, all)} Diese Partie braucht alle.`,
  choosing: ({ seat, name }) => `${name === '' ? room.someone(Number(seat) + 1) : name} wählt noch eine Farbe.`,
  ready: () => 'Alle sind bereit.',
  closing: ({ open }) =>
    open === 1
      ? 'Der freie Platz schließt, wenn du beginnst.'
      : `Die ${open} freien Plätze schließen, wenn du beginnst.`,
}

/** A condition of the start as a sentence. */
export const conditionText = ({ reason, amounts }: Condition): string => conditions[reason](amounts)

/** News of the room. */
export const news = {
  sat: (name: string) => `${name} hat Platz genommen.`,
  bot: (name: string) => `${name} ist dazugekommen.`,
  left: (name: string) => `${name} hat den Platz verlassen.`,
  switched: (option: string, on: boolean) => `${option}: jetzt ${on ? 'an' : 'aus'}.`,
  option: (option: string, value: string | number) => `${option}: jetzt ${value}.`,
}

/** Why the lobby refuses a change. */
export const lobbyRefusals: Readonly<Record<LobbyReason, string>> = {
  notHosting: 'Das kann nur der Gastgeber.',
  noSeat: 'Diesen Platz gibt es an diesem Tisch nicht.',
  notFree: 'Dieser Platz ist nicht mehr frei.',
  notYours: 'Das ist nicht dein Platz.',
  reserved: 'Dieser Platz gehört jemand anderem.',
  fixed: 'Das lässt sich in dieser Partie nicht ändern.',
  noColour: 'Diese Farbe hat das Spiel nicht.',
  colourTaken: 'Diese Farbe hat schon jemand.',
  noBot: 'Diesen Computergegner hat das Spiel nicht.',
  noOption: 'Diese Option hat das Spiel nicht.',
}
