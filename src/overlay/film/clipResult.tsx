import { Button } from '../widgets/button.tsx'
import { canShareFile, shareFile } from '../widgets/share.ts'
import type { Clip } from './clip.ts'
import { filmText } from './filmText.ts'
import type { ClipUrls } from './useClip.ts'

interface Props {
  readonly clip: Clip
  readonly urls: ClipUrls
  /** The name of its files, without their ends. */
  readonly name: string
}

/** The clip to look at and to take along. */
export function ClipResult({ clip, urls: { file, captions }, name }: Props) {
  const said = filmText().clip
  const { kind, width, height, seconds, hasSound } = clip
  const asFile = new File([clip.file], `${name}.${kind}`, { type: clip.file.type })
  return (
    <>
      {kind === 'gif' ? (
        <img src={file} alt={said.make} />
      ) : (
        <video src={file} controls playsInline data-sound={hasSound}>
          <track kind="captions" src={captions} />
        </video>
      )}
      <p role="status">{said.done(width, height, seconds, hasSound)}</p>
      <p class="marks">
        <a class="button" href={file} download={`${name}.${kind}`} data-do="save-clip">
          {said.save}
        </a>
        <a class="button" href={captions} download={`${name}.vtt`} data-do="save-captions">
          {said.captions}
        </a>
        {canShareFile(asFile) && (
          <Button label={said.share} data-do="share-clip" onClick={() => shareFile(asFile, name)} />
        )}
      </p>
    </>
  )
}
