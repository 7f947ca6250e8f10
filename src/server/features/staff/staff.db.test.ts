import { afterAll, expect, test } from 'vitest'
import { password } from '../../../../test/kit/account.ts'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { officePaths } from '../../../core/staff/office-pages.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { invitationToken } from '../../services/staff/invitation.ts'
import { totpCode, windowOf } from '../../services/staff/totp.ts'

const clock = travellingClock('2026-12-01T09:00:00Z')
const server = await openTestServer({ clock })
const { app, runtime } = server
const { db } = server.database
afterAll(() => server.close())

/** The cookie of the office that an answer set, as a browser sends it afterwards. */
const cookieOf = ({ cookies }: { cookies: readonly { name: string; value: string }[] }): string =>
  cookies
    .filter(({ name }) => name === '__Host-thuisbasis-beheer')
    .slice(-1)
    .map(({ name, value }) => `${name}=${value}`)
    .join('')

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })
const post = (url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, headers: { cookie }, payload })
/** Sends a form, as a browser without scripts does. */
const send = (url: string, fields: Record<string, string>, cookie = '') =>
  app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

/** The next code of an app: half a minute later, as a code works once. */
const nextCode = (secret: string): string => {
  clock.pass(30_000)
  return totpCode(secret, windowOf(clock.now()))
}

let count = 0
const colleague = (roles: readonly StaffRole[]) =>
  addStaff(db, runtime.vault, { email: `collega-${++count}@voorbeeld.nl`, roles })
type Colleague = Awaited<ReturnType<typeof colleague>>

const logIn = async ({ email, password: word, secret }: Colleague): Promise<string> => {
  const half = cookieOf(await post('/beheer/api/login', { emailAddress: email, password: word }))
  const answer = await post('/beheer/api/login/factor', { code: nextCode(secret) }, half)
  expect(answer.statusCode, answer.body).toBe(200)
  return cookieOf(answer)
}

const anna = await colleague(['operator'])
const bram = await colleague(['operator'])

/** Approves the oldest that waits, as the second operator. */
const approve = async (): Promise<void> => {
  const cookie = await logIn(bram)
  const [first] = (await get('/beheer/api/approvals', cookie)).json().items
  const answer = await post(`/beheer/api/approvals/${first.id}`, { approved: true }, cookie)
  expect(answer.statusCode, answer.body).toBe(200)
}

/** The page behind the button of the newest letter of a kind to an address. */
const invitationOf = async (email: string, kind: string): Promise<string> => {
  const { facts } = await db
    .selectFrom('letter')
    .select('facts')
    .where('address', '=', email)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(facts)).toMatch(/^{"invitation":"[\w-]{36}"}$/)
  const { invitation } = facts as { invitation: string }
  return `${officePaths.invitation}/${invitationToken(runtime, invitation)}`
}

/** Goes through the door by the link of an invitation: password, app with codes, recovery codes. */
const accept = async (page: string): Promise<{ cookie: string; secret: string }> => {
  const chosen = await send(page, { password })
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, officePaths.setup])
  const half = cookieOf(chosen)
  expect((await get('/beheer/api/me', half)).statusCode).toBe(401)
  const { secret } = (await get(officePaths.setup, half)).json()
  const done = await send(officePaths.setup, { code: nextCode(secret) }, half)
  expect(done.json().codes).toHaveLength(10)
  return { cookie: cookieOf(done), secret }
}

test('a colleague comes from invitation to login, and is out with the next call once they leave', async () => {
  const email = 'noor@voorbeeld.nl'
  const body = {
    email,
    name: 'Noor Nieuw',
    roles: ['adviser'],
    desks: ['juridisch'],
    reason: 'Noor begint bij juridisch advies.',
  }
  const asked = await post('/beheer/api/staff', body, await logIn(anna))
  expect([asked.statusCode, asked.json()]).toEqual([200, { outcome: 'asked' }])
  await approve()

  const page = await invitationOf(email, 'staff-invited')
  const shown = await get(page)
  expect(shown.json()).toMatchObject({ kind: 'invitation', emailAddress: email })
  const weak = await send(page, { password: 'welkom' })
  expect([weak.statusCode, Object.keys(weak.json().errors)]).toEqual([400, ['password']])
  const { cookie, secret } = await accept(page)
  const me = await get('/beheer/api/me', cookie)
  expect(me.json()).toMatchObject({ name: 'Noor Nieuw', roles: ['adviser'], desks: ['juridisch'] })
  expect((await get(page)).statusCode).toBe(410)
  expect((await send(page, { password: 'Fiets-tegen-de-gele-muur-17' })).statusCode).toBe(410)

  const half = await send(officePaths.login, { emailAddress: email, password, terug: '/beheer/aanvragen' })
  expect(half.headers.location).toContain(officePaths.factor)
  const opened = await send(
    officePaths.factor,
    { code: nextCode(secret), terug: '/beheer/aanvragen' },
    cookieOf(half),
  )
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/beheer/aanvragen'])

  const operator = await logIn(anna)
  const list = (await get('/beheer/api/staff', operator)).json().items
  const { id } = list.find((one: { email: string }) => one.email === email)
  const left = await post(`/beheer/api/staff/${id}/leave`, {}, operator)
  expect(left.json()).toEqual({ ended: 2 })
  for (const gone of [cookie, cookieOf(opened)])
    expect((await get('/beheer/api/me', gone)).statusCode).toBe(401)
  const again = await post('/beheer/api/login', { emailAddress: email, password })
  expect([again.statusCode, again.json().code]).toEqual([400, 'login-failed'])
  const after = (await get('/beheer/api/staff', operator)).json().items
  expect(after.find((one: { id: string }) => one.id === id)).toMatchObject({ state: 'left' })
})

