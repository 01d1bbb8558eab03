import { makeKeepingTeller } from '../kit/teller.ts'
import type { Link, LinkEvent } from './link.ts'

/** What a link tells, from its beginning to the `closed` that ends it. */
export interface Story {
  readonly open: boolean
  /** Tells something, unless it is over. */
  tell(event: LinkEvent): void
  /** Ends it, once. */
  end(reason: string): void
  readonly on: Link['on']
}

/** The story of a link that is open. */
export function makeStory(): Story {
  const teller = makeKeepingTeller<LinkEvent>()
  let open = true
  return {
    get open() {
      return open
    },
    tell(event) {
      if (open) teller.tell(event)
    },
    end(reason) {
      const first = open
      open = false
      if (first) teller.tell({ type: 'closed', reason })
    },
    on: teller.on,
  }
}

/** A link that tells a story. */
export function linkOf(
  id: string,
  story: Story,
  doings: Pick<Link, 'send' | 'close' | 'path'>,
): Link {
  return {
    id,
    get open() {
      return story.open
    },
    on: story.on,
    ...doings,
  }
}
