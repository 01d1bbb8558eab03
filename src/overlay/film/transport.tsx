import type { Stride } from '../../rules/filmStops.ts'
import type { FilmControls } from '../screen.ts'
import { text } from '../text/text.ts'
import { SignButton } from '../widgets/button.tsx'
import { filmText } from './filmText.ts'
import { Sign } from './signs.tsx'

interface Props {
  readonly film: FilmControls
  readonly last: number
  readonly stride: Stride
}

/** Plays, steps and jumps. */
export function Transport({ film, last, stride }: Props) {
  const { seq, effects } = film.shown.value
  const isPlaying = film.playing.value
  const atStart = seq <= 0 && effects === 0
  const atEnd = seq >= last
  return (
    <div class="transport" role="toolbar" aria-label={text().replay.label}>
      <SignButton name={text().replay.first} disabled={seq <= 0} onClick={() => film.seek(0)}>
        <Sign name="first" />
      </SignButton>
      <SignButton
        name={text().replay.back}
        disabled={atStart}
        onClick={() => film.step(stride, -1)}
      >
        <Sign name="back" />
      </SignButton>
      <SignButton
        name={isPlaying ? filmText().film.pause : filmText().film.play}
        class="primary"
        data-do="play"
        onClick={isPlaying ? film.pause : film.play}
      >
        <Sign name={isPlaying ? 'pause' : 'play'} />
      </SignButton>
      <SignButton name={text().replay.on} disabled={atEnd} onClick={() => film.step(stride, 1)}>
        <Sign name="on" />
      </SignButton>
      <SignButton name={text().replay.last} disabled={atEnd} onClick={() => film.seek(last)}>
        <Sign name="last" />
      </SignButton>
    </div>
  )
}
