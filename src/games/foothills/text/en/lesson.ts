import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  take: {
    name: 'Take',
    title: 'Fetch what you need',
    tasks: [
      'On your turn you play one of your five cards. Play Stockyard.',
      'Take 3 cubes: iron ore becomes track, stone becomes stations.',
    ],
    done: 'Three cubes in your supply, and your card has turned over. You’ll meet its other side soon.',
  },
  dig: {
    name: 'Dig',
    title: 'Clear the way',
    tasks: [
      'Rubble blocks every line. Play Excavation to shift some.',
      'You dig along one line, from the left. Choose the Bala Lake Railway.',
    ],
    done: 'Llangower is clear: +1 VP. The rubble is yours, and some stations are paid for with it.',
  },
  lay: {
    name: 'Lay',
    title: 'Lay your first track',
    tasks: [
      'You have 2 iron ore, the price of a track. Play Track & Trade.',
      'Choose the clear track space at Llangower.',
    ],
    done: 'Every track is +1 VP. Track on a whole line completes it, and brings the end nearer.',
  },
  build: {
    name: 'Build',
    title: 'Build a station',
    tasks: [
      'Stations are worth more than track. Play Station.',
      'Penllyn costs 2 stone and brings 2 VP. Build it: no track is needed.',
    ],
    done: '+2 VP. Where cards are clear you can build anywhere, in any order.',
  },
  survey: {
    name: 'Survey',
    title: 'Send your surveyor',
    tasks: [
      'Your surveyor fetches tickets and more. Play Surveyor.',
      'Send it to Bala: the first station of a line is always open.',
      'You gain the Bala ticket, and an iron ore. Where should it come from?',
    ],
    done: 'The ticket is yours for good. Many card sides work only on lines you have a ticket for.',
  },
  flip: {
    name: 'Flip',
    title: 'Every card has two sides',
    tasks: [
      'Stockyard shows its grey side: Breakers Yard. Play it.',
      'Breakers Yard lays track for any 2 resources. Lay one at Llangower.',
    ],
    done: 'After you play a card it turns over, so this one is golden again. Plan two turns ahead.',
  },
  pub: {
    name: 'The pub',
    title: 'Be seen in the pub',
    tasks: [
      'You have built a station, so you may score a card. Play Surveyor.',
      'Only the golden Surveyor card leads to the pub. Go in.',
      'Stockyard scores 1 VP per station you build. Score it: Tea Break takes its place.',
    ],
    done: 'It scores at the end, for every station you’ve built by then.',
  },
  match: {
    name: 'First match',
    title: 'Your first match',
    tasks: ['Two short lines are left. Once either is complete, the match ends: play!'],
    done: '',
  },
}
