import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../../test/kit/account.ts'
import { day } from '../../../../test/kit/clock.ts'
import { cookieOf } from '../../../../test/kit/membership.ts'
import { uploadingTo } from '../../../../test/kit/upload.ts'
import { sweep } from '../retention/sweep.ts'

const { clock, server, post, logIn, activate, forgotten, setPassword, registered, personOf, resetLinkOf } =
  await openAccounts({ uploads: { open: true } })
const { db } = server.database
afterAll(() => server.close())

const trail = () => db.selectFrom('audit').selectAll().orderBy('id').execute()
const during = async (work: () => Promise<unknown>) => {
  const before = (await trail()).map(({ id }) => id)
  await work()
  return (await trail()).filter(({ id }) => !before.includes(id))
}
const told = (rows: Awaited<ReturnType<typeof trail>>) =>
  rows.map(({ action, subject_id, person_id, times }) => ({ action, subject_id, person_id, times }))
const owner = async () => {
  const { body, link } = await registered()
  const [person] = await personOf(body.emailAddress)
  return { email: body.emailAddress, id: person?.id ?? '', link }
}

test('every way into an account and out of it stands there with whose it is', async () => {
  const { email, id, link } = await owner()
  const own = { subject_id: id, person_id: id, times: 1 }
  const nobody = { ...own, person_id: null }
  let cookie = ''
  expect(told(await during(() => activate(link, { secret: other })))).toEqual([
    { ...nobody, action: 'account.activate-failed' },
  ])
  expect(told(await during(() => activate(link)))).toEqual([{ ...own, action: 'account.activate' }])
  expect(told(await during(() => logIn(email, 'Geraden-geraden')))).toEqual([
    { ...nobody, action: 'session.login-failed' },
  ])
  const login = async () => {
    cookie = cookieOf(await logIn(email, password))
  }
  expect(told(await during(login))).toEqual([{ ...own, action: 'session.login' }])
  const change = { currentPassword: 'Geraden-geraden', password: other }
  expect(told(await during(() => post('/api/v2/account/change-password', change, cookie)))).toEqual([
    { ...own, action: 'people.confirm-failed' },
  ])
  expect(
    told(await during(() => server.app.inject({ url: '/api/v2/account/my-data', headers: { cookie } }))),
  ).toEqual([{ ...own, action: 'account.my-data' }])
  expect(told(await during(() => post('/api/v2/account/logout', {}, cookie)))).toEqual([
    { ...own, action: 'session.logout' },
  ])
  expect(told(await during(() => forgotten(email)))).toEqual([{ ...nobody, action: 'password.forgotten' }])
  const reset = await resetLinkOf(email)
  expect(told(await during(() => setPassword(reset)))).toEqual([{ ...own, action: 'password.set' }])
  cookie = cookieOf(await logIn(email, other))
  expect(told(await during(() => post('/api/v2/account/logout', { everywhere: true }, cookie)))).toEqual([
    { ...own, action: 'session.logout-everywhere' },
  ])
})

test('a name that nobody has leaves no trace of itself', async () => {
  const name = 'niemand.weet@voorbeeld.nl'
  const rows = await during(async () => {
    await logIn(name, 'Geraden-geraden')
    await forgotten(name)
  })
  expect(told(rows)).toEqual([
    { action: 'session.login-failed', subject_id: null, person_id: null, times: 1 },
    { action: 'password.forgotten', subject_id: null, person_id: null, times: 1 },
  ])
  expect(JSON.stringify(await trail())).not.toContain('@')
})

test('a file that was sent and fetched back is told with its id and whose it is', async () => {
  const { email, id, link } = await owner()
  await activate(link)
  const cookie = cookieOf(await logIn(email, password))
  const sent = await uploadingTo(server).upload(Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf', {}, cookie)
  expect(sent.statusCode, sent.body).toBe(201)
  const file = sent.json().id
  await server.app.inject({ url: `/api/v1/files/${file}`, headers: { cookie } })
  const rows = await db.selectFrom('audit').selectAll().where('subject_id', '=', file).orderBy('id').execute()
  expect(told(rows)).toEqual([
    { action: 'files.upload', subject_id: file, person_id: id, times: 1 },
    { action: 'files.download', subject_id: file, person_id: id, times: 1 },
  ])
})

test('what others tried stands in one’s own data, with how often', async () => {
  const { email, link } = await owner()
  await activate(link)
  clock.pass(60_000 - (clock.now() % 60_000))
  for (let index = 0; index < 3; index++) await logIn(email, 'Geraden-geraden')
  const cookie = cookieOf(await logIn(email, password))
  const data = await server.app.inject({ url: '/api/v2/account/my-data', headers: { cookie } })
  expect(data.json().trail).toContainEqual(
    expect.objectContaining({ action: 'session.login-failed', times: 3 }),
  )
})

/** Adds a row of this instant as the owner of the table does; by the machine's clock it is old on whatever day this runs. */
const addRow = async (at: string) => {
  await db.insertInto('audit').values({ at, action: 'account.long-ago', request_id: 'test' }).execute()
}
const longAgo = async () => (await trail()).filter(({ action }) => action === 'account.long-ago')

test('the trail goes after two years, row by row, however many are old', async () => {
  await addRow('2015-01-01T10:00:00Z')
  await sql`INSERT INTO audit (at, action, request_id)
    SELECT '2015-02-01', 'account.long-ago', 'test' FROM generate_series(1, 1200)`.execute(db)
  await addRow(new Date().toISOString())
  const before = (await trail()).length
  expect((await sweep(server.runtime)).audit).toBe(1201)
  expect(await trail()).toHaveLength(before - 1201)
  expect(await longAgo()).toHaveLength(1)
})

test('the role of the site removes and changes nothing that is younger, whatever its clock says', async () => {
  const site = server.runtime.database
  const before = await trail()
  clock.pass(5 * 366 * day)
  expect((await sweep(server.runtime)).audit).toBe(0)
  clock.pass(-5 * 366 * day)
  const forgotten = await sql<{ gone: number }>`
    SELECT forget_trail('2100-01-01', 1000000) AS gone`.execute(site)
  expect(forgotten.rows).toEqual([{ gone: 0 }])
  // 42501: no permission
  for (const statement of [
    sql`DELETE FROM audit`,
    sql`UPDATE audit SET at = '2015-01-01'`,
    sql`UPDATE audit SET staff_id = NULL`,
    sql`TRUNCATE audit`,
  ])
    await expect(statement.execute(site)).rejects.toMatchObject({ code: '42501' })
  expect(await trail()).toEqual(before)
})

test('the log tells nobody’s name, address or password', () => {
  for (const secret of ['@voorbeeld.nl', password, other, 'Geraden-geraden'])
    expect(server.logged()).not.toContain(secret)
})
