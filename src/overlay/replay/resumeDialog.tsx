import { filled } from '../../kit/language.ts'
import type { Replay } from '../screen.ts'
import { fileProblem } from '../text/fileProblem.ts'
import { text } from '../text/text.ts'
import { Dialog } from '../widgets/dialog.tsx'
import '../style/resume.css'
import { Button } from '../widgets/button.tsx'

interface Props {
  readonly replay: Replay
  readonly close: () => void
}

/** The fault in a saved match, if any, and the ways to resume it. */
export function ResumeDialog({ replay: { wrong, last, options }, close }: Props) {
  const met = options.find((way) => way.met)?.met?.value
  const found = typeof met === 'object' ? met : undefined
  const ways = found ? [found, ...options.filter(({ as }) => as !== 'host')] : options
  return (
    <Dialog kind="resume" title={wrong ? text().resume.wrongTitle : text().resume.title} close={close}>
      {wrong && (
        <p role="alert">
          {fileProblem(text().problem, wrong)} {text().resume.kept({ last })}
        </p>
      )}
      {met && <p role="status">{found ? text().resume.alive : text().resume.looking}</p>}
      <ul class="resume-options">
        {ways.map((way) => (
          <li key={`${way.as} ${way.name}`}>
            <Button
              label={filled(text().resumeWays[way.as].label, way)}
              data-resume-as={way.as}
              disabled={met === 'looking'}
              onClick={way.go}
            />
            <small>{text().resumeWays[way.as].hint}</small>
          </li>
        ))}
      </ul>
      <div class="ways">
        <Button label={text().resume.look} class="primary" data-close onClick={close} />
      </div>
    </Dialog>
  )
}
