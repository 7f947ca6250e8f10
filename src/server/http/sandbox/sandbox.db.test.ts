import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { inspectionsSandbox } from '../../adapters/inspections-sandbox/inspections-sandbox-adapter.ts'
import { mailSandbox } from '../../adapters/mail-sandbox/mail-sandbox-adapter.ts'
import { recordsInDatabase } from '../../adapters/sandbox-kit/records-in-database.ts'
import { switchesInDatabase } from '../../adapters/sandbox-kit/switches.ts'
import { smsSandbox } from '../../adapters/sms-sandbox/sms-sandbox-adapter.ts'
import { exampleInspectionOrder } from '../../ports/inspections.suite.ts'
import type { Inspections } from '../../ports/inspections.ts'
import { type Mail, mailGuards } from '../../ports/mail.ts'
import { switchable } from '../../ports/sandbox-switches.ts'
import { type Sms, smsGuards } from '../../ports/sms.ts'
import { sandboxBank } from '../../services/sandbox/bank.ts'
import { sandboxDesk } from '../../services/sandbox/desk.ts'
import { sandboxInsurer } from '../../services/sandbox/insurer.ts'
import { sandboxStaffCodes } from '../../services/sandbox/staff-codes.ts'
import { demoStaff, loadDemoStaff } from '../../services/staff/demo-staff.ts'
import { makeVault } from '../../services/vault.ts'
import { sandbox } from './sandbox-routes.ts'

const clock = { at: instantOf('2026-11-20T12:00:00Z'), now: () => clock.at }
const day = 24 * 3_600_000
let app: FastifyInstance
let mail: Mail
let sms: Sms
let inspections: Inspections
let close: () => Promise<void>

beforeAll(async () => {
  const fresh = await freshDatabase()
  mail = switchable('mail', mailSandbox(fresh.db, clock), mailGuards, switchesInDatabase(fresh.db))
  sms = switchable(
    'sms',
    smsSandbox(recordsInDatabase(fresh.db, clock)),
    smsGuards,
    switchesInDatabase(fresh.db),
  )
  inspections = inspectionsSandbox(recordsInDatabase(fresh.db, clock))
  const vault = makeVault(['a secret of at least thirty-two characters'])
  const around = { database: fresh.db, clock, vault }
  await loadDemoStaff(around)
  app = fastify()
  app.setErrorHandler((thrown, _request, reply) =>
    thrown instanceof Fault ? reply.code(thrown.status).send(thrown.toProblem()) : reply.code(500).send(),
  )
  await app.register(sandbox, {
    desk: sandboxDesk({ database: fresh.db, clock }),
    bank: sandboxBank({ database: fresh.db, clock }),
    insurer: sandboxInsurer({ database: fresh.db, clock }),
    staffCodes: sandboxStaffCodes(around),
    noticeOf: () => ({ headers: {}, body: '' }),
    origin: 'http://127.0.0.1:9',
    now: () => clock.now(),
    active: [
      { name: 'klusservice', label: 'Vakman-partner' },
      { name: 'mail', label: 'E-mail' },
      { name: 'sms', label: 'Sms' },
    ],
    stylesheet: () => '/assets/site.css',
  })
  close = async () => {
    await app.close()
    await fresh.close()
  }
})
afterAll(() => close())

const nasty = '<script>alert(1)</script> & "wie"'

