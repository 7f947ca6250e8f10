import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../test/kit/server-process.ts'
import { openWholeSite, type WholeSite } from '../../test/kit/whole-site.ts'
import { bookingOf, firstSlots, type Rates, ratesAt, whenCalm } from '../../test/storms/bookings.ts'
import { openPostOffice, type PostOffice } from '../../test/storms/post-office.ts'
import type { SignedStandIn } from './adapters/signed-http/signed-http-stand-in.ts'
import { securityHeaders } from './http/security.ts'
import { handyman as handymanPartner } from './partners/handyman.ts'
import { openStandIns, standInOf } from './partners/stand-in.ts'

// The site in production mode, with partners that are reached by their real protocols. Several processes behind a proxy are
// tested in production.long.db.test.ts, the settings that production refuses in config.test.ts.

const publicUrl = 'https://www.voorbeeld.test'
const email = 'vindmij-nergens@voorbeeld.nl'

let site: WholeSite
let office: PostOffice
let handyman: SignedStandIn
let env: NodeJS.ProcessEnv
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  office = opened.use(await openPostOffice(await freePort()))
  handyman = opened.adopt(await standInOf(handymanPartner), (one) => one.close())
  const partners = opened.use(await openStandIns({ given: { handyman } }))
  env = {
    MODE: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    ...partners.settings,
    MAIL: 'smtp',
    SMTP_URL: office.url,
    MAIL_FROM: 'service@voorbeeld.test',
  }
  site = opened.use(await openWholeSite({ env }))
})
afterAll(() => opened.disposeAsync())

/** Asks the site as the proxy in front of it does. */
const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  whenCalm(() =>
    fetch(`${site.url}${path}`, { ...init, headers: { 'x-forwarded-proto': 'https', ...init.headers } }),
  )

const book = (offered: Rates, origin = publicUrl) =>
  ask('/api/klusservice/appointment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(bookingOf(offered, firstSlots(offered), email)),
  })

test('a booking comes through: one order at the partner, one mail, nothing of it in the log', async () => {
  expect((await book(await ratesAt(site.url))).status).toBe(201)
  await expect.poll(() => handyman.orders.size).toBe(1)
  await expect.poll(() => office.receivedMessages.map(({ to }) => to)).toEqual([email])
  expect(site.logged()).toContain('"route":"/api/klusservice/appointment"')
  expect(site.logged()).not.toContain(email)
  expect(site.logged()).not.toMatch(/3821 ?BT|Voorbeeldlaan/)
})

test('an address is looked up at PDOK', async () => {
  const answer = await ask('/api/v1/address?postcode=3821BT&houseNumber=10')
  expect(await answer.json()).toMatchObject({ streetName: 'Voorbeeldlaan', city: 'Amersfoort' })
})

test('a page kept in memory carries the headers of every answer', async () => {
  const failures: string[] = []
  for (const path of ['/', '/contact', '/robots.txt', '/sitemap.xml']) {
    const answer = await ask(path, { headers: { 'accept-encoding': 'br' } })
    if ((await answer.text()) === '') failures.push(`${path} is empty`)
    for (const [name, value] of Object.entries(securityHeaders(true)))
      if (answer.headers.get(name) !== value) failures.push(`${path}: ${name}: ${answer.headers.get(name)}`)
    if (!/^[0-9a-f-]{36}$/.test(answer.headers.get('x-request-id') ?? '')) failures.push(`${path}: no id`)
  }
  expect(failures).toEqual([])
})

test('what another site sends is refused, whatever host it names', async () => {
  const offered = await ratesAt(site.url)
  expect((await book(offered, 'https://www.elders.test')).status).toBe(403)
  expect((await book(offered, site.url)).status).toBe(403)
})

test('nothing of a demonstration exists', async () => {
  const body = '{"as": "member", "partner": "mail", "mode": "down"}'
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const statuses = [
    await ask('/sandbox'),
    await ask('/sandbox/mail.json'),
    await ask('/sandbox/staff-codes.json'),
    await ask('/sandbox/faults', post),
    await ask('/sandbox/viewer', post),
    await ask('/stijlgids'),
  ].map(({ url, status }) => `${new URL(url).pathname} ${status}`)
  expect(statuses.filter((one) => !one.endsWith(' 404'))).toEqual([])
})

test('pages say nothing of a demo, and the API documentation offers no trying out', async () => {
  const home = await (await ask('/')).text()
  expect(home).toContain(publicUrl)
  expect(home).not.toMatch(/demo|sandbox/i)
  const docs = await (await ask('/api/docs')).text()
  expect(docs).toContain('klusservice')
  expect(docs).not.toMatch(/<form|<textarea|<script/)
})

test('security.txt is there, in the name of the site', async () => {
  const text = await (await ask('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${publicUrl}/.well-known/security.txt`)
})

test('every answer asks for TLS, and cookies travel over nothing else', async () => {
  for (const path of ['/', '/api/klusservice/tasks', '/nergens', '/healthz']) {
    const { headers } = await ask(path)
    expect(headers.get('strict-transport-security'), path).toMatch(/max-age=\d{8}/)
    expect(headers.get('content-security-policy'), path).toContain('upgrade-insecure-requests')
  }
  const form = new FormData()
  form.set('File', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'plan.pdf')
  form.set('Name', 'plan.pdf')
  const sent = await ask('/api/v1/files', { method: 'POST', body: form })
  expect(sent.status).toBe(201)
  const cookies = sent.headers.getSetCookie().filter((one) => !one.includes('Expires=Thu, 01 Jan 1970'))
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^__Host-thuisbasis=.*; HttpOnly; Secure/)
})

test('a database with the people or the staff of the demo is refused', async () => {
  const { db } = site.database
  const isRefused = () =>
    expect(openWholeSite({ env, database: site.database })).rejects.toThrow(
      'In de database staan mensen van de demonstratie: gebruik in MODE=production een eigen database.',
    )
  await db.insertInto('person').values({ email: 'lid@voorbeeld.nl', demo: true }).execute()
  await isRefused()
  await db.deleteFrom('person').where('demo', '=', true).execute()
  const staff = { email: 'beheerder@voorbeeld.nl', name: 'Eva Janssen', roles: ['operator'], demo: true }
  await db
    .insertInto('staff_account')
    .values({ ...staff, created_at: new Date().toISOString() })
    .execute()
  await isRefused()
})
