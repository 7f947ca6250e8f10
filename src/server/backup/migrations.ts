import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefused } from '../database/refusal.ts'
import type { Head } from './format.ts'

const ours = fileURLToPath(new URL('../../../db/migrations/', import.meta.url))

/**
 * Makes a folder with exactly these migrations, and removes it after use. A restore runs them first, puts the rows into the
 * tables of that time, and then migrates both to this release.
 * @throws StartRefused when this release does not know one of them.
 */
export const migrationsOf = async (
  migrations: Head['migrations'],
): Promise<{ folder: string } & AsyncDisposable> => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const dispose = () => rm(folder, { recursive: true, force: true })
  for (const { name, hash } of migrations) {
    const known = /^\d{3}-[a-z0-9-]+\.sql$/.test(name) && (await hashOf(join(ours, name))) === hash
    if (!known) {
      await dispose()
      throw new StartRefused(
        `De back-up komt van een andere uitgave: de migratie ${name} is hier onbekend. Gebruik de uitgave die hem maakte, of een nieuwere.`,
      )
    }
    await copyFile(join(ours, name), join(folder, name))
  }
  return { folder, [Symbol.asyncDispose]: dispose }
}

const hashOf = async (path: string): Promise<string | undefined> => {
  const sql = await readFile(path, 'utf8').catch(() => undefined)
  return sql && createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
