import { coverHash } from './addressBar.ts'
import { areNamesCovered } from './names.ts'
import './cover.css'

const { dataset } = document.documentElement

/** Uncovers what leads to a table, or all names, where it is pressed; or covers it again. */
addEventListener(
  'click',
  ({ target }) => {
    if (dataset.cover === 'off' || !(target instanceof Element)) return
    target.closest('[data-secret]')?.toggleAttribute('data-uncovered')
    if (dataset.cover === 'names' && target.closest('[data-others-name]'))
      areNamesCovered.value = !areNamesCovered.value
  },
  true,
)

/** The address bar leads to the table, too. */
const coverAddress = () => coverHash(dataset.cover !== 'off')

coverAddress()
addEventListener('hashchange', coverAddress)
new MutationObserver(coverAddress).observe(document.documentElement, { attributeFilter: ['data-cover'] })
