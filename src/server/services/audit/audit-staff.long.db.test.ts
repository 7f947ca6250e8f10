import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandProcess } from '../../../../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { testSecret } from '../../../../test/kit/secret.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { makeVault } from '../vault.ts'

let database: FreshDatabase
let folder: string
let staff: { id: string; email: string }
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'trail-'))
  staff = await addStaff(database.db, makeVault([testSecret]), {
    email: 'alles@voorbeeld.nl',
    roles: ['member-service', 'editor', 'operator'],
  })
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const tool = (name: string, ...args: string[]) =>
  commandProcess(name, args, { DATABASE_URL: database.url, FILES_DIR: folder })
const asStaff = (name: string, ...args: string[]) => tool(name, ...args, '--as', staff.email)

test('commands of staff stand in the trail with who gave them, in which roles, and the account on the machine', async () => {
  await asStaff('cancellations', 'list')
  await asStaff('deadletters', 'list')
  await asStaff('requests', 'list')
  await asStaff('deadletters', 'retry', 'all')
  await asStaff('content', 'show', 'home')
  await asStaff('content', 'edit', 'home', 'content/home.ts')
  await tool('backup', join(folder, 'site.backup'))
  const rows = await database.db.selectFrom('audit').selectAll().orderBy('id').execute()
  const told = { person_id: null, staff_id: staff.id, roles: 'member-service,editor,operator' }
  expect(
    rows.map(({ action, detail, person_id, staff_id, roles }) => ({
      ...{ action, detail, person_id },
      ...{ staff_id, roles },
    })),
  ).toEqual([
    { action: 'cancellations.list', detail: null, ...told },
    { action: 'deadletters.list', detail: null, ...told },
    { action: 'requests.list', detail: null, ...told },
    { action: 'deadletters.retry', detail: null, ...told },
    { action: 'content.edit', detail: 'home', ...told },
    { action: 'backup.write', detail: null, person_id: null, staff_id: null, roles: null },
  ])
  for (const { request_id } of rows)
    expect(request_id).toMatch(/^(cancellations|deadletters|requests|content|backup.write) \S+/)
})
