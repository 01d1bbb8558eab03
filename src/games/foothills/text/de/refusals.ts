import { many } from '../../../../kit/german.ts'
import type { Facts, Reason } from '../../reasons.ts'
import { counted, kindName } from './goods.ts'
import { colours } from './seats.ts'

const named = (a: Facts, key: string, otherwise: string) => {
  const value = a[key]
  return value === undefined || value === '' ? otherwise : String(value)
}
const station = (a: Facts) => named(a, 'station', 'dieser Karte')
const card = (a: Facts) => named(a, 'card', 'Diese Karte')
const line = (a: Facts) => (named(a, 'line', '') === '' ? 'dieser Strecke' : `der Strecke ${a.line}`)
const kind = (a: Facts) => kindName[String(a.kind)] ?? 'Rohstoff'
const number = (a: Facts, key: string) => Number(a[key] ?? 0)

/** Goods of the kind that falls short. */
function goods(a: Facts, n: number): string {
  const known = (['iron', 'stone', 'rubble', 'passengers'] as const).find((one) => one === a.kind)
  return counted[known ?? 'resources'](n)
}

/** Words for having none of the kind that falls short. */
function none(a: Facts): string {
  const nothing = {
    iron: 'kein Eisenerz',
    stone: 'keinen Stein',
    rubble: 'keinen Schutt',
    passengers: 'keine Fahrgäste',
    resources: 'keine Rohstoffe',
  }
  const known = (['iron', 'stone', 'rubble', 'passengers'] as const).find((one) => one === a.kind)
  return nothing[known ?? 'resources']
}

/** The deed that would be paid for. */
const deed = (a: Facts) => ({ lay: 'ein Gleis', exchange: 'der Tausch' })[String(a.deed)] ?? 'das'

