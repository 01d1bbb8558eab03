import type { Good } from '../../goods.ts'
import type { Facts, Reason } from '../../reasons.ts'
import { counted } from './goods.ts'
import { areas } from './names.ts'

const number = (a: Facts, key: string) => Number(a[key] ?? 0)
const named = (a: Facts, key: string, otherwise: string) => {
  const value = a[key]
  return value === undefined || value === '' ? otherwise : String(value)
}
const isGood = (kind: unknown): kind is Good => typeof kind === 'string' && Object.hasOwn(counted, kind)
const goods = (a: Facts, n: number) => (isGood(a.kind) ? counted[a.kind](n) : `${n}`)
const area = (a: Facts) => Object.entries(areas).find(([letter]) => letter === a.area)?.[1] ?? 'Dieser Bereich'
const station = (a: Facts) => named(a, 'station', 'diesem Bahnhof')
const train = (a: Facts) => named(a, 'train', 'Diese Lokomotive')
const short = (a: Facts) => `Du hast ${goods(a, number(a, 'have'))}, aber das kostet ${number(a, 'need')}.`

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Facts) => string>> = {
  over: () => 'Die Partie ist vorbei.',
  notYourTurn: () => 'Du bist nicht am Zug.',
  drawing: () => 'Es werden Klötzchen und Karten gezogen. Einen Moment.',
  otherAction: () => 'Erst kommt etwas anderes.',
  cannotStop: () => 'Das musst du tun, bevor es weitergeht.',
  endFirst: () => 'Wähle zuerst das Ende der Strecke, an dem du beginnst.',
  hasBegun: () => 'Alle haben schon gewählt, wo sie beginnen.',
  postFirst: () => 'Wähle zuerst das Ende für den neutralen Vermesser.',
  hasPost: () => 'Der neutrale Vermesser steht schon.',
  oneLine: () => 'Auf dieser Strecke beginnen alle in Llanberis.',
  placeFirst: () => 'Setze zuerst deine Arbeiter ein.',
  noSpace: (a) => `${area(a)}: So ein Feld gibt es nicht.`,
  taken: () => 'Auf diesem Feld ist schon ein Arbeiter.',
  areaFull: (a) => `${area(a)}: Dort ist kein Feld mehr frei.`,
  fog: (a) => `${area(a)}: Nebel. Dort kann in dieser Runde niemand arbeiten.`,
  noTrain: () => 'Für einen dritten Arbeiter brauchst du eine Lokomotive und hast keine.',
  hasPlaced: () => 'Den dritten Arbeiter holst du, bevor du den ersten einsetzt.',
  hasHired: () => 'Dein dritter Arbeiter ist schon aus dem Pub geholt.',
  shortCoal: short,
  notHeld: () => 'Diesen Auftrag hast du nicht.',
  usedUp: () => 'Diesen Auftrag hast du genutzt. Werten kannst du ihn am Ende trotzdem.',
  otherArea: (a) => `Dieser Auftrag gehört zu: ${area(a)}.`,
  locked: () => 'In dieser Runde darf niemand mehr einen Auftrag nutzen.',
  onlyUpkeep: () => 'Dieser Auftrag ist nur für die Wartung von Lokomotiven da.',
  noUse: () => 'Dieser Auftrag würde jetzt nichts bewirken.',
  noLabourer: () => 'Dieser Auftrag hilft deinen Arbeitern dort, und du hast dort keinen.',
  startFixed: () => 'Der Startspielerstein bleibt in dieser Runde, wo er ist.',
  notNow: (a) =>
    a.area === undefined
      ? 'Aufträge nutzt man, kurz bevor die Arbeiter eines Bereichs drankommen.'
      : `Diesen Auftrag nutzt man, kurz bevor die Arbeiter drankommen: ${area(a)}.`,
  yardEmpty: () => 'Der Lagerplatz ist leer.',
  notInYard: (a) =>
    `Du willst ${goods(a, number(a, 'need'))}, aber der Lagerplatz hat nur ${number(a, String(a.kind))}.`,
  tooMany: (a) => `Du darfst bis zu ${counted.cubes(number(a, 'most'))} nehmen, und das sind ${number(a, 'need')}.`,
  tooMuchCoal: (a) =>
    `Du darfst auf einmal bis zu ${counted.coal(number(a, 'most'))} nehmen, und das sind ${number(a, 'need')}.`,
  noRubble: () => 'Es ist kein Schutt mehr da.',
  onlySteel: () => 'Damit machst du nur Stahlbarren.',
  onlyStone: () => 'Damit machst du nur Stein.',
  tooOften: (a) => `Du darfst bis zu ${number(a, 'most')}-mal tauschen, und das wäre ${number(a, 'need')}-mal.`,
  shortIron: short,
  shortRubble: short,
  noSteel: () => 'Im allgemeinen Vorrat sind nicht mehr genug Stahlbarren.',
  noStone: () => 'So viel Stein kannst du jetzt nicht machen.',
  allLaid: () => 'Alle Gleise liegen schon.',
  noSite: () => 'So einen Bauplatz gibt es nicht.',
  noOpenSite: () => 'Du kannst keinen der offenen Bauplätze bezahlen.',
  siteTaken: (a) => `Dieser Bauplatz in ${station(a)} ist schon bebaut.`,
  siteLost: (a) => `Ein Ereignis hat den Bahnhof geschlossen: In ${station(a)} baut niemand mehr.`,
  notReached: (a) => `Auf dem Weg zu ${station(a)} liegt noch Schutt.`,
  notSurveyed: (a) => `Dein Vermesser war noch nicht in ${station(a)}.`,
  noMarker: () => 'Du hast alle deine Besitzmarken gelegt.',
  short,
  shortInstead: (a) => `Als Ersatz bräuchtest du ${goods(a, number(a, 'need'))}, und du hast ${number(a, 'have')}.`,
  otherPrice: () => 'So kannst du das nicht bezahlen.',
  notForSale: () => 'Lokomotiven sind noch nicht im Verkauf. Das ändert erst ein Ereignis.',
  ownTrain: (a) => `${train(a)} gehört dir schon.`,
  notInShed: (a) => `${train(a)} ist nicht im Lokschuppen.`,
  onlyTrain: () => 'Spielst du allein, kannst du keine andere Lokomotive kaufen.',
  notInOffice: () => 'Dieser Auftrag ist nicht im Baubüro.',
  deckEmpty: () => 'Es sind keine Aufträge mehr zu ziehen.',
  noneToKeep: () => 'Im Beutel ist nichts, was du behalten könntest: Weiße Klötzchen gehen zurück.',
  endOfLine: () => 'Dein Vermesser ist am Ende der Strecke.',
  sameDisc: () => 'Das ist schon das nächste Wetter.',
  notYourLabourer: () => 'Dort hast du keinen Arbeiter.',
  alreadyThere: (a) => `${area(a)}: Dort ist dein Arbeiter schon.`,
  notDrawn: () => 'Diesen Auftrag hast du nicht gezogen.',
  noUpkeep: () => 'Diesen Auftrag kannst du nicht für die Wartung abwerfen.',
  shortUpkeep: () => `Die Wartung kostet ${counted.steel(1)}, und du hast keinen.`,
  cannotScore: () => 'Für all das hast du nicht genug: Schutt und Marken zählen je nur für einen Auftrag.',
  scoresMore: () => 'Was du hast, reicht noch für einen weiteren Auftrag.',
}
