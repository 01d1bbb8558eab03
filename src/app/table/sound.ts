import { type ReadonlySignal, signal } from '@preact/signals'
import type { OpenTitle, Sounds } from '../../games/title.ts'
import type { Table } from '../../match/table.ts'
import { text } from '../../overlay/text/text.ts'
import type { Typed } from '../../rules/game.ts'
import type { Stage, StageNews } from '../../stage/index.ts'
import type { SoundName } from '../../stage/sound/index.ts'
import type { Scope } from '../scope.ts'
import type { World } from '../world.ts'
import type { Speakers } from './speakers.ts'
import { watchTurn } from './turnAlert.ts'

/** The sounds of a table. */
interface TableSound {
  /** The same in words, while captions are on. */
  readonly captions: ReadonlySignal<readonly string[]>
  /** From now on sounds are in time with this stage instead of coming as things happen. */
  follow(stage: Pick<Stage, 'on'>): void
}

/** Plays a table’s sounds until the end of the scope; silent if the code for it doesn’t load. */
export function joinSound(
  world: Pick<World, 'clock' | 'settings' | 'sound'>,
  title: Pick<OpenTitle, 'sounds'>,
  table: Table,
  scope: Scope,
): TableSound {
  const captions = makeCaptions(world)
  scope.onEnd(captions.stop)
  let follow: TableSound['follow'] = () => {}
  let stage: Pick<Stage, 'on'> | undefined
  void load(world, title).then((loaded) => {
    if (!loaded || scope.ended) return
    const { speakers, sounds } = loaded
    const say = (names: readonly string[]) =>
      captions.say(names.map((name) => sounds.captions?.()[name] ?? houseCaption(name)))
    const ears = earsOf(world, speakers, sounds, say)
    const stopTold = table.on((news) => {
      if (news.type === 'told') for (const effect of news.effects) ears.atOnce(effect)
    })
    follow = (open) => {
      stopTold()
      scope.onEnd(open.on(ears.inTime))
    }
    if (stage) follow(stage)
    speakers.mixer.setTitle(sounds)
    const ring = () => {
      speakers.mixer.play('bell', { bus: 'alerts' })
      say(['bell'])
    }
    scope.onEnd(() => speakers.mixer.setTitle(undefined))
    scope.onEnd(stopTold)
    scope.onEnd(speakers.on((name) => say([name])))
    scope.onEnd(watchTurn(table, world.clock, () => document.hidden, ring))
  })
  return {
    captions: captions.lines,
    follow: (open) => {
      stage = open
      follow(open)
    },
  }
}

/** Time a caption stays, ms. */
const lasts = 2600

/** The most captions shown at once. */
const most = 3

/** Sound captions, as lines that come and go. */
interface CaptionLines {
  readonly lines: ReadonlySignal<readonly string[]>
  /** Shows lines, if captions are on. One that is still shown gets its full time again. */
  say(texts: readonly string[]): void
  stop(): void
}

/** Makes captions; none are shown yet. */
export function makeCaptions({ clock, settings }: Pick<World, 'clock' | 'settings'>): CaptionLines {
  const lines = signal<readonly string[]>([])
  let standing: readonly { readonly text: string; readonly until: number }[] = []
  let cancel = () => {}
  const refresh = () => {
    cancel()
    standing = standing.filter(({ until }) => until > clock.now()).slice(-most)
    const next = standing.map(({ text }) => text)
    if (next.join('\n') !== lines.value.join('\n')) lines.value = next
    const first = Math.min(...standing.map(({ until }) => until))
    cancel = standing.length > 0 ? clock.after(first - clock.now(), refresh) : () => {}
  }
  return {
    lines,
    say(texts) {
      if (!settings.value.captions) return
      const until = clock.now() + lasts
      const others = standing.filter(({ text }) => !texts.includes(text))
      standing = [...others, ...texts.map((text) => ({ text, until }))]
      refresh()
    },
    stop: () => cancel(),
  }
}

async function load(
  world: Pick<World, 'sound'>,
  title: Pick<OpenTitle, 'sounds'>,
): Promise<{ readonly speakers: Speakers; readonly sounds: Sounds } | undefined> {
  try {
    const [speakers, sounds] = await Promise.all([world.sound(), title.sounds()])
    return { speakers, sounds }
  } catch (error) {
    console.warn('Couldn’t load the sounds.', error)
    return undefined
  }
}

/** The house’s caption of a sound. */
function houseCaption(name: string): string {
  const captions: Readonly<Record<SoundName, string>> = text().captions
  return Object.entries(captions).find(([sound]) => sound === name)?.[1] ?? name
}

/** Time between effects that are told together, and the most that may add up to, ms. */
const spread = { each: 130, most: 900 }

function earsOf(
  { clock }: Pick<World, 'clock'>,
  { mixer, hear }: Speakers,
  sounds: Sounds,
  say: (names: readonly string[]) => void,
) {
  const begun = new Set<Typed>()
  let free = 0
  const atOnce = (effect: Typed) => {
    const first = sounds.cues(effect)[0]
    const now = clock.now()
    const wait = Math.max(0, free - now)
    if (!first || wait > spread.most) return
    free = now + wait + spread.each
    hear(mixer, [{ ...first, at: wait }], 1)
    say([first.sound])
  }
  return {
    atOnce,
    inTime(news: StageNews<Typed>) {
      if (news.type === 'shown' && !begun.delete(news.effect)) atOnce(news.effect)
      if (news.type !== 'begun') return
      begun.add(news.effect)
      const cues = [...sounds.cues(news.effect), ...news.also]
      hear(mixer, cues, news.rate)
      say([...new Set(cues.map(({ sound }) => sound))])
    },
  }
}
