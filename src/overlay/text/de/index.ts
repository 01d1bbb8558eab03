/** Everything else the overlay says, in German. */

import { many, whose } from '../../../kit/german.ts'
import type { Reaction } from '../../../match/talk.ts'
import { halves } from '../../../rules/words.ts'

export * from './advice.ts'
export * from './bots.ts'

/** Inviting someone without a signalling server. */
export const byHand = {
  open: 'Ohne Server einladen',
  title: 'Von Hand einladen',
  lead: 'Das geht ohne Server, auch in einem privaten Netz. Schicke diesen Link an eine Person und füge dann die Antwort ein, die sie dir schickt. Lasst beide eure Seite offen, bis ihr verbunden seid.',
  making: 'Der Link wird vorbereitet…',
  link: 'Link für eine Person',
  answer: 'Ihre Antwort',
  enter: 'Hereinlassen',
  wrong: 'Das ist nicht die Antwort auf diesen Link. Achte darauf, sie vollständig zu kopieren.',
  done: 'Verbindung wird aufgebaut…',
  reply: {
    title: 'Du bist eingeladen',
    lead: 'Um mitzuspielen, schicke diese Antwort an die Person, die dich eingeladen hat, und lass diese Seite offen. Der Tisch öffnet sich dann von selbst.',
    answer: 'Deine Antwort',
    copy: 'Antwort kopieren',
    waiting: 'Warten, bis deine Antwort eingegeben wird…',
    unreadable:
      'Diese Einladung ist unvollständig. Achte darauf, den ganzen Link zu kopieren, oder bitte um eine neue.',
    late: 'Die Antwort wurde nicht rechtzeitig eingegeben. Bitte um eine neue Einladung.',
  },
  qr: 'QR-Code dieses Links',
}

/** A player's options at a table, and what they can't do. */
export const choices = {
  open: 'Was kann ich tun?',
  yours: 'Du kannst',
  theirs: (name: string) => `${name} kann`,
  hidden: (name: string) => `Nur ${name} sieht die Möglichkeiten.`,
  barred: 'Jetzt nicht',
  more: (count: number) => `und ${count} weitere`,
  alike: (count: number) => `…und ${count} weitere dieser Art.`,
  meanwhile:
    'Du willst wissen, was etwas auf dem Tisch ist? Halte es gedrückt, klicke es rechts an, oder drücke I und sieh dich mit den Pfeiltasten um.',
  around: 'Umsehen auf dem Tisch: Pfeiltasten bewegen, Escape beendet',
  missing: 'Dieser Teil wurde nicht geladen. Schließe ihn und versuche es noch einmal.',
}

/** The coach, who explains things the first time they happen. */
export const coach = {
  label: 'Tipp',
  welcome:
    'Deine erste Partie? Drücke auf ?, dann siehst du, was du tun kannst. Halte etwas gedrückt, dann siehst du, was es ist.',
  enough: 'Keine Tipps mehr',
}

export * from '../../words/de/index.ts'
export * from './device.ts'

/** Texts around a lesson. */
export const lesson = {
  name: 'Fahrstunde',
  label: 'Lektion',
  progress: (at: number, all: number) => `${at} von ${all}`,
  left: (minutes: number) => ` · noch ${many(minutes, 'Minute', 'Minuten')}`,
  stops: 'Schritte der Lektion',
  done: 'erledigt',
  show: 'Zeige es mir',
  skip: 'Schritt überspringen',
  next: (name: string) => `Weiter: ${name}`,
  again: 'Noch einmal',
  leave: 'Verlassen',
  ended: 'Du kennst dich aus',
  endedText: 'Das war das Wichtigste. Alles Weitere steht in den Regeln, nur einen Klick entfernt.',
  playBot: 'Gegen den Laufburschen',
  playFriend: 'Mit Freunden spielen',
  repeat: 'Lektion wiederholen',
}

export * from './luck.ts'
export * from './matches.ts'

/** Notes on a match. */
export const notes = {
  title: 'Notizen',
  /** `author` is undefined for someone without a seat. */
  line: (author: string | undefined, entry: number, text: string) =>
    author === undefined
      ? `Notiz eines Zuschauers zu Aktion ${entry}: ${text}`
      : `${whose(author)} Notiz zu Aktion ${entry}: ${text}`,
  spectator: 'Ein Zuschauer',
  onMove: (entry: number) => `Aktion ${entry}`,
  about: (entry: number, piece: string) => `Aktion ${entry} · ${piece}`,
  note: (number: number) => `Notiz ${number}`,
  close: 'Notiz schließen',
  next: (count: number) => (count === 1 ? 'Zur Notiz' : 'Nächste Notiz'),
}

