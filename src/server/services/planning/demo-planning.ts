import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import { writePlanning } from './load.ts'
import { readPlanningFile } from './planning-file.ts'

/** The planning file of the demonstration. Its offices have the codes that the specification uses (spec 001 section 9). */
export const demoPlanning = fileURLToPath(new URL('../../../../db/demo-planning.csv', import.meta.url))

/** Loads the offices of the demonstration into a database that has none. */
export const loadDemoPlanning = async (database: Database, clock: Clock): Promise<void> => {
  if (await database.selectFrom('office').select('code').limit(1).executeTakeFirst()) return
  const file = readPlanningFile(await readFile(demoPlanning, 'utf8'))
  if (Array.isArray(file)) throw new Error(`${demoPlanning}: ${JSON.stringify(file[0])}`)
  await database.transaction().execute((tx) => writePlanning(tx, clock, file))
}
