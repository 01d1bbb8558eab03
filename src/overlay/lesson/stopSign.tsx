/** A house on the line of stops: done, or still to come; the engine where one is. */
export const StopSign = ({ is }: { readonly is: 'done' | 'here' | 'ahead' }) => (
  <svg class="stop-sign" viewBox="0 0 36 24" aria-hidden="true">
    {is === 'here' ? <Engine /> : <House is={is} />}
  </svg>
)

const House = ({ is }: { readonly is: 'done' | 'ahead' }) => (
  <g class={is}>
    <path class="wall" d="M9 12h18v11H9z" />
    <path class="roof" d="M5 12 10 4h16l5 8z" />
    {is === 'done' && <path class="tick" d="m13 17 3.5 3.5L23 14" />}
  </g>
)

const Engine = () => (
  <g class="engine">
    <path d="M4 6h10v4h11V5h4v5h2l2 4v4H4z" />
    <path class="pane" d="M6.5 8.5h5V12h-5z" />
    <circle cx="9" cy="19.5" r="3.5" />
    <circle cx="18" cy="19.5" r="3.5" />
    <circle cx="27" cy="19.5" r="3.5" />
  </g>
)
