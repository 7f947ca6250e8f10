import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seeds } from '../../content/content.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { databaseContent } from '../../src/server/adapters/content/database.ts'
import { searchOwn } from '../../src/server/adapters/search-own/search-own-adapter.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import { queues } from '../../src/server/features.ts'
import { loadRenderer } from '../../src/server/http/pages/bundle.ts'
import { defaultRetryPolicy } from '../../src/server/outbox/queue.ts'
import { prepareDatabase } from '../../src/server/prepare.ts'
import { openContent } from '../../src/server/services/content/open-content.ts'
import { keepIndex } from '../../src/server/services/search/keep-index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const migrations = join(root, 'db', 'migrations')
const dist = join(root, 'dist')

/** Name of the database that all others are cloned from; it changes with everything that the template is made of. */
export const templateName = (): string => {
  const hash = createHash('sha256').update(JSON.stringify([defaultRetryPolicy, queues]))
  for (const made of ['database/roles.ts', 'outbox/boss.ts'])
    hash.update(readFileSync(join(root, 'src', 'server', made)))
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)))
  return `template_${hash.digest('hex').slice(0, 16)}`
}

/** Prepares an empty database as the server does at its start. */
export const makeTemplate = (url: string, ownerUrl: string): Promise<unknown> =>
  prepareDatabase({ url, ownerUrl })

/** Name of the template with the project's own documents in it, which changes with them; undefined before a build. */
export const filledName = (prepared: string): string | undefined =>
  existsSync(dist)
    ? `${prepared}_${createHash('sha256').update(JSON.stringify(seeds)).digest('hex').slice(0, 8)}`
    : undefined

/**
 * Puts the project's documents and their search index into a prepared database, as a site does at its first start. A site that
 * starts on it checks again, and writes what differs.
 */
export const fillTemplate = async (url: string): Promise<void> => {
  const db = openDatabase(url, { connections: 4 })
  const log = { warn: (_fields: object, message: string) => console.warn(message) }
  const index = keepIndex({ search: searchOwn(db), log })
  const { funnels } = await loadRenderer(dist)
  const { follow } = index
  const content = databaseContent(db)
  const { watch } = await openContent({
    ...{ db, content, clock: systemClock, log, seeds, secrets: [], funnels, follow },
  })
  await index.settled(60_000)
  await watch.close()
  await index.close()
  await db.destroy()
}