/** For each reason, the sentence that gives it. */
export const refusals: { readonly [R in Reason]: (amounts: Facts) => string } = {
  over: () => 'Die Partie ist vorbei.',
  notYourTurn: () => 'Du bist nicht am Zug.',
  drawing: () => 'Es werden Klötzchen gezogen. Einen Moment.',
  provideFirst: () => 'Wähle zuerst 2 Rohstoffe vom Lagerplatz.',
  selectFirst: () => 'Wähle zuerst eine Aktionskarte.',
  otherAction: () => 'Erst kommt etwas anderes.',
  cannotStop: () => 'Das musst du tun, bevor du aufhören kannst.',
  notYourCard: (a) => {
    const owner = colours[Number(a.owner ?? -1)]
    const that = a.card === undefined ? 'Diese Karte' : `Diese Karte ${a.card}`
    return owner ? `${that} gehört ${owner}.` : `${that} gehört nicht dir.`
  },
  noTicket: (a) =>
    a.card === undefined
      ? 'Dafür brauchst du eine Fahrkarte und hast keine.'
      : `${card(a)} verlangt eine Fahrkarte, und du hast keine.`,
  noOwnTrack: (a) => `${card(a)} verlangt eine Strecke mit einem Gleis von dir, und du hast keins verlegt.`,
  flipAlone: (a) => `${card(a)} könnte jetzt nur eine andere Karte umdrehen, und das genügt nicht.`,
  yardEmpty: () => 'Es sind keine Rohstoffe mehr da, weder auf dem Lagerplatz noch im Beutel.',
  notInYard: (a) => `Auf dem Lagerplatz ist kein ${kind(a)}.`,
  notInBag: (a) => `Im Beutel ist kein ${kind(a)}.`,
  wrongKind: (a) => `${kind(a)} bekommst du hier nicht.`,
  noneLeft: () => 'Was du bekämst, ist weder auf dem Lagerplatz noch im Beutel.',
  bagEmpty: () => 'Der Beutel ist leer.',
  yardFull: () => 'Der Lagerplatz ist schon voll.',
  allTickets: () => 'Du hast schon jede Fahrkarte, die im Spiel ist.',
  hasTicket: () => 'Diese Fahrkarte hast du schon.',
  notInPlay: () => 'Das ist in dieser Partie nicht im Spiel.',
  lineClear: (a) => `Auf ${line(a)} liegt kein Schutt. Wähle eine, auf der welcher liegt.`,
  lineUsed: (a) => `Auf ${line(a)} hast du schon geräumt. Jedes Stück Schutt muss von einer anderen Strecke kommen.`,
  twoLines: () => 'Du hast schon auf zwei Strecken geräumt. Nimm den Rest von ihnen.',
  notTicketLine: (a) =>
    a.station === undefined
      ? `Du hast keine Fahrkarte für diese Strecke${a.line ? `: ${a.line}` : ''}.`
      : `Für die Strecke von ${station(a)} hast du keine Fahrkarte.`,
  startStation: (a) => `Startbahnhof ${station(a)}: Hier liegt das Gleis schon.`,
  navvyHere: (a) => `Streckenarbeiter haben bei ${station(a)} schon alles gebaut.`,
  rubbleHere: (a) => `Bei ${station(a)} liegt noch ${number(a, 'rubble')} Schutt. Räume ihn zuerst.`,
  trackFull: (a) => `Bei ${station(a)} liegt das Gleis schon.`,
  notLeftmost: (a) =>
    a.first
      ? `Verlege Gleise von links nach rechts: ${a.first} kommt vor ${station(a)}.`
      : 'Verlege Gleise von links nach rechts.',
  noTrackSpace: () => 'Es gibt kein freies Gleisfeld ohne Schutt.',
  noTicketSpace: () => 'Auf keiner Strecke, für die du eine Fahrkarte hast, ist ein Gleisfeld frei.',
  noTile: () => 'Du hast alle deine Plättchen verbaut.',
  short: (a) => {
    if (a.need === undefined) return 'Das kannst du nicht bezahlen.'
    const have = number(a, 'have')
    const held = have === 0 ? none(a) : goods(a, have)
    return `Du hast ${held}, aber ${deed(a)} kostet ${number(a, 'need')}.`
  },
  noStationSpace: () => 'Es gibt keinen Bahnhof, den du bauen und bezahlen kannst.',
  noExtraStation: (a) => `Du kannst keinen Bahnhof mit ${goods(a, number(a, 'need'))} Aufpreis bezahlen.`,
  noTicketStation: () =>
    'Auf keiner Strecke, für die du eine Fahrkarte hast, kannst du einen Bahnhof bauen und bezahlen.',
  noTrackStation: () =>
    'Auf keiner Strecke, für die du eine Fahrkarte und auf der du ein Gleis hast, kannst du einen Bahnhof bauen und bezahlen.',
  nothingToBuild: (a) => `Bei ${station(a)} gibt es nichts zu bauen.`,
  spaceBuilt: (a) => `Der Bahnhof bei ${station(a)} ist schon gebaut.`,
  inOrder: (a) => `Baue die Bahnhöfe bei ${station(a)} der Reihe nach, von links nach rechts.`,
  notTrackLine: (a) => `Für keine Strecke bei ${station(a)} hast du sowohl Fahrkarte als auch Gleis.`,
  noPlace: () => 'Es gibt kein offenes Aktionsfeld, zu dem er gehen könnte.',
  noTicketPlace: () => 'Auf keiner Strecke, für die du eine Fahrkarte hast, ist ein Aktionsfeld offen.',
  noOwnPlace: () => 'Wo du Bahnhöfe gebaut hast, ist kein Aktionsfeld offen.',
  noAdjacentPlace: () => 'Neben deinem Vermesser ist kein Aktionsfeld offen.',
  noActionSpace: (a) => `Bei ${station(a)} gibt es keine Vermesseraktion.`,
  notOpen: (a) => `Bei ${station(a)} steht noch kein Bahnhof.`,
  occupied: (a) => `Bei ${station(a)} ist schon ein Vermesser.`,
  alreadyHere: (a) => `Dein Vermesser ist schon bei ${station(a)} und muss woandershin.`,
  alreadyHome: () => 'Dein Vermesser ist schon zu Hause.',
  notStart: (a) => `Kein Startbahnhof: ${station(a)}.`,
  notOwnStation: (a) => `Bei ${station(a)} hast du keinen Bahnhof gebaut.`,
  notAdjacent: (a) => `Nicht neben deinem Vermesser: ${station(a)}.`,
  onlyHop: () => 'Dein Vermesser kann nur auf den Bahnhof treten, den du gerade gebaut hast.',
  pubPrimary: () => 'In den Pub führt nur die goldene Vermesserkarte.',
  pubAgain: () => 'Dein Vermesser ist schon im Pub.',
  pubLimit: (a) => {
    if (number(a, 'stations') === 0)
      return 'Du brauchst mehr Bahnhöfe als gewertete Karten und hast noch keinen Bahnhof.'
    const stations = many(number(a, 'stations'), 'Bahnhof', 'Bahnhöfe')
    const scored = many(number(a, 'scored'), 'gewertete Karte', 'gewertete Karten')
    return `Du brauchst mehr Bahnhöfe als gewertete Karten und hast ${stations} und ${scored}.`
  },
  notSpare: () => 'Diese Karte kann die andere nicht ersetzen.',
  thisCard: (a) => `Du spielst ${card(a)}, sie dreht sich also ohnehin um.`,
  freshCard: (a) => `${card(a)} ist neu oder wurde in diesem Zug schon umgedreht.`,
  notInHand: () => 'So viele hast du nicht gezogen.',
}
