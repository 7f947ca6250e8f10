import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilReady } from '../../test/kit/server-process.ts'
import type { Measurement } from '../promise.ts'
import { root } from '../site.ts'
import { spreadOf } from '../statistics.ts'

/** Number of starts that do not count: the first makes the database, the second fills caches. */
const unmeasured = 2
const measured = 3

/** Measures `npm start` as a newcomer types it, until `/readyz` answers 200, over a database that is there already. */
export async function measureStart(): Promise<Measurement> {
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

/** Seconds until the site was ready; its process has ended when this resolves. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  let printed = ''
  const child = spawn('npm', ['start'], {
    cwd: root,
    // the environment of a fresh terminal, without the variables of the npm that runs the bench
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a process group, so that the signal reaches the site whether or not npm passes it on
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
