import { need } from '../../kit/assert.ts'
import type { EditionMark } from '../../rules/game.ts'
import type { ActionCard, Goods, Station } from './cards.ts'
import { type Edition, letters, markOf, numerals } from './content/edition.ts'

import { type CardLayout, layoutsOf } from './layout.ts'
import type { Cost } from './verbs/verb.ts'

export type { ActionCard, CardSide, Goods, Space, Station } from './cards.ts'

/** The contents of the game's box: an edition, indexed for the rules. Made once, never changed. */
export interface Box {
  readonly edition: EditionMark
  readonly lines: readonly {
    readonly numeral: string
    readonly name: string
    readonly bonus: number
    /** The station spaces on its cards. */
    readonly spaces: readonly number[]
  }[]
  readonly stations: readonly Station[]
  readonly actions: readonly ActionCard[]
  /** Starting station of each ticket. */
  readonly tickets: readonly Station[]
  readonly trackSpaces: number
  readonly stationSpaces: number
  readonly iron: number
  readonly stone: number
  readonly events: number
  readonly navvies: number
  readonly stops: number
  readonly tiles: number
  readonly summit: number
  /** Layouts of the station cards, by set of lines in play (a bit per line); 0 is before the deal. */
  readonly layouts: readonly (CardLayout | undefined)[]
}

/** The box of an edition that the schema has read. */
export function openBox(edition: Edition): Box {
  const stations = stationsOf(edition)
  return {
    edition: markOf(edition),
    lines: edition.lines.map((l, line) => ({
      numeral: l.id,
      name: shownName(l.name),
      bonus: l.bonus,
      spaces: spacesIn(stations, line),
    })),
    stations,
    actions: edition.actions.map((_, index) => actionOf(edition, index)),
    tickets: stations.filter((station) => station.start),
    trackSpaces: stations.reduce((sum, station) => sum + station.tracks, 0),
    stationSpaces: stations.reduce((sum, station) => sum + station.spaces.length, 0),
    iron: edition.components.iron,
    stone: edition.components.stone,
    events: edition.components.events,
    navvies: edition.components.navvies,
    stops: edition.components.stops,
    tiles: edition.components.tiles,
    summit: edition.components.summit,
    layouts: layoutsOf(stations),
  }
}

const spacesIn = (stations: readonly Station[], line: number): readonly number[] =>
  stations
    .filter(({ lines }) => lines.includes(line))
    .flatMap(({ spaces, firstSpace }) => spaces.map((_, at) => firstSpace + at))

/** Editions keep plain apostrophes: matches are pinned to the hash of their values. */
export const shownName = (name: string): string => name.replaceAll("'", '’')

function stationsOf(edition: Edition): Station[] {
  let firstTrack = 0
  let firstSpace = 0
  let ticket = 0
  return edition.stations.map((s, index) => {
    const station: Station = {
      index,
      id: s.id,
      name: shownName(s.name),
      lines: s.lines.map((numeral) => numerals.indexOf(numeral)),
      columns: s.columns,
      start: s.start === true,
      rubble: s.rubble,
      tracks: s.tracks,
      firstTrack,
      spaces: s.spaces.map((space) => ({
        cost: goods(space.cost),
        bonus: { vp: space.bonus.vp ?? 0, passengers: space.bonus.passengers ?? 0 },
      })),
      firstSpace,
      ordered: s.ordered === true,
      action: s.action,
      effect: s.effect,
      ticket: s.start ? ticket++ : undefined,
    }
    firstTrack += station.tracks
    firstSpace += station.spaces.length
    return station
  })
}

function actionOf(edition: Edition, index: number): ActionCard {
  const card = need(edition.actions[index], 'an action card')
  const golden = edition.golden[card.primary]
  return {
    index,
    id: card.id,
    colour: card.colour,
    pair: letters.indexOf(card.primary),
    golden: { letter: card.primary, name: shownName(golden.name), verbs: golden.verbs },
    grey: { letter: card.secondary, name: shownName(card.grey.name), verbs: card.grey.verbs },
    scoring: card.scoring,
  }
}

/** A full price: a missing kind is none. */
export function goods(cost: Cost): Goods {
  return { iron: cost.iron ?? 0, stone: cost.stone ?? 0, rubble: cost.rubble ?? 0, passengers: cost.passengers ?? 0 }
}
