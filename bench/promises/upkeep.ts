import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import { accountRequests, personalData, refusable } from '../../src/server/features.ts'
import type { Runtime } from '../../src/server/services/context.ts'
import { sweep } from '../../src/server/services/retention/sweep.ts'
import { processEnv } from '../../test/kit/command.ts'
import type { FreshDatabase } from '../../test/kit/database.ts'
import type { Measurement } from '../promise.ts'
import { root } from '../site.ts'
import { spreadOf } from '../statistics.ts'
import { longestTransaction } from '../watch.ts'

/**
 * Measures the hourly sweep as its job runs it, with the database role of the site, where a hundredth of all rows is past its
 * retention.
 */
export async function measureSweep({ servingUrl, url }: FreshDatabase): Promise<Measurement[]> {
  const database = openDatabase(servingUrl, { connections: 4 })
  const runtime = {
    database,
    clock: systemClock,
    ports: { files: { remove: async () => undefined } },
    personalData,
    accountRequests,
    refusable,
    sessions: { idle: 120 * 60, stayingIdle: 14 * 86_400 },
  } as unknown as Runtime
  try {
    let removed: Record<string, number> = {}
    const begun = performance.now()
    const longest = await longestTransaction(url, async () => {
      removed = await sweep(runtime)
    })
    const took = (performance.now() - begun) / 1000
    const told = Object.entries(removed).filter(([, count]) => count > 0)
    return [
      {
        what: 'Hourly sweep with rows, a hundredth of them over',
        spread: spreadOf([took]),
        unit: 's',
        bound: { side: 'at most', value: 60 },
        note: told.map(([word, count]) => `${count} ${word}`).join(', '),
      },
      {
        what: 'Longest transaction of that sweep',
        spread: spreadOf([longest.ms]),
        unit: 'ms',
        bound: { side: 'at most', value: 1000 },
        note: longest.what.replace(/\s+/g, ' ').trim(),
      },
    ]
  } finally {
    await database.destroy()
  }
}

/** Module that prints at the end of a process how much memory it took at most, in KB. */
const tellMemory = `data:text/javascript,process.on('exit',()=>console.error(process.resourceUsage().maxRSS))`

/**
 * Measures `npm run backup` as an operator types it: the memory of its process must not depend on how much there is to back up.
 */
export async function measureBackup(full: FreshDatabase, without: FreshDatabase): Promise<Measurement> {
  const [many, none] = [await backUp(full), await backUp(without)]
  return {
    what: '`npm run backup` with rows, memory of its process',
    spread: spreadOf([many.megabytes]),
    unit: 'MB',
    // a process without rows takes 135 MB, and Node lets some hundred MB of garbage lie before it collects it
    bound: { side: 'at most', value: 320 },
    note: `${none.megabytes.toFixed(0)} MB without rows; ${many.seconds.toFixed(0)} s, a file of ${many.file.toFixed(0)} MB`,
  }
}

async function backUp({
  settings,
}: FreshDatabase): Promise<{ megabytes: number; seconds: number; file: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'thuisbasis-bench-'))
  const path = join(folder, 'bench.thuisbasis')
  try {
    const begun = performance.now()
    const { stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', tellMemory, 'tools/backup.ts', path],
      { cwd: root, env: { ...processEnv, ...settings, DATA_DIR: folder } },
    )
    const seconds = (performance.now() - begun) / 1000
    const kilobytes = Number(stderr.trim().split('\n').at(-1))
    return { megabytes: kilobytes / 1024, seconds, file: (await stat(path)).size / 1e6 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
