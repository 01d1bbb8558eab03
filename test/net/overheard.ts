import type { Link } from '../../src/link/link.ts'

/**
 * The same link, which tells `hear` every message that arrives, and `say` every one sent. `bend` changes those; nothing
 * is sent for undefined.
 */
export const overheard = (
  link: Link,
  hear: (text: string) => void,
  say: (text: string) => void = () => {},
  bend: (text: string) => string | undefined = (text) => text,
): Link => ({
  ...link,
  get open() {
    return link.open
  },
  send(text) {
    const bent = bend(text)
    if (bent === undefined) return
    say(bent)
    link.send(bent)
  },
  on: (listener) =>
    link.on((event) => {
      if (event.type === 'message') hear(event.text)
      listener(event)
    }),
})
