import type { Problem } from '../../../rules/problem.ts'

/** The fault in a match file, link or journal, and its place. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  const where = field === undefined ? `Aktion ${entry}` : `„${field}“ in Aktion ${entry}`
  return `${what} Die Stelle: ${where}.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'Sie ist abgeschnitten oder beschädigt: Sie ist kein gültiges JSON.',
  tooLong: () => 'Sie ist zu lang für eine Partie.',
  leftUnread: () =>
    'Sie ist ungewöhnlich lang, und du hast sie nicht lesen lassen. Willst du sie doch lesen, öffne sie noch einmal.',
  notMatch: () => 'Sie ist JSON, aber keine Partie.',
  otherVersion: () => 'Sie wurde von einer anderen Version dieser Seite gespeichert.',
  olderVersion: () => 'Sie stammt von einer älteren Version dieser Seite, und diese hier kann sie nicht öffnen.',
  damaged: () =>
    'Der Link ist unvollständig: Ein Teil fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken, oder die Partie als Datei.',
  badField: () => 'Etwas fehlt oder hat einen unmöglichen Wert.',
  otherGame: (game) => `Sie gehört zu ${game === '' ? 'einem Spiel' : `„${game}“`}, das diese Seite nicht hat.`,
  otherRuleset: (ruleset) => `Sie nutzt Version ${ruleset} der Regeln, die diese Seite nicht hat.`,
  otherEdition: (edition) => `Sie nutzt die Ausgabe „${edition}“. Lade zuerst diese Ausgabe.`,
  badOptions: (why) => `Ihr Aufbau ist ungültig${because(why)}`,
  badSeats: () => 'Sie nennt einen Platz, den das Spiel nicht hat.',
  wrongNumber: () => 'Eine Aktion fehlt oder ist doppelt.',
  wrongEpoch: () => 'Eine Aktion kommt vom falschen Gastgeber.',
  wrongPrev: () => 'Eine Aktion folgt nicht auf die davor.',
  wrongBy: () => 'Eine Aktion nennt jemanden, der sie nicht gemacht haben kann.',
  wrongSig: () => 'Eine Aktion ist nicht von der Person unterschrieben, die sie nennt.',
  playedBefore: () =>
    'Sie hat denselben Namen wie eine Partie, die du schon gespielt hast, ist aber eine andere. Ihr Gastgeber könnte wissen, was gezogen wird. Bitte um einen neuen Tisch.',
  saysLess: () =>
    'Sie ist schlechter vor Betrug geschützt, als ihr Warteraum versprach. Vielleicht wurde die Seite des Gastgebers zum Betrügen verändert. Versuche es noch einmal, um zu sehen, was schwächer ist, und entscheide dann, ob du spielst.',
  leftWeaker: () =>
    'Sie ist schlechter vor Betrug geschützt als eine neue, und du wolltest nicht weiterspielen. Bitte um einen neuen Tisch, oder versuche es noch einmal und spiele weiter.',
  otherName: () => 'Sie nennt dich bei einem Namen, der nicht deiner ist. Bitte um einen neuen Tisch.',
  noSetup: () => 'Sie beginnt nicht mit einem Aufbau.',
  secondSetup: () => 'Sie hat zwei Aufbauten.',
  illegalMove: () => 'Sie enthält eine Aktion, die die Regeln nicht erlauben.',
  badPledge: () =>
    'Eine verdeckte Antwort ist nicht die, auf die sich jemand festgelegt hatte, oder kam außer der Reihe.',
  noChanceAsked: () => 'Es wurde gezogen, als nichts zu ziehen war.',
  undoNotFree: () => 'Jemand hat etwas zurückgenommen, das sich nicht zurücknehmen ließ.',
  badPosition: (why) => `Sie wurde in eine unmögliche Stellung gebracht${because(why)}`,
  notAgreed: () => 'Sie wurde außerhalb der Regeln verändert, ohne dass alle zugestimmt hatten.',
  farEpoch: () => 'Sie überspringt mehr Gastgeber, als die Partie gehabt haben kann.',
  badOpening: () => 'Eine verdeckte Karte wurde ohne Beweis aufgedeckt.',
  badDeal: () => 'Karten wurden zur falschen Zeit ausgeteilt oder gezeigt.',
  badDeck: () => 'Jemand hat einen Stapel weitergegeben, der durch kein Mischen entstehen kann.',
  badShare: () => 'Jemand hat den falschen Schlüssel zu einer Karte herausgegeben.',
  badDraw: () => 'Es wurde gezogen, ohne dass alle beteiligt waren.',
  badSeed: () => 'Eine Ziehung ist nicht die, die alle gemeinsam gemacht haben.',
  badDrawKey: () => 'Jemand hat den Beitrag eines Mitspielers zu den Ziehungen ausgetauscht.',
  notOut: () => 'Jemand ist ausgeschieden, ohne aufzugeben.',
  badWish: () => 'Jemand bat um etwas, das in dem Moment nicht möglich war.',
  noWish: () => 'Jemand hat auf eine Anfrage geantwortet, die niemand gestellt hatte.',
  alreadyOver: () => 'Jemand gab nach dem Ende auf.',
  badNote: () => 'Sie hat eine Notiz zu viel, eine zu lange oder eine zu einer Aktion, die es nicht gibt.',
  wrongPosition: () => 'Sie führt zu einer anderen Stellung als der angegebenen.',
  wrongHash: () => 'Sie wurde nach dem Speichern verändert.',
  cutOff: () => 'Das Ende fehlt.',
}

/** Files that no way of opening one can use. */
export const files = {
  broken: `Diese Datei lässt sich nicht öffnen. ${reasons.notJson('')}`,
  other:
    'Diese Datei lässt sich nicht öffnen. Sie ist weder eine Partie noch ein Fehlerbericht, ein Beweis, eine Ausgabe oder die Sicherung eines Geräts.',
  edition: (why: string) => `Diese Ausgabe ist nicht verwendbar. ${why}`,
}
