import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { compose } from '../../src/server/compose.ts'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import { combineObservers } from '../../src/server/observer.ts'
import { openOutbox } from '../../src/server/outbox/boss.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { freePort } from './server-process.ts'

/** The secret of a site whose environment gives none. */
export const wholeSiteSecret = 'a secret of these tests of more than 32 characters'

/**
 * The built product in the process of the test, composed as in production, with pages, jobs and a port. A process of its own
 * would cost seconds more.
 */
export interface WholeSite extends AsyncDisposable {
  /** Origin, `http://127.0.0.1:40123`. */
  url: string
  database: FreshDatabase
  logged(): string
  close(): Promise<void>
}

/**
 * Opens the site on a fresh database, or on a given one that stays; two sites on one database act like two processes. `env` adds
 * to its environment. A request from this machine may say with X-Forwarded-For where it comes from, as behind a proxy.
 */
export async function openWholeSite({
  env: over = {},
  database: given,
}: {
  env?: NodeJS.ProcessEnv
  database?: FreshDatabase
} = {}): Promise<WholeSite> {
  const closing = new AsyncDisposableStack()
  try {
    const database = given ?? closing.use(await freshDatabase('filled'))
    const dataDir = closing.adopt(await mkdtemp(join(tmpdir(), 'whole-')), (folder) =>
      rm(folder, { recursive: true, force: true }),
    )
    const port = await freePort()
    const env = {
      PORT: String(port),
      DATA_DIR: dataDir,
      ...database.settings,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      SECRETS: wholeSiteSecret,
      DEMO_REQUESTS: 'off',
      LOG_LEVEL: 'trace',
      ...over,
    }
    const config = readConfig(env)
    const lines: string[] = []
    const log = pino({ level: config.logLevel }, { write: (line: string) => void lines.push(line) })
    // a long wait for a busy machine, as no test here is about running out of connections
    const db = closing.adopt(openDatabase(database.servingUrl, { connections: 8, waitMs: 120_000 }), (pool) =>
      pool.destroy(),
    )
    const outbox = closing.adopt(await openOutbox(database.servingUrl, { connections: 2 }), (queue) =>
      queue.stop(5000),
    )
    const site = await compose({
      ...{ config, env, secrets: config.secrets, db, databaseUrl: database.servingUrl, outbox, log },
      clock: systemClock,
      observer: combineObservers([]),
    })
    closing.defer(() => site.close())
    await site.listen()
    const opened = closing.move()
    const close = () => opened.disposeAsync()
    return {
      ...{ url: `http://127.0.0.1:${port}`, database, logged: () => lines.join(''), close },
      [Symbol.asyncDispose]: close,
    }
  } catch (thrown) {
    await closing.disposeAsync()
    throw thrown
  }
}
