import { resolve } from 'node:path'
import { systemClock } from '../src/core/kernel/day.ts'
import { visitor } from '../src/core/kernel/viewer.ts'
import { adapterChoices, databaseUrlsOf, environment } from '../src/server/config.ts'
import { hasEmbedded, openEmbedded } from '../src/server/database/embedded.ts'
import { openDatabase } from '../src/server/database/pool.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import type { DatabaseUrls } from '../src/server/database/roles.ts'
import { perform } from '../src/server/feature.ts'
import { parseEnvironment } from '../src/server/parse-environment.ts'
import { files as uploads } from '../src/server/partners/files.ts'
import type { AdapterContext } from '../src/server/partners/partner.ts'
import type { Files } from '../src/server/ports/files.ts'
import { schemaOf } from '../src/server/ports/settings.ts'
import { noteCopied } from '../src/server/services/audit/copy.ts'
import { commandId, type Terminal } from './command.ts'

export interface Store extends AsyncDisposable, DatabaseUrls {
  files: Files
}

/**
 * Opens the store of uploads that the site itself would use.
 * @throws StartRefused when a setting is wrong, or a folder is open to
 * others.
 */
const openFiles = async (env: NodeJS.ProcessEnv, dataDir: string): Promise<Files> => {
  const word = parseEnvironment(adapterChoices, env)[uploads.variable] ?? uploads.defaultAdapter ?? ''
  const adapter = uploads.adapters[word]
  if (!adapter) throw new StartRefused(`${uploads.variable} noemt geen plek voor bestanden.`)
  // the data folder is all that an adapter for files needs of its surroundings
  return adapter.open(
    parseEnvironment(schemaOf(adapter.settings), env) as never,
    { dataDir } as AdapterContext,
  )
}

/**
 * Opens the database and files that the site itself would use with this environment; an embedded database is joined or started. A
 * database is made only for a command that `fills` it: any other would find a new one empty, whatever waits in the site's own.
 * @throws StartRefused
 */
export async function openStore(
  { env, warn }: Pick<Terminal, 'env' | 'warn'>,
  { fills = false } = {},
): Promise<Store> {
  const given = parseEnvironment(
    environment.pick({ MODE: true, DATABASE_URL: true, DATABASE_OWNER_URL: true, DATA_DIR: true }),
    env,
  )
  const { DATA_DIR } = given
  const doors = databaseUrlsOf(given)
  if (!doors && !fills && !hasEmbedded(resolve(DATA_DIR)))
    throw new StartRefused(
      `In ${resolve(DATA_DIR)} staat geen database: geef DATABASE_URL of DATA_DIR op zoals de site ze heeft.`,
    )
  const files = await openFiles(env, resolve(DATA_DIR))
  if (doors) return { ...doors, files, [Symbol.asyncDispose]: async () => undefined }
  const { url, ownerUrl, release } = await openEmbedded(resolve(DATA_DIR), warn)
  return { url, ownerUrl, files, [Symbol.asyncDispose]: release }
}

/**
 * Writes to the trail of the database that a command read or filled it as a whole. The system does so: a backup may be made by a
 * timer, and a database that is being restored has no account of staff yet.
 */
export async function noteCopy(store: Store, action: 'backup.write' | 'backup.restore'): Promise<void> {
  const database = openDatabase(store.url, { connections: 1 })
  const ctx = {
    database,
    clock: systemClock,
    requestId: commandId(action),
    actor: async () => ({ kind: 'system' as const }),
    viewer: async () => visitor,
  }
  try {
    await perform(ctx, noteCopied, action)
  } finally {
    await database.destroy()
  }
}
