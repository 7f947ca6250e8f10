import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingFrom, plantedPerson, send } from '../../../../test/kit/handyman.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { deskOf } from '../../features.ts'
import type { Message } from '../../ports/mail.ts'
import { systemContext } from '../system-context.ts'
import { notifyDesks } from './notify-desks.ts'

let server: TestServer
let inbox: string | undefined = 'klussen@bureau.example'
let fault: PartnerError | undefined
const mails: { key: string; message: Message }[] = []

beforeAll(async () => {
  server = await openTestServer()
  server.runtime.ports.mail = {
    send: async (key, message) => {
      mails.push({ key, message })
      if (fault) throw fault
    },
  }
  const { settings } = server.runtime
  server.runtime.settings = async () => {
    const now = await settings()
    const { klusservice, juridisch } = now.desks
    if (!klusservice || !juridisch) throw new Error('These desks are of the content that tests load.')
    const lawyers = { ...juridisch, inbox: 'recht@bureau.example' }
    return { ...now, desks: { ...now.desks, klusservice: { ...klusservice, inbox }, juridisch: lawyers } }
  }
})
afterAll(() => server.close())
beforeEach(() => {
  mails.length = 0
  fault = undefined
  inbox = 'klussen@bureau.example'
})

const book = async () =>
  (await send(server, await bookingFrom(server, '2026-11-23'))).json<{ reference: string }>().reference
const write = async (content: object) => ({ html: '', text: JSON.stringify(content) })
const notify = () => notifyDesks(systemContext(server.runtime, 'desks.notice'), deskOf, write)

test('a desk is told once of each request, and of nothing that it says', async () => {
  await notify()
  expect(mails).toEqual([])
  const first = await book()
  await notify()
  const [mail] = mails
  expect(mail?.message).toMatchObject({
    to: 'klussen@bureau.example',
    subject: 'Nieuwe aanvraag: Klus boeken',
  })
  expect(mail?.message.text).toContain(first)
  // The mail has no numbered list below `Wat er nu gebeurt`, as confirmations have.
  expect(mail?.message.text).not.toContain('"next"')
  for (const word of [
    plantedPerson.lastName,
    plantedPerson.email,
    plantedPerson.phone,
    plantedPerson.street,
    'Zeldzaamwoord',
  ])
    expect(JSON.stringify(mail)).not.toContain(word)
  const [second, third] = [await book(), await book()]
  await notify()
  await notify()
  expect(mails).toHaveLength(2)
  expect(mails[1]?.message.subject).toBe('2 nieuwe aanvragen')
  for (const reference of [second, third]) expect(mails[1]?.message.text).toContain(reference)
  expect(mails[1]?.message.text).not.toContain(first)
})

test('while mail is away it is tried again, under the same key', async () => {
  const reference = await book()
  fault = new PartnerError('mail', 'unreachable')
  await notify()
  fault = undefined
  await notify()
  expect(mails.map(({ message }) => message.text.includes(reference))).toEqual([true, true])
  expect(mails[0]?.key).toBe(mails[1]?.key)
})

test('an inbox that does not exist is not tried every minute', async () => {
  await book()
  fault = new PartnerError('mail', 'refused')
  await notify()
  await notify()
  expect(mails).toHaveLength(1)
})

test('without an inbox nothing is mailed, and what came in is told once there is one', async () => {
  inbox = undefined
  const reference = await book()
  await notify()
  expect(mails).toEqual([])
  inbox = 'later@bureau.example'
  await notify()
  expect(mails.map(({ message }) => [message.to, message.text.includes(reference)])).toEqual([
    ['later@bureau.example', true],
  ])
})

test('one with a desk of its own goes there, and waits where that has no inbox', async () => {
  const [lawyers, waiting] = [await book(), await book()]
  const { db } = server.database
  const see = (reference: string, desk: string) =>
    db.updateTable('submission').set({ desk }).where('reference', '=', reference).execute()
  await see(lawyers, 'juridisch')
  await see(waiting, 'bouwkundig')
  await notify()
  expect(mails.map(({ message }) => message.to)).toEqual(['recht@bureau.example'])
  expect(mails[0]?.message.text).toContain(lawyers)
  await see(waiting, 'klusservice')
  await notify()
  expect(mails.at(-1)?.message.text).toContain(waiting)
})

test('every kind of request has a desk that the settings know', async () => {
  const { desks } = await server.runtime.settings()
  for (const [kind, desk] of Object.entries(deskOf)) expect(desks[desk], kind).toBeDefined()
  // each the desk that the page and the mail of the request give for calling
  expect(deskOf).toMatchObject({ 'handyman.book': 'klusservice', 'insulation-check.register': 'isoleren' })
  expect(deskOf).not.toHaveProperty('account.register')
})
