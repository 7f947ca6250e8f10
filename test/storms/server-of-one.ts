import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedBinaries } from '../../src/server/database/binaries.ts'
import { startCluster, stopCluster } from '../../src/server/database/cluster.ts'
import { run } from '../../src/server/database/command.ts'
import { openEmbedded } from '../../src/server/database/embedded.ts'
import { databaseUser } from '../../src/server/database/owner.ts'
import type { FreshDatabase } from '../kit/database.ts'

/** A PostgreSQL server that nobody else uses, so that it may be pulled away. */
export interface PulledServer extends AsyncDisposable {
  /** Of the role that owns its database. */
  url: string
  settings: FreshDatabase['settings']
  /** As an operator stops it: `fast` ends every session, `immediate` is the plug out of the wall. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Resolves when it takes connections again. */
  start(): Promise<void>
}

export async function openPulledServer(): Promise<PulledServer> {
  const home = await mkdtemp(join(tmpdir(), 'pulled-'))
  // Temporary folders are closed to others, and so to the user that the database runs as.
  await chmod(home, 0o755)
  const { url: servingUrl, ownerUrl: url, release } = await openEmbedded(home)
  const { folder: installed } = await installedBinaries()
  const cluster = {
    folder: join(home, 'postgres'),
    bin: join(installed, 'bin'),
    user: await databaseUser(),
    password: new URL(url).password,
  }
  return {
    url,
    settings: { DATABASE_URL: servingUrl, DATABASE_OWNER_URL: url },
    async stop(mode) {
      const args = ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', '60', '-s']
      const { code, output } = await run(join(cluster.bin, 'pg_ctl'), args, { user: cluster.user })
      if (code !== 0) throw new Error(`PostgreSQL did not stop: ${output}`)
    },
    start: async () => void (await startCluster(cluster, Number(new URL(url).port))),
    async [Symbol.asyncDispose]() {
      await release()
      await stopCluster(cluster)
      await rm(home, { recursive: true, force: true })
    },
  }
}
