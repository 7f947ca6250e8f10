import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandProcess } from '../../../../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'

let database: FreshDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'trail-'))
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const tool = (name: string, ...args: string[]) =>
  commandProcess(name, args, { DATABASE_URL: database.url, FILES_DIR: folder })

test('commands of staff stand in the trail with the account on the machine', async () => {
  await tool('cancellations', 'list')
  await tool('deadletters', 'list')
  await tool('requests', 'list')
  await tool('deadletters', 'retry', 'all')
  await tool('content', 'show', 'home')
  await tool('content', 'edit', 'home', 'content/home.ts')
  await tool('backup', join(folder, 'site.backup'))
  const rows = await database.db.selectFrom('audit').selectAll().orderBy('id').execute()
  expect(rows.map(({ action, detail, person_id }) => ({ action, detail, person_id }))).toEqual([
    { action: 'cancellations.list', detail: null, person_id: null },
    { action: 'deadletters.list', detail: null, person_id: null },
    { action: 'requests.list', detail: null, person_id: null },
    { action: 'deadletters.retry', detail: 'all', person_id: null },
    { action: 'content.edit', detail: 'home', person_id: null },
    { action: 'backup.write', detail: null, person_id: null },
  ])
  for (const { request_id } of rows)
    expect(request_id).toMatch(/^(cancellations|deadletters|requests|content|backup.write) \S+/)
})
