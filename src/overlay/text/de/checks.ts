import { listAnd } from '../../../kit/german.ts'
import type { Check } from '../../../match/checkMatch.ts'

/** The verdict of all checks of a match together. */
export const verdicts = {
  proven: 'Diese Partie ist einwandfrei',
  open: 'Nichts Verdächtiges gefunden',
  unsigned: 'Nichts Verdächtiges gefunden, doch das kann sich jemand ausgedacht haben',
  false: 'Mit dieser Partie stimmt etwas nicht',
}

/** Things no check can tell. */
export const unchecked =
  'Nicht geprüft: ob jemand einem anderen über die Schulter gesehen oder seine Karten verraten hat. Auch sind Schlüssel keine Menschen: Wer sie alle hat, kann eine ganze Partie erfinden.'

/** A check of a match, in a sentence. `name` names a seat. */
export function checkSentence(check: Check, name: (seat: number) => string = (seat) => `Platz ${seat + 1}`): string {
  if (check.of === 'others') return confirmed(check)
  if (check.found === 'cheated') return cheated(check.seats.map(name))
  const sentences: Readonly<Record<string, string>> = checked[check.of]
  return sentences[check.found] ?? ''
}

const confirmed = ({ found, to, last }: Extract<Check, { of: 'others' }>) =>
  found === 'fine'
    ? `Alle bestätigen dieselbe Partie bis zur letzten Zeile, ${to}.`
    : `Alle bestätigen dieselbe Partie bis Zeile ${to} von ${last}. Was danach kommt, beruht bisher auf dem Wort des Gastgebers.`

const cheated = (names: readonly string[]) =>
  `Die Karten wurden nicht ehrlich ausgeteilt: ${listAnd(names)} ${names.length === 1 ? 'hat' : 'haben'} nicht wie versprochen gemischt.`

const checked = {
  rules: {
    fine: 'Jede Zeile folgt aus der davor, und zwar nach den Regeln.',
    false: 'Eine Zeile folgt nicht aus der davor.',
    test: 'Jede Zeile folgt aus der davor, und zwar nach den Regeln. Die Partie wurde zum Testen verändert.',
  },
  people: {
    fine: 'Alle haben unterschrieben, was sie taten.',
    none: 'Hier unterschreibt niemand: Es wurde ohne Schlüssel gespielt.',
    missing:
      'Es fehlen Unterschriften, also könnte sich das jemand ausgedacht haben. Ein Link hat nie welche, eine Datei schon.',
    false: 'Die Unterschrift eines Mitspielers ist falsch: Jemand hat diese Partie verändert.',
  },
  host: {
    fine: 'Der Gastgeber hat jede Zeile unterschrieben: Eine andere Partie, irgendwem gezeigt, würde ihn verraten.',
    none: 'Kein Gastgeber hat sie unterschrieben: Sie wurde ohne Schlüssel gespielt.',
    missing: 'Die Unterschriften des Gastgebers fehlen, also legt ihn nichts darauf fest.',
    false: 'Die Unterschrift des Gastgebers ist falsch: Jemand hat diese Partie verändert.',
  },
  chance: {
    fine: 'Jede Ziehung kam von den Geräten aller zusammen, also konnte sie niemand bestimmen.',
    missing: 'Die Nachweise, wer gezogen hat, fehlen, wie in jedem Link auf eine Partie. Ihre Datei enthält sie.',
    false: 'Eine Ziehung ist nicht die, die die Geräte aller zusammen ergaben.',
    partly: 'Einige Ziehungen kamen von einem Gerät, die anderen von den Geräten aller zusammen.',
    device: 'Gezogen wurde auf einem Gerät. Ob es dabei ehrlich zuging, lässt sich nicht prüfen.',
    host: 'Gezogen wurde auf dem Gerät des Gastgebers. Ob es dabei ehrlich zuging, lässt sich nicht prüfen.',
    none: 'Gezogen wurde nichts, außer vielleicht ausgeteilten Karten.',
  },
  cards: {
    fine: 'Jede verdeckte Karte wurde einmal ausgeteilt und am Ende so gezeigt, wie sie ausgeteilt worden war.',
    together:
      'Alle haben die verdeckten Karten gemeinsam gemischt und gezeigt, wie. Eine gezinkte Karte lässt sich nur so finden, im Nachhinein.',
    none: 'Verdeckte Karten wurden nicht ausgeteilt.',
    unfinished: 'Verdeckte Karten lassen sich prüfen, sobald die Partie vorbei ist.',
    closed: 'Einige verdeckte Karten wurden nie gezeigt und lassen sich deshalb nicht prüfen.',
    false: 'Die am Ende gezeigten Karten sind nicht die des Stapels.',
  },
} satisfies { readonly [Of in Exclude<Check['of'], 'others'>]: Readonly<Record<string, string>> }
