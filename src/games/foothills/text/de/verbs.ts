import { many } from '../../../../kit/german.ts'
import { verbsIn } from '../verbs.ts'
import { counted, goodsText, listOr, times } from './goods.ts'

const places = {
  any: 'auf ein offenes Aktionsfeld',
  ticketed: 'auf ein offenes Aktionsfeld einer Strecke, für die du eine Fahrkarte hast',
  start: 'auf das Aktionsfeld eines Startbahnhofs',
  own: 'auf ein Aktionsfeld, wo du einen Bahnhof gebaut hast',
  adjacent: 'auf ein offenes Aktionsfeld einer Nachbarkarte',
}

/** Where the cubes that aren’t kept go. */
const toYard = (rest: number) =>
  rest === 1 ? 'Der andere kommt auf den Lagerplatz.' : 'Die anderen kommen auf den Lagerplatz.'

export const { verbText, verbsText, buildEffectText, priceText, trade } = verbsIn({
  goods: { goodsText, listOr },
  take: (upTo) =>
    upTo > 2
      ? `Nimm 1 bis ${upTo} Rohstoffe vom Lagerplatz.`
      : `Nimm ${upTo === 2 ? '1 oder 2 Rohstoffe' : '1 Rohstoff'} vom Lagerplatz.`,
  takePerTicket: (upTo) =>
    `Nimm für jede deiner Fahrkarten 1 Rohstoff vom Lagerplatz${upTo > 1 ? `, höchstens ${upTo}` : ''}.`,
  gain: (goods) => `Du bekommst ${goods}.`,
  chosen: (resources) => `${resources} nach Wahl`,
  chosenAnd: (resources, others) => `${resources} nach Wahl und ${others}`,
  ticket: {
    here: 'Du bekommst die Fahrkarte dieses Bahnhofs.',
    any: 'Du bekommst eine Fahrkarte, die du noch nicht hast.',
  },
  dig: (cubes, from) => `Räume ${counted.rubble(cubes)}${from}.`,
  digFrom: {
    one: { plain: ' auf einer Strecke', ticketed: ' auf einer Strecke, für die du eine Fahrkarte hast' },
    oneOrTwo: {
      plain: ' auf einer oder zwei Strecken',
      ticketed: ' auf einer oder zwei Strecken, für die du Fahrkarten hast',
    },
    each: {
      plain: ', jeden auf einer anderen Strecke',
      ticketed: ', jeden auf einer anderen Strecke, für die du eine Fahrkarte hast',
    },
  },
  give: (rubble) => `Gib ${rubble} davon deinem Gegner.`,
  upTo: (n, deals) => `Bis zu ${times(n)}: ${deals}.`,
  swap: (one, other) => `tausche ${one} gegen ${other} oder umgekehrt`,
  trade: (give, get) => `tausche ${give} gegen ${get}`,
  lay: (price) => `verlege ein Gleis für ${price}`,
  layTicketed: (price) => `verlege ein Gleis für ${price} auf einer Strecke, für die du eine Fahrkarte hast`,
  anyPrice: (resources) => `beliebige ${resources}`,
  build: {
    where: {
      any: '',
      ticket: ' auf einer Strecke, für die du eine Fahrkarte hast',
      track: ' auf einer Strecke, auf der du ein Gleis hast',
      both: ' auf einer Strecke, auf der du ein Gleis und für die du eine Fahrkarte hast',
    },
    plain: (where) => `Baue einen Bahnhof${where}.`,
    extra: (where, goods) => `Baue einen Bahnhof${where} und zahle ${goods} mehr.`,
    less: (where, goods) => `Baue einen Bahnhof${where} und zahle ${goods} weniger.`,
    noBonus: 'Den Bonus bekommst du nicht.',
  },
  survey: (to, pub) =>
    `Schicke deinen Vermesser nach Hause${pub ? ', in den Pub' : ''} oder ${places[to]} und nutze es.`,
  flip: (cards) =>
    cards === 1
      ? 'Du darfst außerdem 1 andere Aktionskarte umdrehen.'
      : `Du darfst außerdem bis zu ${cards} andere Aktionskarten umdrehen.`,
  flipAny: 'Drehe beliebig viele deiner Aktionskarten um.',
  score: 'Du darfst eine deiner Aktionskarten werten, wie im Pub.',
  draw: (cubes) => `Ziehe ${many(cubes, 'Rohstoff', 'Rohstoffe')} blind aus dem Beutel.`,
  sort: (goods) => `Suche ${goods} aus dem Beutel.`,
  keep: (keep, rest) => `Behalte ${keep}. ${toYard(rest)}`,
  keepOf: (keep, rest) => `Behalte ${keep} davon. ${toYard(rest)}`,
  refill: (to) => `Fülle den Lagerplatz auf ${to} Klötzchen auf.`,
  stock: (cubes) => `Lege ${many(cubes, 'Klötzchen', 'Klötzchen')} aus dem Beutel auf den Lagerplatz.`,
  summit: 'Hole dir das Gipfelplättchen.',
  onBuilding: (text) => `Wenn du hier baust: ${text}`,
})
