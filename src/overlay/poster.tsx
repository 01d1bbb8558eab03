/** The picture on the first page: hills, a lake of mist, and a small engine with its coaches. */
export function Poster() {
  return (
    <svg
      class="poster"
      viewBox="0 105 640 165"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Sky />
      <Hills />
      <Line />
      <g transform="translate(250 208)">
        <Engine />
        <Coach x={96} />
        <Coach x={172} />
      </g>
      <path class="near" d="M0 300V262q60-14 120-2t130 6 150-4 120 6 120-6V300z" />
    </svg>
  )
}

const rays = Array.from({ length: 18 }, (_, at) => {
  const [from, to] = [(at * 20 - 3) * (Math.PI / 180), (at * 20 + 4) * (Math.PI / 180)]
  const point = (angle: number) =>
    `${(452 + 620 * Math.cos(angle)).toFixed(0)} ${(150 + 620 * Math.sin(angle)).toFixed(0)}`
  return `M452 150L${point(from)}L${point(to)}z`
}).join('')

function Sky() {
  return (
    <>
      <rect class="sky" width="640" height="300" />
      <path class="rays" d={rays} />
      <circle class="sun" cx="452" cy="150" r="26" />
      <path class="cloud" d="M40 62h120l14 6H64zM520 44h90l18 6h-96zM210 34h70l10 5h-66z" />
    </>
  )
}

function Hills() {
  return (
    <>
      <g transform="translate(0 48) scale(1 .75)">
        <path
          class="far"
          d="M0 190l60-44 38 20 74-74 52 46 30-18 66 62 54-40 50 34 70-64 56 52 40-24 50 40V230H0z"
        />
        <path
          class="far-shade"
          d="M172 92l-22 62 30-14 10 40 34-42zM494 112l-16 52 24-10 12 30 36-20z"
        />
      </g>
      <path class="mist" d="M0 196q80-18 170-6t180-4 150 4 140-6V236H0z" />
      <path class="middle" d="M0 222q70-46 150-20t150-6 150 4 190-24V300H0z" />
    </>
  )
}

function Line() {
  const sleepers = Array.from({ length: 54 }, (_, at) => `M${at * 12 + 2} 249h7v4h-7z`).join('')
  return (
    <>
      <path class="bed" d="M0 250h640v14H0z" />
      <path class="sleepers" d={sleepers} />
      <path class="rails" d="M0 246.5h640M0 249.5h640" />
    </>
  )
}

function Engine() {
  return (
    <>
      <path
        class="steam"
        d="M14-2q-14-10 0-20 4-16 22-12 14-14 30-2 20-8 26 8 18 2 12 14-24 6-46 2-20 14-44 10z"
      />
      <path class="engine" d="M4 30V14h6V4h8v10h34V-4h34v34zM0 30h90v4H0z" />
      <path class="window" d="M60 2h8v10h-8zM73 2h8v10h-8z" />
      <path class="trim" d="M8 3h12v3H8zM49-7h40v4H49z" />
      {[16, 40, 70].map((x) => (
        <circle key={x} class="wheel" cx={x} cy="33" r="6" />
      ))}
    </>
  )
}

function Coach({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path class="coach" d="M0 30V4h70v26z" />
      <path class="trim" d="M-2 1h74v4H-2z" />
      <path class="window" d="M6 9h10v9H6zM22 9h10v9H22zM38 9h10v9H38zM54 9h10v9H54z" />
      <circle class="wheel" cx="14" cy="34" r="5" />
      <circle class="wheel" cx="56" cy="34" r="5" />
    </g>
  )
}
