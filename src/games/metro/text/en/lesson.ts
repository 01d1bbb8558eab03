import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  tile: {
    name: 'Tile',
    title: 'Lay a tile',
    tasks: ['You hold one tile. It goes at the edge or beside another tile: choose the bright square, then lay it.'],
    done: 'You draw another, and it’s the next company’s turn. Tiles are laid as they are, never turned.',
  },
  line: {
    name: 'Line',
    title: 'Send a train home',
    tasks: ['Your train at station 19 runs along its line. This tile takes it back to the edge: lay it.'],
    done: 'At the edge a line ends: 1 point for each tile it passes. This one came the long way round, for 8.',
  },
  city: {
    name: 'City',
    title: 'Into the city',
    tasks: ['The city counts double. Bring the train of station 29 into it.'],
    done: '3 tiles, 2 points for each. The city is hard to reach, and worth waiting for.',
  },
  neighbour: {
    name: 'Rivals',
    title: 'Cut a rival short',
    tasks: ['Tiles serve every train that crosses them. This one ends your rival’s line from station 14: lay it.'],
    done: 'Your rival scores 3, and that train will never score more. Watch what others do to yours.',
  },
  match: {
    name: 'First match',
    title: 'Your first match',
    tasks: ['The board is nearly full. Finish it against Pip, the tea boy.'],
    done: '',
  },
}
