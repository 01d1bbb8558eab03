import { many } from '../../../kit/english.ts'

/** A computer player as people know it. */
export interface BotText {
  readonly name: string
  /** Its playing strength. */
  readonly level: string
  /** People's opinion of it. */
  readonly line: string
  /** Its way of playing. */
  readonly about: string
  /** The longest it may think about a move, rounded up; 0 if that takes no time. */
  readonly seconds: number
}

/** The computer players, the weakest first, by their names in the journal. */
export const bots = {
  beginner: {
    name: 'Pip Morgan',
    level: 'Beginner',
    line: 'Knows the rules and the way to the kettle.',
    about: 'Picks any move that isn’t silly.',
    seconds: 0,
  },
  ganger: {
    name: 'Nell Prosser',
    level: 'Steady',
    line: 'Lays what’s in front of her, and lays it well.',
    about: 'Grabs the most points in sight.',
    seconds: 0,
  },
  shrewd: {
    name: 'Silas Vane',
    level: 'Shrewd',
    line: 'Counts your points before he counts his own.',
    about: 'Plans ahead and gets in your way.',
    seconds: 1,
  },
  master: {
    name: 'Agnes Hale',
    level: 'Master',
    line: 'Has drawn the whole line before you’ve found a pencil.',
    about: 'Plays out many futures first.',
    seconds: 2,
  },
} satisfies Record<string, BotText>

/** Name of one without a strength, such as the laboratory’s. */
export const nameless: string = 'The computer'

/** A computer player by the name in the journal; undefined for one without a strength. */
export const botText = (name: string | undefined): BotText | undefined =>
  Object.entries(bots).find(([key]) => key === name)?.[1]

/** Choosing a computer player. */
export const botPicker = {
  label: 'Computer player',
  hint: 'They play by the same rules and never see your hand.',

  thinks: (seconds: number) => (seconds === 0 ? 'Moves right away' : `Up to ${many(seconds, 'second')} a move`),
}
