import { many } from '../../../kit/german.ts'
import { type TableReason, tableReasons, tableSection } from '../../../match/refusals.ts'
import type { Refusal } from '../../../rules/game.ts'

const refusals: Readonly<Record<TableReason, string>> = {
  notYourTurn: 'Du bist nicht am Zug.',
  wrongSeat: 'Das ist nicht dein Platz.',
  staleNumber: 'Die Partie ist schon weiter. Sieh nach, was jetzt zu tun ist.',
  illegal: 'Das kannst du jetzt nicht tun.',
  unreadable: 'Deine Seite und die des Gastgebers passen nicht zusammen. Ladet beide neu.',
  undoNothing: 'Du hast nichts zurückzunehmen.',
  badPosition: 'Diese Stellung ist unmöglich',
  badNote:
    'Eine Notiz darf bis zu 500 Zeichen haben und muss von etwas handeln, das geschehen ist. Eine Partie fasst 200 davon.',
  notNow: 'In einer Partie darfst du das. Tu jetzt erst einmal, was die Lektion sagt.',
  notPlaying: 'Die Partie beginnt, wenn alle Plätze besetzt sind.',
  over: 'Die Partie ist vorbei.',
  tooMuch: 'Das war viel auf einmal. Warte einen Moment.',
  notKept: 'Dieses Gerät konnte die Aktion nicht speichern. Gib Speicherplatz frei und versuche es noch einmal.',
  notAway: 'Diese Person ist da.',
  tooSoon: 'Diese Person kann jeden Moment zurück sein. Versuche es noch einmal in',
  notHere: 'Diese Person ist gerade nicht erreichbar.',
  notHosting: 'Das kann nur der Gastgeber.',
  readOnly: 'Diese Partie kannst du nur ansehen.',
  closed: 'Dieser Tisch ist geschlossen.',
}

/** Why the table itself refuses something; undefined when the refusal is for the title's Words. */
export function tableRefusal({ reason, section, amounts }: Refusal): string | undefined {
  const known = tableReasons.find((one) => one === reason)
  if (section !== tableSection || !known) return undefined
  if (known === 'tooSoon') return `${refusals[known]} ${many(Number(amounts.seconds), 'Sekunde', 'Sekunden')}.`
  return known === 'badPosition' ? `${refusals[known]}: siehe „${amounts.at}“.` : refusals[known]
}
