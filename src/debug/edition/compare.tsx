import { Button } from '../../overlay/widgets/button.tsx'
import { editionText as text } from '../text/edition.ts'
import { copyText } from '../window.tsx'

interface Props {
  readonly game: string
  readonly seats: number
  /** The name of the saved edition. */
  readonly file: string
}

/** The laboratory’s commands that play both editions with the same draws and compare them. */
export function labCommands({ game, seats, file }: Props): string {
  const bots = Array.from({ length: seats }, () => 'ganger').join(',')
  const selfplay = `npm run lab -- selfplay --title ${game} --bots ${bots} --matches 400`
  const own = file.replace(/\.json$/, '')
  return [
    `${selfplay} --out ${game}.jsonl`,
    `${selfplay} --edition ${file} --out ${own}.jsonl`,
    `npm run lab -- balance ${game}.jsonl ${own}.jsonl --out ${own}.html`,
  ].join('\n')
}

/** The way to compare an edition with the built-in one. */
export function Compare(props: Props) {
  const commands = labCommands(props)
  return (
    <details data-compare>
      <summary>{text.compare}</summary>
      <p class="debug-soft">{text.compareHint(props.file)}</p>
      <textarea readOnly rows={6} aria-label={text.commands} value={commands} />
      <Button label={text.copy} data-do="commands" onClick={() => void copyText(commands)} />
    </details>
  )
}
