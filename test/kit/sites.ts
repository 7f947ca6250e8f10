import type { TestProject } from 'vitest/node'
import { startServerProcess } from './server-process.ts'

/**
 * When the sites of the journeys begin: on a Friday afternoon with no holiday near. It is never midnight there, no
 * appointment is offered on another day than yesterday's run had, and rates and rules are those of one year.
 */
export const beginning = '2026-11-20T14:00:00Z'

/** A visitor of a journey says from where it comes (`openVisitor`). */
export const settings = { CLOCK: beginning, TRUSTED_PROXIES: '127.0.0.1, ::1' }

/** A site that the journeys of one worker share, one file after the other. */
export interface SharedSite {
  url: string
  databaseUrl: string
  dataDir: string
  /** By how many milliseconds its clock is ahead of this machine's. */
  ahead: number
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** In the order of `VITEST_POOL_ID`. */
    sites: SharedSite[]
  }
}

/** Starts a site for each worker, each with a database of its own; vitest's global set-up. */
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
