import { inject } from 'vitest'
import { type Database, openDatabase } from '../../src/server/database/pool.ts'
import { setClocks, sharedBrowser } from '../kit/browser.ts'
import { startServerProcess } from '../kit/server-process.ts'
import { settings } from '../kit/sites.ts'

interface JourneySite {
  /** Origin, `http://localhost:40123`. */
  url: string
  dataDir: string
  db: Database
}

/**
 * Opens the site that all journeys of this worker share, and a browser: `afterAll(close)`. A journey on it makes its own people,
 * and finds its own mails and orders by their address or reference. A journey that needs another clock or setting, or changes
 * what others rely on, gives `env` (as `startServerProcess` takes it) and gets a site alone; `{}` gives one with the usual
 * settings. `clock` is that of the site, which is `ahead` of this machine by so many milliseconds.
 */
export async function openSite(env?: NodeJS.ProcessEnv) {
  const { server, ahead, close } = await (env ? openAlone(env) : openShared())
  setClocks(ahead)
  return { server, browser: await sharedBrowser(), ahead, clock: { now: () => Date.now() + ahead }, close }
}

interface Opened {
  server: JourneySite
  ahead: number
  close(): Promise<void>
}

async function openShared(): Promise<Opened> {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no site.`)
  const { url, dataDir, databaseUrl, ahead } = site
  const db = openDatabase(databaseUrl, { connections: 2, waitMs: 120_000 })
  // a day has room for few holds, and the visitors of earlier files have left
  await db.deleteFrom('reservation').where('held_until', 'is not', null).execute()
  return { server: { url, dataDir, db }, ahead, close: () => db.destroy() }
}

async function openAlone(env: NodeJS.ProcessEnv): Promise<Opened> {
  const given = { ...settings, ...env }
  const ahead = Date.parse(given.CLOCK) - Date.now()
  const { url, dataDir, database, close } = await startServerProcess(given)
  return { server: { url, dataDir, db: database.db }, ahead, close }
}
