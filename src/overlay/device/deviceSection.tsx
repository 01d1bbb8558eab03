import { useEffect, useState } from 'preact/hooks'
import type { Page, PageActions } from '../screen.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { FileButton } from '../widgets/fileButton.tsx'
import { useLoaded } from '../widgets/loaded.ts'
import { TwoPresses } from '../widgets/twoPresses.tsx'
import type { DeviceStorage } from './device.ts'

/** The data this device keeps: whether it is safe, all of it as one file, and the end of it. */
export function DeviceSection({ page }: { readonly page: Page }) {
  const { value: device } = useLoaded(() => page.actions.device(), [])
  return (
    <fieldset class="device">
      <legend>{text().device.title}</legend>
      {device && <Ways device={device} open={page.actions.openFile} />}
    </fieldset>
  )
}

interface Props {
  readonly device: DeviceStorage
  readonly open: PageActions['openFile']
}

function Ways({ device, open }: Props) {
  const [said, setSaid] = useState('')
  return (
    <>
      <Safety device={device} />
      <div class="way">
        <Button label={text().device.save} data-save-all onClick={() => device.save()} />
        <p class="hint">{text().device.saveHint}</p>
      </div>
      <FileButton name="everything" label={text().device.load} hint={text().device.loadHint} open={open} />
      <TwoPresses
        data-erase
        labels={[text().device.erase, text().device.sure]}
        act={async () => {
          if (!(await device.erase())) setSaid(text().device.playing)
        }}
      />
      <p role="status" data-device-said>
        {said}
      </p>
    </>
  )
}

/** Whether the browser has promised to keep everything, and a way to ask it to. */
function Safety({ device }: { readonly device: DeviceStorage }) {
  const [state, setState] = useState<'safe' | 'unsafe' | 'unknown' | 'refused'>()
  useEffect(() => {
    device.isSafe().then(
      (is) => setState(is === undefined ? 'unknown' : is ? 'safe' : 'unsafe'),
      () => setState('unknown'),
    )
  }, [device])
  const ask = async () => setState((await device.makeSafe()) ? 'safe' : 'refused')
  return (
    <div class="way" data-safety={state}>
      <p role="status">{state && text().device[state]}</p>
      {state === 'unsafe' && <Button label={text().device.makeSafe} onClick={ask} />}
    </div>
  )
}
