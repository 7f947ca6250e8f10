import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVault } from '../src/server/services/vault.ts'
import { runCommandHere } from '../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../test/kit/database.ts'
import { testSecret } from '../test/kit/secret.ts'
import { addStaff } from '../test/kit/staff.ts'
import { staff } from './staff.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

const run = async (...args: string[]) => (await runCommandHere(staff, args, fresh.settings)).stdout
const invite = (email: string) => ['invite', email, '--name', 'Eva Janssen', '--role', 'operator']

test('the first operator is invited without an account, by a link that a demonstration prints', async () => {
  const said = await run(...invite('eerste@voorbeeld.nl'))
  expect(said).toMatch(/^Gedaan\. .*\nhttp:\/\/localhost:3000\/beheer\/uitnodiging\S+\n$/)
  const accounts = await fresh.db
    .selectFrom('staff_account')
    .select(['email', 'name', 'roles', 'password_hash'])
    .execute()
  expect(accounts).toEqual([
    { email: 'eerste@voorbeeld.nl', name: 'Eva Janssen', roles: ['operator'], password_hash: null },
  ])
  const [row] = await fresh.db.selectFrom('audit').select(['staff_id', 'request_id']).execute()
  expect(row).toEqual({ staff_id: null, request_id: expect.stringMatching(/^staff \S+/) })
})

test('once an operator can log in, everything is in the name of an account', async () => {
  const of = { email: 'beheer@voorbeeld.nl', roles: ['operator'] } as const
  await addStaff(fresh.db, makeVault([testSecret]), of)
  for (const args of [
    invite('tweede@voorbeeld.nl'),
    ['reset', 'eerste@voorbeeld.nl'],
    ['leave', 'eerste@voorbeeld.nl'],
  ])
    await expect(run(...args), args.join(' ')).rejects.toMatchObject({
      stderr: 'Er is al een beheerder. Zeg met --as wie je bent.\n',
    })
  await expect(run('list')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Zeg namens wie je dit doet/),
  })
  const listed = await run('list', '--as', of.email)
  expect(listed).toMatch(/^eerste@voorbeeld\.nl {2}Eva Janssen {2}uitgenodigd {2}Beheer$/m)
  expect(listed).toMatch(/^beheer@voorbeeld\.nl {2}Sanne Bakker {2}werkt hier {2}Beheer$/m)
})

test('what is no command is a sentence', async () => {
  for (const args of [
    ['weg'],
    ['list', 'x'],
    ['reset'],
    ['invite', 'a@voorbeeld.nl'],
    ['invite', 'a@voorbeeld.nl', '--name', 'A', '--role', 'baas'],
    ['approve', 'a@voorbeeld.nl'],
    ['--x'],
  ])
    await expect(run(...args), args.join(' ')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Kies: npm run staff/),
    })
})
