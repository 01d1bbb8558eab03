import type { ReadonlySignal } from '@preact/signals'
import type { Table } from '../../match/table.ts'
import type { GameTypes } from '../../rules/game.ts'
import type { Stage, StageNews } from '../../stage/index.ts'
import type { Cue, SoundName } from '../../stage/sound/index.ts'
import type { Stay } from '../scope.ts'
import type { Title } from '../titles.ts'
import type { World } from '../world.ts'
import { makeCaptions } from './captions.ts'
import type { Sounding } from './speakers.ts'
import { watchTurn } from './turnAlert.ts'

/** What is to be heard at a table. */
export interface Hearing<G extends GameTypes = GameTypes> {
  /** The same in words, while captions are wished for. */
  readonly captions: ReadonlySignal<readonly string[]>
  /** From now on sounds come in time with this stage's picture, no longer when things are told. */
  follow(stage: Pick<Stage<G>, 'on'>): void
}

/** Lets a table be heard until the end of the stay; where the code for it does not arrive, it stays silent. */
export function joinSound<G extends GameTypes>(
  world: Pick<World, 'clock' | 'settings' | 'sound'>,
  title: Pick<Title<G>, 'sounds'>,
  table: Table<G>,
  stay: Stay,
): Hearing<G> {
  const captions = makeCaptions(world)
  stay.until(captions.stop)
  let follow: Hearing<G>['follow'] = () => {}
  let stage: Pick<Stage<G>, 'on'> | undefined
  void arrive(world, title).then((arrived) => {
    if (!arrived || stay.over) return
    const [sounding, soundsOf] = arrived
    const say = (names: readonly SoundName[]) =>
      captions.say(names.map((name) => sounding.captions[name]))
    const ears = earsOf(world, sounding, soundsOf, say)
    const stopTold = table.on((news) => {
      if (news.type === 'told') for (const effect of news.effects) ears.atOnce(effect)
    })
    follow = (open) => {
      stopTold()
      stay.until(open.on(ears.inTime))
    }
    if (stage) follow(stage)
    sounding.mixer.setAmbience(true)
    const ring = () => {
      sounding.mixer.play('bell', { bus: 'alerts' })
      say(['bell'])
    }
    stay.until(() => sounding.mixer.setAmbience(false))
    stay.until(stopTold)
    stay.until(sounding.on((name) => say([name])))
    stay.until(watchTurn(table, world.clock, () => document.hidden, ring))
  })
  return {
    captions: captions.lines,
    follow: (open) => {
      stage = open
      follow(open)
    },
  }
}

async function arrive<E>(
  world: Pick<World, 'sound'>,
  title: { sounds(): Promise<(effect: E) => readonly Cue[]> },
): Promise<readonly [Sounding, (effect: E) => readonly Cue[]] | undefined> {
  try {
    const sounding = await world.sound()
    return [sounding, await title.sounds()]
  } catch (error) {
    console.warn('Couldn’t load the sounds.', error)
    return undefined
  }
}

/** Milliseconds from one effect to the next where many are told at one moment, and how far that may go. */
const spread = { each: 130, most: 900 }

interface Ears<E> {
  /** An effect of which nothing is to be seen on its way: its first sound, after those before it. */
  atOnce(effect: E): void
  inTime(news: StageNews<E>): void
}

function earsOf<E>(
  { clock }: Pick<World, 'clock'>,
  { mixer, hear }: Sounding,
  soundsOf: (effect: E) => readonly Cue[],
  say: (names: readonly SoundName[]) => void,
): Ears<E> {
  const begun = new Set<E>()
  let free = 0
  const atOnce = (effect: E) => {
    const first = soundsOf(effect)[0]
    const now = clock.now()
    const wait = Math.max(0, free - now)
    if (!first || wait > spread.most) return
    free = now + wait + spread.each
    hear(mixer, [{ ...first, at: wait }], 1)
    say([first.sound])
  }
  return {
    atOnce,
    inTime(news) {
      if (news.type === 'shown' && !begun.delete(news.effect)) atOnce(news.effect)
      if (news.type !== 'begun') return
      begun.add(news.effect)
      const cues = soundsOf(news.effect)
      hear(mixer, cues, news.rate)
      say([...new Set(cues.map(({ sound }) => sound))])
    },
  }
}