test('shows mail newest first, as data and as pages on which nothing of it can run', async () => {
  await mail.send('first', { to: 'jannie@voorbeeld.nl', subject: 'Eerste', text: 'een', html: '<p>een</p>' })
  clock.at += 1000
  await mail.send('second', {
    to: 'jannie@voorbeeld.nl',
    subject: nasty,
    text: nasty,
    html: `<p>twee</p>${nasty}`,
    attachments: [{ filename: 'moment é.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  })
  const list = (await app.inject('/sandbox/mail.json')).json()
  expect(list.map((one: { subject: string }) => one.subject)).toEqual([nasty, 'Eerste'])
  expect(list[0]).toMatchObject({ to: 'jannie@voorbeeld.nl', text: nasty, key: 'second' })

  const page = await app.inject('/sandbox/mail')
  expect(page.body).not.toContain('<script')
  const address = /\/sandbox\/mail\/\d+/.exec(page.body)?.[0] ?? ''
  const one = await app.inject(address)
  expect(one.body).not.toContain('<script')
  expect(one.body).toContain('sandbox="" ')
  expect(one.headers['content-security-policy']).toContain("default-src 'none'")
  expect(one.headers['cache-control']).toBe('private, no-store')
  const made = await app.inject(`${address}/opmaak`)
  expect(made.body).toContain('<p>twee</p>')
  expect(made.headers['content-security-policy']).toMatch(/^sandbox; script-src 'none'/)
  const file = await app.inject(`${address}/bijlage/0`)
  expect(file.body).toBe('BEGIN:VCALENDAR')
  expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''moment%20%C3%A9.ics")
})

test.each(['/sandbox', '/sandbox/mail', '/sandbox/orders'])(
  '%s begins with a link to its content',
  async (address) => {
    const { body } = await app.inject(address)
    expect(body).toMatch(/<body[^>]*>\s*<a class="skip" href="#inhoud">/)
    expect(body.match(/ id="inhoud"/g)).toHaveLength(1)
  },
)

test('shows nothing older than seven days and sweeps it', async () => {
  clock.at += 7 * day + 1
  expect((await app.inject('/sandbox/mail.json')).json()).toEqual([])
  clock.at -= 7 * day + 1
})

test.each([
  '/sandbox/mail/999999',
  '/sandbox/mail/een',
  '/sandbox/mail/1/bijlage/9',
  '/sandbox/mail/99999999999999999',
])('answers 404 for %s', async (address) => expect((await app.inject(address)).statusCode).toBe(404))

test('a switch works by form and by JSON, and shows where it stands', async () => {
  const byForm = await app.inject({
    method: 'POST',
    url: '/sandbox/faults',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'partner=mail&mode=down',
  })
  expect([byForm.statusCode, byForm.headers.location]).toEqual([303, '/sandbox'])
  const message = { to: 'a@voorbeeld.nl', subject: 's', text: 't', html: '' }
  await expect(mail.send('third', message)).rejects.toMatchObject({ partner: 'mail', reason: 'unreachable' })
  expect((await app.inject('/sandbox')).body).toMatch(/value="down" aria-pressed="true"/)

  const byJson = await app.inject({
    method: 'POST',
    url: '/sandbox/faults',
    payload: { partner: 'mail', mode: 'none' },
  })
  expect([byJson.statusCode, byJson.json()]).toEqual([200, { partner: 'mail', mode: 'none' }])
  await mail.send('third', message)
})

test.each([
  {},
  { partner: 'nobody', mode: 'down' },
  { partner: 'mail', mode: 'off' },
  { partner: ['mail'], mode: 'down' },
  [],
])('refuses the switch %j with 400', async (payload) => {
  const answer = await app.inject({ method: 'POST', url: '/sandbox/faults', payload })
  expect(answer.statusCode).toBe(400)
})

test('a code for each account of the office, as data and in a table', async () => {
  const codes = (await app.inject('/sandbox/staff-codes.json')).json()
  expect(codes).toEqual(
    demoStaff.map(({ email }) => ({
      account: email,
      code: expect.stringMatching(/^\d{6}$/),
      secondsLeft: expect.any(Number),
    })),
  )
  const { body } = await app.inject('/sandbox')
  for (const { account, code } of codes)
    expect(body).toContain(`<tr><th scope="row">${account}</th><td>${code}</td>`)
})

test('text messages stand beside the mails, and have their switch', async () => {
  expect((await app.inject('/sandbox/sms.json')).json()).toEqual([])
  const message = { to: '+31612345678', text: nasty }
  const flip = (mode: string) =>
    app.inject({ method: 'POST', url: '/sandbox/faults', payload: { partner: 'sms', mode } })
  await flip('down')
  await expect(sms.send('text', message)).rejects.toMatchObject({ partner: 'sms', reason: 'unreachable' })
  await flip('none')
  await sms.send('text', message)
  const page = await app.inject('/sandbox/sms')
  expect(page.body).toContain('+31612345678')
  expect(page.body).not.toContain('<script')
  const one = await app.inject(/\/sandbox\/sms\/\d+/.exec(page.body)?.[0] ?? '')
  expect(one.body).toContain('&amp; &quot;wie&quot;')
})

test('orders of one partner', async () => {
  expect((await app.inject('/sandbox/orders.json?partner=klusservice')).json()).toEqual([])
  expect((await app.inject('/sandbox/orders')).body).toContain('nog geen opdrachten')
})

test('an order that was taken back stays to be seen, and says so', async () => {
  const shown = async () => (await app.inject('/sandbox/orders')).body
  await inspections.place(exampleInspectionOrder)
  expect(await shown()).toContain('<dd>Ontvangen</dd>')
  await inspections.remove(exampleInspectionOrder.uid)
  expect(await shown()).toContain('<dd>Teruggenomen</dd>')
  expect((await app.inject('/sandbox/orders.json?partner=inspections')).json()).toMatchObject([
    { key: exampleInspectionOrder.uid, status: 'taken-back' },
  ])
})
