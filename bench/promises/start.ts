import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilReady } from '../../test/kit/server-process.ts'
import type { Measured } from '../promise.ts'
import { root } from '../site.ts'
import { spreadOf } from '../statistics.ts'

/** The first makes the database, the second fills caches; from the third on it counts. */
const unmeasured = 2
const measured = 3

/** `npm start` as a newcomer types it, until `/readyz` says yes, over a database of its own that is there already. */
export async function measureStart(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thuisbasis-bench-'))
  try {
    const taken: number[] = []
    for (let start = 0; start < unmeasured + measured; start++) taken.push(await startOnce(dataDir))
    return {
      what: '`npm start` to ready with a warm database',
      spread: spreadOf(taken.slice(unmeasured)),
      unit: 's',
      bound: { side: 'at most', value: 3 },
      note: `embedded PostgreSQL included; the very first start, with a database to make: ${taken[0]?.toFixed(1)} s`,
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Seconds until it was ready; it has ended when this resolves. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  let printed = ''
  const child = spawn('npm', ['start'], {
    cwd: root,
    // a fresh terminal: nothing of the npm that runs the bench
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a process group, so that the signal reaches the site by way of npm or without it
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = once(child, 'exit')
  try {
    await untilReady(`http://localhost:${port}`, child, () => printed)
    return (performance.now() - begun) / 1000
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}
