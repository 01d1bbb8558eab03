import type { Lesson } from '../../rules/lesson.ts'
import type { Types } from './moves.ts'

/** Metro in five stops: some tiles are laid by chance, always the same, then one is mine to lay. */
export const lesson = {
  seats: 2,
  options: {},
  stops: [
    {
      id: 'tile',
      section: 'turn',
      start: { seed: 'm3', more: 1 },
      tasks: [{ allows: [{ type: 'lay', cell: 59 }], goal: { type: 'laid' }, lights: ['hand:0', 'cell:59'] }],
    },
    {
      id: 'line',
      section: 'lines',
      start: { seed: 'm190', more: 5 },
      tasks: [
        {
          allows: [{ type: 'lay', cell: 50 }],
          goal: { type: 'finished', seat: 0 },
          lights: ['station:18', 'cell:50', 'hand:5'],
        },
      ],
    },
    {
      id: 'city',
      section: 'scoring',
      start: { seed: 'm140', more: 5 },
      tasks: [
        {
          allows: [{ type: 'lay', cell: 29 }],
          goal: { type: 'finished', seat: 0, city: true },
          lights: ['station:28', 'cell:29', 'hand:5'],
        },
      ],
    },
    {
      id: 'neighbour',
      section: 'scoring',
      start: { seed: 'm8', more: 3 },
      tasks: [
        {
          allows: [{ type: 'lay', cell: 40 }],
          goal: { type: 'finished', seat: 1 },
          lights: ['station:13', 'cell:40', 'hand:3'],
        },
      ],
    },
    { id: 'match', section: 'end', start: { seed: 'm235', more: 43 }, tasks: [] },
  ],
} as const satisfies Lesson<Types>
