import type { Problem } from '../../../rules/problem.ts'

/** The fault in a match file, link or journal, and its place. */
export function fileProblem({ reason, entry, field, detail }: Problem): string {
  const what = reasons[reason](detail ?? '')
  if (entry === undefined) return what
  const where = field === undefined ? `Zeile ${entry}` : `„${field}“ in Zeile ${entry}`
  return `${what} Die Stelle: ${where} der Partie.`
}

const because = (why: string) => (why === '' ? '.' : `: ${why}.`)

const reasons: Readonly<Record<Problem['reason'], (detail: string) => string>> = {
  notJson: () => 'Sie ist abgeschnitten oder beschädigt: Sie ist kein gültiges JSON.',
  tooLong: () => 'Sie ist zu lang für eine Partie.',
  leftUnread: () =>
    'Sie ist ungewöhnlich lang, und du hast sie nicht lesen lassen. Öffne sie noch einmal, um wieder gefragt zu werden.',
  notMatch: () => 'Sie ist JSON, aber keine Partie.',
  otherVersion: () => 'Sie wurde von einer anderen Version dieser Seite gespeichert.',
  olderVersion: () => 'Sie stammt von einer älteren Version dieser Seite und lässt sich nicht mehr öffnen.',
  damaged: () =>
    'Der Link ist unvollständig: Ein Teil fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken, oder die Partie als Datei.',
  badField: () => 'Etwas fehlt oder hat einen unmöglichen Wert.',
  otherGame: (game) => `Sie gehört zu ${game === '' ? 'einem Spiel' : `„${game}“`}, das diese Seite nicht hat.`,
  otherRuleset: (ruleset) => `Sie nutzt Version ${ruleset} der Regeln, die diese Seite nicht hat.`,
  otherEdition: (edition) => `Sie nutzt die Ausgabe „${edition}“. Lade zuerst diese Ausgabe.`,
  badOptions: (why) => `Ihr Aufbau ist ungültig${because(why)}`,
  badSeats: () => 'Sie nennt einen Platz, den das Spiel nicht hat.',
  wrongNumber: () => 'Eine Zeile fehlt oder ist doppelt.',
  wrongEpoch: () => 'Eine Zeile kommt vom falschen Gastgeber.',
  wrongPrev: () => 'Eine Zeile folgt nicht aus der davor.',
  wrongBy: () => 'Eine Zeile nennt jemanden, der sie nicht geschrieben haben kann.',
  wrongSig: () => 'Eine Zeile ist nicht von der Person unterschrieben, die sie nennt.',
  playedBefore: () =>
    'Sie trägt den Namen einer Partie, die du schon gespielt hast, ist aber eine andere. Ihr Gastgeber könnte wissen, was gezogen wird. Bitte um einen neuen Tisch.',
  saysLess: () =>
    'Sie ist schlechter vor Betrug geschützt, als ihr Warteraum versprach. Vielleicht ist die Seite des Gastgebers zum Betrügen verändert. Versuch es noch einmal, um zu sehen, was schwächer ist, und zu entscheiden, ob du spielst.',
  leftWeaker: () =>
    'Sie ist schlechter vor Betrug geschützt als eine neue, und du hast nicht zugestimmt weiterzuspielen. Bitte um einen neuen Tisch, oder versuch es noch einmal und stimm zu.',
  otherName: () => 'Sie führt dich unter einem fremden Namen. Bitte um einen neuen Tisch.',
  noSetup: () => 'Sie beginnt nicht mit einem Aufbau.',
  secondSetup: () => 'Sie hat zwei Aufbauten.',
  illegalMove: () => 'Sie enthält einen Zug, den die Regeln nicht erlauben.',
  noChanceAsked: () => 'Es wurde gezogen, als nichts zu ziehen war.',
  undoNotFree: () => 'Etwas wurde zurückgenommen, das nicht zurückzunehmen war.',
  badPosition: (why) => `Sie wurde in eine unmögliche Stellung gebracht${because(why)}`,
  notAgreed: () => 'Sie wurde von außen verändert, ohne dass alle zugestimmt hatten.',
  farEpoch: () => 'Ein neuer Gastgeber überspringt mehr andere, als es gegeben haben kann.',
  badOpening: () => 'Eine verdeckte Karte wurde ohne Beweis aufgedeckt.',
  badDeal: () => 'Karten wurden ausgeteilt oder gezeigt, als das nicht möglich war.',
  badDeck: () => 'Jemand hat einen Stapel weitergegeben, den niemand gemischt haben kann.',
  badShare: () => 'Jemand hat einen falschen Schlüssel zu einer Karte gegeben.',
  badDraw: () => 'Es wurde gezogen, ohne dass alle beteiligt waren.',
  badSeed: () => 'Eine Ziehung ergibt sich nicht aus dem, was alle dazu beitrugen.',
  badDrawKey: () => 'Jemandes Beitrag zu den Ziehungen wurde ausgetauscht.',
  notOut: () => 'Ein Platz ist ausgeschieden, ohne aufzugeben.',
  badWish: () => 'Jemand bat um etwas, das in dem Moment nicht möglich war.',
  noWish: () => 'Jemand beantwortete eine Frage, die niemand gestellt hatte.',
  alreadyOver: () => 'Jemand gab nach dem Ende auf.',
  badNote: () => 'Sie hat eine Notiz zu viel, eine zu lange oder eine zu einer Zeile, die es nicht gibt.',
  wrongPosition: () => 'Sie führt zu einer anderen Stellung als der angegebenen.',
  wrongHash: () => 'Sie wurde nach dem Speichern verändert.',
  cutOff: () => 'Ihr Ende fehlt.',
}

/** Files that no way of opening one can use. */
export const files = {
  broken: `Diese Datei lässt sich nicht öffnen. ${reasons.notJson('')}`,
  other:
    'Diese Datei lässt sich nicht öffnen. Sie ist keine von unseren: weder eine Partie noch ein Fehlerbericht, ein Beweis, eine Ausgabe oder alles von einem Gerät.',
  edition: (why: string) => `Diese Ausgabe ist nicht verwendbar. ${why}`,
}
