import '../style/icon.css'
import type { Reaction } from '../../match/talk.ts'

/** Outlines in a box of 24 by 24; `solid` ones are filled. */
const icons = {
  back: { d: 'M14.5 5L7.5 12L14.5 19' },
  bot: {
    solid: true,
    d: 'M11 2h2v4h5a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3h5ZM9 10a2 2 0 1 0 .01 0ZM15 10a2 2 0 1 0 .01 0ZM8 19.4h8a1.3 1.3 0 0 1 0 2.6H8a1.3 1.3 0 0 1 0-2.6Z',
  },
  clock: { d: 'M12 3a9 9 0 1 0 .01 0ZM12 7v5l3.5 2.5' },
  cross: { d: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  eye: { d: 'M2 12Q7 5 12 5T22 12Q17 19 12 19T2 12ZM12 9.4a2.6 2.6 0 1 0 .01 0Z' },
  menu: { d: 'M4 6.5h16M4 12h16M4 17.5h16' },
  more: { d: 'M5 12h.01M12 12h.01M19 12h.01' },
  tick: { d: 'M4.5 12.5L10 18L20 6.5' },
  lamp: { d: 'M9 18.5h6M10 21.5h4M9.2 15.5a6.6 6.6 0 1 1 5.6 0Z' },
  mute: { d: 'M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5' },
  up: {
    d: 'M7.5 11V20H4V11ZM7.5 11L11 3.6Q13.4 3.6 13 6.5L12.5 9.5H18.4Q20.5 9.8 20 12L18.3 18.4Q17.9 20 16.3 20H7.5',
  },
  ouch: {
    d: 'M12 2.5l2 5.2 5-2.6-1.6 5.4 4.6 2-4.9 2 1.6 5.2-4.9-2.7-1.8 4.9-2-5-5 2.6 1.7-5.3-4.7-1.8 4.9-2.1L5 5.1l5 2.6Z',
  },
  hurry: { d: 'M5 5.5l6.5 6.5L5 18.5M12.5 5.5L19 12l-6.5 6.5' },
  thanks: {
    solid: true,
    d: 'M12 20.5Q3 13.8 3 8.6Q3 4.5 7 4.5Q10.4 4.5 12 7.6Q13.6 4.5 17 4.5Q21 4.5 21 8.6Q21 13.8 12 20.5Z',
  },
  thinking: {
    d: 'M4 4H20Q22 4 22 6V14Q22 16 20 16H12L7 20.5V16H4Q2 16 2 14V6Q2 4 4 4ZM7.5 10h.01M12 10h.01M16.5 10h.01',
  },
  hello: { d: 'M5.5 21.5V3M5.5 4H19l-3.4 4.2L19 12.4H5.5' },
} as const satisfies Readonly<Record<string, { readonly d: string; readonly solid?: true }>>

export type IconName = keyof typeof icons

/** The sign of each reaction is drawn like the other icons. */
export const reactionIcon = (reaction: Reaction): IconName => reaction

/** A small sign beside or instead of words. Hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  const icon = icons[name]
  return (
    <svg class={`icon ${'solid' in icon ? 'solid' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.d} fill-rule="evenodd" />
    </svg>
  )
}
