import { makeBufferedEmitter } from '../kit/emitter.ts'
import type { Link, LinkEvent } from './link.ts'

/** The events of a link, up to the `closed` that ends them. */
export interface LinkEvents {
  readonly open: boolean
  /** Emits an event, unless the link is closed. */
  emit(event: LinkEvent): void
  /** Emits `closed`, once. */
  close(reason: string): void
  readonly on: Link['on']
}

/** The events of an open link. */
export function makeLinkEvents(): LinkEvents {
  const emitter = makeBufferedEmitter<LinkEvent>()
  let open = true
  return {
    get open() {
      return open
    },
    emit(event) {
      if (open) emitter.emit(event)
    },
    close(reason) {
      if (!open) return
      open = false
      emitter.emit({ type: 'closed', reason })
    },
    on: emitter.on,
  }
}

/** A link with these events. */
export const linkOf = (
  { id, binding }: Pick<Link, 'id' | 'binding'>,
  events: LinkEvents,
  methods: Pick<Link, 'send' | 'close' | 'path'>,
): Link => ({
  id,
  binding,
  get open() {
    return events.open
  },
  on: events.on,
  ...methods,
})
