import type { Link } from '../../src/link/link.ts'

/** The same link, which tells `hear` every message that arrives, and `say` every one sent. */
export const overheard = (
  link: Link,
  hear: (text: string) => void,
  say: (text: string) => void = () => {},
): Link => ({
  ...link,
  get open() {
    return link.open
  },
  send(text) {
    say(text)
    link.send(text)
  },
  on: (listener) =>
    link.on((event) => {
      if (event.type === 'message') hear(event.text)
      listener(event)
    }),
})
