import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduction, type ProductionSite } from '../../test/kit/production.ts'
import { claimingFiles, endServer, freePort, launchServer } from '../../test/kit/server-process.ts'
import { bookingOf, firstSlots, type Rates, ratesAt } from '../../test/storms/bookings.ts'
import { pause } from '../core/kernel/pause.ts'
import { securityHeaders } from './http/security.ts'

let site: ProductionSite

beforeAll(async () => {
  site = await openProduction(claimingFiles)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const email = 'vindmij-nergens@voorbeeld.nl'

/** As a patient visitor: a machine with other work may make a process say that it is busy. */
const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  for (let left = 40; ; left--) {
    const answer = await fetch(`${site.url}${path}`, init)
    if (answer.status !== 503 || left === 0) return answer
    await pause(500)
  }
}

const rates = async (left = 40): Promise<Rates> => {
  try {
    return await ratesAt(site.url)
  } catch (thrown) {
    if (left === 0) throw thrown
    await pause(500)
    return rates(left - 1)
  }
}

const book = (offered: Rates, origin = site.publicUrl) =>
  ask('/api/klusservice/appointment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(bookingOf(offered, firstSlots(offered), email)),
  })

test('a booking comes through: one order at the partner, one mail, whichever process took it', async () => {
  const offered = await rates()
  const answers = [await book(offered), await book(offered), await book(offered), await book(offered)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  )
  await expect.poll(() => site.orders.size).toBe(4)
  await expect.poll(() => site.mails.length).toBe(4)
  for (const reference of references)
    expect(site.mails.filter(({ subject }) => subject?.includes(reference))).toHaveLength(1)
  expect(site.mails[0]?.from?.address).toBe('service@voorbeeld.test')
  expect(site.mails[0]?.html).toContain(site.publicUrl)
  const took = await Promise.all(
    site.processes.map(async ({ metricsUrl }) => {
      const text = await (await fetch(metricsUrl)).text()
      const count = /_count\{method="POST",route="\/api\/klusservice\/appointment",status="2xx"\} (\d+)/
      return Number(count.exec(text)?.[1] ?? 0)
    }),
  )
  expect(took.reduce((sum, one) => sum + one, 0)).toBe(4)
})

test('an address is looked up at PDOK', async () => {
  const answer = await ask('/api/v1/address?postcode=3821BT&houseNumber=10')
  expect(await answer.json()).toMatchObject({ streetName: 'Voorbeeldlaan', city: 'Amersfoort' })
})

/** Headers that differ from answer to answer, or belong to the connection. */
const ofOneAnswer = new Set(['date', 'x-request-id', 'connection', 'keep-alive'])

test.each(['/', '/contact', '/robots.txt', '/sitemap.xml'])(
  '%s, kept in memory, carries every header of the ordinary way',
  async (path) => {
    const headers = { 'accept-encoding': 'br' }
    const [whole, head] = [await ask(path, { headers }), await ask(path, { method: 'HEAD', headers })]
    expect(await whole.text()).not.toBe('')
    const lasting = (answer: Response) =>
      Object.fromEntries([...answer.headers].filter(([name]) => !ofOneAnswer.has(name)))
    expect(lasting(whole)).toEqual(lasting(head))
    expect(lasting(whole)).toMatchObject(securityHeaders(true))
    expect(whole.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('what another site sends is refused, whatever host it names', async () => {
  const offered = await rates()
  expect((await book(offered, 'https://www.elders.test')).status).toBe(403)
  expect((await book(offered, site.url)).status).toBe(403)
})

test.each([
  ['GET', '/sandbox'],
  ['GET', '/sandbox/mail.json'],
  ['POST', '/sandbox/faults'],
  ['POST', '/sandbox/viewer'],
  ['GET', '/stijlgids'],
])('%s %s does not exist', async (method, path) => {
  const answer = await ask(path, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: '{"as": "member", "partner": "mail", "mode": "down"}',
    }),
  })
  expect(answer.status).toBe(404)
})

test('pages say nothing of a demo, and the API documentation offers no trying out', async () => {
  const home = await (await ask('/')).text()
  expect(home).toContain(site.publicUrl)
  expect(home).not.toMatch(/demo|sandbox/i)
  const docs = await (await ask('/api/docs')).text()
  expect(docs).toContain('klusservice')
  expect(docs).not.toMatch(/<form|<textarea|<script/)
})

test('security.txt is there, in the name of the site', async () => {
  const text = await (await ask('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${site.publicUrl}/.well-known/security.txt`)
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

test('a process that is stopped finishes, and the other one goes on', async () => {
  const [first] = site.processes
  if (!first) throw new Error('No process.')
  const asked = Array.from({ length: 20 }, () => ask('/api/klusservice/tasks'))
  expect(await endServer(first.child, 'SIGTERM')).toBe(0)
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
  expect((await book(await rates())).status).toBe(201)
})

test('nothing that a visitor typed is in the logs', () => {
  const logged = site.processes.map(({ output }) => output()).join('')
  expect(logged).toContain('"route":"/api/klusservice/appointment"')
  expect(logged).not.toContain(email)
  expect(logged).not.toMatch(/3821 ?BT|Voorbeeldlaan/)
})

test('a database with the people of the demo is refused', async () => {
  await site.database.db.insertInto('person').values({ email: 'lid@voorbeeld.nl', demo: true }).execute()
  const child = launchServer({ ...site.env, PORT: String(await freePort()) })
  let said = ''
  child.stderr?.on('data', (chunk) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(said).toBe(
    'In de database staan mensen van de demonstratie: gebruik in MODE=production een eigen database.\n',
  )
})
