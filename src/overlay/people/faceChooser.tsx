import { faces, type PersonFace } from '../../rules/faces.ts'
import { text } from '../text/text.ts'
import { Locket, type Ring } from './locket.tsx'
import './people.css'

interface Props {
  readonly chosen: string
  /** The seat whose ring they wear, if there is one. */
  readonly look?: Ring | undefined
  /** Faces that others have chosen. */
  readonly taken?: ReadonlySet<string>
  readonly choose: (face: PersonFace) => void
}

/** Chooses a face by picture; each has its description for those who don’t see it. */
export const FaceChooser = ({ chosen, look, taken = new Set(), choose }: Props) => (
  <fieldset class="faces">
    <legend>{text().people.face}</legend>
    <div>
      {faces.map((face) => {
        const isTaken = taken.has(face)
        const label = text().people.faces[face]
        const said = isTaken ? text().people.faceTaken({ face: label }) : label
        return (
          <label key={face} title={said} data-gone={isTaken}>
            <input
              type="radio"
              name="face"
              value={face}
              aria-label={said}
              checked={face === chosen}
              disabled={isTaken}
              onChange={() => choose(face)}
            />
            <Locket face={face} look={look && { ...look, letter: '' }} r={26} />
          </label>
        )
      })}
    </div>
  </fieldset>
)
