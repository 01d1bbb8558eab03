import { many } from '../../../../kit/german.ts'
import type { Captions } from '../captions.ts'

/** A number that stands alone. */
const none = (count: number) => (count === 0 ? 'keins' : `${count}`)
const points = (count: number) => many(count, 'Punkt', 'Punkte')
const tiles = (count: number) => many(count, 'Plättchen', 'Plättchen')

/** The text printed on the table, in German. */
export const captions: Captions = {
  pool: 'Nachziehstapel',
  toDraw: 'Plättchen übrig',
  inOtherHands: (count) => `und ${none(count)} bei den anderen`,
  held: (count) => `und ${none(count)} auf der Hand`,
  unseen: 'Noch nicht gesehen, nach Art',
  yourTile: 'Dein Plättchen',
  yourTiles: 'Deine Plättchen',
  yourTurn: 'Du bist am Zug',
  toMove: 'am Zug',
  you: 'du',
  laid: (count, of) => `${count} von ${of} Plättchen gelegt`,
  standing: (ahead) => (ahead === 0 ? 'gleichauf' : ahead > 0 ? `führt mit ${ahead}` : `${-ahead} zurück`),
  linesOpen: (count) => (count === 0 ? 'keine Linie offen' : `${many(count, 'Linie', 'Linien')} offen`),
  open: (count) => (count === 0 ? 'keine offen' : `${count} offen`),
  seat: (name, count) => `${name}: ${points(count)}`,
  station: (number, company, count) =>
    company === undefined
      ? `Bahnhof ${number}`
      : count === undefined
        ? `Bahnhof ${number}: Hier wartet eine Lokomotive von ${company}`
        : `Bahnhof ${number}: Linie von ${company}, ${points(count)}`,
  city: 'Die Stadt',
  draw: 'Plättchen ziehen',
  show: 'Plättchen zeigen',
  twice: '×2',
  lineLength: tiles,
  lineWorth: (length, worth) => `${tiles(length)} · ${points(worth)}`,
  atEdge: (count) => `Rand: ${count}+ Punkte`,
  inCity: (count) => `Stadt: ${count}+ Punkte`,
  poolOf: (count) => `Nachziehstapel: noch ${tiles(count)}`,
  inPool: 'im Stapel',
  aDot: 'ein Punkt ist ein Plättchen',
  kind: (tile, unseen) => `${tile}: ${none(unseen)} noch nicht gesehen`,
  closedTile: 'Ein verdecktes Plättchen',
  onSquare: 'Linien auf diesem Feld',
  lineEnds: (line) => `Linie ${line} endet`,
  lineSetsOut: (line) => `Linie ${line} fährt los`,
  lineGoesOn: (line) => `Linie ${line} geht weiter`,
  endsFor: (count, city) => `${points(count)}, ${city ? 'Stadt ×2' : 'Rand'}`,
  tiles: (before, after) => (before === 0 ? tiles(after) : `${before} → ${tiles(after)}`),
  noneOfYours: 'keine von dir',
  nobodys: 'keine Linie ändert sich',
}
