import type { Lesson } from '../../rules/lesson.ts'
import type { Types } from './moves.ts'

/** Metro in six stops and a match: some tiles are laid by chance, always the same, then one is mine to lay. */
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
      id: 'short',
      section: 'squares',
      start: { seed: 'm14', more: 1 },
      tasks: [
        {
          allows: [24, 17, 16].map((cell) => ({ type: 'lay', cell }) as const),
          goal: { type: 'laid', seat: 0 },
          lights: ['cell:16', 'cell:17', 'cell:24'],
        },
      ],
    },
    {
      id: 'line',
      section: 'lines',
      start: { seed: 'm5396', more: 5 },
      tasks: [
        {
          allows: [
            { type: 'lay', cell: 11 },
            { type: 'lay', cell: 15 },
          ],
          goal: { type: 'finished', seat: 0, station: 4 },
          slip: { type: 'finished', seat: 0, station: 30 },
          points: 'station:4',
          lights: ['station:4', 'tile:3', 'tile:10', 'tile:2', 'cell:11', 'station:30', 'tile:23', 'cell:15'],
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
          points: 'station:28',
          lights: ['station:28', 'tile:31', 'tile:30', 'cell:29', 'hand:5'],
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
          points: 'station:13',
          lights: ['station:13', 'tile:32', 'cell:40', 'hand:3'],
        },
      ],
    },
    { id: 'match', section: 'end', start: { seed: 'm235', more: 43 }, tasks: [] },
  ],
} as const satisfies Lesson<Types>
