import { listAnd, whose } from '../../../../kit/german.ts'

/** The panels about things on the table. */
export const about = {
  station: {
    noTrain: 'Keine Lokomotive',
    unused: 'Keine Gesellschaft nutzt diesen Bahnhof, deshalb bringt seine Linie nichts.',
    train: (name: string) => `${whose(name)} Lokomotive`,
    finished: (name: string) => `${whose(name)} vollendete Linie`,
    length: 'Länge',
    scored: 'Wertung',
    soFar: 'Bisher',
    waitsAt: 'Wartet auf',
    atEdge: 'am Rand',
    inCity: 'in der Stadt',
    orMore: (points: string) => `${points} oder mehr.`,
  },
  seat: {
    trains: 'Lokomotiven',
    inHand: 'Auf der Hand',
    intoCity: 'In die Stadt',
    toEdge: 'An den Rand',
    /** Lines with their points. */
    lines: (lines: readonly string[]) => `${lines.length === 1 ? 'Linie' : 'Linien'} ${lines.join(', ')}.`,
  },
  city: {
    title: 'Die Stadt',
    kind: 'Jedes Plättchen zählt doppelt',
    text: 'Eine Linie, die in der Stadt endet, bringt 2 Punkte pro Plättchen statt 1.',
    noLine: 'Noch hat keine Linie sie erreicht.',
  },
  pool: {
    title: 'Der Nachziehstapel',
    inHands: 'Auf der Hand',
    countUnseen: (count: number) => `${count} noch nicht gesehen`,
    unseen: 'Noch nicht gesehen',
  },
  ofAll: (count: number) => `${count} der 60 Plättchen`,
  cell: {
    empty: 'Leeres Feld',
    laidBy: (name: string) => `Plättchen von ${name}`,
    tracks: 'Gleise',
    linesOver: 'Linien auf diesem Plättchen',
    noneYet: 'Noch keine.',
    list: listAnd,
    /** A line, and how often it passes over the square. */
    passing: (line: string, times: number) => `${line}${['', '', ' (zweimal)', ' (dreimal)'][times] ?? ' (viermal)'}`,
    startsHere: 'Beginnt hier',
    waitsHere: 'Wartet hier',
    soFar: (tiles: string) => `bisher ${tiles}`,
    canGo: 'Hier kann ein Plättchen liegen.',
  },
  hand: {
    noOne: 'Niemand',
    tileOf: (name: string) => `${whose(name)} Plättchen`,
    closed: 'Verdeckt',
    seenBy: (name: string) => `Nur ${name} kann es sehen.`,
    open: 'Für alle sichtbar',
    seenAlone: (name: string) => `Nur für ${name} sichtbar`,
    inBox: 'In der Schachtel',
    turning: {
      head: 'Drehen',
      fixed: 'Es wird nicht gedreht: Das Zeichen in seiner Ecke passt zu dem des Feldes.',
      turned: 'Es darf vor dem Legen gedreht werden.',
    },
    drawn: { head: 'Gezogen', text: 'Es muss in diesem Zug gelegt werden.' },
  },
}
