import { useState } from 'preact/hooks'
import type { FileNews, PageActions } from '../screen.ts'
import { startText } from '../text/text.ts'

interface Props {
  readonly label: string
  readonly hint: string
  /** The field's name. */
  readonly name: string
  readonly open: PageActions['openFile']
}

/** A button to pick a JSON file, and what came of it. */
export function FileButton({ label, hint, name, open }: Props) {
  const [news, setNews] = useState<FileNews>()
  const missing = () => ({ said: startText().page.missing, isWrong: true })
  return (
    <>
      <label class="file">
        <span class="button">{label}</span>
        <input
          type="file"
          name={name}
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) open(file).catch(missing).then(setNews)
            // So that the same file can be picked again once it is repaired.
            currentTarget.value = ''
          }}
        />
        <span class="hint">{hint}</span>
      </label>
      <p role={news?.isWrong ? 'alert' : 'status'} class={news?.isWrong ? 'file-news wrong' : 'file-news'}>
        {news?.said}
      </p>
    </>
  )
}

/** A button to open a match that was saved as a file. */
export const MatchButton = ({ open }: Pick<Props, 'open'>) => (
  <FileButton name="match" label={startText().home.open} hint={startText().home.openHint} open={open} />
)
