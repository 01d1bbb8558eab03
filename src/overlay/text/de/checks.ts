import { listAnd } from '../../../kit/german.ts'
import type { Check } from '../../../match/checkMatch.ts'

/** The verdict of all checks of a match together. */
export const verdicts = {
  proven: 'Diese Partie ist einwandfrei',
  open: 'Nichts Verdächtiges gefunden',
  unsigned: 'Nichts Verdächtiges gefunden, aber das könnte sich jeder ausgedacht haben',
  false: 'Mit dieser Partie stimmt etwas nicht',
}

/** Things no check can tell. */
export const unchecked =
  'Nicht geprüft: ob jemand einem anderen über die Schulter gesehen oder seine Karten verraten hat. Und Schlüssel sind keine Menschen: Wer alle Schlüssel hat, kann sich eine ganze Partie ausdenken.'

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(check: Check, name: (seat: number) => string = (seat) => `Platz ${seat + 1}`): string {
  if (check.of === 'others') return confirmed(check)
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

const confirmed = ({ found, to, last }: Extract<Check, { of: 'others' }>) =>
  found === 'fine'
    ? `Alle haben dieselbe Partie, bis hin zu Aktion ${to}.`
    : `Alle haben dieselbe Partie bis Aktion ${to} von ${last}. Für den Rest gibt es bisher nur das Wort des Gastgebers.`

const cheated = (names: readonly string[]) =>
  `${listAnd(names)} ${names.length === 1 ? 'hat' : 'haben'} nicht wie versprochen gemischt, also wurden die Karten nicht ehrlich ausgeteilt.`

const checked = {
  rules: {
    fine: 'Jede Aktion folgt auf die davor und hält sich an die Regeln.',
    false: 'Eine Aktion folgt nicht auf die davor.',
    test: 'Jede Aktion folgt auf die davor und hält sich an die Regeln, abgesehen von Änderungen zum Testen.',
  },
  people: {
    fine: 'Alle haben unterschrieben, was sie getan haben.',
    none: 'Niemand hat etwas unterschrieben, denn diese Partie wurde ohne Schlüssel gespielt.',
    missing:
      'Es fehlen Unterschriften, also könnte sich das jeder ausgedacht haben. Dateien enthalten Unterschriften, Links nie.',
    false: 'Die Unterschrift eines Mitspielers stimmt nicht: Jemand hat diese Partie verändert.',
  },
  host: {
    fine: 'Der Gastgeber hat jede Aktion unterschrieben. Zeigte er jemandem eine andere Partie, würde ihn das verraten.',
    none: 'Der Gastgeber hat nichts unterschrieben, denn diese Partie wurde ohne Schlüssel gespielt.',
    missing: 'Die Unterschriften des Gastgebers fehlen, also könnte er diese Partie abstreiten.',
    false: 'Die Unterschrift des Gastgebers stimmt nicht: Jemand hat diese Partie verändert.',
  },
  chance: {
    fine: 'Die Geräte aller haben jede Ziehung gemeinsam gemacht, also konnte niemand eine bestimmen.',
    missing: 'Die Nachweise, wer gezogen hat, fehlen, wie in jedem Link. Die Datei der Partie enthält sie.',
    false: 'Eine Ziehung passt nicht zu der, die die Geräte aller gemeinsam gemacht haben.',
    partly: 'Einige Ziehungen hat ein Gerät allein gemacht, die anderen die Geräte aller gemeinsam.',
    device: 'Ein Gerät allein hat gezogen. Ob es dabei ehrlich zuging, lässt sich nicht prüfen.',
    host: 'Das Gerät des Gastgebers hat gezogen. Ob es dabei ehrlich zuging, lässt sich nicht prüfen.',
    none: 'Gezogen wurde nichts, außer vielleicht ausgeteilten Karten.',
  },
  answers: {
    fine: 'Alle haben sich auf ihre verdeckten Antworten festgelegt, bevor eine gezeigt wurde.',
    partly:
      'Alle haben sich auf ihre verdeckten Antworten festgelegt, bevor eine gezeigt wurde, außer einer Vertretung, die zu spät dazukam.',
  },
  cards: {
    fine: 'Jede verdeckte Karte wurde einmal ausgeteilt und war am Ende, als sie gezeigt wurde, noch dieselbe.',
    together:
      'Alle haben die verdeckten Karten gemeinsam gemischt und das auch bewiesen. Eine gezinkte Karte findet nur diese Prüfung, nach der Partie.',
    none: 'Verdeckte Karten wurden nicht ausgeteilt.',
    unfinished: 'Verdeckte Karten lassen sich prüfen, sobald die Partie vorbei ist.',
    closed: 'Einige verdeckte Karten wurden nie gezeigt und lassen sich deshalb nicht prüfen.',
    false: 'Die am Ende gezeigten Karten passen nicht zum Stapel.',
  },
} satisfies { readonly [Of in Exclude<Check['of'], 'others'>]: Readonly<Record<string, string>> }
