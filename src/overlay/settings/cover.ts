import { coverHash } from './addressBar.ts'
import './cover.css'

/** What leads to a table, or tells where it is. */
const codes =
  '[data-code], .qr, [data-link], .made-link, [data-own-link-field], .by-hand textarea, .message .lead'
/** What other people are called. */
const names =
  '.seat-card:not([data-mine="true"]) .who h3, .seats :is([data-state="here"], [data-state="quiet"], [data-state="away"]) .seat-who, .latest b, .starts'

/** What is covered now, as a selector. */
function covered(): string | undefined {
  const { cover } = document.documentElement.dataset
  if (cover === 'codes') return codes
  return cover === 'names' ? `${codes}, ${names}` : undefined
}

const coveredBy = ({ target }: Event) => {
  const selector = covered()
  return selector && target instanceof Element ? target.closest(selector) : null
}

/** Uncovers what is pressed, or covers it again. */
addEventListener('click', (event) => coveredBy(event)?.toggleAttribute('data-uncovered'), true)

/** Hints that come up by themselves would tell the names. */
addEventListener(
  'pointerover',
  ({ target }) => {
    const isNaming = document.documentElement.dataset.cover === 'names'
    if (isNaming && target instanceof Element)
      target.closest('.seats [title]')?.removeAttribute('title')
  },
  true,
)

const coverAddress = () => coverHash(covered() !== undefined)

/** The address bar leads to the table, too. */
coverAddress()
addEventListener('hashchange', coverAddress)
new MutationObserver(coverAddress).observe(document.documentElement, {
  attributeFilter: ['data-cover'],
})
