import { many } from '../../../kit/english.ts'

/** Texts around a lesson. */
export const lesson = {
  name: 'First lesson',
  label: 'Lesson',
  progress: (at: number, all: number) => `${at} of ${all}`,
  left: (minutes: number) => ` · ${many(minutes, 'minute')} left`,
  stops: 'Stops of the lesson',
  done: 'done',
  show: 'Show me',
  skip: 'Skip this stop',
  next: (name: string) => `Next: ${name}`,
  again: 'Once again',
  leave: 'Leave',
  ended: 'You know the ropes',
  endedText: 'That’s the whole game. Everything else is in the rules, one press away.',
  playBot: 'Play the tea boy',
  playFriend: 'Play with a friend',
  repeat: 'Repeat the lesson',
}
