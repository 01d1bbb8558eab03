/** Filled outlines in a box of 24 by 24. */
const signs = {
  first: 'M5 5h2.5v14H5ZM19 5v14L8.5 12Z',
  back: 'M16.5 5v14L6 12Z',
  play: 'M7 4.5v15L19.5 12Z',
  pause: 'M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z',
  on: 'M7.5 5v14L18 12Z',
  last: 'M16.5 5H19v14h-2.5ZM5 5v14l10.5-7Z',
} as const

/** The sign on a button of the deck. */
export const Sign = ({ name }: { readonly name: keyof typeof signs }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[name]} />
  </svg>
)