test('a reset closes what the old password and code opened, and the letter opens it anew', async () => {
  const daan = await colleague(['finance'])
  const before = await logIn(daan)
  const half = cookieOf(
    await post('/beheer/api/login', { emailAddress: daan.email, password: daan.password }),
  )
  const reason = 'Daan is zijn telefoon kwijt.'
  const asked = await post(`/beheer/api/staff/${daan.id}/reset`, { reason }, await logIn(anna))
  expect(asked.json()).toEqual({ outcome: 'asked' })
  expect((await get('/beheer/api/me', before)).statusCode).toBe(200)
  await approve()

  expect((await get('/beheer/api/me', before)).statusCode).toBe(401)
  const code = { code: nextCode(daan.secret) }
  expect((await post('/beheer/api/login/factor', code, half)).statusCode).toBe(401)
  // a session that only the old password opened sets up no second factor of its own
  expect((await get(officePaths.setup, half)).json()).toMatchObject({ kind: 'login' })
  const old = await post('/beheer/api/login', { emailAddress: daan.email, password: daan.password })
  expect(old.statusCode).toBe(400)
  const { cookie } = await accept(await invitationOf(daan.email, 'staff-reset'))
  expect((await get('/beheer/api/me', cookie)).json()).toMatchObject({ id: daan.id, roles: ['finance'] })
})

test('other roles log a colleague out, and hold from the next login', async () => {
  const eva = await colleague(['editor'])
  const before = await logIn(eva)
  const body = { roles: ['finance'], reason: 'Eva gaat naar de financiën.' }
  await post(`/beheer/api/staff/${eva.id}/roles`, body, await logIn(anna))
  await approve()
  expect((await get('/beheer/api/me', before)).statusCode).toBe(401)
  expect((await get('/beheer/api/me', await logIn(eva))).json().roles).toEqual(['finance'])
})

test('an invitation is opened by its own link alone, and for seven days', async () => {
  const body = { email: 'fien@voorbeeld.nl', name: 'Fien Faber', roles: ['editor'], reason: 'Nieuw.' }
  await post('/beheer/api/staff', body, await logIn(anna))
  await approve()
  const page = await invitationOf(body.email, 'staff-invited')
  const [id = '', signature = ''] = page.split('/').at(-1)?.split('.') ?? []
  const other = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const forged = [id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${other}.${signature}`, 'x']
  for (const token of forged) {
    const answer = await get(`${officePaths.invitation}/${token}`)
    expect([token, answer.statusCode]).toEqual([token, 410])
  }
  clock.pass(7 * 86_400_000)
  expect((await get(page)).statusCode).toBe(410)
})

test('before the second factor is set up the link opens the account, and its password does not', async () => {
  const body = { email: 'guus@voorbeeld.nl', name: 'Guus Half', roles: ['editor'], reason: 'Nieuw.' }
  await post('/beheer/api/staff', body, await logIn(anna))
  await approve()
  const page = await invitationOf(body.email, 'staff-invited')
  const first = cookieOf(await send(page, { password }))
  expect((await get(officePaths.setup, first)).json().kind).toBe('setup-factor')
  const alone = await post('/beheer/api/login', { emailAddress: body.email, password })
  expect([alone.statusCode, alone.json().code, alone.cookies]).toEqual([400, 'login-failed', []])

  const { cookie } = await accept(page)
  expect((await get(officePaths.setup, first)).statusCode).toBe(401)
  expect((await get('/beheer/api/me', cookie)).json()).toMatchObject({ name: body.name })
  expect((await get(page)).statusCode).toBe(410)
  expect((await post('/beheer/api/login', { emailAddress: body.email, password })).json()).toEqual({
    factor: 'totp',
  })
})

test('what is sent wrong is refused with a sentence at each field, and an unknown id as such', async () => {
  const cookie = await logIn(anna)
  const body = { email: 'x', name: '<script>', roles: ['koning'], desks: 'juridisch', reason: 7 }
  const answer = await post('/beheer/api/staff', body, cookie)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors).toSorted()).toEqual([
    'desks',
    'email',
    'name',
    'reason',
    'roles[0]',
  ])
  const nobody = '00000000-0000-4000-8000-00000000dead'
  const unknown = await post(`/beheer/api/staff/${nobody}/leave`, {}, cookie)
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'staff-unknown'])
  expect((await post('/beheer/api/staff/geen-id/leave', {}, cookie)).statusCode).toBe(400)
  const undecided = await post(`/beheer/api/approvals/${nobody}`, { approved: 'ja' }, cookie)
  expect(undecided.statusCode).toBe(400)
})
