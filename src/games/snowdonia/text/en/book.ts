import { type Book, list, numbered, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import { rulebook } from '../../rulebook.ts'
import { contractLines, eventLines, type Section, trainLines } from '../bookParts.ts'
import { about } from './about.ts'
import { counted } from './goods.ts'
import * as locale from './locale.ts'
import { sections } from './sections.ts'

/** The rules of Snowdonia in English, with the values of an edition. */
export const book = (box: Box): Book<never> => ({
  ...rulebook,
  alike: { worker: ['labourer'], meeple: ['labourer', 'surveyor'] },
  title: 'How to play Snowdonia',
  lead: 'It’s 1894, and a railway is to climb Snowdon. Your companies dig, lay track and build stations together, against each other and against the Welsh weather. And the railway gets built whether you hurry or not: the game builds too. The most points win.',
  sections: parts(box).map(([id, title, ...blocks]) => ({ id, title, blocks: [...blocks] })),
})

type Part = readonly [id: string, title: string, ...blocks: Section['blocks']]

const parts = (box: Box): readonly Part[] => [...roundParts(box), ...lineParts(box), ...moreParts(box)]

const roundParts = ({ values }: Box): readonly Part[] => [
  [
    'table',
    sections.table,
    text(
      'The line climbs from Llanberis to the summit: track cards under rubble, and stations between them. Each station has building sites, and excavation sites that hold rubble as well.',
    ),
    list(
      `Each company has 2 labourers, a third one in the pub, a surveyor and ${values.box.markers.value} ownership markers. Once your markers are used up, you can’t own anything more.`,
      'The bag holds iron ore, stone, coal and white cubes. No one can look inside.',
      'Beside the line: the stockyard, three contracts at the Site Office, the engine shed, the weather and the event track.',
      'All of it is open, apart from what the bag and the deck will bring.',
    ),
  ],
  [
    'labourers',
    sections.labourers,
    text('A round goes like this:'),
    numbered(
      'From the start player round the table, each of you places one labourer on a free space, until all are placed.',
      'The areas are worked one after another, from the stockyard to the surveyor, and in each the labourers from left to right. Then they go home.',
      'Contracts, weather and stockyard are refreshed, and white cubes bring their events.',
    ),
    text(
      'If you have a train, you can pay its coal before you place your first labourer. Your third labourer then leaves the pub for this round. You may place a labourer where there’s nothing to do.',
    ),
  ],
  [
    'contracts',
    sections.contracts,
    text(
      'Before an area is worked, each of you may use contracts for it, from the start player round the table. Each is used once, and what it changes lasts until the round ends. A contract that would do nothing can’t be used.',
    ),
    text(
      'A contract taken this round can be used right away only if its area is still to come. Used or not, your contracts can score at the end.',
    ),
  ],
  [
    'yard',
    sections.yard,
    list(
      about.area.does.A(values.take.cubes, values.take.coal),
      about.area.does.C(values.works.times, values.works.iron, values.works.rubble),
      'Iron ore, stone and coal you spend go back into the bag. Stone you make comes from the bag, so there may be none.',
    ),
  ],
]

const lineParts = ({ values }: Box): readonly Part[] => [
  [
    'digging',
    sections.digging,
    list(
      'Dig exactly as much rubble as today’s rate, with your train’s and contracts’ extras, starting from the bottom of the line. Dig less only if there isn’t enough. The rubble is yours.',
      'Dig the last rubble of an excavation site and you own it, if you have a marker. At a station the left site comes first.',
      `Laying track costs ${counted.steel(1)} and a marker. You lay on the first cleared cards, as much as today’s rate. You can’t lay less by choice, but you may be short of steel, markers or cleared cards.`,
      'Once there’s no rubble left at the end of a round, Excavation becomes a second place to build.',
    ),
  ],
  [
    'building',
    sections.building,
    text(
      'Build one site at any station that the digging has reached: every track card before it is clear. Its own excavation sites don’t have to be. Pay the whole price and put your marker there.',
    ),
    text('Instead, you can buy a train, if trains are for sale.'),
  ],
  [
    'trains',
    sections.trains,
    text(
      'Trains are for sale once an event says so. You own one at most. If you buy another, the old one goes back to the shed and is loaded with coal from the bag. Its coal comes with the train you buy.',
    ),
  ],
  [
    'office',
    sections.office,
    list(
      'At the Site Office, take one of the contracts on offer.',
      'Your surveyor moves on to the next station, no matter what has been dug. At the end, the station it has reached scores.',
    ),
  ],
  [
    'restock',
    sections.restock,
    numbered(
      'The contract on the first space is discarded if no one took it. The others move up, and new ones fill the gaps.',
      'The weather moves on. The back of the next contract in the deck shows the weather three rounds ahead.',
      'Cubes are drawn from the bag into the stockyard. Each white one goes to the event track instead.',
    ),
    text(
      about.weather.text(
        [values.rates.dig.sun, values.rates.lay.sun],
        [-values.rates.dig.rain, -values.rates.lay.rain],
      ),
    ),
  ],
]

const moreParts = (box: Box): readonly Part[] => [
  [
    'events',
    sections.events,
    text(
      'Each white cube goes to the next space of the event track, and its event happens before the next cube is placed. Fog doesn’t stop events, and no one scores or gains anything by them. After the last space, the last three repeat.',
    ),
    list(...eventLines(locale, box)),
    list(...Object.values(about.event.does)),
  ],
  [
    'blaenau',
    sections.blaenau,
    list(
      `Each of you begins at one end or the other, where there’s room for ${box.values.routes.blaenau.ends ?? 0} surveyors, and digs and lays from there. The last to choose also puts the neutral surveyor at an end: events begin there, and after each one it goes to the other end.`,
      'You can build at stations that your surveyor has reached, whether the line is clear or not. Some give you a cube each time you build there. When your surveyor first moves, it leaves one of your markers.',
      'Trains are for sale from the start. Upkeep is due once Penrhyndeudraeth has no rubble left. Your surveyor scores by how far it has come.',
    ),
  ],
  [
    'alone',
    sections.alone,
    text(
      'Alone, you play a series of seven matches, with another train each time, and try to beat your own best. You can’t buy another train. At the end of each round, all three contracts are replaced.',
    ),
  ],
  [
    'end',
    sections.end,
    text(
      'The match ends with the round in which the last track is laid. With one or two players it also ends right away when every ownership marker is placed.',
    ),
    list(
      'Your sites and track: their points.',
      'Your contracts: each rubble and each marker serves only one. Markers on excavation sites count as sites.',
      'Your train, if it has points, and your surveyor’s station.',
    ),
    text('The most points win. If you’re level, you share the win.'),
  ],
  ['trainCards', 'The trains', list(...trainLines(locale, box))],
  ['contractCards', 'The contracts', list(...contractLines(locale, box))],
]
