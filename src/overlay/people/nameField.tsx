import { longestName, normalName } from '../../kit/names.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { Locket, type Ring } from './locket.tsx'
import './people.css'

interface Props {
  readonly name: string
  readonly face: string
  /** The seat whose ring the face wears, if there is one. */
  readonly look?: Ring | undefined
  /** Takes the name, tidied; empty if none was given. */
  readonly save: (name: string) => void
  /** Goes on without a name, where that is being asked for. */
  readonly skip?: () => void
}

/** The face beside the one field there is: a name, which may stay empty. */
export function NameField({ name, face, look, save, skip }: Props) {
  const { people } = text()
  return (
    <form
      class="name-field"
      onSubmit={(event) => {
        event.preventDefault()
        save(normalName(String(new FormData(event.currentTarget).get('name') ?? '')))
      }}
    >
      <Locket face={face} look={look} r={30} />
      <label>
        <b>{people.name}</b> <small>{people.optional}</small>
        <input name="name" type="text" maxLength={longestName} autocomplete="nickname" defaultValue={name} />
      </label>
      <div class="ways">
        <button type="submit" class="primary">
          {people.save}
        </button>
        {skip && <Button label={people.skip} class="plain" data-skip onClick={skip} />}
      </div>
    </form>
  )
}
