import { useEffect } from 'preact/hooks'
import { text } from '../text/text.ts'

/** A dot in the corner, as a part of an SVG in an address. */
const dot = "%3Ccircle cx='25' cy='7' r='7' fill='%23e5533d'/%3E"
const end = '%3C/svg%3E'

/** The address of an SVG icon with or without a dot on it. Other addresses stay as they are. */
export function iconWith(href: string, dotted: boolean): string {
  const plain = href.replace(dot, '')
  return dotted ? plain.replace(end, dot + end) : plain
}

function markTab(dotted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = iconWith(link.href, dotted)
}

/** Title and icon of the tab say when it’s my turn, since the page may be hidden. */
export function useTabTitle(isMyTurn: boolean, title: string): void {
  const said = isMyTurn ? text().seats.tab(title) : title
  useEffect(() => {
    document.title = said
    markTab(isMyTurn)
    return () => markTab(false)
  }, [isMyTurn, said])
}
