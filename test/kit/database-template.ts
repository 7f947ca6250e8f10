import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { queues } from '../../src/server/features.ts'
import { patience } from '../../src/server/outbox/queue.ts'
import { prepareDatabase } from '../../src/server/prepare.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const migrations = join(root, 'db', 'migrations')

/** Of the database that all others are cloned from: another one where anything differs that it is made of. */
export const templateName = (): string => {
  const hash = createHash('sha256').update(JSON.stringify([patience, queues]))
  for (const made of ['database/roles.ts', 'outbox/boss.ts'])
    hash.update(readFileSync(join(root, 'src', 'server', made)))
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)))
  return `template_${hash.digest('hex').slice(0, 16)}`
}

/** Prepares an empty database as the server does at its start. */
export const makeTemplate = (url: string, ownerUrl: string): Promise<unknown> =>
  prepareDatabase({ url, ownerUrl })
