import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  place: {
    name: 'Labourers',
    title: 'Place a labourer',
    tasks: [
      'Labourers do all the work. Place your last one at the Stockyard.',
      'Take 2 iron ore and a stone: ore becomes steel for track, stone builds stations.',
    ],
    done: 'The areas are worked in order, from the Stockyard to the Surveyor. Then the labourers go home.',
  },
  works: {
    name: 'Works',
    title: 'Make steel and stone',
    tasks: [
      'Track is laid with steel. Place your labourer at the Works.',
      'Make a steel bar from 3 iron ore, and a stone from 2 rubble.',
    ],
    done: 'Up to 3 trades, in any mix. When two play, the Works has a single space: be there first.',
  },
  dig: {
    name: 'Dig',
    title: 'Dig in the sun',
    tasks: ['The sun is out, so each labourer digs 5 rubble. Place yours at Excavation.'],
    done: 'The rubble is yours. You dug the last of an excavation site, so its 4 points are yours too.',
  },
  track: {
    name: 'Track',
    title: 'Lay your first track',
    tasks: ['You have 2 steel bars, and today’s rate is 2. Place your labourer at Lay Track.'],
    done: '6 points for both cards, and contracts for track are worth the most. The match ends when all the track is laid.',
  },
  build: {
    name: 'Build',
    title: 'Build at a station',
    tasks: [
      'The track up to Two Viaducts is clear, so you can build there. Place your labourer at Build.',
      'Choose the site for 3 stone. It’s worth 7 points.',
    ],
    done: 'Your marker stays there. You have 16 of them, for sites and track together.',
  },
  contract: {
    name: 'Contract',
    title: 'Take a contract',
    tasks: [
      'Contracts decide matches. Place your labourer at the Site Office.',
      'Take the one that moves your surveyor on. At the end it’s worth 2 points for each coal.',
      'It’s for the Surveyor, the area that comes next. Use it now.',
    ],
    done: 'Your surveyor is one station further on. Used or not, a contract can score at the end.',
  },
  train: {
    name: 'Train',
    title: 'Buy a train',
    tasks: [
      'Trains are for sale. You buy them instead of building: place your labourer at Build.',
      'Wyddfa takes an extra cube from the Stockyard. Buy it for 2 steel bars.',
    ],
    done: 'The coal on it is yours, and you’ll see what for in the next step.',
  },
  hire: {
    name: 'Pub',
    title: 'Fetch a third labourer',
    tasks: [
      'Before you place your first labourer, a coal fetches your third one from the pub. Pay it.',
      'In fog no one digs or lays track. Place one at the Surveyor: there’s always room.',
    ],
    done: 'Two more are yours to place. The weather of the next two rounds is always on show.',
  },
  events: {
    name: 'Events',
    title: 'The game builds too',
    tasks: [
      'Place your last labourer at the Surveyor. The round ends, and cubes are drawn from the bag.',
      'A white cube calls for train upkeep. Pay a steel bar, and Wyddfa stays yours.',
    ],
    done: 'Two more white cubes cleared rubble and laid track, and no one scored. The emptier the bag, the more white cubes come.',
  },
  match: {
    name: 'First match',
    title: 'Your first match',
    tasks: ['Two tracks are left. Once both are laid, the match ends: play!'],
    done: '',
  },
}
