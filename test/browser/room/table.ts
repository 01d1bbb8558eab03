import { seatStyles } from '../../../src/kit/tokens.ts'
import type { RoomTitle } from '../../../src/overlay/room/room.ts'

/** Keys of the people at the table. */
export const [odile = '', marek = '', gwen = '', ifan = ''] = [...'omgi'].map((letter) => letter.repeat(43))

/** The id of the match to come. */
export const match = '0123456789abcdef'.repeat(2)

/** A title for two to six people who choose their colours. */
export const metro: RoomTitle = {
  id: 'metro',
  name: 'Metro',
  seats: { min: 2, max: 6 },
  styles: 6,
  looks: [
    { name: 'Red', letter: 'R', ...seatStyles.red },
    { name: 'Yellow', letter: 'Y', ...seatStyles.yellow },
    { name: 'Blue', letter: 'B', ...seatStyles.blue },
    { name: 'Green', letter: 'G', ...seatStyles.green },
    { name: 'Lilac', letter: 'L', ...seatStyles.lilac },
    { name: 'Black', letter: 'K', ...seatStyles.black },
  ],
  bots: ['beginner', 'shrewd'],
  isDealt: true,
  fields: [
    {
      key: 'hand',
      kind: 'choice',
      default: 0,
      label: 'Hand size',
      hint: 'How many tiles each player chooses from.',
      choices: [1, 2, 3].map((value) => ({ label: String(value), value })),
    },
    {
      key: 'free',
      kind: 'switch',
      default: false,
      label: 'Free rotation',
      hint: 'Turn a tile any way you like before laying it, unlike in the printed game.',
    },
    {
      key: 'second',
      kind: 'choice',
      default: 0,
      label: 'Second tile',
      hint: 'You may draw another tile only when you can’t lay the one you hold.',
      choices: [
        { label: 'When stuck', value: undefined },
        { label: 'Any time', value: 'any' },
      ],
    },
  ],
}
