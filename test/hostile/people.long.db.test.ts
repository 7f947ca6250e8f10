import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf } from '../../src/server/services/links/mailed-link.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { callerOf } from '../kit/caller.ts'
import { type FreshDatabase, freshDatabase } from '../kit/database.ts'
import { newMailAddress, registration } from '../kit/membership.ts'
import { type SiteOfMany, startSite } from '../storms/site.ts'

const secret = 'a secret of these tests of more than 32 characters'
const vault = makeVault([secret])

let database: FreshDatabase
let site: SiteOfMany
beforeAll(async () => {
  database = await freshDatabase('filled')
  site = await startSite(database, { env: { SECRETS: secret } })
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await database?.close()
})

const visitor = (index = 0) => callerOf(site.urls[index % 2] as string)

test('an account that is registered and confirmed from all sides at once is one account, and nothing breaks', async () => {
  const email = newMailAddress()
  const { nameAddressDetails: who, personalInformation } = registration(email)
  const { password } = personalInformation
  const body = { ...who, ...personalInformation.phoneNumbers, password }
  const register = (index: number) => visitor(index).post('/api/v1/account/register', body)
  const first = await register(0)
  expect(first.status, first.text).toBe(201)
  const { id } = await database.db
    .selectFrom('mailed_link')
    .innerJoin('person', 'person.id', 'mailed_link.person_id')
    .select('mailed_link.id')
    .where('person.email', '=', email)
    .executeTakeFirstOrThrow()
  const link = tokenOf({ vault }, id)
  const all = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      index % 2 ? register(index) : visitor(index >> 1).post('/api/v2/account/activate', { link, password }),
    ),
  )
  expect(all.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([])
  expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  const working = database.db.selectFrom('person').select('id').where('email', '=', email)
  expect(await working.where('active_at', 'is not', null).execute()).toHaveLength(1)
})

test('whoever became a member as the power went, is one once it is back, and hears so once', async () => {
  const body = registration()
  const answer = await visitor().post('/api/v2/becomeamember/register', body)
  expect(answer.status, answer.text).toBe(201)
  const { emailAddress: email } = body.nameAddressDetails
  await Promise.all(site.processes.map((one) => one.kill()))
  for (const one of site.processes) one.launch()
  await Promise.all(site.processes.map((one) => one.ready()))
  const membership = () =>
    database.db
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.person_id')
      .select('relation_id')
      .where('email', '=', email)
      .execute()
  await expect.poll(membership).toHaveLength(1)
  const mailsWithNumber = () =>
    database.db
      .selectFrom('sandbox_message')
      .select('subject')
      .where('recipient', '=', email)
      .where('text', 'like', '%lidnummer is%')
      .execute()
  await expect.poll(mailsWithNumber).toHaveLength(1)
})
