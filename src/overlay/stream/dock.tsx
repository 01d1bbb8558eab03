import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { galleryText } from '../gallery/galleryText.ts'
import { Button } from '../widgets/button.tsx'
import { type CameraChoice, type Controls, camerasFor, closest, keyOf, longestDelay } from './controls.ts'
import { parts, type StreamPart } from './look.ts'
import type { OnAir } from './onAir.ts'
import './dock.css'

interface Props {
  readonly controls: ReadonlySignal<Controls>
  readonly set: (change: Partial<Controls>) => void
  readonly again: () => void
  /** The latest report of the stream's pages; `undefined` while none answers. */
  readonly air: ReadonlySignal<OnAir | undefined>
}

/** A streamer's dock: what is on the air, and what directs it. */
export function Dock({ controls, set, again, air }: Props) {
  const { dock } = galleryText()
  const { held } = controls.value
  const now = air.value
  return (
    <main class="dock" data-held={held} data-air={now ? (now.match ? 'match' : 'idle') : 'none'}>
      <header>
        <h1>{dock.title}</h1>
        <p role="status">{airText(now)}</p>
      </header>
      <div class="monitor">
        {now?.picture ? <img src={now.picture} alt={dock.picture} /> : <span class="dark" />}
        <div>
          <Button
            label={held ? dock.goOn : dock.hold}
            class={held ? 'primary' : 'choice'}
            data-hold={held}
            onClick={() => set({ held: !held })}
          />
          <p class="quiet">{dock.holdHint}</p>
          <Button label={dock.again} data-again onClick={again} />
        </div>
      </div>
      <Cameras controls={controls} set={set} air={air} />
      <Group title={dock.delay} hint={dock.delayHint}>
        <Slider
          name="delay"
          label={dock.delay}
          min={0}
          max={longestDelay}
          step={5}
          value={controls.value.delay}
          said={dock.seconds({ seconds: controls.value.delay })}
          change={(delay) => set({ delay })}
        />
        <p class="quiet">{dock.hidden}</p>
      </Group>
      <Switches controls={controls} set={set} />
    </main>
  )
}

function airText(air: OnAir | undefined): string {
  const { dock } = galleryText()
  if (!air) return dock.silent
  if (!air.match) return dock.idle
  return `${dock.onAir} · ${air.behind === 0 ? dock.live : dock.behind({ seconds: air.behind })}`
}

function Cameras({ controls, set, air }: Pick<Props, 'controls' | 'set' | 'air'>) {
  const { dock } = galleryText()
  const seats = air.value?.seats ?? []
  const { camera, zoom } = controls.value
  const nameOf = (one: CameraChoice) =>
    typeof one === 'number' ? (seats[one]?.name ?? '') : galleryText().cameras[one]
  return (
    <Group title={dock.camera}>
      <div class="cameras">
        {camerasFor(seats.length).map((one, at) => (
          <button
            key={one}
            type="button"
            class="button"
            data-camera={one}
            aria-pressed={one === camera}
            onClick={() => set({ camera: one })}
          >
            {nameOf(one)} <kbd>{keyOf(at)}</kbd>
          </button>
        ))}
      </div>
      <Slider
        name="zoom"
        label={dock.zoom}
        min={1}
        max={closest}
        step={0.1}
        value={zoom}
        said={dock.times({ zoom: zoom.toFixed(1) })}
        change={(next) => set({ zoom: next })}
      />
    </Group>
  )
}

/** Switches for the parts on the picture, and for the sound. */
function Switches({ controls, set }: Pick<Props, 'controls' | 'set'>) {
  const { dock } = galleryText()
  const { off, sound } = controls.value
  const turn = (part: StreamPart, isOn: boolean) =>
    set({ off: isOn ? off.filter((one) => one !== part) : [...off, part] })
  return (
    <Group title={dock.widgets}>
      <div class="switches">
        {parts.map((part) => (
          <Switch
            key={part}
            name={part}
            label={galleryText().parts[part]}
            isOn={!off.includes(part)}
            turn={(isOn) => turn(part, isOn)}
          />
        ))}
        <Switch name="sound" label={dock.sound} isOn={sound} turn={(isOn) => set({ sound: isOn })} />
      </div>
    </Group>
  )
}

interface GroupProps {
  readonly title: string
  readonly hint?: string
  readonly children: ComponentChildren
}

const Group = ({ title, hint, children }: GroupProps) => (
  <section>
    <h2>
      {title} {hint && <small>{hint}</small>}
    </h2>
    {children}
  </section>
)

interface SliderProps {
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** The value in words. */
  readonly said: string
  readonly change: (value: number) => void
}

const Slider = ({ name, label, min, max, step, value, said, change }: SliderProps) => (
  <label class="slider">
    <span>{label}</span>
    <input
      type="range"
      name={name}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={said}
      onInput={({ currentTarget }) => change(currentTarget.valueAsNumber)}
    />
    <output>{said}</output>
  </label>
)

interface SwitchProps {
  readonly name: string
  readonly label: string
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

const Switch = ({ name, label, isOn, turn }: SwitchProps) => (
  <label>
    <span>{label}</span>
    <input type="checkbox" name={name} checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
  </label>
)
