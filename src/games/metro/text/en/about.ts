import { listAnd } from '../../../../kit/english.ts'

/** The panels about things on the table. */
export const about = {
  station: {
    noTrain: 'No train',
    unused: 'No company uses this station, so its line scores nothing.',
    train: (name: string) => `${name}’s train`,
    finished: (name: string) => `${name}’s finished line`,
    length: 'Length',
    scored: 'Scored',
    soFar: 'So far',
    waitsAt: 'Waits at',
    atEdge: 'at the edge',
    inCity: 'in the city',
    orMore: (points: string) => `${points} or more.`,
  },
  seat: {
    trains: 'Trains',
    inHand: 'In hand',
    intoCity: 'Into the city',
    toEdge: 'To the edge',
    /** Lines with their points. */
    lines: (lines: readonly string[]) => `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}.`,
  },
  city: {
    title: 'The city',
    kind: 'Every tile counts twice',
    text: 'A line that ends in the city scores 2 points for each tile instead of 1.',
    noLine: 'No line has reached it yet.',
  },
  pool: {
    title: 'Tiles to draw',
    inHands: 'In hands',
    countUnseen: (count: number) => `${count} not yet seen`,
    unseen: 'Not yet seen',
  },
  ofAll: (count: number) => `${count} of the 60 tiles`,
  cell: {
    empty: 'Empty square',
    laidBy: (name: string) => `Tile laid by ${name}`,
    tracks: 'Tracks',
    linesOver: 'Lines crossing it',
    noneYet: 'None yet.',
    list: listAnd,
    /** A line, and how often it passes over the square. */
    passing: (line: string, times: number) =>
      `${line}${['', '', ' (twice)', ' (three times)'][times] ?? ' (four times)'}`,
    startsHere: 'Starts here',
    waitsHere: 'Waits here',
    soFar: (tiles: string) => `${tiles} so far`,
    canGo: 'A tile can go here.',
  },
  hand: {
    noOne: 'No one',
    tileOf: (name: string) => `${name}’s tile`,
    closed: 'Face down',
    seenBy: (name: string) => `Only ${name} can see it.`,
    open: 'Seen by everyone',
    seenAlone: (name: string) => `Seen by ${name} alone`,
    inBox: 'In the box',
    turning: {
      head: 'Turning',
      fixed: 'It isn’t turned: the mark in its corner matches that of the square.',
      turned: 'It may be turned before it’s laid.',
    },
    drawn: { head: 'Drawn', text: 'It has to be laid this turn.' },
  },
}
