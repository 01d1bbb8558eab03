import { execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Machine } from './findBrowser.ts'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** The machine this runs on. */
export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  home: homedir(),
  canRun,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  unpack: unpackNpmBrowser,
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Unpacks @sparticuz/chromium once, about 210 MB, beside the installed packages. It is moved to its place whole, so a
 * run that was cut short leaves nothing half unpacked for the next.
 */
async function unpackNpmBrowser(): ReturnType<Machine['unpack']> {
  const about = join(modules, '@sparticuz/chromium/package.json')
  if (!existsSync(about)) return undefined
  const { version }: { version: string } = JSON.parse(readFileSync(about, 'utf8'))
  const folder = join(modules, '.cache', `chromium-${version}`)
  if (!existsSync(folder)) unpackTo(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

function unpackTo(folder: string): void {
  mkdirSync(join(modules, '.cache'), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  // The package unpacks to the temporary folder and changes the environment when it is imported;
  // in a process of its own it does neither to us. The name of a cloud makes it bring along the
  // system libraries (NSS, expat) that a bare machine lacks.
  const script = `import('@sparticuz/chromium').then((it) => it.default.executablePath())`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: modules,
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  writeFileSync(join(draft, 'fonts.conf'), fontsConfig(folder))
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
}

/** The package's own configuration knows one fixed folder only. */
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
