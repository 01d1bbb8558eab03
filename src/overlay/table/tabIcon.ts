/** A dot in the corner, as a part of an SVG in an address. */
const dot = "%3Ccircle cx='25' cy='7' r='7' fill='%23e5533d'/%3E"
const end = '%3C/svg%3E'

/** The address of an SVG icon with a dot on it, or without. Other addresses stay as they are. */
export function iconWith(href: string, dotted: boolean): string {
  const plain = href.replace(dot, '')
  return dotted ? plain.replace(end, dot + end) : plain
}

/** Puts a dot on the tab's icon, or takes it away. */
export function markTab(dotted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = iconWith(link.href, dotted)
}
