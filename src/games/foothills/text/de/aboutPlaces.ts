import type { Seat } from '../../../../rules/game.ts'
import type { Box } from '../../box.ts'
import { type Board, boardOf, type Position } from '../../position.ts'
import { earnedSoFar, stationsIn } from '../../score.ts'
import type { BoardPart, CommonPart, GoodsKind, ThingWords, WordsLine } from '../words.ts'
import { bagText, goodsText, listAnd, many, sentence } from './goods.ts'
import { seatName } from './seats.ts'

const line = (head: string, text: string): WordsLine => ({ head, text })
const plain = (text: string): WordsLine => line('', text)

/** Points for the most stations in a line. */
export function bonusAbout(box: Box, p: Position, index: number): ThingWords {
  const counts = p.boards.map(
    (_, seat) => `${seatName(p, seat)} ${stationsIn(box, p, index, seat)}`,
  )
  const { name = '', bonus = 0 } = box.lines[index] ?? {}
  return {
    title: name,
    kind: `Streckenbonus: ${bonus} SP am Ende`,
    lines: [
      plain('Für die meisten Bahnhöfe an dieser Strecke. Bei Gleichstand bekommt ihn niemand.'),
      line('Bisher', `${listAnd(counts)}.`),
    ],
  }
}

const uses: { readonly [K in GoodsKind]: { readonly title: string; readonly use: string } } = {
  iron: {
    title: 'Eisenerz',
    use: 'Für Gleise und Bahnhöfe. Ausgegebenes Eisenerz kommt zurück in den Beutel.',
  },
  stone: {
    title: 'Stein',
    use: 'Für Bahnhöfe. Nimm ihn vom Lagerplatz oder tausch Schutt dafür. Ausgegebener Stein kommt zurück in den Beutel.',
  },
  rubble: {
    title: 'Schutt',
    use: 'Vom Räumen der Strecken. Tausch ihn gegen Stein oder gib ihn für Bahnhöfe aus.',
  },
  passengers: {
    title: 'Fahrgäste',
    use: 'Am Ende je ½ SP wert. Manche Bahnhöfe und Vermesseraktionen kosten Fahrgäste.',
  },
}

/** One kind of goods in a supply. */
export function goodsAbout(p: Position, seat: Seat, kind: GoodsKind): ThingWords {
  const { title, use } = uses[kind]
  const count = boardOf(p, seat).supply[kind]
  return { title, kind: `${seatName(p, seat)} hat ${count}`, lines: [plain(use)] }
}

type OnBoard = (box: Box, board: Board, name: string) => ThingWords

const tilesLeft = (box: Box, { stations, tracks }: Board) =>
  line('Plättchen übrig', `${box.tiles - stations - tracks}, für Gleise und Bahnhöfe zusammen.`)

const onBoards: { readonly [K in BoardPart]: OnBoard } = {
  hut: (_, __, name) => ({
    title: 'Vermesserhütte',
    kind: name,
    lines: [
      plain(
        'Dein Vermesser beginnt hier und kann mit jeder E-Karte zurückkommen. Zu Hause geschieht nichts.',
      ),
    ],
  }),
  pile: (_, { pile, stations }, name) => ({
    title: 'Wertungsstapel',
    kind: `${name}, ${many(pile.length, 'Karte', 'Karten')}`,
    lines: [
      plain('Jede Karte hier zählt am Ende, wie unten auf ihr steht.'),
      line('Grenze', `Nie mehr Karten als gebaute Bahnhöfe (${stations}).`),
    ],
  }),
  points: (_, board, name) => ({
    title: `Bisher ${earnedSoFar(board)} SP`,
    kind: name,
    lines: [
      line('Geräumt', `${board.earned.cleared} SP`),
      line('Gleise', `${board.earned.track} SP`),
      line('Bahnhöfe', `${board.earned.bonus} SP`),
      line('Vermesser', `${board.earned.exchange} SP`),
    ],
  }),
  stations: (box, board, name) => ({
    title: `${many(board.stations, 'Bahnhof', 'Bahnhöfe')} gebaut`,
    kind: name,
    lines: [plain('Für jeden Bahnhof darfst du eine Karte werten.'), tilesLeft(box, board)],
  }),
  tracks: (box, board, name) => ({
    title: `${many(board.tracks, 'Gleis', 'Gleise')} verlegt`,
    kind: name,
    lines: [tilesLeft(box, board)],
  }),
}

/** A part of a seat’s board. */
export const boardAbout = (box: Box, p: Position, seat: Seat, part: BoardPart): ThingWords =>
  onBoards[part](box, boardOf(p, seat), seatName(p, seat))

const commons: { readonly [K in CommonPart]: (box: Box, p: Position) => ThingWords } = {
  yard: (_, { yard: { iron, stone, event } }) => ({
    title: 'Lagerplatz',
    kind: sentence(goodsText({ iron, stone }, 'keine Rohstoffe')),
    lines: [
      plain('Nimm dir hier Rohstoffe. Geht der letzte, werden 6 Klötzchen aus dem Beutel gezogen.'),
      line(
        'Weiße Klötzchen',
        `Bisher ${event}. Sind es am Ende eines Zuges 3 oder mehr, kommen alle zurück in den Beutel.`,
      ),
    ],
  }),
  bag: (_, p) => ({
    title: 'Der Beutel',
    kind: sentence(bagText(p)),
    lines: [
      plain(
        'Ein weißes Klötzchen von hier bringt Streckenarbeiter. Ausgegebene Rohstoffe kommen hierher zurück.',
      ),
    ],
  }),
  pub: () => ({
    title: 'Der Pub',
    kind: 'Nur goldenes E',
    lines: [
      plain(
        'Werte eine deiner Aktionskarten. Sie kommt auf deinen Wertungsstapel, und eine Ersatzkarte mit denselben zwei Buchstaben nimmt ihren Platz ein, goldene Seite oben.',
      ),
      line('Grenze', 'Du brauchst mehr Bahnhöfe als gewertete Karten.'),
    ],
  }),
  navvies: (box, p) => ({
    title: 'Streckenarbeiter',
    kind: `noch ${box.navvies - p.navvies.filter(Boolean).length}`,
    lines: [
      plain(
        'Ein weißes Klötzchen schickt sie zur ersten unberührten Bahnhofskarte: Spalte für Spalte von links, jede von oben, ohne die Startbahnhöfe. Sie räumen und bauen dort alles, und Vermesser dürfen hin.',
      ),
      line(
        'Das Ende',
        'Die Partie endet, wenn Streckenarbeiter kommen müssten und kein Platz für sie ist.',
      ),
    ],
  }),
  stops: (box, p) => ({
    title: 'Prellböcke',
    kind: `noch ${box.stops - p.stops.length}`,
    lines: [
      plain('An das Ende jeder fertigen Strecke kommt einer.'),
      line('Das Ende', 'Die Partie endet, wenn der letzte steht.'),
    ],
  }),
  summit: (box) => ({
    title: 'Gipfelplättchen',
    kind: `${box.summit} SP am Ende`,
    lines: [plain('Bekommt, wessen Vermesser es zuletzt geholt hat.')],
  }),
  passengers: () => ({
    title: uses.passengers.title,
    kind: 'Unbegrenzt',
    lines: [plain(uses.passengers.use)],
  }),
  rubble: () => ({
    title: uses.rubble.title,
    kind: 'Unbegrenzt',
    lines: [plain(uses.rubble.use)],
  }),
}

/** A part of the table that belongs to no one. */
export const commonAbout = (box: Box, p: Position, part: CommonPart): ThingWords =>
  commons[part](box, p)
