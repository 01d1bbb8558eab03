import type { Picture } from '../screen.ts'
import type { Area } from '../widgets/placement.ts'

/** Distance a hole reaches beyond its piece, CSS pixels. */
const beyond = 5

interface Props {
  readonly picture: Picture
  /** Names of the pieces that stay bright. */
  readonly lights: readonly string[]
}

/** Dims the table, all but the pieces in question, which get a brass ring. Lets every touch through. */
export function Veil({ picture, lights }: Props) {
  if (picture.type !== 'drawn') return undefined
  const holes = lights.flatMap((piece) => picture.pieceOf(piece)?.at ?? []).map(wider)
  return (
    <svg class="lesson-veil" aria-hidden="true">
      <mask id="lesson-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map((hole, at) => (
          <Hole key={at} at={hole} fill="#000" />
        ))}
      </mask>
      <rect class="dark" width="100%" height="100%" mask="url(#lesson-holes)" />
      {holes.map((hole, at) => (
        <Hole key={at} at={hole} class="ring" />
      ))}
    </svg>
  )
}

const wider = ({ x, y, w, h }: Area): Area => ({
  ...{ x: x - beyond, y: y - beyond },
  ...{ w: w + 2 * beyond, h: h + 2 * beyond },
})

interface HoleProps {
  readonly at: Area
  readonly class?: string
  readonly fill?: string
}

const Hole = ({ at: { x, y, w, h }, ...look }: HoleProps) => (
  <rect {...look} {...{ x, y }} width={w} height={h} rx="7" />
)
