import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder with these files, and how to be rid of it. */
export async function temporaryFolder(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'narrow-gauge-'))
  const write = async (name: string, text: string, changed?: Date) => {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    if (changed) await utimes(file, changed, changed)
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
  return { folder, write, remove: () => rm(folder, { recursive: true }) }
}
