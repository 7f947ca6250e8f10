import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandProcess } from '../../../test/kit/command.ts'
import { freshDatabase } from '../../../test/kit/database.ts'
import { bookingFrom, send } from '../../../test/kit/handyman.ts'
import { openTestServer } from '../../../test/kit/server.ts'
import type { Database } from '../database/pool.ts'
import { writeBackup } from './write.ts'

const kept = '00000000-0000-4000-8000-00000000000c'
const bytes = Buffer.from([0, 10, 92, 255])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

const tool = (name: string, path: string, env: NodeJS.ProcessEnv) => commandProcess(name, [path], env)
const requestsOf = async (db: Database) => ({
  submissions: await db.selectFrom('submission').selectAll().orderBy('id').execute(),
  deliveries: await db
    .selectFrom('delivery')
    .selectAll()
    .orderBy('submission_id')
    .orderBy('partner')
    .execute(),
  files: await db.selectFrom('file').selectAll().execute(),
})

test('the commands: out of an embedded database, into another PostgreSQL', async () => {
  await using server = await openTestServer()
  const { db } = server.database
  for (let left = 3; left > 0; left--) await send(server, await bookingFrom(server, '2026-11-23'))
  const { id } = await db.selectFrom('submission').select('id').limit(1).executeTakeFirstOrThrow()
  const row = { session_id: id, submission_id: id, name: 'é.pdf', content_type: 'application/pdf', bytes: 4 }
  await db
    .insertInto('file')
    .values({ ...row, id: kept, created_at: '2026-11-20T14:00:00Z' })
    .execute()
  await server.runtime.ports.files.put(kept, bytes)
  const backup = join(folder, 'site.backup')
  const { files } = server.runtime.ports
  await writeBackup({ url: server.database.url, files }, backup, '2026-11-20T14:00:00Z')

  const dataDir = join(folder, 'embedded')
  const again = join(folder, 'again.backup')
  await tool('restore', backup, { DATA_DIR: dataDir })
  const { stdout } = await tool('backup', again, { DATA_DIR: dataDir })
  expect(stdout).toMatch(/^ +3 {2}public\.submission$/m)
  expect(stdout).toMatch(/^ +1 {2}bestanden$/m)
  expect(await readFile(join(dataDir, 'files', kept))).toEqual(bytes)

  await using other = await freshDatabase()
  const env = { ...other.settings, FILES_DIR: join(folder, 'files') }
  await tool('restore', again, env)
  expect(await requestsOf(other.db)).toEqual(await requestsOf(db))
  await expect(tool('restore', again, env)).rejects.toMatchObject({
    code: 1,
    stderr: 'De database is niet leeg: zet een back-up alleen terug in een nieuwe, lege database.\n',
  })
})
