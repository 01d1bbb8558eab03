import * as v from 'valibot'
import { isStrength } from '../bots/strength.ts'
import type { OpenTitle, Title } from '../games/title.ts'
import { svgAddress } from '../kit/svgAddress.ts'
import { currentLanguage } from '../overlay/text/text.ts'
import type { TableOpening, TitleCard, Wishes } from '../overlay/titleCard.ts'
import { guild } from '../rules/guild.ts'
import { usualSeats } from '../rules/title.ts'
import type { PagePlace } from './address.ts'
import { randomRoomCode } from './entropy.ts'
import type { Editions } from './storage/editions.ts'
import { hostedRoom, type KeptRoom, localRoom, newLetterRoom, saveRoom } from './storage/rooms.ts'
import type { Store } from './storage/store.ts'
import { loadAhead } from './visit/visit.ts'

interface Needs {
  readonly store: Store
  readonly editions: Editions
  readonly go: (place: PagePlace) => void
}

const sparing = v.object({ connection: v.object({ saveData: v.literal(true) }) })

/** Fetches all that a table of a title needs, unless this device is to save data. */
function fetchTable(title: Title, edition: unknown): void {
  if (v.is(sparing, navigator)) return
  loadAhead({ type: 'here' })
  // A failed load is noticed by the visit.
  Promise.all([title.loadFace(), title.open(edition)]).catch(() => {})
}

/** A title’s card on the home screen, with what a person can do there. */
export function titleCard(title: Title, { store, editions, go }: Needs): TitleCard {
  const { id, name, seats, minutes, guild } = title
  const opened = () => openOrBuiltIn(title, editions.data(id))
  return {
    info: {
      id,
      name,
      seats,
      minutes,
      ...(guild && { guild }),
      get teaser() {
        return title.teaser(currentLanguage())
      },
    },
    edition: editions.choice(id),
    fetchAhead: () => fetchTable(title, editions.data(id)),
    options: async () => (await opened()).options(),
    async open(how, wishes = {}) {
      const code = randomRoomCode()
      await saveRoom(store, code, roomOf(title, how, wishes))
      go({ type: placeOf[how], code })
    },
    ...(title.lesson ? { learn: () => go({ type: 'lesson', game: id }) } : {}),
    rules: () => go({ type: 'rules', game: id }),
    book: async () => (await opened()).book(),
    scene: async (name, w, h) => svgAddress(await title.scene(name, { w, h })),
    async train(of) {
      if (of) return svgAddress((await import('../stage/kit/seats/scene.ts')).seatPortrait(of))
      return (await import('../stage/kit/scenery/trainImage.ts')).trainImage()
    },
    dropEdition: () => void editions.drop(id),
  }
}

const placeOf = { table: 'room', letters: 'post', alone: 'here', here: 'here', bot: 'here' } as const

function roomOf(
  title: Title,
  how: TableOpening,
  { seats = usualSeats(title), options = {}, bot = '' }: Wishes,
): KeptRoom {
  const setup = { game: title.id, options }
  if (how === 'table') return hostedRoom(title.id)
  if (how === 'letters') return newLetterRoom(title.id)
  const others = how !== 'bot' ? 'person' : isStrength(bot) || bot === guild ? bot : 'bot'
  const length = how === 'alone' ? 0 : seats - 1
  return localRoom(['person', ...Array.from({ length }, () => others)], setup)
}

/** The title with an edition, or with the built-in one where that can’t be used. */
async function openOrBuiltIn(title: Title, edition: unknown): Promise<OpenTitle> {
  const opened = await title.open(edition)
  if ('game' in opened) return opened
  if (edition === undefined) throw new Error(opened.problem)
  return openOrBuiltIn(title, undefined)
}