/** The form of what may be chosen before a match. */
export const options = {
  title: (name: string) => `${name}: Optionen`,
  seats: 'Spieler',
  seatsHint: (min: number, max: number) => `Von ${min} bis ${max}.`,
  bestAlone: 'Deine besten Partien allein',
  loading: 'Die Optionen werden geladen…',
  missing: 'Die Optionen ließen sich nicht laden. Schließe das hier und versuche es noch einmal.',
}

/** The quick reactions. */
export const reactionTexts: Readonly<Record<Reaction, string>> = {
  up: 'Daumen hoch',
  ouch: 'Autsch',
  hurry: 'Mach schon',
  thanks: 'Danke',
  thinking: 'Ich überlege',
  hello: 'Hallo',
}

/** Reacting, and what others see and hear of it. */
export const reactionRow = {
  label: 'Reaktionen',
  mute: 'Reaktionen ausblenden',
  reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
  someone: 'Ein Gast',
}

/** The end of a match. */
export const reckoning = {
  title: 'Die Schlussabrechnung',
  source: 'Quelle',
  total: 'Summe',
  none: '–',
  number: halves,
  verdict: (ahead: number) => {
    if (ahead === 0) return 'Gleichstand'
    const by = halves(Math.abs(ahead))
    return ahead > 0 ? `Gewonnen, mit ${by} Vorsprung` : `Verloren, mit ${by} Rückstand`
  },
  verdictAlone: (won: boolean) => (won ? 'Du hast gewonnen' : 'Du hast verloren'),
  scored: (points: number) => `Du hast ${halves(points)} erreicht`,
  close: 'Zurück zum Tisch',
  picture: 'Als Bild sichern',
  analysis: 'Analyse',
  luck: 'Glück',
  verify: 'Prüfen',
  verifying: 'Jede Aktion wird geprüft…',
  verified: 'Was diese Partie beweist',
  rematch: 'Revanche spielen',
  /** After a match of one that is part of a series. */
  next: 'Nächste Partie spielen',
  again: 'Noch einmal spielen',
  regather: 'Spieler oder Optionen ändern',
  waits: 'Der Gastgeber beginnt die nächste Partie, und du bist automatisch dabei.',
}

export * from './replay.ts'
export * from './requests.ts'
export * from './room.ts'

/** Labels around the rules book. */
export const rules = {
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: (count: number) => (count === 0 ? 'Nichts gefunden.' : many(count, 'Abschnitt', 'Abschnitte')),
  example: 'Auf dem Tisch ansehen',
  lesson: 'Lektion',
  print: 'Drucken',
  loading: 'Die Regeln werden geladen…',
  missing: 'Die Regeln ließen sich nicht laden. Schließe das hier und versuche es noch einmal.',
}

export * from './settings.ts'

/** Captions of the house’s sounds; a title may have better ones, and has those of its own. */
export const soundCaptions = {
  knock: 'Ein Klötzchen klopft auf Holz',
  bag: 'Ein Beutel klappert',
  pick: 'Eine Spitzhacke schlägt zu',
  ballast: 'Steine rutschen',
  rail: 'Eine Schiene klirrt',
  roof: 'Ein Dach wird aufgesetzt',
  flag: 'Eine Fahne schlägt auf',
  flip: 'Eine Karte dreht sich um',
  slide: 'Eine Karte gleitet',
  staff: 'Eine Stange schlägt auf',
  step: 'Schritte',
  coin: 'Münzen klimpern',
  stop: 'Ein schwerer Pfosten rastet ein',
  whistle: 'Eine Lok pfeift',
  chuff: 'Eine Lok schnauft',
  pay: 'Waren wechseln den Besitzer',
  bell: 'Die Bahnhofsglocke: Du bist am Zug',
  fanfare: 'Glocken und ein Pfiff',
}

export * from './table.ts'

/** Texts about inviting others to a table. */
export const waiting = {
  link: 'Einladungslink',
  qr: (code: string) => `QR-Code des Einladungslinks zu Tisch ${code}`,
  share: 'Teilen',
  shareTitle: (title: string) => `Eine Partie ${title}?`,
  /** Whether others can reach the table, and what happens if not. */
  reach: {
    none: 'Der Tisch wird geöffnet…',
    registering: 'Der Tisch wird geöffnet…',
    open: 'Warten, bis jemand dazukommt…',
    taken: 'Der Tisch schließt noch von deinem letzten Besuch. Einen Moment…',
    lost: 'Die Vermittlung ist nicht erreichbar, deshalb geht der Link gerade nicht. Wir versuchen es weiter.',
    never: 'Andere erreichen diesen Browser nicht: Er kann kein WebRTC.',
  },
  localOnly:
    'Diese Adresse gilt nur auf diesem Gerät, der Link nützt also niemandem sonst. Öffne die Seite unter der Netzadresse, die beim Start angezeigt wurde.',
  retry: 'Jetzt versuchen',
}
