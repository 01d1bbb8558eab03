import { useLoaded } from '../widgets/loaded.ts'

/** An arch’s width, the height of the deck, and the ends of the viaduct, in units of its picture. */
const arch = 36
const deck = 50
const bank = 16
const foot = 250

interface Props {
  readonly arches: number
  readonly built: number
  /** The address of a train’s picture. */
  readonly train: () => Promise<string>
}

/** A viaduct under construction, an arch for each part; the engine stands where it ends. */
export function Viaduct({ arches, built, train }: Props) {
  const { value } = useLoaded(train, [])
  const end = bank + built * arch
  const wide = 2 * bank + arches * arch
  const isOpen = built === arches
  const at = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => bank + (from + i) * arch)
  return (
    <svg class="viaduct" viewBox={`0 0 ${wide} ${foot}`} style={{ '--built': built / arches }} aria-hidden="true">
      <g class="plan">
        <path d={`M${end} ${deck}H${wide}`} />
        {at(built, arches).map((x) => (
          <path key={x} d={opening(x)} />
        ))}
      </g>
      <path class="stone" d={`M-4 ${deck}H${bank}V${foot}H-4Z`} />
      {at(0, built).map((x) => (
        <g key={x} class="arch">
          <path class="stone" d={`M${x - 0.3} ${deck}H${x + arch}V${foot}h-4V78a14 14 0 0 0 -28 0V${foot}h-4.3Z`} />
          <path class="shade" d={`M${x - 0.2} 76h4.2V${foot}h-4.2Z`} />
          <path class="ring" d={opening(x)} />
        </g>
      ))}
      {isOpen && <path class="stone" d={`M${end} ${deck}H${wide + 4}V${foot}H${end}Z`} />}
      <path class="parapet" d={`M-4 48.5H${isOpen ? wide + 4 : end + 2}v4.5H-4Z`} />
      <path class="shade" d={`M-4 53H${isOpen ? wide + 4 : end + 2}v1.8H-4Z`} />
      {!isOpen && <Crane at={end} />}
      {value && (
        <image class="train" href={value} width="92" height="50" y="-1.5" style={{ '--at': `${end - 104}px` }} />
      )}
    </svg>
  )
}

/** The edge of the opening below an arch. */
const opening = (x: number) => `M${x + 4} ${foot}V78a14 14 0 0 1 28 0V${foot}`

/** A crane at the end of the deck, with the next stone. */
const Crane = ({ at }: { readonly at: number }) => (
  <g class="crane" style={{ '--at': `${at}px` }}>
    <path d={`M-3 49V22M-10 49V26M-11 27.500L15 14M-3 32L5 19.500M14 14.500V37`} />
    <path class="stone" d="M9 37h10v6H9Z" />
  </g>
)
