import { many } from '../../../../kit/english.ts'
import { sentence } from '../goods.ts'

export const lineBonus = {
  kind: (bonus: number) => `Line bonus: ${bonus} VP at the end`,
  text: 'For the most stations in this line. On a tie, no one gets it.',
  soFar: 'So far',
}

/** The uses of goods. */
export const uses = {
  iron: { title: 'Iron ore', use: 'Pays for track and stations. Spent iron ore goes back into the bag.' },
  stone: {
    title: 'Stone',
    use: 'Pays for stations. Take it from the stockyard or trade rubble for it. Spent stone goes back into the bag.',
  },
  rubble: { title: 'Rubble', use: 'Comes from clearing lines. Trade it for stone, or spend it on stations.' },
  passengers: {
    title: 'Passengers',
    use: 'Worth ½ VP each at the end. Some stations and surveyor actions cost passengers.',
  },
}
export const has = (name: string, count: number): string => `${name} has ${count}`

/** Headings and kinds that several places share. */
export const limit = 'Limit'
export const end = 'The end'
export const noLimit = 'No limit'
export const left = (count: number): string => `${count} left`

export const tilesLeft = { head: 'Tiles left', text: (count: number) => `${count}, for track and stations together.` }
export const hut = {
  title: 'Surveyor’s hut',
  text: 'Your surveyor starts here and can come back with any E card. Nothing happens at home.',
}
export const pile = {
  title: 'Scoring pile',
  kind: (name: string, cards: number) => `${name}, ${many(cards, 'card')}`,
  text: 'Each card here scores at the end, as shown at the bottom.',
  limit: (stations: number) => `Never more cards than stations built (${stations}).`,
}
export const points = {
  title: (points: number) => `${points === 0 ? 'No' : points} VP so far`,
  cleared: 'Cleared',
  track: 'Track',
  bonus: 'Stations',
  exchange: 'Surveyor',
  vp: (points: number) => `${points === 0 ? 'No' : points} VP`,
}
export const stations = {
  title: (count: number) => `${sentence(many(count, 'station'))} built`,
  text: 'You can score one card for each station.',
}
export const tracks = (count: number): string => `${sentence(many(count, 'track'))} laid`

export const yard = {
  title: 'Stockyard',
  none: 'no resources',
  text: 'Take resources from here. When the last one goes, 6 cubes are drawn from the bag.',
  white: 'White cubes',
  whiteText: (count: number) => `${count} so far. With 3 or more at the end of a turn, they all go back into the bag.`,
}
export const bag = {
  title: 'The bag',
  text: 'A white cube drawn from here brings navvies. Spent resources come back here.',
}
export const pub = {
  title: 'The pub',
  kind: 'Golden E only',
  text: 'Score an action card of yours. It goes to your scoring pile, and a spare card with the same two letters takes its place, golden side up.',
  limit: 'You need more stations than scored cards.',
}
export const navvies = {
  title: 'Navvies',
  text: 'A white cube sends them to the first untouched station card: column by column from the left, each from the top, skipping starting stations. They clear it and build everything there, and surveyors may visit.',
  end: 'The match ends when navvies are due and can’t be placed.',
}
export const stops = {
  title: 'Buffer stops',
  text: 'One goes at the end of each finished line.',
  end: 'The match ends when the last one is placed.',
}
export const summit = {
  title: 'Summit chit',
  kind: (points: number) => `${points} VP at the end`,
  text: 'Goes to the player whose surveyor claimed it last.',
}
