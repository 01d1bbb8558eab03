import type { Cue, SoundName } from '../../../stage/sound/index.ts'
import { editions } from '../content/edition.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import type { recipes } from './ownSounds.ts'
import * as time from './show/time.ts'

type Sound = SoundName | keyof typeof recipes
type Sounds = { readonly [T in EffectType]?: (effect: EffectOf<T>) => readonly Cue[] }

const one = (sound: Sound, at = 0): Cue => ({ sound, at })

/** Creatures by their cards as the built-in edition numbers them. */
const creatures = new Map(editions.builtIn.transports.map(({ id, kind }) => [id, kind]))
const voices = { troll: 'growl', giant: 'stamp', dragon: 'wing' } as const

const voiceOf = (card: number): Sound[] => {
  const kind = creatures.get(card)
  return kind ? [voices[kind]] : []
}

/** A train’s sounds: goods are loaded, it runs, and a gate opens for it. */
const run = (segments: number, paid: boolean): Cue[] => {
  const ends = time.arrives(segments)
  return [
    one('chink'),
    one('wheels', time.train.starts),
    ...(paid ? [one('gate', ends - 200), one('purse', ends + time.pay.counts + 240)] : [one('stop', ends)]),
  ]
}

/** The effects that are heard; where one isn’t, what leads to it or follows from it is. */
const sounds: Sounds = {
  turn: () => [one('shift')],
  surveyed: () => [one('step'), one('staff', time.walk.lands)],
  clipped: () => [one('slide'), one('bridge', 420)],
  prospected: () => [one('step'), one('pick', time.walk.lands)],
  called: () => [one('chalk')],
  rolled: () => [one('bowl')],
  raced: () => [one('bowl')],
  limit: () => [one('bowl')],
  bid: () => [one('coin', time.pay.counts)],
  dropped: () => [one('step')],
  unsold: () => [one('hammer')],
  auction: () => [one('knock')],
  chained: ({ die, works }) => [...(die > 0 ? [one('bowl')] : []), ...(works ? [] : [one('chalk', time.roll.tumbles)])],
  laid: () => [one('lamps'), one('rails', time.lay.falls), one('knock', time.lay.over)],
  took: ({ card }) => [one('slide'), one('hammer', time.card.flies), ...voiceOf(card).map((name) => one(name, 520))],
  claimed: () => [one('coin', time.pay.counts), one('slide', 160)],
  lifted: () => [one('slide'), one('knock', time.pay.slides)],
  recalled: () => [one('slide'), one('knock', time.card.flies)],
  released: ({ card }) => [one('slide'), ...voiceOf(card).map((name) => one(name))],
  drew: ({ again }) => [...(again ? [] : [one('knock')]), one('hinge', time.card.opens)],
  turnedUp: () => [one('slide')],
  event: () => [one('flip')],
  storm: () => [one('flip'), one('wind', time.card.opens)],
  prices: ({ from, rungs }) => {
    const moves = rungs.flatMap((market, nth) => market.map((rung, good) => rung - (from[nth]?.[good] ?? rung)))
    const up = moves.some((move) => move > 0) ? [one('chainUp')] : []
    return moves.some((move) => move < 0) ? [...up, one('chainDown', up.length > 0 ? time.cage.rung : 0)] : up
  },
  trapped: () => [one('ballast')],
  paid: () => [one('coin', time.pay.counts)],
  gained: () => [one('purse', time.pay.counts)],
  struck: () => [one('chink')],
  operated: () => [one('lamps'), one('coin', time.pay.counts)],
  die: () => [one('bowl')],
  mined: ({ goods }) => (goods > 0 ? [one('pick'), one('chink', 100)] : []),
  depleted: () => [one('creak')],
  closed: () => [one('ballast')],
  agreed: () => [one('shake', time.deal.meets)],
  sent: ({ transports }) =>
    transports.slice(0, 1).map((card) => one(creatures.get(card) === 'dragon' ? 'breath' : 'shovel')),
  cleared: () => [one('shovel')],
  tickets: () => [one('bells'), one('purse', time.coaches.run + time.pay.counts)],
  shipped: ({ segments }) => run(segments, true),
  carried: ({ segments }) => run(segments, true),
  feeBack: () => [one('coin', time.pay.counts)],
  transhipped: ({ segments }) => run(segments, false),
  declared: () => [one('brass', time.burst.swells)],
  goal: () => [one('brass')],
  marketDie: () => [one('bowl')],
  swept: () => [one('gust')],
  filled: ({ upcards }) => upcards.map((_, nth) => one('flip', nth * time.card.each)),
  reshuffled: () => [one('slide')],
  recovered: () => [one('step'), one('step', 240)],
  weather: ({ snow }) => [one(snow.length > 0 ? 'wind' : 'thaw')],
  token: () => [one('engine')],
  over: () => [
    one('engine', time.over.dark),
    one('purse', time.over.counts),
    one('purse', time.over.counts + time.over.each),
    one('flag', time.over.flag),
    one('fanfare', time.over.top),
  ],
}

// Passes the type separately, so that the compiler matches sounds to effect.
const soundsAs = <T extends EffectType>(type: T, effect: { [K in EffectType]: EffectOf<K> }[T]): readonly Cue[] =>
  sounds[type]?.(effect) ?? []

/** The sounds of an effect and their times; none for silent effects. */
export const soundsOf = (effect: Effect): readonly Cue[] => soundsAs(effect.type, effect)
