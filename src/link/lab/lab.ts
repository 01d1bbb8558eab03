import type { Clock } from '../../kit/clock.ts'
import type { Link, Network } from '../link.ts'
import { makeSwitchboard, reaches, type Switchboard, wireBetween } from './board.ts'
import { dialIn } from './dial.ts'
import { type Between, faultyLink } from './faultyLink.ts'
import type { End, Inmate, Inside } from './inside.ts'
import { listenIn } from './listen.ts'
import { makeThread } from './thread.ts'
import type { WireTools } from './wire.ts'

export type { End } from './inside.ts'

/** What a laboratory works with. */
export interface LabTools extends WireTools {
  /** What it puts its faults into. */
  readonly network: Network
  readonly board?: Switchboard
  /**
   * `here`: only browsers of this laboratory meet, so faults go in where a link is dialled. `there`:
   * the other ends know nothing of it, so faults go in at every link; they go by the name `other`.
   */
  readonly others: 'here' | 'there'
}

/** Browsers that meet over a network in which anything may go wrong. */
export interface Lab {
  readonly board: Switchboard
  /** Opens a page in the browser of this name. Pages of one name share its switches. */
  page(name: string): LabPage
  /** Cuts the links of one browser, or all. */
  cut(how: End, name?: string): void
}

/** A page in the laboratory. */
export interface LabPage {
  readonly name: string
  readonly clock: Clock
  readonly network: Network
  readonly alive: boolean
  /**
   * Ends it. `closed`: as a closed tab, which the others' browsers notice. `silent`: as an empty
   * battery: nobody is told, and the signalling server holds its addresses for some time.
   */
  end(how: End): void
}

/** A laboratory around a network. */
export function makeLab(tools: LabTools): Lab {
  const board = tools.board ?? makeSwitchboard()
  const inmates = new Set<Inmate>()
  const inside: Inside = {
    ...{ ...tools, board, holders: new Map() },
    join: (link, mine, other) => join(inside, tools.others, link, mine, other),
  }
  board.on(({ frozen }) => {
    for (const { name, thread } of [...inmates]) thread.freeze(frozen.includes(name))
  })
  return {
    board,
    page(name) {
      const thread = makeThread(tools.clock)
      thread.freeze(board.now().frozen.includes(name))
      const inmate: Inmate = { name, thread, links: new Set(), addresses: new Set() }
      inmates.add(inmate)
      return pageOf(inside, inmate, () => inmates.delete(inmate))
    },
    cut(how, name) {
      for (const one of inmates)
        if (name === undefined || one.name === name) for (const link of one.links) link.cut(how)
    },
  }
}

function pageOf(inside: Inside, inmate: Inmate, left: () => void): LabPage {
  const { name, thread, links, addresses } = inmate
  return {
    name,
    clock: thread.clock,
    network: {
      listen: (address, onLink, host) => listenIn(inside, inmate, { address, onLink, host }),
      dial: (address) => dialIn(inside, inmate, address),
    },
    get alive() {
      return thread.alive
    },
    end(how) {
      if (how === 'closed') for (const { link } of links) link.close('gone')
      else for (const link of links) link.cut('silent')
      thread.end()
      for (const gone of [...addresses]) gone(how)
      left()
    },
  }
}

function join(
  inside: Inside,
  others: LabTools['others'],
  inner: Link,
  mine: Inmate,
  other: string | undefined,
): Link {
  const { board } = inside
  const their = other ?? 'other'
  const between: Between = {
    wire: () => wireBetween(board.now(), mine.name, their),
    out: () => reaches(board.now(), mine.name, their),
    in: () => reaches(board.now(), their, mine.name),
  }
  const isTheirs = others === 'here' && other === undefined
  const faulty = faultyLink(inner, isTheirs ? undefined : between, inside, mine.thread)
  mine.links.add(faulty)
  inner.on(({ type }) => {
    if (type === 'closed') mine.links.delete(faulty)
  })
  return faulty.link
}
