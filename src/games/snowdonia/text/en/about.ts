import { many } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The panels about things on the table. */
export const about = {
  station: {
    kind: (number: number) => `Station ${number}`,
    closed: 'Closed by an event',
    surveyor: 'Surveyor',
    worth: (points: number) => `${counted.points(points)} if yours is here at the end.`,
    sites: 'Building sites',
    digs: 'Excavation sites',
    here: 'Here now',
    gift: 'Gift',
    gains: (goods: string) => `Each site built here brings ${goods} from the bag.`,
    upkeep: 'Trains need upkeep as soon as all the rubble here is gone.',
  },
  track: {
    title: (station: string) => `Track before ${station}`,
    kind: (points: number) => `Track card, ${counted.points(points)}`,
    open: (rubble: number) => `${counted.rubble(rubble)} to dig first. It goes to the companies that dig.`,
    clear: `Clear. Track costs ${counted.steel(1)}, and its points go to the company that lays it.`,
    laid: (name: string) => `Laid by ${name}.`,
    lost: 'Laid by an event. No one scored for it.',
  },
  contract: {
    kind: 'Contract',
    use: (area: string) => `Once, for ${area}`,
    useUpkeep: 'Once, for train upkeep',
    atEnd: 'At the end',
    scores: 'It would score now.',
    state: 'State',
    used: 'Used, but it can still score.',
    heldBy: (name: string) => `${name}’s contract`,
    weather: 'Weather on its back',
  },
  train: {
    kind: 'Train',
    ownedBy: (name: string) => `${name}’s train`,
    price: 'Price',
    costs: (steel: number, coal: number) =>
      coal === 0
        ? `${counted.steel(steel)}. It comes without coal.`
        : `${counted.steel(steel)}. It comes with ${counted.coal(coal)}.`,
    hire: 'Third labourer',
    hires: (coal: number) =>
      `Pay ${counted.coal(coal)} before you place your first labourer, and a third one helps this round.`,
    power: 'Power',
    none: 'None.',
    notYet: 'Not for sale yet.',
  },
  area: {
    kind: (letter: string) => `Area ${letter}`,
    does: {
      A: (cubes: number, coal: number) =>
        `Take up to ${counted.cubes(cubes)}, at most ${counted.coal(coal)}. The last space also gives you the start player marker.`,
      B: 'Dig as much rubble as today’s rate, starting from the bottom of the line. Clear a site at a station and it’s yours.',
      C: (times: number, iron: number, rubble: number) =>
        `Trade up to ${times} times: ${counted.iron(iron)} for a steel bar, or ${counted.rubble(rubble)} for a stone.`,
      D: `Lay as much track as today’s rate, starting from the bottom of the line, for ${counted.steel(1)} each.`,
      E: 'Build one site at a station the dug line has reached, or buy a train.',
      F: 'Take one of the contracts on offer.',
      G: 'Move your surveyor on to the next station. There’s always room here.',
    },
    dug: 'With all the rubble gone, this is a second place to build: one site, or a train.',
    today: 'Today',
    rate: (rate: number) => `The rate is ${rate}.`,
    fog: 'Fog: no one can work here.',
  },
  event: {
    title: (space: number) => `Event ${space}`,
    kind: 'Event track',
    does: {
      dig: 'As many cards and sites as the excavation rate lose all their rubble, starting from the bottom of the line. No one scores.',
      trains: 'Trains go on sale.',
      lay: 'As many tracks as the track rate are laid, starting from the bottom of the line. No one scores.',
      station: 'The first station with a site left is closed. Its open sites are lost.',
      upkeep: `Each company with a train pays ${counted.steel(1)} or returns it.`,
    },
    back: (cubes: number) => `Then ${counted.event(cubes)} go back into the bag.`,
    isNext: 'The next white cube comes here.',
    isTaken: 'A white cube is here.',
    now: 'If it came now',
  },
  goods: {
    has: (name: string, count: number) => `${name} has ${count}`,
    use: {
      iron: 'Becomes steel bars at the Works.',
      stone: 'Pays for building sites.',
      steel: 'Pays for track, building sites, trains and their upkeep.',
      rubble: 'Becomes stone at the Works, and scores with contracts.',
      coal: 'Hires a third labourer, if you have a train.',
    },
  },
  seat: {
    soFar: (points: number) => `${counted.points(points)} so far`,
    contracts: 'Contracts',
    markers: 'Ownership markers',
    left: (count: number) => `${count} left.`,
  },
  weather: {
    title: 'Weather',
    kind: (round: number) => `Round ${round}`,
    now: 'This round',
    next: 'Next round',
    later: 'The round after',
    rates: (weather: string, dig: number, lay: number) => `${weather}. Excavation ${dig}, Lay Track ${lay}.`,
    fog: (weather: string) => `${weather}. No digging, no track.`,
    none: 'No weather yet',
    moves: 'What it does',
    text: (sun: readonly [number, number], rain: readonly [number, number]) =>
      `Sun moves the excavation rate up ${many(sun[0], 'space')} and the track rate up ${sun[1]}. Rain moves them down ${rain[0]} and ${rain[1]}. In fog no one digs or lays track.`,
    odds: 'Three rounds on',
    chances: (sun: number, rain: number, fog: number) =>
      `Sun ${percent(sun)}, rain ${percent(rain)}, fog ${percent(fog)}.`,
  },
  bag: {
    title: 'The supply bag',
    inside: 'Inside',
    text: (restock: number) =>
      `At the end of the round ${restock} cubes go to the stockyard. Each white one brings an event instead.`,
    odds: 'White cubes then',
    chance: (share: number) => `${percent(share)} chance of at least one.`,
  },
}
