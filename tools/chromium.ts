import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const places = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, one on the path, a usual place, or Playwright's own. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...places, chromium.executablePath()]
  return candidates.find((path): path is string => Boolean(path && existsSync(path)))
}

/**
 * Finds a Chromium, and installs one when there is none: by apt as root on Debian and Ubuntu, else by Playwright. @returns
 * undefined, after printing what to do, where neither works.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing one.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) => run('apt-get', '-y', '-q', ...args)
    if (apt('update')) apt('install', '--no-install-recommends', 'chromium')
  }
  if (!findChromium()) run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium')
  const installed = findChromium()
  if (installed) return installed
  console.error(
    'Chromium could not be installed: install Chromium or Chrome and set CHROMIUM_PATH to its program.',
  )
  return undefined
}

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}
