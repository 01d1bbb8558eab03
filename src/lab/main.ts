import { availableParallelism } from 'node:os'
import { titles } from '../games/index.ts'
import { threadCrew } from './crew.ts'
import { lab } from './lab.ts'

/** Does what a command line says, in this terminal; returns the exit code. */
export async function runLab(args: readonly string[]): Promise<number> {
  const stop = new AbortController()
  // The second time, it ends at once.
  process.once('SIGINT', () => stop.abort())
  return lab(args, {
    titles,
    async crew(workers) {
      // Bundling takes a second, which what needs no workers shouldn't wait for.
      const { bundledWorker } = await import('./bundle.ts')
      return threadCrew(await bundledWorker(), workers)
    },
    cores: availableParallelism(),
    say: (line) => console.log(line),
    complain: (sentence) => console.error(sentence),
    show: showOn(process.stderr),
    stop: stop.signal,
  })
}

/** Interval of progress updates, ms. */
const often = 200

/** Shows progress in one line of a terminal, over and over; nothing on anything else. */
function showOn(stream: NodeJS.WriteStream): (progress: string) => void {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (!stream.isTTY || (progress !== '' && now - last < often)) return
    last = now
    stream.write(`\r\u001b[2K${progress}`)
  }
}
