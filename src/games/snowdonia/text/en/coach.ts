import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  ending: 'Now contracts score: each rubble and each marker counts for only one of them.',
  upkeep: 'Upkeep costs each train’s owner a steel bar. If you can’t pay, the train goes back.',
  event: 'A white cube from the bag brings the next event: the game builds too, and no one scores it.',
  fog: 'In fog no one can dig or lay track. Look ahead: the next two rounds’ weather is on show.',
  allDug: 'All the rubble is gone, so Excavation is now a second place to build.',
  bought: 'With a train you can pay coal for a third labourer, before you place your first.',
  built: 'Your marker on a site scores at the end, and contracts count it too.',
  laid: 'The track card’s points are yours at the end. Track contracts are worth the most.',
  claimed: 'You dug the last rubble of a site, so its points are yours at the end.',
  contract: 'A contract helps you once, and scores at the end whether you’ve used it or not.',
  surveyed: 'Every station further up is worth more, and only where your surveyor ends up counts.',
  dug: 'Rubble becomes stone at the Works, and many contracts want it.',
  weather: 'Sun speeds up digging and track, rain slows them down.',
  took: 'A nearly empty bag is mostly white cubes: the more you all hold, the more events come.',
}
