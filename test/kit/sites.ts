import type { TestProject } from 'vitest/node'
import { startServerProcess } from './server-process.ts'

/**
 * Time at which the sites of the journeys begin: a Friday afternoon with no holiday near. Thus it is never midnight there, a run
 * is offered the same days as yesterday's run, and rates and rules are those of one year.
 */
export const beginning = '2026-11-20T14:00:00Z'

/** Settings of the sites; with a trusted proxy, a visitor of a journey can say where it comes from (`openVisitor`). */
export const settings = { CLOCK: beginning, TRUSTED_PROXIES: '127.0.0.1, ::1' }

/** A site that the journeys of one worker share, one file after the other. */
export interface SharedSite {
  url: string
  databaseUrl: string
  dataDir: string
  ahead: number
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site of each worker, in the order of `VITEST_POOL_ID`. */
    sites: SharedSite[]
  }
}

/** Starts a site for each worker, each with a database of its own. It is a global set-up of vitest. */
export default async function keepSites(project: TestProject): Promise<() => Promise<void>> {
  const ahead = Date.parse(beginning) - Date.now()
  const servers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startServerProcess(settings)),
  )
  project.provide(
    'sites',
    servers.map(({ url, dataDir, database }) => ({ url, dataDir, databaseUrl: database.url, ahead })),
  )
  return async () => void (await Promise.all(servers.map((server) => server.close())))
}
