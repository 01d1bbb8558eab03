import type { Standing, Table } from '../../match/table.ts'
import type { TableScreen } from '../../overlay/screen.ts'
import { makeTableStore } from '../../overlay/table/tableStore.ts'
import type { GameTypes } from '../../rules/game.ts'
import type { VisitNews } from '../app.ts'
import { download, recordOf } from '../files/save.ts'
import type { Stay } from '../scope.ts'
import { offerDebug } from '../table/debugOverlay.ts'
import { remembering } from '../table/pendingMove.ts'
import { joinSound } from '../table/sound.ts'
import type { Title } from '../titles.ts'
import type { World } from '../world.ts'

/** What a table screen needs besides the match itself. */
export type Extras = Omit<
  TableScreen,
  'type' | 'store' | 'picture' | 'captions' | 'save' | 'text' | 'name' | 'book'
>

/**
 * Puts a table on the screen, with words at once and a picture when it has arrived. The answer puts it
 * there anew, when what it needs besides has changed.
 */
export function showTable<G extends GameTypes>(
  world: World,
  title: Title<G>,
  given: Table<G>,
  extras: () => Extras,
  stay: Stay,
  tell: (news: VisitNews) => void,
): () => void {
  const { table, onItsWay, busy, late, stop } = remembering(given, world.clock)
  stay.until(stop)
  const store = makeTableStore(table, title.words, title.colour, { busy, late })
  stay.until(store.stop)
  const { captions, follow: hear } = joinSound(world, title, table, stay)
  const peek = offerDebug(world, title, table, stay)
  const follow: typeof peek = (stage) => {
    hear(stage)
    peek(stage)
  }
  const picture = world.picture({ title, table, store, follow, onItsWay, late }, stay)
  const text = () => recordOf(table, title.edition)
  const name = () => {
    const body = table.journal()[0]?.body
    return body?.type === 'setup' ? body.match : ''
  }
  const save = () => {
    const text = recordOf(table, title.edition)
    if (text !== undefined) download(`${table.game.id}-${table.now().seq}.json`, text)
  }
  const { book } = title
  const show = () => {
    const fixed = { type: 'table', store, picture, captions, save, text, name, book } as const
    tell({ type: 'seated', table: { ...fixed, ...extras() } })
    tell({ type: 'standing', standing: table.now().standing })
  }
  show()
  stay.until(tellStandings(table, tell))
  return show
}

/** Tells how the match stands whenever that changes. */
function tellStandings<G extends GameTypes>(
  table: Table<G>,
  tell: (news: VisitNews) => void,
): () => void {
  let before: Standing = table.now().standing
  const look = () => {
    const { standing } = table.now()
    if (standing !== before) tell({ type: 'standing', standing })
    before = standing
  }
  return table.on(look)
}
